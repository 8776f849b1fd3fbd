package snippets

import java.nio.file.{Files, Path}

/** Compiles a page's `file` blocks as a build tool would: first the sources, then the tests, which
  * can use the sources. Classes and resources go to folders on the class path of the page's other
  * blocks.
  */
final class Project(page: Page, libraries: Vector[String], home: Path) extends AutoCloseable:
  private val blocks  = page.blocks.filter(_.isSource)
  private val sources = Files.createDirectories(home.resolve("main"))
  private val tests   = Files.createDirectories(home.resolve("test"))

  /** The class path of the page's other blocks. */
  val classPath: Vector[String] = libraries :+ sources.toString :+ tests.toString

  for resource <- page.resources; case Project.resource(of, name) <- Some(resource.path) do
    Disk.write(home.resolve(of).resolve(name), resource.content.getBytes("UTF-8"))

  private val compiled =
    val (ofTests, ofSources) = blocks.partition(_.file.exists(_.startsWith("src/test/")))
    val first                = compile(ofSources, libraries, sources)
    if first.messages.exists(_.severity == "error") then first
    else
      val second = compile(ofTests, libraries :+ sources.toString, tests)
      Compiled(first.messages ++ second.messages, first.results ++ second.results)

  /** The compiler's messages, with positions in the page. */
  def messages: Vector[Message] = compiled.messages

  /** The results of the blocks. */
  def results: Vector[BlockResult] = compiled.results

  private case class Compiled(messages: Vector[Message], results: Vector[BlockResult])

  /** Compiles with a new compiler, which knows no other project. */
  private def compile(files: Vector[Fence], classPath: Vector[String], to: Path): Compiled =
    if files.isEmpty then Compiled(Vector.empty, Vector.empty)
    else
      // Lines are counted from the start of the file, as in its traces.
      val units = files.map { b =>
        val source = PageSource(Page(b.file.getOrElse(s"Block${b.index}.scala"), 0, Vector(b.copy(mode = "compile", line = 1))))
        b -> PageUnit(source, source.page.blocks, false, null)
      }
      val messages =
        try
          val outcome = Compiler3(classPath).compile(units.map(_._2).toList)
          for (path, bytes) <- outcome.classes do Disk.write(to.resolve(path), bytes)
          for
            d         <- outcome.messages
            (b, unit) <- units
            m         <- unit.text.message(d, if d.level == 2 then "error" else "warning")
          yield m.copy(line = m.line + b.line - 1, endLine = m.endLine + b.line - 1)
        catch
          case e: VirtualMachineError if !e.isInstanceOf[StackOverflowError] => throw e
          case e: Throwable => Vector(Message.atBlock(files.head, s"The compiler crashed: $e"))
      Compiled(messages, units.map((b, unit) => BlockResult(b.index, "compiled", facts = unit.facts.toVector)))

  def close(): Unit = Disk.delete(home)

object Project:
  private val resource = raw"src/(main|test)/resources/(.+)".r
