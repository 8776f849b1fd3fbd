package snippets

import java.io.{ByteArrayOutputStream, File}
import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path}
import java.util.UUID
import java.util.concurrent.{ArrayBlockingQueue, TimeUnit}

import scala.collection.mutable
import scala.jdk.CollectionConverters.*
import scala.jdk.StreamConverters.*

/** A page to evaluate: its class path, its classes, the initializers that evaluate it, in order,
  * and the number of threads that keep the processors busy during the run.
  */
final case class Job(page: Page, classPath: Vector[Path], classes: Path, initializers: List[String], load: Int = 0):
  /** The same job with more time, because a slower run isn't a different result. */
  def withMoreTime: Job = copy(page = page.copy(timeoutMs = page.timeoutMs * 3))

  /** The same job in parallel with busy threads, and with more time. */
  def underLoad: Job =
    withMoreTime.copy(load = 2 * Runtime.getRuntime.availableProcessors)

/** A value as the worker rendered it. */
final case class RawValue(block: Int, line: Int, name: String, text: String)

/** The result of running a page: raw texts by block. A fault is the block at which the page
  * stopped, and a message.
  */
final case class Ran(
    outputs: Map[Int, String],
    ends: Map[Int, End],
    values: Vector[RawValue],
    fault: Option[(Int, String)],
    claims: Vector[Claim] = Vector.empty
)

/** Processes that evaluate pages, with limited time, memory and output, and without network. */
final class Workers(workDir: Path) extends AutoCloseable:
  private val idle = mutable.ArrayBuffer.empty[WorkerProcess]

  /** Whether processes start in their own network namespace. Some systems don't allow it. */
  lazy val isolated: Boolean = Workers.canIsolate

  def run(job: Job): Ran = if job.page.servers.isEmpty then shared(job) else alone(job)

  /** Runs a page in a separate process, together with the servers that it needs. They share a
    * network, and end with the process.
    */
  private def alone(job: Job): Ran =
    if !isolated then
      val at = job.page.blocks.find(_.evaluated).fold(0)(_.index)
      Ran(Map.empty, Map.empty, Vector.empty, Some((at, "This system can't cut code off from the network, so the server that this page needs can't be started.")))
    else
      val worker = WorkerProcess(workDir, isolated, job.page.servers)
      try worker.run(job)
      finally worker.close()

  private def shared(job: Job): Ran =
    val worker = synchronized {
      if idle.isEmpty then None else Some(idle.remove(idle.size - 1))
    }.filter(_.isUsable).getOrElse(WorkerProcess(workDir, isolated, Vector.empty))
    val ran = worker.run(job)
    if worker.isUsable then synchronized(idle += worker) else worker.close()
    ran

  def close(): Unit = synchronized {
    idle.foreach(_.close())
    idle.clear()
  }

object Workers:
  /** Brings up loopback, which is down in a new namespace, with any tool that the system has. */
  private val loopback =
    """ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null ||
      |perl -e 'socket(S,2,2,0)&&ioctl(S,0x8914,pack("a16s","lo",73).("\0"x22))||exit 1' 2>/dev/null ||
      |python3 -c 'import fcntl,socket,struct;fcntl.ioctl(socket.socket(2,2),0x8914,struct.pack("16sh22x",b"lo",73))' 2>/dev/null""".stripMargin

  /** The prefix that cuts a command off from the network, except for loopback. */
  val isolation: List[String] = isolationWith(Vector.empty, "/dev/null")

  /** The same prefix with servers. They start first, and end with the command, because they share
    * its process namespace.
    */
  def isolationWith(servers: Vector[NeededServer], log: String): List[String] =
    val started = servers.map(s => s"(\n${s.command}\n) </dev/null >>'$log' 2>&1 || exit 1\n").mkString
    List("unshare", "--map-root-user", "--net") ++ (if servers.isEmpty then Nil else List("--pid", "--fork", "--kill-child")) ++
      List("sh", "-c", s"($loopback) || exit 1\n${started}exec \"$$@\"", "sh")

  def canIsolate: Boolean =
    try
      val probe = ProcessBuilder((isolation :+ "true").asJava).redirectErrorStream(true).start()
      probe.getOutputStream.close()
      probe.waitFor(10, TimeUnit.SECONDS) && probe.exitValue == 0
    catch case _: java.io.IOException => false

