package snippets

import dotty.tools.dotc.CompilationUnit
import dotty.tools.dotc.ast.tpd.*
import dotty.tools.dotc.core.Constants.Constant
import dotty.tools.dotc.core.Contexts.*
import dotty.tools.dotc.core.NameOps.*
import dotty.tools.dotc.core.Names.*
import dotty.tools.dotc.core.Phases.Phase
import dotty.tools.dotc.core.Symbols.*
import dotty.tools.dotc.core.Types.*
import dotty.tools.dotc.report
import dotty.tools.dotc.util.Spans.Span

import scala.collection.mutable
import scala.util.Try

/** A page, or a file of a page, in a run of the compiler, and what the compiler found out about it.
  */
final class PageUnit(
    val text: PageSource,
    val blocks: Vector[Fence],
    val refused: Boolean,
    val assemble: Context ?=> (Assembly | Null)
) extends CompilationUnit(text.source):
  var initializers: List[String]                  = Nil
  /** Positions of the last statements of `run` blocks, by block. */
  var ends: Map[Int, Span]                        = Map.empty
  val facts: mutable.Buffer[Fact]                 = mutable.Buffer.empty
  val needs: mutable.Map[Int, Set[Int]]           = mutable.Map.empty.withDefaultValue(Set.empty)
  /** Types of the values that `values` blocks show, by block and name. */
  val valueTypes: mutable.Map[(Int, String), String] = mutable.Map.empty

/** Records what the typer found out about each identifier on the pages, before later phases rewrite
  * the trees.
  */
final class FactsPhase extends Phase:
  def phaseName = "pagefacts"

  // The blocks that a block depends on are recorded even if the block has errors.
  override def isRunnable(using Context): Boolean = true

  protected def run(using Context): Unit = ctx.compilationUnit match
    case unit: PageUnit if !ctx.reporter.hasErrors =>
      if unit.text.page.isClaims then Claims.check(unit)
      Recorder(unit).record()
    case unit: PageUnit if unit.refused            => Try(Recorder(unit).recordNeeds())
    case _                                         =>

