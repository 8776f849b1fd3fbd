package snippets

import dotty.tools.dotc.core.Contexts.*
import dotty.tools.dotc.core.Denotations.SingleDenotation
import dotty.tools.dotc.core.Flags
import dotty.tools.dotc.core.Names.*
import dotty.tools.dotc.core.Symbols.*

/** Looks up the names of `api` blocks in the class path. */
object Signatures:

  /** The signatures of a block's names, and a message for each name that doesn't exist. */
  def of(block: Fence)(using Context): (Vector[Signature], Vector[Message]) =
    val found = for (text, i) <- block.lines.zipWithIndex; name = text.trim if name.nonEmpty && !name.startsWith("//") yield
      lookUp(name).left.map { problem =>
        val start = PageSource.column(block, block.line + i, text.indexOf(name))
        Message("error", block.index, block.line + i, start, block.line + i, start + name.length, problem)
      }
    (found.collect { case Right(s) => s }, found.collect { case Left(m) => m })

  private def lookUp(name: String)(using Context): Either[String, Signature] =
    val hash = name.lastIndexOf('#')
    val path = name.takeWhile(_ != '#').split('.').toList
    if hash >= 0 then
      typeAt(name.take(hash)) match
        case Some(owner) => member(name, name.drop(hash + 1), owner, owner.info.decls.toList ++ owner.info.allMembers.map(_.symbol), instance = true)
        case None        => Left(unknown(name.take(hash), path))
    else
      val last = path.last
      objects(path.init) match
        case None => Left(ofValue(path).getOrElse(unknown(name, path)))
        case Some(owner) =>
          val term = owner.info.member(termName(last))
          val tpe  = owner.info.member(typeName(last))
          val candidates = owner.info.allMembers.map(_.symbol).toList
          if term.exists && !(term.symbol.is(Flags.Module) && tpe.exists) then member(name, last, owner, candidates, instance = false)
          else if tpe.exists then Right(typed(name, tpe.symbol))
          else member(name, last, owner, candidates, instance = false)

  private def member(name: String, last: String, owner: Symbol, candidates: List[Symbol], instance: Boolean)(using Context): Either[String, Signature] =
    val found = owner.info.member(termName(last)).alternatives.filter(isPublic)
    if found.isEmpty then
      val tpe = owner.info.member(typeName(last))
      if instance && tpe.exists then Right(typed(name, tpe.symbol))
      else
        val separator = if instance then "#" else "."
        val near      = nearest(last, candidates.filter(s => isPublic(s)).map(_.name.stripped)).map(owner.fullNameText + separator + _)
        Left(s"$last is not a member of ${owner.fullNameText}." + suggestions(near))
    else
      val symbols = found.map(_.symbol)
      val texts   = symbols.map(declaration(_, owner)).toVector
      val kind = symbols.head match
        case s if s.is(Flags.Module) => "object"
        case s if s.is(Flags.Given)  => "given"
        case s if s.is(Flags.Method) => "def"
        case _                       => "val"
      val shown = if kind == "object" then Vector(s"object ${symbols.head.name.stripped}") else texts.distinct
      val symbol =
        if symbols.head.owner == owner || !owner.isClass then FullName(symbols.head)
        else if owner.is(Flags.ModuleClass) || FullName.isHidden(symbols.head.owner) then FullName.member(symbols.head, owner)
        else FullName(symbols.head)
      Right(Signature(name, symbol, shown, deprecation(symbols), kind))

  /** The declaration of a method or value that can be reached through a class, an object, or a
    * package.
    */
  def declaration(sym: Symbol, owner: Symbol)(using Context): String =
    if owner.is(Flags.ModuleClass) then
      val found = owner.info.member(sym.name).alternatives.find(_.symbol == sym)
      TypeText.signature(sym, found.fold(sym.info)(_.info), NoSymbol)
    else
      // Members can name types of the instance, such as a schedule's `State`, only through the
      // stable prefix `this`.
      TypeText.signature(sym, owner.thisType.memberInfo(sym), owner)

  private def typed(name: String, sym: Symbol)(using Context): Signature =
    val kind = if sym.is(Flags.Trait) then "trait" else if sym.isClass then "class" else "type"
    Signature(name, FullName(sym), Vector(TypeText.typeSignature(sym.asType)), deprecation(List(sym)), kind)

  private def isPublic(d: SingleDenotation)(using Context): Boolean = isPublic(d.symbol)
  def isPublic(s: Symbol)(using Context): Boolean =
    s.exists && !s.is(Flags.Private) && !s.is(Flags.Synthetic) && !s.privateWithin.exists && !s.isConstructor && !s.name.toString.contains("$default$")

  def deprecation(symbols: List[Symbol])(using Context): Option[String] =
    // A name is deprecated only if all its overloads are.
    val all = symbols.map(_.getAnnotation(defn.DeprecatedAnnot))
    Option.when(all.nonEmpty && all.forall(_.nonEmpty))(all.head.get.argumentConstantString(0).getOrElse(""))

  /** The class of the object at a path. */
  def objects(path: List[String])(using Context): Option[Symbol] =
    path.foldLeft(Option[Symbol](defn.RootClass)) { (at, part) =>
      at.map(_.info.member(termName(part))).filter(d => d.exists && !d.isOverloaded).map { d =>
        if d.symbol.is(Flags.Module) || d.symbol.is(Flags.Package) then d.symbol.moduleClass else d.info.typeSymbol
      }.filter(_.exists)
    }

  /** The message for a name that goes through a value instead of the type that has the member. */
  private def ofValue(path: List[String])(using Context): Option[String] =
    for
      owner <- objects(path.dropRight(2)) if path.sizeIs > 2
      value  = owner.info.member(termName(path.init.last)) if value.exists && !value.isOverloaded
      found <- value.info.finalResultType.member(termName(path.last)).alternatives.map(_.symbol).find(isPublic)
    yield s"${path.init.mkString(".")} is a value, not an object. Name the type that has the member: ${FullName(found)}."

  /** The class at a path; aliases are resolved. */
  def types(path: List[String])(using Context): Option[Symbol] =
    objects(path.init).map(_.info.member(typeName(path.last))).filter(_.exists).map(_.symbol).map { s =>
      if s.isClass then s else s.info.dealias.typeSymbol
    }

  /** The class with a name such as `zio.Runtime`, or `zio.Runtime#UnsafeAPI` for a class inside a
    * class.
    */
  def typeAt(name: String)(using Context): Option[Symbol] =
    val outer :: inner = name.split('#').toList: @unchecked
    inner.foldLeft(types(outer.split('.').toList)) { (of, part) =>
      of.map(_.info.member(typeName(part)).symbol).filter(_.exists)
    }

  /** The message for a name that doesn't exist. */
  def unknown(name: String, path: List[String])(using Context): String =
    // Similar names are looked up in the longest prefix of the path that exists.
    val known = path.inits.drop(1).find(p => objects(p).exists(_.exists)).getOrElse(Nil)
    val owner = objects(known).get
    val next  = path(known.length)
    val near  = nearest(next, owner.info.allMembers.map(_.symbol).filter(isPublic).map(_.name.stripped).toList)
      .map(n => (known :+ n).mkString("."))
    s"$name is not on the class path." + suggestions(near)

  private def suggestions(near: List[String]): String =
    if near.isEmpty then "" else s" Did you mean ${near.mkString(", ")}?"

  private def nearest(name: String, all: List[String]): List[String] =
    val limit = 2.max(name.length / 3)
    all.distinct.map(n => (distance(name.toLowerCase, n.toLowerCase), n)).filter(_._1 <= limit).sorted.take(3).map(_._2)

  private def distance(a: String, b: String): Int =
    val first = (0 to b.length).toArray
    a.foldLeft(first) { (row, c) =>
      val next = new Array[Int](b.length + 1)
      next(0) = row(0) + 1
      for j <- 1 to b.length do
        next(j) = (row(j) + 1).min(next(j - 1) + 1).min(row(j - 1) + (if b(j - 1) == c then 0 else 1))
      next
    }.last

  extension (n: Name)
    private def stripped: String =
      import dotty.tools.dotc.core.NameOps.*
      n.stripModuleClassSuffix.decode.toString
  extension (s: Symbol)
    private def fullNameText(using Context): String = FullName(s)
