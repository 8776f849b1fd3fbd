package snippets

import dotty.tools.dotc.ast.tpd.*
import dotty.tools.dotc.core.Constants.Constant
import dotty.tools.dotc.core.Contexts.*
import dotty.tools.dotc.core.NameOps.*
import dotty.tools.dotc.core.Symbols.*
import dotty.tools.dotc.core.Types.{ConstantType, Type}
import dotty.tools.dotc.report

import scala.util.matching.Regex

/** Files of claims: one spec each, whose tests are named by what they prove about a page. */
object Claims:
  /** Reports assertions that are always true, aspects that hide failures, and files without exactly
    * one spec.
    */
  def check(unit: PageUnit)(using Context): Unit =
    val spec  = getClassIfDefined("zio.test.ZIOSpecAbstract")
    val specs = collection.mutable.Buffer.empty[Tree]
    val walk = new TreeTraverser:
      def traverse(tree: Tree)(using Context): Unit =
        def refuse(words: String) = report.error(words, tree.sourcePos)
        def lost(assertion: Tree) =
          report.error("The result of this assertion is lost, so it proves nothing. Combine it with the last one: `assertTrue(a, b)`, or `&&`.", assertion.sourcePos)
        tree match
          case Inlined(call, _, _) if !call.isEmpty => traverse(call)
          case t: TypeDef if t.symbol.is(dotty.tools.dotc.core.Flags.ModuleClass) && t.symbol.derivesFrom(spec) => specs += t
          // Also the calls that the compiler makes of `_ <- effect`.
          case Apply(call, List(f)) if call.symbol.exists && call.symbol.name.toString == "flatMap" && ignores(f) =>
            methPart(call) match
              case Select(effect, _) if isTest(effect, "assertZIO") => lost(effect)
              case _                                                =>
          case _ =>
        if tree.span.exists && tree.span.isSourceDerived then
          tree match
            case t: RefTree if isTest(t, "assertCompletes", "assertCompletesZIO") =>
              refuse(s"`${t.name}` is always true. Assert what the claim says, for example with `assertTrue`.")
            case t: RefTree if t.symbol.exists && t.symbol.owner.fullName.toString == "zio.test.TestAspect$" && hiding(t.name.toString) =>
              refuse(s"`TestAspect.${t.name}` hides failures. Make the claim hold in every run, for example with a promise or the test clock.")
            case Block(stats, _) => stats.filter(s => s.isTerm && isResult(s.tpe)).foreach(lost)
            case Select(effect, name) if Set("*>", "zipRight")(name.decode.toString) && isTest(effect, "assertZIO") => lost(effect)
            case Apply(f, args) if isTest(f, "assertTrue") && asserted(args).exists(isTrue) =>
              refuse("This assertion is always true. Assert what the claim says.")
            case Apply(f, List(arg)) if isTest(f, "assert", "assertZIO") && arg.symbol.name.toString == "anything" && isTest(arg, "anything") =>
              refuse("`anything` is always true. Assert what the claim says.")
            case _ =>
        traverseChildren(tree)
    walk.traverse(ctx.compilationUnit.tpdTree)
    val first = unit.text.source.atSpan(dotty.tools.dotc.util.Spans.Span(unit.text.start(unit.blocks.last)))
    specs.toList match
      case List(_) => ()
      case Nil     => report.error("This file has no spec. Write one, for example `object PageClaims extends ZIOSpecDefault`.", first)
      case more    => report.error("This file has several specs, but the claims of a page are one spec. Put their tests into suites of the first.", more(1).sourcePos)

  private val hiding = Set("flaky", "eventually", "retry", "failing")

  private def isTest(tree: Tree, names: String*)(using Context): Boolean =
    tree.symbol.exists && names.contains(tree.symbol.name.toString) && tree.symbol.fullName.toString.startsWith("zio.test.")

  /** The arguments of a call with a variable number of them. */
  private def asserted(args: List[Tree])(using Context): List[Tree] = args.flatMap {
    case Typed(SeqLiteral(all, _), _) => all
    case SeqLiteral(all, _)           => all
    case one                          => List(one)
  }

  private def isResult(tpe: Type)(using Context): Boolean =
    val result = getClassIfDefined("zio.test.TestResult")
    result.exists && tpe.widen.derivesFrom(result)

  /** Whether a function doesn't use its parameter. */
  private def ignores(function: Tree)(using Context): Boolean = function match
    case closureDef(d) =>
      // The compiler turns `_ <- effect` into a pattern match.
      val body = d.rhs match
        case Match(_, List(CaseDef(pattern, _, body))) if !pattern.existsSubTree(_.isInstanceOf[Bind]) => body
        case other                                                                                  => other
      d.termParamss.flatten.forall(p => !body.existsSubTree(_.symbol == p.symbol))
    case _ => false

  private def isTrue(tree: Tree)(using Context): Boolean = tree.tpe.widenTermRefExpr.dealias match
    case ConstantType(Constant(true)) => true
    case _                            => false

  /** The claims of a file with the results of all its runs: a claim holds if it does in each run. A
    * failure is at the line that it names.
    */
  def results(page: Page, runs: Vector[Ran]): Vector[Claim] =
    runs.headOption.fold(Vector.empty) { first =>
      val others = runs.tail.zipWithIndex.map { (ran, i) =>
        val which = if i == runs.size - 2 then "on a busy machine" else "again"
        ran.claims.filter(_.state != "passed").map(c => (c.suites, c.name) -> c.copy(text = s"It held in the first run, but not when it ran $which:\n${c.text}"))
      }
      val later = others.reverse.flatten.toMap
      first.claims.map { c =>
        val worst = if c.state == "passed" then later.getOrElse((c.suites, c.name), c) else c
        // The report begins with the name, which the claim already has.
        val lines = Normalize(page)(worst.text).linesIterator.map(_.stripTrailing).filter(_.nonEmpty)
        val text  = lines.filterNot(_.trim == s"- ${c.name}").mkString("\n").stripIndent
        worst.copy(line = at(page).findFirstMatchIn(text).fold(c.line)(_.group(1).toInt), text = text)
      }
    }

  /** The line where a test begins, because ZIO reports the one where it ends. */
  def begin(page: Page, name: String, end: Int): Int =
    val file = page.blocks.last
    file.lines.lastIndexWhere(_.contains(s"\"$name\""), end - file.line) match
      case -1 => end
      case at => at + file.line

  private def at(page: Page): Regex = s"(?:at \\S*|\\()${Regex.quote(page.fileName)}:(\\d+)".r