private final class Recorder(unit: PageUnit)(using Context):
  private val source  = unit.text.source
  private val content = source.content()
  private val ranges  = unit.blocks.map(b => (unit.text.start(b), unit.text.end(b), b))
  /** Positions of the last expressions of `run` blocks, by the method that holds them. */
  private val runs    = mutable.Map.empty[Symbol, Span]
  private val found   = mutable.Map.empty[Span, Fact]
  /** Per block: the symbols that it refers to, written or inferred, and the imports at its top
    * level.
    */
  private val used    = mutable.Map.empty[Int, mutable.Set[Symbol]]
  private val imports = mutable.Map.empty[Int, mutable.Buffer[Import]]

  def record(): Unit =
    recordNeeds()
    unit.facts ++= found.values.toVector.sortBy(f => (f.block, f.line, f.column))

  def recordNeeds(): Unit =
    walk.traverse(ctx.compilationUnit.tpdTree)
    for block <- unit.blocks do unit.needs(block.index) = needs(block)

  private def blockAt(offset: Int): Option[(Int, Int, Fence)] =
    ranges.find((start, end, _) => start <= offset && offset <= end)

  private def isOurs(tree: Tree): Boolean = tree.source.file eq source.file

  private object walk extends TreeTraverser:
    def traverse(tree: Tree)(using Context): Unit =
      tree match
        case Inlined(call, _, _) if !call.isEmpty => traverse(call)
        case _                                    =>
      if tree.span.exists && isOurs(tree) then
        tree match
          case t: Import =>
            if t.symbol.owner.isClass && (t.symbol.owner.name.isReplWrapperName) then
              blockAt(t.span.start).foreach((_, _, b) => imports.getOrElseUpdate(b.index, mutable.Buffer.empty) += t)
            for selector <- t.selectors if !selector.isWildcard do
              val name = selector.imported.name
              val both = List(t.expr.tpe.member(name), t.expr.tpe.member(name.toTypeName)).map(_.alternatives.headOption)
              both.flatten.headOption.foreach(d => mark(selector.imported.span, name, d.symbol, d.info))
          case Apply(Select(_, name), List(Literal(Constant(b: Int)), _, Literal(Constant(n: String)), value)) if name.toString == "value" && isGlue(tree) =>
            unit.valueTypes((b, n)) = TypeText(value.tpe.widen)
          case Apply(_, List(Literal(Constant(_: Int)), value)) if isGlue(tree) => checkRunnable(value)
          case t: Template if t.symbol.owner.name.isReplWrapperName => t.body.foreach(checkUsed)
          case t: Ident  => refer(t); mark(Span(t.span.point, t.span.end), t.name, t.symbol, t.tpe)
          case t: Select => refer(t); mark(t.nameSpan, t.name, t.symbol, t.tpe)
          case t: MemberDef =>
            t match
              case d: DefDef if Clean.isRun(d.name.toString) => runs(d.symbol) = d.rhs.span
              case _                                         =>
            if !t.symbol.isOneOf(dotty.tools.dotc.core.Flags.Synthetic) then mark(t.nameSpan, t.name, t.symbol, t.symbol.info)
          case t: Bind => mark(t.nameSpan, t.name, t.symbol, t.symbol.info)
          case t: TypeTree => t.tpe.foreachPart { case r: NamedType => referTo(t.span, r.symbol); case _ => }
          case _       =>
      traverseChildren(tree)

  private def isGlue(tree: Tree)(using Context) = tree.symbol.owner.fullName.toString == "docglue.Glue$"

  private def refer(tree: RefTree)(using Context): Unit = referTo(tree.span, tree.symbol)

  private def referTo(span: Span, sym: Symbol)(using Context): Unit =
    if sym.exists then blockAt(span.start).foreach((_, _, b) => used.getOrElseUpdate(b.index, mutable.Set.empty) += sym)

  /** Records a fact if the page contains the name at this position. Names generated by the compiler
    * aren't in the text.
    */
  private def mark(span: Span, name: Name, sym: Symbol, tpe: Type)(using Context): Unit =
    if span.exists && span.end <= content.length && sym.exists && !sym.is(dotty.tools.dotc.core.Flags.Package) then
      val text = content.slice(span.start, span.end).mkString
      val bare = text.stripPrefix("`").stripSuffix("`")
      if text.nonEmpty && bare == name.stripModuleClassSuffix.decode.toString && !found.contains(span) then
        blockAt(span.start).foreach { (_, _, block) =>
          val line = source.offsetToLine(span.start)
          found(span) = Fact(block.index, line + 1 - block.line, source.column(span.start), text.length, nameOf(sym, tpe), TypeText.of(sym, tpe))
        }

  private def nameOf(sym: Symbol, tpe: Type)(using Context): String = tpe match
    case ref: NamedType => FullName(sym, ref.prefix)
    case _              => FullName(sym)

  /** Checks that a `run` block ends with something that runs, and that needs only what an app
    * provides.
    */
  private def checkRunnable(value: Tree)(using Context): Unit =
    val scope = getClassIfDefined("zio.Scope")
    val args  = getClassIfDefined("zio.ZIOAppArgs")
    val tpe   = value.tpe.widen
    val at    = source.atSpan(runs.getOrElse(value.symbol, value.span))
    tpe.baseType(getClassIfDefined("zio.ZIO")) match
      case AppliedType(_, List(needs, _, _)) if scope.exists && args.exists =>
        if !(AndType(scope.typeRef, args.typeRef) <:< needs) then
          report.error(s"This effect still needs ${TypeText(needs)}. Provide it in the block, for example with `provide`.", at)
      case _ =>
        val ways = List("zio.stream.ZStream" -> "runCollect", "zio.stm.ZSTM" -> "commit", "zio.ZLayer" -> "build")
        for (_, way) <- ways.find((name, _) => tpe.baseType(getClassIfDefined(name)).exists) do
          report.error(s"A value of type ${TypeText(tpe)} is not an effect, so nothing would run. Turn it into an effect, for example with `$way`.", at)

  /** Warns about effects before the last expression of a `run` block, because they never run. */
  private def checkUsed(stat: Tree)(using Context): Unit =
    if stat.isTerm && stat.span.exists then
      for (_, _, block) <- blockAt(stat.span.start) if block.mode == "run" && stat.tpe.widen.baseType(getClassIfDefined("zio.ZIO")).exists do
        report.warning("This effect never runs, because a `run` block runs only its last expression. Combine the two, for example with `*>`.", stat.sourcePos)

  /** The earlier blocks that a block depends on, because they define or import what it refers to.
    */
  private def needs(block: Fence): Set[Int] =
    val symbols = used.getOrElse(block.index, mutable.Set.empty).toSet
    val fresh   = unit.blocks.filter(b => b.reset && b.index <= block.index).lastOption.fold(0)(_.index)
    val earlier = unit.blocks.filter(b => fresh <= b.index && b.index < block.index)
    val defined =
      for
        sym   <- symbols
        if FullName.isPages(sym) && sym.span.exists
        found <- blockAt(sym.span.start)
      yield found._3.index
    val foreign  = symbols.filterNot(s => imports.getOrElse(block.index, Nil).exists(provides(_, s)))
    val imported = earlier.filter(b => imports.getOrElse(b.index, Nil).exists(i => foreign.exists(provides(i, _)))).map(_.index)
    val direct   = (defined ++ imported).filter(i => i < block.index)
    direct ++ direct.flatMap(unit.needs)

  private def provides(tree: Import, sym: Symbol): Boolean =
    tree.selectors.exists { s =>
      if s.isWildcard then tree.expr.tpe.member(sym.name).hasAltWith(d => same(d.symbol, sym)) && sym.owner.isClass
      else List(s.name, s.name.toTypeName).exists(n => tree.expr.tpe.member(n).hasAltWith(d => same(d.symbol, sym)))
    }

  private def same(a: Symbol, b: Symbol): Boolean =
    a == b || a.is(dotty.tools.dotc.core.Flags.Module) && a.moduleClass == b
