package snippets

import dotty.tools.dotc.ast.untpd
import dotty.tools.dotc.ast.untpd.*
import dotty.tools.dotc.core.Contexts.*
import dotty.tools.dotc.core.Flags
import dotty.tools.dotc.core.Names.*
import dotty.tools.dotc.core.StdNames.nme
import dotty.tools.dotc.core.Symbols.defn

import scala.collection.mutable

/** The names that a block defines, imports and uses, as far as a parser can tell. They're enough to
  * decide whether a block fits into the scope of the blocks before it, or needs a nested scope.
  */
final class Names:
  /** Names of defined types. */
  private val types      = mutable.Set.empty[Name]
  private val terms      = mutable.Set.empty[String]
  private val extensions = mutable.Set.empty[String]
  private val imported   = mutable.Map.empty[Name, String]
  private val wildcards  = mutable.Set.empty[String]
  /** Names inside the objects and enums of the page, for wildcard imports. */
  private val members    = mutable.Map.empty[String, Set[String]].withDefaultValue(Set.empty)
  private val used       = mutable.Set.empty[Name]

  def add(other: Names): Unit =
    types ++= other.types
    terms ++= other.terms
    extensions ++= other.extensions
    imported ++= other.imported
    wildcards ++= other.wildcards
    for (name, inside) <- other.members do members(name) = members(name) ++ inside
    used ++= other.used

  /** Whether `later` needs a nested scope, because it redefines a name, or defines one that means
    * something else here.
    */
  def clash(later: Names)(using Context): Boolean =
    val redefined = later.types.exists(types) || later.terms.exists(terms) || later.extensions.exists(extensions)
    // A class can also be used as a term: through its companion, or when it's created without
    // `new`.
    val defined = (later.types.iterator.flatMap(n => List(n, n.toTermName)) ++ later.terms.iterator.map(termName(_))).toSet
    // A name that is used but not defined here was imported, so a definition in the same scope
    // would be ambiguous.
    val meantOtherwise = defined.exists(n => used(n) && !types(n.toTypeName) && !terms(n.toString))
    val overImport     = defined.exists(n => imported.contains(n.toTermName))
    val reimported     = later.imported.exists((n, from) => imported.get(n).exists(_ != from))
    redefined || meantOtherwise || overImport || reimported || defined.exists(n => wildcards.exists(provides(_, n)))

  private def provides(path: String, name: Name)(using Context): Boolean =
    members.get(path).fold(Names.provides(path, name))(_(name.toString))


object Names:
  /** The names that the statements of a block introduce and use. */
  def of(stats: List[Tree], source: PageSource)(using Context): Names =
    val names = Names()
    stats.foreach(define(names, _, source))
    val collector = new untpd.UntypedTreeTraverser:
      def traverse(tree: Tree)(using Context): Unit =
        tree match
          case id: Ident => names.used += id.name
          case _         =>
        traverseChildren(tree)
    stats.foreach(collector.traverse(_))
    names

  private def define(names: Names, stat: Tree, source: PageSource)(using Context): Unit =
    def text(tree: Tree)      = source.source.content().slice(tree.span.start, tree.span.end).mkString.trim
    def anonymous(tree: Tree) = "given " + text(tree)
    stat match
      case t: TypeDef =>
        // The companion object may be in a later block, so a term with the same name doesn't clash.
        names.types += t.name
        t.rhs match
          case body: Template => names.members(t.name.toString) = names.members(t.name.toString) ++ inside(body)
          case _              =>
      case m: ModuleDef =>
        names.terms += (if m.name.isEmpty then anonymous(m.impl) else m.name.toString)
        names.members(m.name.toString) = names.members(m.name.toString) ++ inside(m.impl)
      case v: ValOrDefDef => names.terms += (if v.name.isEmpty then anonymous(v.tpt) else v.name.toString)
      case p: PatDef     => names.terms ++= p.pats.flatMap(bound).map(_.toString)
      // Extensions of different types may have the same name, because they're overloads.
      case e: ExtMethods =>
        val receiver = e.paramss.flatten.collectFirst { case v: ValDef => text(v.tpt) }.getOrElse("")
        e.methods.foreach { case d: DefDef => names.extensions += s"${d.name} $receiver"; case _ => }
      case i: Import =>
        val from = path(i.expr)
        i.selectors.foreach { s =>
          if s.isWildcard then { if !s.isGiven then names.wildcards += from }
          else if !s.isUnimport then names.imported(s.rename) = s"$from.${s.name}"
        }
      case _ =>

  private def inside(body: Template)(using Context): List[String] = body.body.flatMap {
    case d: MemberDef => List(d.name.toString)
    case p: PatDef    => p.pats.flatMap(bound(_, cases = p.mods.is(Flags.Case))).map(_.toString)
    case _            => Nil
  }

  /** The variables that a pattern binds. With `cases`, the pattern is a list of enum cases. */
  def bound(pattern: Tree, cases: Boolean)(using Context): List[Name] =
    val found = mutable.ListBuffer.empty[Name]
    val collector = new untpd.UntypedTreeTraverser:
      def traverse(tree: Tree)(using Context): Unit = tree match
        case Bind(name, body) =>
          if name != nme.WILDCARD then found += name
          traverse(body)
        case id @ Ident(name) if cases || isVariable(id, name) => found += name
        case Apply(_, args)                           => args.foreach(traverse)
        case Typed(expr, _)                           => traverse(expr)
        case InfixOp(left, _, right)                  => traverse(left); traverse(right)
        case _: Select                                =>
        case _                                        => traverseChildren(tree)
    collector.traverse(pattern)
    found.toList

  def bound(pattern: Tree)(using Context): List[Name] = bound(pattern, cases = false)

  private def isVariable(id: Ident, name: Name) =
    name != nme.WILDCARD && !id.isBackquoted && name.toString.headOption.exists(c => c.isLower || c == '_')

  private def path(tree: Tree): String = tree match
    case Select(q, n) => s"${path(q)}.$n"
    case Ident(n)     => n.toString
    case other        => other.toString

  /** Whether `import path.*` imports a name, for paths that start at a package of the class path.
    */
  private def provides(path: String, name: Name)(using Context): Boolean =
    val parts = path.stripPrefix("_root_.").split('.').toList
    val start = defn.RootClass.denot.info
    val owner = parts.foldLeft(Option(start)) { (at, part) =>
      at.map(_.member(termName(part))).filter(_.exists).flatMap(d => Option.when(!d.isOverloaded)(d.info))
    }
    owner.exists(_.member(name).exists)
