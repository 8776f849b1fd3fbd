package snippets

import ujson.Value

import java.io.{BufferedReader, FileDescriptor, FileOutputStream, InputStream, InputStreamReader, OutputStream, PrintStream}
import java.net.{InetAddress, ServerSocket, Socket, SocketTimeoutException}
import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path, StandardCopyOption}
import java.nio.file.attribute.PosixFilePermissions
import java.security.MessageDigest
import java.util.UUID
import java.util.concurrent.atomic.AtomicLong

/** `stdio` serves requests on the standard streams, `server <status file>` on a loopback socket. */
object Main:
  private val idleMillis = 30 * 60 * 1000L

  def main(args: Array[String]): Unit =
    // Macros can print, but the standard output is reserved for responses.
    val out = FileOutputStream(FileDescriptor.out)
    System.setOut(System.err)
    val check = Check()
    Runtime.getRuntime.addShutdownHook(Thread(() => check.close()))
    args.toList match
      case List("stdio")        => answer(check, System.in, out)
      case List("server", file) => Server(check, Path.of(file), idleMillis).serve()
      case _ =>
        System.err.println("Usage: snippets.Main stdio | server <status file>")
        System.exit(2)
    System.exit(0)

  /** Reads requests and writes responses, one JSON object per line. Returns true if the client
    * requested a shutdown.
    */
  def answer(check: Check, in: InputStream, out: OutputStream): Boolean =
    answer(check, BufferedReader(InputStreamReader(in, UTF_8)), PrintStream(out, false, UTF_8), () => ())

  def answer(check: Check, in: BufferedReader, out: PrintStream, active: () => Unit): Boolean =
    def emit(json: Value): Unit = out.synchronized {
      active()
      out.print(ujson.write(json) + "\n")
      out.flush()
    }
    var bye  = false
    var line = in.readLine()
    while line != null && !bye do
      active()
      if line.nonEmpty then
        try
          val request = ujson.read(line)
          request("op").str match
            case "check" =>
              val error = check.check(Protocol.groups(request), request("isolation").str == "require")(emit, p => emit(Protocol.json(p)))
              emit(Protocol.done(error))
            case "members" =>
              val found = check.members(Protocol.strings(request("classPath")), Protocol.strings(request("types")))
              found.foreach(_.foreach(all => emit(Protocol.json(all))))
              emit(Protocol.done(found.left.toOption))
            case "shutdown" =>
              emit(Protocol.bye)
              bye = true
            case other => emit(Protocol.done(Some(s"Unknown operation: $other")))
        catch // The client always waits for the end of the response.
        case e: Throwable => emit(Protocol.done(Some(s"The request could not be carried out: $e")))
      if !bye then line = in.readLine()
    bye

/** Serves clients on this machine that know the token in the status file. */
final class Server(check: Check, statusFile: Path, idleMillis: Long):
  private val token  = UUID.randomUUID().toString
  private val last   = AtomicLong(System.currentTimeMillis)
  private val socket = ServerSocket(0, 16, InetAddress.getLoopbackAddress)
  private val pid    = ProcessHandle.current.pid

  def serve(): Unit =
    writeStatus()
    Runtime.getRuntime.addShutdownHook(Thread(() => removeStatus()))
    socket.setSoTimeout(idleMillis.min(10000).toInt)
    while System.currentTimeMillis - last.get < idleMillis do
      try
        val client = socket.accept()
        last.set(System.currentTimeMillis)
        val thread = Thread(() => serve(client), "client")
        thread.setDaemon(true)
        thread.start()
      catch case _: SocketTimeoutException => ()

  private def serve(client: Socket): Unit =
    try
      val in  = BufferedReader(InputStreamReader(client.getInputStream, UTF_8))
      val out = PrintStream(client.getOutputStream, false, UTF_8)
      client.setSoTimeout(10000)
      val said = Option(in.readLine()).getOrElse("")
      client.setSoTimeout(0)
      if MessageDigest.isEqual(said.getBytes(UTF_8), token.getBytes(UTF_8)) then
        val bye = Main.answer(check, in, out, () => last.set(System.currentTimeMillis))
        client.close()
        if bye then System.exit(0)
    catch case _: java.io.IOException => ()
    finally client.close()

  private def writeStatus(): Unit =
    val status = ujson.Obj("port" -> socket.getLocalPort, "token" -> token, "pid" -> pid.toDouble)
    val dir    = statusFile.toAbsolutePath.getParent
    Files.createDirectories(dir)
    val owner = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
    val file  = Files.createTempFile(dir, "status", ".tmp", owner)
    Files.writeString(file, ujson.write(status))
    Files.move(file, statusFile, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING)

  private def removeStatus(): Unit =
    try if ujson.read(Files.readString(statusFile))("token").str == token then Files.deleteIfExists(statusFile)
    catch case _: Exception => ()
