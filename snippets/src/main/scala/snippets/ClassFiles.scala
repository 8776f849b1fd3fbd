package snippets

import scala.tools.asm.{ClassReader, ClassVisitor, ClassWriter, FieldVisitor, MethodVisitor, Opcodes}

import java.nio.file.Path

/** Writes a run's classes to disk for the workers. */
object ClassFiles:
  private val scope = raw".*docrs\$$line\$$\d+\$$\.class".r

  def write(classes: Map[String, Array[Byte]], to: Path): Unit =
    for (path, bytes) <- classes if path.endsWith(".class") do
      Disk.write(to.resolve(path), if scope.matches(path) then callable(bytes) else bytes)

  /** Turns the static initializer into a public static method, so that it runs without the JVM's
    * initialization lock. Fibers on other threads can then use the object before the initializer
    * has ended.
    */
  private def callable(bytes: Array[Byte]): Array[Byte] =
    val writer = ClassWriter(0)
    val visitor = new ClassVisitor(Opcodes.ASM9, writer):
      override def visitField(access: Int, name: String, descriptor: String, signature: String, value: Any): FieldVisitor =
        // Only the initializer could set a final field.
        super.visitField(access & ~Opcodes.ACC_FINAL, name, descriptor, signature, value)
      override def visitMethod(access: Int, name: String, descriptor: String, signature: String, thrown: Array[String]): MethodVisitor =
        if name == "<clinit>" then super.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, Worker.INITIALIZER, descriptor, signature, thrown)
        else super.visitMethod(access, name, descriptor, signature, thrown)
    ClassReader(bytes).accept(visitor, 0)
    writer.toByteArray
