package snippets

import dotty.tools.dotc.core.Contexts.*
import dotty.tools.dotc.core.{Flags, ParamInfo}
import dotty.tools.dotc.core.NameOps.*
import dotty.tools.dotc.core.Names.Name
import dotty.tools.dotc.core.Symbols.*
import dotty.tools.dotc.core.Types.*
import dotty.tools.dotc.printing.RefinedPrinter
import dotty.tools.dotc.printing.Texts.*

import scala.language.implicitConversions

/** Prints types and signatures for readers: short names, aliases as declared, no `Trace` or
  * `CanFail` parameters.
  */
object TypeText:

  /** The compiler's printer, without packages, and without the name of the class that the text is
    * `within`.
    */
  private final class Short(c: Context, defaulted: Set[Name], within: Symbol) extends RefinedPrinter(c):
    private def dropped(sym: Symbol) =
      sym == within || sym.is(Flags.Package) || sym.isPackageObject || sym.name.isReplWrapperName

    override def toTextPrefixOf(tp: NamedType): Text = tp.prefix match
      case t: ThisType if dropped(t.cls)     => ""
      case t: TermRef if dropped(t.symbol)   => ""
      case _                                 => super.toTextPrefixOf(tp)

    override def fullNameString(sym: Symbol): String =
      if !sym.exists || dropped(sym.effectiveOwner) then nameString(sym) else super.fullNameString(sym)

    /** Marks parameters that have a default value. */
    override protected def paramsText(lam: LambdaType): Text = lam match
      case m: MethodType =>
        Text(m.paramNames.lazyZip(m.paramInfos).map { (name, tpe) =>
          toText(name) ~ toTextRHS(tpe, isParameter = true) ~ (if defaulted(name) then " = …" else "")
        }, ", ")
      case _ => super.paramsText(lam)

    def parameters(m: MethodType): Text = paramsText(m)

  private def print(f: Short => Text, defaulted: Set[Name] = Set.empty, within: Symbol = NoSymbol)(using Context): String =
    Clean.names(f(Short(ctx, defaulted, within)).mkString(100000, false).linesIterator.map(_.trim).mkString(" ")).replace(" @uncheckedVariance", "")

  /** A type, e.g. `ZIO[Any, QuoteError, BigDecimal]`. */
  def apply(tpe: Type)(using Context): String =
    print(_.toText(readable(tpe.widenTermRefExpr)))

  /** Resolves projections such as `Zippable.Out[A, B, C]#Out`, which readers can't resolve, and
    * removes the parentheses of `A & (B & C)`.
    */
  private def resolved(tpe: Type)(using Context): Type =
    def parts(t: Type): List[Type] = t match
      case AndType(left, right) => parts(left) ++ parts(right)
      case other                => List(other)
    val map = new TypeMap:
      def apply(t: Type): Type = t match
        case both: AndType => parts(both).map(this).reduceLeft(AndType(_, _))
        case ref: TypeRef if isProjection(ref.prefix) && ref.info.isInstanceOf[TypeAlias] => mapOver(ref.dealias)
        case other                                                                       => mapOver(other)
    map(tpe)

  private def isProjection(prefix: Type): Boolean = prefix match
    case NoPrefix | _: ThisType | _: TermRef | _: TermParamRef | _: SkolemType | _: SuperType | _: RecThis => false
    case _                                                                                                  => true

  /** The text for a symbol: the definition of a method or type, or the type of a value. */
  def of(sym: Symbol, tpe: Type)(using Context): String =
    if sym.is(Flags.Module) then s"object ${sym.name.stripModuleClassSuffix}"
    else if sym.isType then typeSignature(sym.asType)
    else if tpe.widen.typeSymbol.is(Flags.ModuleClass) then s"object ${tpe.widen.typeSymbol.name.stripModuleClassSuffix}"
    else if sym.is(Flags.Method) && !sym.isConstructor then signature(sym, tpe.widenTermRefExpr)
    else if sym.isConstructor then typeSignature(sym.owner.asType)
    else apply(tpe)

  /** The declaration of a method or value, on one line. Types of the class that it's `within` have
    * no prefix.
    */
  def signature(sym: Symbol, info: Type, within: Symbol = NoSymbol)(using Context): String =
    val keyword =
      if sym.is(Flags.Given) then "given"
      else if sym.is(Flags.Method) then "def"
      else if sym.is(Flags.Mutable) then "var"
      else if sym.is(Flags.Lazy) then "lazy val"
      else "val"
    val shown = readable(info)
    val text  = print(_.toText(shown), defaults(sym), within)
    val colon = shown match
      case _: MethodOrPoly => ""
      case _               => ": "
    s"$keyword ${sym.name.decode}$colon$text"

  /** The declaration of a class, trait or type alias, without its parents. */
  def typeSignature(sym: TypeSymbol)(using Context): String =
    val params = sym.typeParams
    def bounds(s: Symbol) = print(_.toText(s.info)).trim match
      case ""   => ""
      case text => " " + text.stripPrefix(" ")
    val parameters =
      if params.isEmpty || !sym.isClass then ""
      else
        params.map { p =>
          variance(p) + Clean.names(p.name.show) + bounds(p)
        }.mkString("[", ", ", "]")
    val name = sym.name.show + parameters
    if sym.isClass then
      val enumCase = sym.is(Flags.Enum) && sym.is(Flags.Case)
      val modifiers = List(
        "sealed"   -> (sym.is(Flags.Sealed) && !sym.is(Flags.Enum)),
        "final"    -> (sym.is(Flags.Final) && !sym.is(Flags.Enum) && !sym.isPrimitiveValueClass),
        "abstract" -> (sym.is(Flags.Abstract) && !sym.is(Flags.Trait) && !sym.is(Flags.Enum) && !sym.isPrimitiveValueClass),
        "case"     -> (sym.is(Flags.Case) && !enumCase)
      ).collect { case (word, true) => word }
      val kind = if enumCase then "case" else if sym.is(Flags.Enum) then "enum" else if sym.is(Flags.Trait) then "trait" else "class"
      (modifiers :+ kind :+ name).mkString(" ") + constructor(sym)
    else if sym.isOpaqueAlias then s"opaque type $name"
    else
      sym.info match
        case TypeAlias(lambda: HKTypeLambda) =>
          val inner = lambda.paramNames.lazyZip(lambda.typeParams).map ((n, p) => variance(p) + n.show)
          s"type ${sym.name.show}${inner.mkString("[", ", ", "]")} = ${apply(lambda.resType)}"
        // An alias for a class with the same name, such as `String` in `Predef`, is replaced by the
        // class.
        case TypeAlias(alias) if alias.typeSymbol.isClass && alias.typeSymbol.name == sym.name => typeSignature(alias.typeSymbol.asType)
        case TypeAlias(alias) => s"type $name = ${apply(alias)}"
        case _                => s"type $name${bounds(sym)}"

  /** The parameter lists of the primary constructor, if it's public. */
  private def constructor(sym: Symbol)(using Context): String =
    val made = sym.primaryConstructor
    def lists(tpe: Type): String = tpe match
      case p: PolyType                            => lists(p.resType)
      case m: MethodType if m.paramInfos.nonEmpty =>
        val word = if m.isContextualMethod then "using " else if m.isImplicitMethod then "implicit " else ""
        s"($word${print(_.parameters(m), defaults(made))})${lists(m.resType)}"
      case m: MethodType => lists(m.resType)
      case _             => ""
    if sym.is(Flags.Trait) || !made.exists || made.is(Flags.Private) || made.privateWithin.exists then "" else lists(dropHidden(made.info))

  private def defaults(method: Symbol)(using Context): Set[Name] =
    method.paramSymss.flatten.filter(_.is(Flags.HasDefault)).map(_.name).toSet

  private def variance(p: ParamInfo)(using Context): String =
    if p.paramVarianceSign > 0 then "+" else if p.paramVarianceSign < 0 then "-" else ""

  /** Whether a type belongs to the implicit parameters that most ZIO methods have, and that don't
    * help readers.
    */
  private def hidden(tpe: Type)(using Context): Boolean =
    val name = tpe.typeSymbol.fullName.toString
    val stated = tpe match
      case ref: NamedType => ref.symbol.fullName.toString
      case _              => ""
    name == "zio.CanFail" || name.endsWith("DisableAutoTrace") || List(name, stated).exists(n => n == "zio.Trace" || n == "zio.package$.Trace" || n.startsWith("zio.internal.stacktracer.Tracer"))

  private def readable(tpe: Type)(using Context): Type = dropHidden(resolved(tpe))

  private def dropHidden(tpe: Type)(using Context): Type = tpe match
    case p: PolyType =>
      p.derivedLambdaType(resType = dropHidden(p.resType))
    case m: MethodType =>
      val rest = dropHidden(m.resType)
      val keep = m.paramInfos.map(p => !(m.isImplicitMethod && hidden(p)))
      if keep.forall(identity) then m.derivedLambdaType(resType = rest)
      else if !keep.exists(identity) then rest
      else
        def kept[A](list: List[A]) = list.zip(keep).collect { case (a, true) => a }
        // Later types can refer to the parameters that stay (`zippable.Out`), but not to the
        // dropped ones.
        def renamed(tpe: Type, to: MethodType): Type =
          val refs = to.paramRefs.iterator
          tpe.substParams(m, keep.lazyZip(m.paramRefs).map((stays, ref) => if stays then refs.next() else ref))
        m.companion(kept(m.paramNames))(
          to => kept(m.paramInfos).map(renamed(_, to)),
          to => renamed(rest, to)
        )
    case e: ExprType => dropHidden(e.resType)
    case other       => other
