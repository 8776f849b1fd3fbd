package docglue

import java.util.function.Consumer

/** The code that assembled pages call. It's compiled against each class path, so that it can run
  * the effects of those libraries.
  */
object Glue:
  /** Receives reports as arrays of strings, because this class and the harness share no other
    * types.
    */
  @volatile var sink: Consumer[Array[String]] = _ => ()

  private val libraries: List[Runner] =
    List("docglue.SpecRunner$", "docglue.ZioRunner$").flatMap { name =>
      try List(Class.forName(name).getField("MODULE$").get(null).asInstanceOf[Runner])
      catch case _: ClassNotFoundException => Nil
    }

  def at(block: Int): Unit = sink.accept(Array("at", block.toString))

  /** Evaluates and runs the last expression of a block. */
  def run(block: Int, value: => Any): Unit =
    def end(kind: String, text: String) = sink.accept(Array("end", block.toString, kind, text))
    try
      val v = value
      libraries.iterator.flatMap(_.run(v)).nextOption match
        case Some(Ended(kind, text)) => end(kind, text)
        case None                    => end("value", if v.isInstanceOf[Unit] then null else Show(v))
    catch
      case e: VirtualMachineError => throw e
      case e: Throwable           => end("defect", Glue.stack(e))

  /** Runs the spec among the objects of a file of claims, and reports each test. */
  def claims(block: Int, objects: => Any*): Unit =
    def end(kind: String, text: String) = sink.accept(Array("end", block.toString, kind, text))
    try
      libraries.iterator.flatMap(_.claims(objects, sink.accept)).nextOption.foreach(e => end(e.kind, e.text))
    catch
      case e: VirtualMachineError => throw e
      case e: Throwable           => end("defect", Glue.stack(e))

  def value(block: Int, line: Int, name: String, value: Any): Unit =
    // The value of an effect is only a description of work, so only its type is shown.
    val text = if libraries.exists(_.isEffect(value)) then "" else Show(value)
    // An expression of type `Unit` has no value to show.
    if !(value.isInstanceOf[Unit] && name.startsWith("docresult")) then
      sink.accept(Array("value", block.toString, line.toString, name, text))

  def stack(e: Throwable): String =
    val writer = java.io.StringWriter()
    e.printStackTrace(java.io.PrintWriter(writer))
    writer.toString

/** The end of a run: value, failure, defect or interruption, and the text of the value or cause,
  * which is null for unit.
  */
final case class Ended(kind: String, text: String)

/** Runs the effects of one library. */
trait Runner:
  def isEffect(value: Any): Boolean
  def run(value: Any): Option[Ended]
  /** Runs the tests of the specs among the objects, and reports them one by one. */
  def claims(objects: Seq[Any], report: Array[String] => Unit): Option[Ended] = None

/** Renders values. Strings are quoted, and long values take several lines. */
object Show:
  private val width = 80
  private val most  = 100

  def apply(value: Any): String = lines(value, 0)

  private def lines(value: Any, indent: Int): String =
    val flat = one(value)
    if length(flat) + indent <= width && !flat.contains('\n') then flat
    else
      parts(value) match
        case Some((name, items)) if items.nonEmpty =>
          val pad = " " * (indent + 2)
          items.map(i => pad + i.fold(identity, v => lines(v, indent + 2))).mkString(s"$name(\n", ",\n", s"\n${" " * indent})")
        case _ => flat

  /** The length without generated owners, which are removed later, and with short hash codes,
    * because their length varies.
    */
  private def length(text: String): Int =
    text.replaceAll("docpage\\d+_\\d+\\.(doc(sealed)?rs\\$line\\$\\d+\\$)+", "").replaceAll("@[0-9a-f]{5,8}\\b", "@1").length

  private def one(value: Any): String = value match
    case null                                => "null"
    case s: String                           => quote(s)
    case c: Char                             => s"'${escape(c.toString)}'"
    case l: Long                             => s"${l}L"
    case f: Float                            => s"${f}f"
    case _: Unit                             => "()"
    case _: Function0[?] | _: Function1[?, ?] | _: Function2[?, ?, ?] if isLambda(value) => "<function>"
    case _ =>
      parts(value) match
        case Some((name, items)) => items.map(_.fold(identity, one)).mkString(s"$name(", ", ", ")")
        case None                => String.valueOf(value)

  private def isLambda(value: Any) = value.getClass.isSynthetic || value.getClass.getName.contains("$Lambda")

  /** The name and the parts of a collection or case class. A part is a value or a finished text. */
  private def parts(value: Any): Option[(String, List[Either[String, Any]])] =
    def limited(name: String, items: Iterator[Either[String, Any]], size: Int) =
      val shown = items.take(most).toList
      Some((name, if size > most then shown :+ Left("...") else shown))
    value match
      case m: scala.collection.Map[?, ?] =>
        limited(prefix(m), m.iterator.map((k, v) => Left(s"${one(k)} -> ${one(v)}")), m.size)
      case l: LazyList[?]                        => None
      case i: scala.collection.Iterable[?] if i.knownSize != 0 || i.isEmpty =>
        if i.isInstanceOf[scala.collection.immutable.Range] || i.isInstanceOf[scala.collection.View[?]] then None
        else limited(prefix(i), i.iterator.map(Right(_)), i.size)
      case a: Array[?] => limited("Array", a.iterator.map(Right(_)), a.length)
      case t: Tuple => limited("", t.productIterator.map(Right(_)), t.productArity)
      case p: Product if p.productArity > 0 && p.toString == scala.runtime.ScalaRunTime._toString(p) =>
        limited(p.productPrefix, p.productIterator.map(Right(_)), p.productArity)
      case _ => None

  private def prefix(value: Any): String =
    val text = String.valueOf(value)
    val open = text.indexOf('(')
    if open > 0 then text.substring(0, open) else value.getClass.getSimpleName

  private def quote(s: String): String =
    if s.contains('\n') && !s.contains("\"\"\"") then "\"\"\"" + s + "\"\"\"" else "\"" + escape(s) + "\""

  private def escape(s: String): String =
    s.flatMap {
      case '\n' => "\\n"
      case '\t' => "\\t"
      case '\r' => "\\r"
      case '"'  => "\\\""
      case '\\' => "\\\\"
      case c if c.isControl => f"\\u${c.toInt}%04x"
      case c    => c.toString
    }
