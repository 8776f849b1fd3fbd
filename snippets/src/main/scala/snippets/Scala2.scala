package snippets

import java.lang.reflect.InvocationTargetException
import java.net.URLClassLoader
import java.nio.file.{Files, Path}

/** A message of the Scala 2.13 compiler, with a line and column from 1. */
final case class Message2(severity: String, line: Int, column: Int, text: String)

/** The Scala 2.13 compiler, called by reflection in a separate class loader. It shares only the
  * classes of the JDK with this program.
  */
final class Scala2(compiler: Vector[String], classPath: Vector[String], workDir: Path):
  private val loader = URLClassLoader(compiler.map(p => Path.of(p).toUri.toURL).toArray, ClassLoader.getPlatformClassLoader)
  private def load(name: String) = loader.loadClass(name)

  private val settings = load("scala.tools.nsc.Settings").getConstructor().newInstance().asInstanceOf[AnyRef]
  private val out      = Files.createTempDirectory(workDir, "scala2")
  locally {
    val line = s"-classpath ${classPath.mkString(java.io.File.pathSeparator)} -d $out -deprecation -feature -Ystop-before:jvm"
    call(settings, "processArgumentString", line)
  }
  private val reporter = load("scala.tools.nsc.reporters.StoreReporter")
    .getConstructor(load("scala.tools.nsc.Settings")).newInstance(settings).asInstanceOf[AnyRef]
  private val global = load("scala.tools.nsc.Global")
    .getConstructors.find(_.getParameterCount == 2).get
    .newInstance(settings, reporter).asInstanceOf[AnyRef]

  /** Compiles one source. */
  def compile(name: String, code: String): Vector[Message2] =
    call(reporter, "reset")
    val run    = load("scala.tools.nsc.Global$Run").getConstructor(load("scala.tools.nsc.Global")).newInstance(global).asInstanceOf[AnyRef]
    val source = load("scala.reflect.internal.util.BatchSourceFile")
      .getConstructor(classOf[String], load("scala.collection.immutable.Seq")).newInstance(name, wrapped(code)).asInstanceOf[AnyRef]
    val list = call(load("scala.collection.immutable.Nil$").getField("MODULE$").get(null), "$colon$colon", source)
    call(run, "compileSources", list)
    val infos = call(call(reporter, "infos"), "iterator")
    val found = Vector.newBuilder[Message2]
    while call(infos, "hasNext") == java.lang.Boolean.TRUE do
      val info = call(infos, "next")
      val pos  = call(info, "pos")
      if call(pos, "isDefined") == java.lang.Boolean.TRUE then
        val severity = call(info, "severity").toString
        if severity != "INFO" then
          found += Message2(severity.toLowerCase, number(call(pos, "line")), number(call(pos, "column")), call(info, "msg").toString)
    found.result()

  private def wrapped(code: String): AnyRef =
    load("scala.Predef$").getMethod("wrapString", classOf[String]).invoke(load("scala.Predef$").getField("MODULE$").get(null), code)

  private def number(v: AnyRef): Int = v.asInstanceOf[java.lang.Integer].intValue

  private def call(target: AnyRef, name: String, args: AnyRef*): AnyRef =
    val method = target.getClass.getMethods.find(m => m.getName == name && m.getParameterCount == args.length && !m.isBridge)
      .orElse(target.getClass.getMethods.find(m => m.getName == name && m.getParameterCount == args.length))
      .getOrElse(throw NoSuchMethodException(s"${target.getClass.getName}.$name"))
    method.setAccessible(true)
    try method.invoke(target, args*)
    catch case e: InvocationTargetException => throw e.getCause
