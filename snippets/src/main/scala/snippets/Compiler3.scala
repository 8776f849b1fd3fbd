package snippets

import dotty.tools.dotc.{CompilationUnit, Compiler, Driver, Run}
import dotty.tools.dotc.core.Contexts.*
import dotty.tools.dotc.core.Phases.{typerPhase, Phase}
import dotty.tools.dotc.parsing.Parser
import dotty.tools.dotc.reporting.{Diagnostic, HideNonSensicalMessages, Reporter, UniqueMessagePositions}
import dotty.tools.dotc.typer.TyperPhase
import dotty.tools.io.{AbstractFile, VirtualDirectory}

import scala.collection.mutable

/** What a run of the compiler left: its messages in order, and its class files by path. */
final class Outcome(val messages: Vector[Diagnostic], val classes: Map[String, Array[Byte]]):
  def errors: Vector[Diagnostic] = messages.filter(_.level == 2)

/** A Scala 3 compiler for one class path, kept warm between runs. */
final class Compiler3(classPath: Vector[String], options: String*):
  private object driver extends Driver:
    override def sourcesRequired = false
    def context: Context =
      // The settings of a build that says nothing, but with deprecations and feature warnings spelled out,
      // and with time for the same import suggestions on a slow machine as on a fast one.
      val args = Array("-classpath", classPath.mkString(java.io.File.pathSeparator), "-color", "never", "-deprecation", "-feature",
        "-Ximport-suggestion-timeout", "60000") ++ options
      setup(args, initCtx).get._2

  private val root     = driver.context
  private val compiler = PageCompiler()

  /** Runs all phases over the units. */
  def compile(units: List[CompilationUnit]): Outcome =
    run(units)(())._1

  /** Compiles the units and then answers a question in a context that sees the class path. */
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
    // Phases exist once a run has begun.
    run.compileUnits(Nil)
    val answer = read(using typing(run, reporter))
    (reporter.all.toVector, answer)

  private def typing(run: Run, reporter: Reporter): Context =
    run.runContext.fresh.setPhase(typerPhase(using run.runContext)).setReporter(reporter)

object Compiler3:
  /** A source that is no page, such as the harness's own. */
  def unit(name: String, code: String): CompilationUnit = CompilationUnit(name, code)

  private def files(dir: AbstractFile, path: String = ""): Iterator[(String, Array[Byte])] =
    dir.iterator().flatMap { f =>
      if f.isDirectory then files(f, s"$path${f.name}/")
      else if f.name.endsWith(".class") || f.name.endsWith(".tasty") then Iterator(s"$path${f.name}" -> f.toByteArray)
      else Iterator.empty
    }

/** The compiler with the assembly in place of the parser and a phase that records facts after the typer. */
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
          unit.initialisers = assembly.initialisers
          unit.ends = assembly.ends
          true
        case null => super.parse
    case _ => super.parse

/** Keeps messages in the order they come; their texts are made at once, while the context is what it was. */
private final class Collected extends Reporter, UniqueMessagePositions, HideNonSensicalMessages:
  val all: mutable.Buffer[Diagnostic] = mutable.Buffer.empty
  def doReport(d: Diagnostic)(using Context): Unit =
    if d.level > 0 then all += new Diagnostic(d.msg.persist, d.pos, d.level)
