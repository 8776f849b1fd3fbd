package snippets

import dotty.tools.dotc.core.Contexts.*
import dotty.tools.dotc.core.Flags
import dotty.tools.dotc.core.NameOps.*
import dotty.tools.dotc.core.Symbols.*

/** Names of symbols as facts have them: `zio.ZIO#retry`, `zio.ZIO.succeed`, `<page>.patient`. */
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

  /** Whether a symbol is defined by the page itself. */
  def isPages(sym: Symbol)(using Context): Boolean =
    sym.ownersIterator.exists(_.name.isReplWrapperName)