private final class WorkerProcess(workDir: Path, isolated: Boolean, servers: Vector[NeededServer]) extends AutoCloseable:
  import WorkerProcess.*

  private enum Event:
    case Output(bytes: Array[Byte])
    case Report(fields: Vector[String | Null])
    case Closed

  private val secret = UUID.randomUUID().toString
  private val home   = Files.createTempDirectory(workDir, "worker")
  private val files  = Files.createDirectory(home.resolve("home"))
  private val temp   = Files.createDirectory(home.resolve("tmp"))
  private val events = ArrayBlockingQueue[Event](256)
  private var pages  = 0
  private var broken = false
  private val serverLog = home.resolve("servers.log")
  private val process = start()

  private def start(): Process =
    val java = Path.of(System.getProperty("java.home"), "bin", "java").toString
    val classes = Path.of(classOf[Worker].getProtectionDomain.getCodeSource.getLocation.toURI).toString
    val command = List(
      java, s"-Xmx${heapMiB}m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:+ExitOnOutOfMemoryError",
      "-XX:-UsePerfData", "-Xshare:auto",
      // Settings that are the same on any machine.
      "-XX:ActiveProcessorCount=4", "-Dfile.encoding=UTF-8", "-Duser.timezone=UTC", "-Duser.language=en",
      "-Duser.country=US", "-Duser.name=user", s"-Duser.home=$files", s"-Djava.io.tmpdir=$temp",
      "-cp", classes, "snippets.Worker", secret
    )
    val builder = ProcessBuilder(((if isolated then Workers.isolationWith(servers, serverLog.toString) else Nil) ++ command).asJava)
    builder.directory(files.toFile).redirectErrorStream(true)
    val path = Option(System.getenv("PATH"))
    builder.environment.clear()
    path.foreach(builder.environment.put("PATH", _))
    builder.environment.put("LANG", "C.UTF-8")
    builder.environment.put("HOME", files.toString)
    val p = builder.start()
    val thread = Thread(() => read(p), "worker output")
    thread.setDaemon(true)
    thread.start()
    p

  /** Splits the output of the process into reports and output of the page. */
  private def read(p: Process): Unit =
    val mark   = (s"\u0001$secret\t").getBytes(UTF_8)
    val in     = p.getInputStream
    val buffer = new Array[Byte](1 << 14)
    var rest   = Array.emptyByteArray
    def output(bytes: Array[Byte]) = if bytes.nonEmpty then events.put(Event.Output(bytes))
    try
      var n = in.read(buffer)
      while n >= 0 do
        rest ++= buffer.take(n)
        var scanning = true
        while scanning do
          val at = rest.indexOfSlice(mark)
          if at >= 0 then
            val end = rest.indexOf(1.toByte, at + mark.length)
            if end >= 0 then
              output(rest.take(at))
              events.put(Event.Report(fields(String(rest, at + mark.length, end - at - mark.length, UTF_8))))
              rest = rest.drop(end + 1)
            else scanning = false
          else
            // The output may end in the middle of a mark.
            val keep = rest.lastIndexOf(1.toByte) match
              case i if i >= 0 && rest.length - i < mark.length => rest.length - i
              case _                                            => 0
            output(rest.dropRight(keep))
            rest = rest.takeRight(keep)
            scanning = false
        n = in.read(buffer)
      output(rest)
    catch case _: java.io.IOException => ()
    events.put(Event.Closed)

  private def fields(text: String): Vector[String | Null] =
    text.split("\t", -1).toVector.map {
      case "\u0002" => null
      case f        => unescape.replaceAllIn(f, m => scala.util.matching.Regex.quoteReplacement(m.group(1) match { case "t" => "\t"; case "1" => "\u0001"; case c => c }))
    }

  def isUsable: Boolean = !broken && process.isAlive && pages < pagesPerProcess

  def run(job: Job): Ran =
    if pages == 0 then awaitReady()
    pages += 1
    val line = List(job.classPath.mkString(File.pathSeparator), job.classes, job.initializers.mkString(","), job.load).mkString("\t") + "\n"
    try
      process.getOutputStream.write(line.getBytes(UTF_8))
      process.getOutputStream.flush()
    catch case _: java.io.IOException => ()
    val ran = follow(job.page)
    if ran.fault.nonEmpty then broken = true
    if !broken then List(files, temp).foreach(Disk.clear)
    ran

  private def awaitReady(): Unit = events.poll(60, TimeUnit.SECONDS) match
    case Event.Report(Vector("ready")) => ()
    case null                          => broken = true
    case Event.Closed                  => events.put(Event.Closed)
    case _                             => awaitReady()

  private def follow(page: Page): Ran =
    val begun   = System.nanoTime()
    // The time limit of the page starts with its first statement. Loading classes has a separate
    // limit.
    var until   = begun + startSeconds * 1000000000L
    var started = false
    val outputs = mutable.Map.empty[Int, ByteArrayOutputStream]
    val ends    = mutable.Map.empty[Int, End]
    val values  = mutable.ArrayBuffer.empty[RawValue]
    val claims  = mutable.ArrayBuffer.empty[Claim]
    var current = page.blocks.find(_.evaluated).fold(0)(_.index)
    var since   = begun
    var open    = false
    def seconds = math.round((System.nanoTime() - since) / 1e9)
    def text(block: Int) = outputs.get(block).fold("")(_.toString(UTF_8))
    def fault(words: String): Option[Option[(Int, String)]] =
      process.destroyForcibly()
      Some(Some((current, words)))
    def step(): Option[Option[(Int, String)]] =
      events.poll((until - System.nanoTime()).max(0), TimeUnit.NANOSECONDS) match
        case null =>
          fault(
            if page.isClaims then
              val names = claims.filter(_.state == "started").map(c => s"“${c.name}” (${page.fileName}:${c.line})").mkString(", ")
              s"These claims were stopped after $seconds s, because all claims of a page together may take ${page.timeoutMs / 1000.0} s. " +
                s"Make them end sooner, for example with shorter pauses or the test clock. Not finished: $names"
            else
              s"This block was stopped after $seconds s, because all runs of the page together may take ${page.timeoutMs / 1000.0} s. " +
                "Make it end sooner, or allow the page more time, for example with `timeout=30` on the fence."
          )
        case Event.Output(bytes) =>
          val buffer = outputs.getOrElseUpdate(current, ByteArrayOutputStream())
          if open then buffer.write(bytes)
          if buffer.size > outputBytes then
            fault(s"This block was stopped, because it printed more than ${outputBytes / 1024} KiB. Make it print less.")
          else None
        case Event.Closed =>
          process.waitFor(5, TimeUnit.SECONDS)
          val code = if process.isAlive then -1 else process.exitValue
          val last = text(current).linesIterator.toVector.takeRight(8).mkString("\n")
          fault(
            if servers.nonEmpty && !started then
              val said = if Files.exists(serverLog) then Files.readString(serverLog).linesIterator.toVector.takeRight(8).mkString("\n") else ""
              s"The server that this page needs did not start (${servers.map(_.name).mkString(", ")}):\n$said"
            else if code == 3 && last.contains("OutOfMemoryError") then
              s"This block ran out of memory. The heap of a page has $heapMiB MiB. Make the block use less."
            else
              s"This block ended the JVM with exit code $code (`System.exit`, `halt` or a fatal error). Change it so that it ends without stopping the JVM." +
                (if last.isEmpty then "" else s" Its last output was:\n$last")
          )
        case Event.Report(fields) =>
          fields.toList match
            case List("at", block: String) =>
              current = block.toInt
              if !started then
                started = true
                until = System.nanoTime() + page.timeoutMs * 1000000L
              since = System.nanoTime()
              open = true
              None
            case List("end", block: String, kind: String, text) =>
              ends(block.toInt) = End(kind, Option(text))
              open = false
              None
            case List("value", block: String, line: String, name: String, text: String) =>
              values += RawValue(block.toInt, line.toInt, name, text)
              None
            case "claim" :: (state: String) :: (line: String) :: (text: String) :: labels =>
              // Before the first claim, the spec and the test library are loaded.
              if claims.isEmpty then
                until = System.nanoTime() + page.timeoutMs * 1000000L
                since = System.nanoTime()
              val path  = labels.collect { case l: String => l }.toVector
              val name  = path.lastOption.getOrElse("")
              val claim = Claim(path.dropRight(1), name, Claims.begin(page, name, line.toInt), state, text)
              claims.lastIndexWhere(c => c.state == "started" && c.suites == claim.suites && c.name == claim.name) match
                case at if at >= 0 && state != "started" => claims(at) = claim
                case _                                   => claims += claim
              None
            case List("thrown", trace: String) =>
              Some(Some((current, s"This block threw while it was evaluated:\n$trace")))
            case List("done", state) =>
              if state != "clean" then broken = true
              Some(None)
            case _ => None
    val end = Iterator.continually(step()).collectFirst { case Some(found) => found }.get
    Ran(outputs.keys.map(b => b -> text(b)).toMap, ends.toMap, values.toVector, end, claims.toVector)

  def close(): Unit =
    process.descendants.toScala(List).foreach(_.destroyForcibly())
    process.destroyForcibly()
    process.waitFor(5, TimeUnit.SECONDS)
    events.clear()
    Disk.delete(home)

