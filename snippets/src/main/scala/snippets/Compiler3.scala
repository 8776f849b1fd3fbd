package snippets

import dotty.tools.dotc.{CompilationUnit, Compiler, Driver, Run}
import dotty.tools.dotc.core.Contexts.*
import dotty.tools.dotc.core.Phases.{typerPhase, Phase}
import dotty.tools.dotc.parsing.Parser
import dotty.tools.dotc.reporting.{Diagnostic, HideNonSensicalMessages, Reporter, UniqueMessagePositions}
import dotty.tools.dotc.typer.TyperPhase
import dotty.tools.io.{AbstractFile, VirtualDirectory}

import scala.collection.mutable

/** The result of a run of the compiler: its messages in order, and its class files by path. */
final class Outcome(val messages: Vector[Diagnostic], val classes: Map[String, Array[Byte]]):
  def errors: Vector[Diagnostic] = messages.filter(_.level == 2)

/** A Scala 3 compiler for one class path, which stays warm between runs. */
final class Compiler3(classPath: Vector[String], options: String*):
  private object driver extends Driver:
    override def sourcesRequired = false
    def context: Context =
      // The default settings, but with details of deprecations and feature warnings, and with
      // enough time to find the same import suggestions on slow and on fast machines.
      val args = Array("-classpath", classPath.mkString(java.io.File.pathSeparator), "-color", "never", "-deprecation", "-feature",
        "-Ximport-suggestion-timeout", "60000") ++ options
      setup(args, initCtx).get._2

  private val root     = driver.context
  private val compiler = PageCompiler()

  /** Runs all phases on the units. */
  def compile(units: List[CompilationUnit]): Outcome =
    run(units)(())._1

  /** Compiles the units, and then evaluates `ask` in a context with the class path. */
  def run[A](units: List[CompilationUnit])(ask: Context ?=> A): (Outcome, A) =
    val reporter = Collected()
    val out      = VirtualDirectory("out")
    val context  = root.fresh.setReporter(reporter)
    context.setSetting(context.settings.outputDir, out)
    val run = compiler.newRun(using context)
    run.compileUnits(units)
    val answer = ask(using typing(run, Collected()))
    (Outcome(reporter.all.toVector, Compiler3.files(out).toMap), answer)

  /** Parses only. */
  def parse[A](read: Context ?=> A): (Vector[Diagnostic], A) =
    val reporter = Collected()
    val context  = root.fresh.setReporter(reporter)
    val run      = compiler.newRun(using context)
    // Phases exist only after a run has started.
    run.compileUnits(Nil)
    val answer = read(using typing(run, reporter))
    (reporter.all.toVector, answer)

  private def typing(run: Run, reporter: Reporter): Context =
    run.runContext.fresh.setPhase(typerPhase(using run.runContext)).setReporter(reporter)

object Compiler3:
  /** A source that isn't a page, such as the glue. */
  def unit(name: String, code: String): CompilationUnit = CompilationUnit(name, code)

  private def files(dir: AbstractFile, path: String = ""): Iterator[(String, Array[Byte])] =
    dir.iterator().flatMap { f =>
      if f.isDirectory then files(f, s"$path${f.name}/")
      else if f.name.endsWith(".class") || f.name.endsWith(".tasty") then Iterator(s"$path${f.name}" -> f.toByteArray)
      else Iterator.empty
    }

/** The compiler, with the assembly instead of the parser, and with a phase after the typer that
  * records facts.
  */
private final class PageCompiler extends Compiler:
  override protected def frontendPhases: List[List[Phase]] =
    super.frontendPhases.flatMap {
      case List(_: Parser)         => List(List(PageParser()))
      case typer @ List(_: TyperPhase) => List(typer, List(FactsPhase()))
      case other                   => List(other)
    }

private final class PageParser extends Parser:
  override def parse(using Context): Boolean = ctx.compilationUnit match
    case unit: PageUnit =>
      unit.assemble match
        case assembly: Assembly =>
          unit.untpdTree = assembly.tree
          unit.initializers = assembly.initializers
          unit.ends = assembly.ends
          true
        case null => super.parse
    case _ => super.parse

/** Collects messages in order. Their texts are rendered immediately, because the context changes
  * later.
  */
private final class Collected extends Reporter, UniqueMessagePositions, HideNonSensicalMessages:
  val all: mutable.Buffer[Diagnostic] = mutable.Buffer.empty
  def doReport(d: Diagnostic)(using Context): Unit =
    if d.level > 0 then all += new Diagnostic(d.msg.persist, d.pos, d.level)
