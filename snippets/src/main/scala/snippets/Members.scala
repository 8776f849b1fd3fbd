package snippets

import dotty.tools.dotc.ast.tpd
import dotty.tools.dotc.ast.tpd.*
import dotty.tools.dotc.core.Contexts.*
import dotty.tools.dotc.core.Flags
import dotty.tools.dotc.core.Names.*
import dotty.tools.dotc.core.Symbols.*

import scala.collection.mutable

/** A public member of a type.
  *
  * @param overloads
  *   the declarations of a method or value that aren't deprecated, sorted
  * @param aliasOf
  *   the member to which it only forwards its parameters
  * @param accessor
  *   the method of the companion object that calls this method of a service
  */
final case class Member(
    symbol: String,
    kind: String,
    overloads: Vector[String],
    deprecated: Option[String],
    aliasOf: Option[String],
    accessor: Option[String]
)

/** The public API of a type.
  *
  * @param declaration
  *   the printed class or trait, without its parents; None for an object alone
  */
final case class TypeMembers(of: String, declaration: Option[String], members: Vector[Member])

/** The public API of types, read from the TASTy files of the class path. It needs a compiler that
  * retains trees.
  */
object Members:

  /** The members of a class and of its companion object, sorted by name; Left is a message if the
    * type doesn't exist.
    *
    * @param name
    *   for example `zio.ZIO`, or `zio.Runtime#UnsafeAPI` for a type inside a class
    */
  def of(name: String)(using Context): Either[String, TypeMembers] =
    val path  = name.takeWhile(_ != '#').split('.').toList
    val owners = (Signatures.typeAt(name) ++ Signatures.objects(path).filter(_ => !name.contains('#'))).toList.filter(s => s.isClass && !s.is(Flags.Package))
    if owners.isEmpty then Left(Signatures.unknown(name, path))
    else
      val reached = owners.flatMap(o => members(o).map(m => (FullNames.reached(m, o), m, o)))
      val named = reached.groupMap(_._1)(_._2)
      val ownerOf = reached.map((_, m, o) => m -> o).toMap
      val forwards = Forwards.of(named.values.flatten.toSet, owners)
      val found = named.map { (name, alternatives) =>
        // All overloads that aren't deprecated have to forward to the same member.
        val current = alternatives.filter(_.getAnnotation(defn.DeprecatedAnnot).isEmpty)
        def agreed(of: Map[Symbol, String]) =
          Option(current.map(of.get).distinct).collect { case List(Some(one)) if one != name => one }
        val overloads = current.filter(s => s.isTerm && !s.is(Flags.Module)).map(s => Signatures.declaration(s, ownerOf(s)))
        Member(name, kind(alternatives), overloads.distinct.sorted.toVector, Signatures.deprecation(alternatives), agreed(forwards.aliases), agreed(forwards.accessors))
      }
      val ofClass = owners.find(!_.is(Flags.ModuleClass)).map(o => TypeText.typeSignature(o.asType))
      Right(TypeMembers(name, ofClass, found.toVector.sortBy(_.symbol)))

  private def kind(alternatives: List[Symbol])(using Context): String =
    val sym = alternatives.find(_.isType).getOrElse(alternatives.head)
    if sym.isType then if sym.is(Flags.Trait) then "trait" else if sym.isClass then "class" else "type"
    else if sym.is(Flags.Module) then "object"
    else if sym.is(Flags.Given) then "given"
    else if sym.is(Flags.Method) then "def"
    else "val"

  /** Members that the class declares and doesn't override, and members from hidden traits of its
    * library.
    */
  private def members(owner: Symbol)(using Context): List[Symbol] =
    owner.info.allMembers.map(_.symbol).toList.distinct.filter { s =>
      Signatures.isPublic(s) && !s.is(Flags.Protected) && !s.name.toString.contains("$") && !s.is(Flags.TypeParam) &&
      (s.owner == owner || FullName.isHidden(s.owner) && !isInherited(s.owner, owner) || owner.is(Flags.ModuleClass) && isLibrarys(s.owner, owner)) &&
      !s.allOverriddenSymbols.exists(o => isAnyones(o.owner) || o.owner != owner && isLibrarys(o.owner, owner) && !FullName.isHidden(o.owner))
    }

  /** Whether the owner inherits a hidden trait through another documented type. */
  private def isInherited(hidden: Symbol, owner: Symbol)(using Context): Boolean =
    owner.asClass.baseClasses.exists(b => b != owner && !FullName.isHidden(b) && b.derivesFrom(hidden))

  private def isAnyones(owner: Symbol)(using Context) = owner == defn.ObjectClass || owner == defn.AnyClass

  private def isLibrarys(of: Symbol, owner: Symbol)(using Context): Boolean =
    def root(s: Symbol) = FullName(s).takeWhile(_ != '.')
    root(of) == root(owner)

