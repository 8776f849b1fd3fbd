package snippets

import dotty.tools.dotc.core.Contexts.*
import dotty.tools.dotc.core.Flags
import dotty.tools.dotc.core.NameOps.*
import dotty.tools.dotc.core.Symbols.*
import dotty.tools.dotc.core.Types.Type

/** Full names of symbols, as used in facts: `zio.ZIO#retry`, `zio.ZIO.succeed`, `<page>.patient`.
  */
object FullName:
  private val page = "<page>"

  def apply(sym: Symbol)(using Context): String =
    if sym.isConstructor then apply(sym.owner)
    else
      val owner = sym.owner
      val name  = sym.name.stripModuleClassSuffix.decode.toString
      if !owner.exists || owner.isRoot || owner.isEmptyPackage then name
      else if owner.isTerm then if isPages(owner) then s"$page.$name" else s"${apply(owner)}.$name"
      else if owner.name.isReplWrapperName || owner.isAnonymousClass && isPages(owner) then s"$page.$name"
      else if owner.isPackageObject || owner.name.toString.endsWith("$package$") then s"${apply(owner.owner)}.$name"
      else if owner.is(Flags.Package) || owner.is(Flags.ModuleClass) then s"${apply(owner)}.$name"
      else s"${apply(owner)}#$name"

  /** The name of a member as code refers to it. Members that an object inherits get the name of the
    * object. Members that a library defines in a hidden trait get the name of the class
    * (`zio.ZIO.succeed`, although a private trait defines it).
    */
  def apply(sym: Symbol, prefix: Type)(using Context): String =
    def owner  = sym.owner
    def name   = sym.name.stripModuleClassSuffix.decode.toString
    val module = prefix.termSymbol
    if !sym.exists || sym.isConstructor || !owner.isClass || owner.is(Flags.Package) || owner.isPackageObject then apply(sym)
    else if module.is(Flags.Module) && !module.is(Flags.Package) && !isPages(module) && module.moduleClass != owner && isLibrarys(owner)
    then s"${apply(module)}.$name"
    else if isHidden(owner) && prefix.widen.classSymbol.exists then member(sym, prefix.widen.classSymbol)
    else apply(sym)

  /** The name of a member, with the class or object that has it as its owner. */
  def member(sym: Symbol, of: Symbol)(using Context): String =
    apply(of) + (if of.is(Flags.ModuleClass) then "." else "#") + sym.name.stripModuleClassSuffix.decode.toString

  private def isLibrarys(owner: Symbol)(using Context) = owner != defn.ObjectClass && owner != defn.AnyClass

  /** Whether a type is one of the traits that a library splits its classes into, and doesn't
    * document.
    */
  def isHidden(owner: Symbol)(using Context): Boolean =
    owner.privateWithin.exists || owner.name.toString.endsWith("Specific")

  /** Whether a symbol is defined by the page itself. */
  def isPages(sym: Symbol)(using Context): Boolean =
    sym.ownersIterator.exists(_.name.isReplWrapperName)
