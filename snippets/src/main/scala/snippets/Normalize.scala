package snippets

import scala.collection.mutable
import scala.util.matching.Regex
import scala.util.matching.Regex.quoteReplacement

/** Replaces what varies between runs and machines in the output of a page; a duration becomes `…`,
  * so that it doesn't look measured. Use one instance per page, so that the same fiber or object
  * gets the same number in all blocks.
  */
final class Normalize(page: Page):
  private val fibers = mutable.Map.empty[String, Int]
  private val hashes = mutable.Map.empty[String, Int]

  def apply(text: String): String =
    val lines = Clean.ansi(text).replace("\r\n", "\n").split("\n", -1).iterator
      .filterNot(l => harnessFrame.matches(l))
      .map(l => frame.replaceAllIn(l, m => quoteReplacement(s"${m.group(1)}${Normalize.owner(m.group(2))}${m.group(3)}")))
      .map(l => if l.startsWith("timestamp=") then logged(l) else l)
    val steps: List[String => String] = List(
      Clean.names,
      replace(fiber, m => s"zio-fiber-${number(fibers, m.group(1))}"),
      replace(waiting, m => m.group(1) + ids.replaceAllIn(m.group(2), i => s"#${number(fibers, i.group(1))}")),
      replace(dumped, m => s"${m.group(1)}(…ms)"),
      replace(fiberId, m => s"Runtime(${number(fibers, m.group(1))},0,"),
      replace(lambda, _ => "<function>"),
      replace(hash, m => s"@${number(hashes, m.group(1))}"),
      replace(scheduler, m => s"${m.group(1)}N"),
      replace(executed, m => s"${m.group(1)}… ms"),
      replace(temporary, _ => "/tmp")
    )
    steps.foldLeft(distinctFrames(lines).mkString("\n"))((t, step) => step(t))

  /** Removes repeated frames, because the compiler can make several methods from one line. */
  private def distinctFrames(lines: Iterator[String]): Vector[String] =
    lines.foldLeft(Vector.empty[String])((all, l) => if frame.matches(l) && all.lastOption.contains(l) then all else all :+ l)

  /** The output of a block, without trailing white space; `None` if nothing is left. */
  def output(text: String): Option[String] =
    Some(apply(text).linesIterator.map(_.stripTrailing).mkString("\n").stripTrailing).filter(_.nonEmpty)

  private def number(of: mutable.Map[String, Int], key: String): Int = of.getOrElseUpdate(key, of.size + 1)

  private def replace(what: Regex, by: Regex.Match => String)(text: String): String =
    what.replaceAllIn(text, m => quoteReplacement(by(m)))

  /** Replaces the time and the durations of spans in a line of ZIO's default logger. */
  private def logged(line: String): String =
    span.replaceAllIn(timestamp.replaceFirstIn(line, "timestamp=2024-01-01T00:00:00Z"), m => s"${quoteReplacement(m.group(1))}=…ms")

  // Real ids are large random integers. Small ones come from texts in the code.
  private val fiber     = raw"zio-fiber-(\d{4,})".r
  /** Parts of a fiber dump: the age of the fiber, and the fibers that it's waiting for. */
  private val dumped    = raw"(?m)(^\"[^\"]+\" )\((?:\d+h )?(?:\d+m )?(?:\d+s )?\d+ms\)".r
  private val waiting   = raw"(?m)(^\"[^\"]+\" \([^)]*\) waiting on )(#\d+(?:, #\d+)*)".r
  private val ids       = raw"#(\d+)".r
  private val fiberId   = raw"\bRuntime\((\d+),(\d{12,}),".r
  private val hash      = raw"(?<=[\w$$\])])@((?=[0-9a-f]*\d)[0-9a-f]{5,8})(?![\w.-])".r
  // Begins where a name begins, so that a long word isn't searched from each of its letters.
  private val lambda    = raw"(?<![\w$$./])[\w$$./]+\$$\$$Lambda[$$/\d]*(0x[0-9a-f]+)?(@[0-9a-f]+)?".r
  private val scheduler = raw"((?:ZScheduler-Worker|zio-default-blocking|ZScheduler)-)\d+".r
  private val executed  = raw"(Executed in )[\d.]+ \w+( \d+ \w+)*".r
  private val timestamp = raw"timestamp=\S+".r
  private val span      = raw"\b([\w-]+)=\d+ms\b".r
  private val temporary = raw"/[^\s:'()]*/worker\d+/(tmp|home)".r
  private val names = page.fileName +: page.blocks.flatMap(_.file).map(f => f.substring(f.lastIndexOf('/') + 1))
  /** A frame in the page's own code or in a file of its project: indentation, owner and position.
    */
  private val frame = raw"(\s*at )(\S+)(\((?:${names.map(Regex.quote).mkString("|")}):\d+\))".r
  /** Frames that don't help readers: of the JVM, the harness, and methods that the compiler
    * generated in libraries.
    */
  private val harnessFrame =
    raw"\s*at (java\.base/.*|java\..*|jdk\..*|sun\..*|docglue\..*|snippets\..*|zio\.internal\..*|zio\..*\$$anonfun\$$.*|scala\.runtime\..*|scala\.Function\d.*)".r

object Normalize:
  private val made = raw"(\$$\$$anonfun\$$\d+|\$$anonfun\$$\d+|\$$adapted\$$\d+|\$$init\$$)".r

  /** The name of a method as in the source, without what the compiler adds to names. Code outside
    * methods is in `Main`, as in the file that a reader saves.
    */
  private def owner(method: String): String =
    val bare = made.replaceAllIn(Clean.names(method), "").replace("$.", ".").stripPrefix(".").stripSuffix(".").stripSuffix("$")
    // The name of a private method repeats its class.
    val parts = bare.replace("$$_$", ".").split('.').toList
    val path  = parts.zip(parts.drop(1) :+ "").collect { case (a, b) if a != b => a }.mkString(".")
    if path.isEmpty || path == Worker.INITIALIZER then "Main" else path
