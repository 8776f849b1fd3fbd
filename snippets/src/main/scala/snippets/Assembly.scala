package snippets

import dotty.tools.dotc.ast.untpd.*
import dotty.tools.dotc.core.Contexts.*
import dotty.tools.dotc.core.Decorators.*
import dotty.tools.dotc.core.Flags
import dotty.tools.dotc.core.Names.*
import dotty.tools.dotc.core.StdNames.nme
import dotty.tools.dotc.parsing.Parsers.Parser
import dotty.tools.dotc.report
import dotty.tools.dotc.util.Spans.Span
import dotty.tools.dotc.util.SourceFile

import scala.collection.mutable

/** Combines the blocks of a page into one tree. Each block is parsed separately, at its own lines
  * of the page. The statements are combined as trees, so no text is rewritten. A page is one
  * object. If a block redefines a name, it opens a nested object, and `reset` starts another
  * object. The harness runs an object's initializer as a plain method (see [[ClassFiles]]), because
  * a static initializer would deadlock with fibers on other threads that use the object. Only `run`
  * and `values` blocks are evaluated, in the order of the page. In other blocks, vals become lazy,
  * and expressions become the bodies of methods that are never called.
  */
final class Assembly(source: PageSource, packageName: String, target: Option[Fence])(using Context):
  private given SourceFile = source.source
  private val page  = source.page
  private val glued = target.isEmpty && page.blocks.exists(_.evaluated)

  /** An object under construction. */
  private final class Scope(val name: TermName, val outer: Option[Scope]):
    val stats            = mutable.ListBuffer.empty[Tree]
    val names            = Names()
    var nested: Option[Scope] = None
    def chain: List[Scope] = this :: outer.fold(Nil)(_.chain)

  private val roots   = mutable.ListBuffer.empty[Scope]
  private val entries = mutable.ListBuffer.empty[String]
  private val finals  = mutable.Map.empty[Int, Span]
  private var count   = 0

  /** The classes whose initializers evaluate the page, in order. */
  def initializers: List[String] = entries.toList

  /** Positions of the last statements of `run` blocks, by block. */
  def ends: Map[Int, Span] = finals.toMap

  def tree: Tree =
    var scope: Option[Scope] = None
    for block <- page.blocks if block.dialect == "3" && (block.shared || target.contains(block)) do
      if target.forall(_.index >= block.index) then
        val stats = Assembly.parse(source, block)
        val names = Names.of(stats, source)
        val at = scope match
          case Some(open) if !block.reset => if open.chain.exists(_.names.clash(names)) then open_(Some(open)) else open
          case _                          => open_(None)
        scope = Some(at)
        at.names.add(names)
        add(at, block, stats)
      else if block.reset then scope = None
    val objects = roots.toList.map(module)
    PackageDef(Ident(packageName.toTermName), objects).withSpan(Span(0, source.source.length, 0))

  private def open_(outer: Option[Scope]): Scope =
    val scope = Scope(Clean.scopeName(count).toTermName, outer)
    count += 1
    outer match
      case Some(o) => o.nested = Some(scope)
      case None    => roots += scope
    entries += s"$packageName.${scope.chain.reverse.map(_.name.toString + "$").mkString}"
    scope

  private def module(scope: Scope): Tree = wrapper(scope.name, scope.stats.toList ++ scope.nested.map(module))

  private def wrapper(name: TermName, stats: List[Tree]): Tree =
    val spans = stats.map(_.span).filter(_.exists)
    val span  = if spans.isEmpty then Span(0) else Span(spans.map(_.start).min, spans.map(_.end).max)
    ModuleDef(name, Template(emptyConstructor, Nil, Nil, EmptyValDef, stats)).withSpan(span)

  private def add(scope: Scope, block: Fence, stats: List[Tree]): Unit =
    val (inside, after) = if block.evaluated then evaluated(block, stats) else (still(block, stats), nothing)
    val opaque = stats.exists { case t: TypeDef => t.mods.is(Flags.Opaque); case _ => false }
    if glued then scope.stats += call(block, "at", number(block.index))
    if opaque then
      val name = Clean.sealedName(count).toTermName
      count += 1
      scope.stats += wrapper(name, inside)
      scope.stats += Import(Ident(name), List(wildcard, givens)).withSpan(at(block))
      if glued then scope.stats ++= after(Some(name))
    else
      scope.stats ++= inside
      if glued then scope.stats ++= after(None)

  private def wildcard = ImportSelector(Ident(nme.WILDCARD))
  private def givens   = ImportSelector(Ident(nme.EMPTY))

  private type After = Option[TermName] => List[Tree]
  private val nothing: After = _ => Nil

  /** Statements of a block that is compiled but not evaluated. */
  private def still(block: Fence, stats: List[Tree]): List[Tree] = stats.zipWithIndex.map {
    case (v: ValDef, _) if deferrable(v.mods) && !v.rhs.isEmpty => v.withMods(v.mods | Flags.Lazy).withSpan(v.span)
    case (p: PatDef, _) if deferrable(p.mods) => PatDef(p.mods | Flags.Lazy, p.pats, p.tpt, p.rhs).withSpan(p.span)
    case (e, i) if e.isTerm                   => method(Clean.statementName(block.index, i), e)
    case (other, _)                           => other
  }

  private def deferrable(mods: Modifiers) =
    !mods.isOneOf(Flags.Mutable | Flags.Lazy | Flags.Inline | Flags.Final | Flags.Given | Flags.Deferred)

  private def evaluated(block: Fence, stats: List[Tree]): (List[Tree], After) =
    if block.mode == "values" then (stats.zipWithIndex.flatMap((s, i) => valued(block, s, i)), nothing)
    else if block.mode == "claims" then
      val objects = stats.collect { case m: ModuleDef => m.name }
      (stats, sealedIn => List(call(block, "claims", number(block.index) :: objects.map(member(block, sealedIn, _))*)))
    else
      stats.reverse.dropWhile(_.isEmpty) match
        case last :: before =>
          finals(block.index) = last.span
          def run(value: Option[TermName] => Tree): After =
            sealedIn => List(call(block, "run", number(block.index), value(sealedIn)))
          def named(name: Name) = run(sealedIn => member(block, sealedIn, name.toTermName))
          last match
            case e if e.isTerm =>
              val name = Clean.runName(block.index)
              ((method(name, e) :: before).reverse, named(name.toTermName))
            case m: ModuleDef => (stats, named(m.name))
            case v: ValDef    => (stats, named(v.name))
            case d: DefDef if d.paramss.isEmpty => (stats, named(d.name))
            case d: DefDef if d.paramss == List(Nil) =>
              (stats, run(sealedIn => Apply(member(block, sealedIn, d.name), Nil).withSpan(at(block))))
            case other =>
              report.error(
                "A `run` block has to end with something that can run: an effect, an app or test spec object, a value, or " +
                  "a method without parameters. Add it at the end, or remove `run` from the fence.",
                other.sourcePos
              )
              (stats, nothing)
        case Nil =>
          report.error("There is nothing to run in this block. Add an expression at its end, or remove `run` from the fence.", source.source.atSpan(at(block)))
          (stats, nothing)

  /** A statement of a `values` block, and the calls that show its values. */
  private def valued(block: Fence, stat: Tree, index: Int): List[Tree] =
    def show(name: Name) =
      val line = source.source.offsetToLine((stat.span.end - 1).max(0)) + 1 - block.line
      Option.when(glued)(call(block, "value", number(block.index), number(line), text(name.toString), Ident(name.toTermName).withSpan(at(block))))
    stat match
      case v: ValDef if !v.rhs.isEmpty && !v.name.isEmpty => stat :: show(v.name).toList
      case p: PatDef                   => stat :: p.pats.flatMap(Names.bound).flatMap(show)
      case e if e.isTerm =>
        val name = Clean.resultName(block.index, index)
        ValDef(name.toTermName, TypeTree(), e).withSpan(e.span) :: show(name.toTermName).toList
      case _ => List(stat)

  private def method(name: String, body: Tree) =
    DefDef(name.toTermName, Nil, TypeTree(), body).withSpan(body.span)

  private def at(block: Fence) = Span(source.end(block)).toSynthetic

  private def member(block: Fence, sealedIn: Option[TermName], name: Name): Tree =
    (sealedIn match
      case Some(owner) => Select(Ident(owner), name)
      case None        => Ident(name)
    ).withSpan(at(block))

  private def call(block: Fence, name: String, args: Tree*): Tree =
    Apply(List("docglue", "Glue", name).foldLeft[Tree](Ident(nme.ROOTPKG))((q, n) => Select(q, n.toTermName)), args.toList).withSpan(at(block))

  private def number(n: Int)    = Literal(dotty.tools.dotc.core.Constants.Constant(n))
  private def text(s: String)   = Literal(dotty.tools.dotc.core.Constants.Constant(s))

object Assembly:
  private val packageClause = raw"package\s+[\w.`]+\s*".r

  /** The statements of a block; syntax errors go to the context's reporter. */
  def parse(source: PageSource, block: Fence)(using Context): List[Tree] =
    for (line, i) <- block.lines.zipWithIndex if packageClause.matches(line) do
      val at = source.source.lineToOffset(block.line - 1 + i)
      val remedy =
        if block.mode == "claims" then "A file of claims has no package clause. Remove it."
        else "A block with a package clause has to be a file. Write `scala file=Name.scala` on its fence."
      report.error(remedy, source.source.atSpan(Span(at, at + line.length)))
    val parser = Parser(source.only(block))
    val stats  = parser.templateStatSeq()._2
    parser.accept(dotty.tools.dotc.parsing.Tokens.EOF)
    stats.filterNot(_.isEmpty)

  /** Parses a `parsed` block, which can also be a whole file. */
  def parseAny(source: PageSource, block: Fence)(using Context): Unit =
    if block.lines.exists(_.startsWith("package ")) then Parser(source.only(block)).parse()
    else parse(source, block)