private object FullNames:
  /** The name of a symbol, as in facts about its uses. */
  def reached(sym: Symbol, owner: Symbol)(using Context): String =
    if sym.owner == owner then FullName(sym) else FullName.member(sym, owner)

/** Members that only call another member. */
private final case class Forwards(aliases: Map[Symbol, String], accessors: Map[Symbol, String])

private object Forwards:
  def of(members: Set[Symbol], owners: List[Symbol])(using Context): Forwards =
    val aliases   = mutable.Map.empty[Symbol, String]
    val accessors = mutable.Map.empty[Symbol, String]
    val bodies = new TreeTraverser:
      def traverse(tree: Tree)(using Context): Unit =
        tree match
          case d: DefDef if members(d.symbol) =>
            val explicit = d.termParamss.filterNot(_.exists(_.symbol.isOneOf(Flags.GivenOrImplicit))).flatten.map(_.symbol)
            call(d.rhs).foreach {
              case (target, args, prefix) if isOwn(prefix, owners) && passes(args, explicit) && members(target) =>
                owners.find(o => target.owner == o || o.info.member(target.name).hasAltWith(_.symbol == target))
                  .foreach(o => aliases(d.symbol) = FullNames.reached(target, o))
              case (target, args, _) if target.name.toString.endsWith("With") =>
                for
                  body                   <- args.lastOption.flatMap(lambda)
                  (method, passed, _)    <- call(body)
                  if members(method) && passes(passed, explicit) && method.name == d.symbol.name
                do accessors(method) = FullName(d.symbol)
              case _ =>
            }
          case _ => traverseChildren(tree)
    for top <- (owners ++ members.map(_.owner)).map(_.topLevelClass).distinct; tree <- trees(top) do bodies.traverse(tree)
    Forwards(aliases.toMap, accessors.toMap)

  private def trees(top: Symbol)(using Context): Option[Tree] =
    Option(top.asClass.rootTree).filterNot(_.isEmpty)

  /** A call without its implicit arguments: the method, its arguments, and its receiver. */
  private def call(tree: Tree)(using Context): Option[(Symbol, List[Tree], Tree)] =
    def spine(tree: Tree, args: List[Tree]): Option[(Symbol, List[Tree], Tree)] = tree match
      case Apply(f, _) if f.tpe.widen.isImplicitMethod => spine(f, args)
      case Apply(f, passed)            => spine(f, passed ++ args)
      case TypeApply(f, _)             => spine(f, args)
      case Typed(e, _)                 => spine(e, args)
      case Inlined(_, Nil, e)          => spine(e, args)
      case Block(Nil, e)               => spine(e, args)
      case s @ Select(prefix, _)       => Some((s.symbol, args, prefix))
      case i: Ident if i.symbol.is(Flags.Method) => Some((i.symbol, args, tpd.EmptyTree))
      case _                           => None
    spine(tree, Nil)

  private def lambda(tree: Tree)(using Context): Option[Tree] = tree match
    case Block(List(d: DefDef), _: Closure) => Some(d.rhs)
    case Block(Nil, e)                      => lambda(e)
    case _                                  => None

  private def passes(args: List[Tree], params: List[Symbol])(using Context): Boolean =
    args.map(_.symbol) == params

  /** Whether a receiver is the instance itself or the companion object. */
  private def isOwn(prefix: Tree, owners: List[Symbol])(using Context): Boolean = prefix match
    case _: This => owners.contains(prefix.symbol)
    case p       => p.isEmpty || p.symbol.is(Flags.Module) && owners.contains(p.symbol.moduleClass)
