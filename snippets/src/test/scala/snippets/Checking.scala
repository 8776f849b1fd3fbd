package snippets

import java.io.File

/** Checks pages that are written in the tests, with one warm check for all suites. */
trait Checking extends munit.FunSuite:
  override def munitTimeout = scala.concurrent.duration.Duration(5, "min")

  /** Checks one page. Its fences are written as on the site. Text around them is kept, so the line
    * numbers are right.
    */
  def page(text: String, file: String = "docs/sample.mdx", timeoutMs: Int = 10000): PageResult =
    pages(Checking.page(text, file, timeoutMs)).head

  def pages(pages: Page*): Vector[PageResult] = Checking.check(pages.toVector)

  extension (r: PageResult)
    def errors: Vector[Message]   = r.diagnostics.filter(_.severity == "error")
    def warnings: Vector[Message] = r.diagnostics.filter(_.severity == "warning")
    /** A block of a page that has no errors. */
    def block(i: Int): BlockResult =
      assertEquals(r.errors, Vector.empty)
      r.blocks(i)
    /** The only error. */
    def error: Message =
      assertEquals(r.errors.size, 1, r.errors)
      r.errors.head
    /** The fact about the first occurrence of a word in a block. */
    def fact(i: Int, word: String, page: Page): Fact =
      val code = page.blocks(i).lines
      r.blocks(i).facts.find(f => code(f.line).substring(f.column, f.column + f.length) == word).getOrElse(fail(s"no fact for $word in ${r.blocks(i).facts}"))

object Checking:
  private lazy val shared =
    val check = Check()
    Runtime.getRuntime.addShutdownHook(Thread(() => check.close()))
    check

  def check(pages: Vector[Page], check: Check = shared): Vector[PageResult] =
    val found = Vector.newBuilder[PageResult]
    val error = check.check(Vector(Group(scala3, scala2, compiler2, pages)), requireIsolation = false)(_ => (), found += _)
    error.foreach(e => throw AssertionError(e))
    val byFile = found.result().map(r => r.file -> r).toMap
    pages.map(p => byFile(p.file))

  def members(types: String*): Either[String, Vector[TypeMembers]] = shared.members(scala3, types.toVector)

  val programPath: String = sys.props.getOrElse("surefire.test.class.path", sys.props("java.class.path"))

  private val jars: Vector[String] =
    programPath.split(File.pathSeparator).toVector.filter(_.endsWith(".jar"))
  private def named(starts: String*) = jars.filter(j => starts.exists(File(j).getName.startsWith))

  val scala3: Vector[String]    = named("scala-library", "scala3-library", "zio", "izumi", "portable-scala-reflect", "scala-collection-compat")
  val scala2: Vector[String]    = named("scala-library")
  val compiler2: Vector[String] = named("scala-library", "scala-compiler", "scala-reflect", "java-diff-utils", "jline")

  private val fence = raw"^(\s*)```scala(.*)$$".r

  /** A page of Markdown text. The word `fresh` marks a block that isn't in a lock file yet. */
  def page(text: String, file: String = "docs/sample.mdx", timeoutMs: Int = 10000): Page =
    val lines  = text.stripMargin.split("\n", -1).toVector
    val blocks = Vector.newBuilder[Fence]
    var i, n   = 0
    while i < lines.size do
      lines(i) match
        case fence(indent, rest) =>
          val words = rest.trim.split("\\s+").toVector.filter(_.nonEmpty)
          val code  = lines.drop(i + 1).takeWhile(_.trim != "```")
          def value(key: String) = words.collectFirst { case w if w.startsWith(s"$key=") => w.drop(key.length + 1) }
          def has(key: String)   = words.contains(key) || value(key).nonEmpty
          val mode = List("run", "values", "fail", "api", "file", "parsed").find(has).getOrElse("compile")
          blocks += Fence(
            n, code.map(l => l.drop(indent.length.min(l.takeWhile(_ == ' ').length))).mkString("\n"), i + 2,
            code.map(l => indent.length.min(l.takeWhile(_ == ' ').length)), mode, value("run").getOrElse("value"),
            value("fail").getOrElse("type"), has("reset"), has("unstable"), value("file"), if words.contains("2") then "2" else "3",
            has("fresh")
          )
          n += 1
          i += code.size + 1
        case _ =>
      i += 1
    Page(file, timeoutMs, blocks.result())