private object WorkerProcess:
  val startSeconds    = 30
  val heapMiB         = 256
  val outputBytes     = 64 * 1024
  val pagesPerProcess = 200
  val unescape        = raw"\\(.)".r

/** Temporary files. */
object Disk:
  private val name = raw"snippets-(\d+)-.*".r

  /** Creates a directory for this process, and removes the directories of processes that were
    * killed.
    */
  def workDir(): Path =
    val made   = Files.createTempDirectory(s"snippets-${ProcessHandle.current.pid}-")
    val beside = Files.list(made.getParent)
    try
      for dir <- beside.toScala(List) do
        dir.getFileName.toString match
          case name(pid) if !ProcessHandle.of(pid.toLong).isPresent => delete(dir)
          case _                                                    =>
    finally beside.close()
    made

  /** Writes a file, and creates its folders. */
  def write(file: Path, bytes: Array[Byte]): Unit =
    Files.createDirectories(file.getParent)
    Files.write(file, bytes)

  def clear(dir: Path): Unit =
    if Files.isDirectory(dir) then
      val children = Files.list(dir)
      try children.toScala(List).foreach(delete)
      finally children.close()

  def delete(path: Path): Unit =
    try
      if Files.isDirectory(path) && !Files.isSymbolicLink(path) then clear(path)
      Files.deleteIfExists(path)
    catch case _: java.io.IOException => ()
