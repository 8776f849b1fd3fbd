package snippets

import java.io.{BufferedReader, InputStreamReader, PrintStream}
import java.net.{InetAddress, Socket}
import java.nio.file.{Files, Path}
import java.nio.file.attribute.PosixFilePermissions
import java.util.concurrent.TimeUnit

import scala.jdk.CollectionConverters.*

/** The program, launched in the same way as by Node. */
class ServerSuite extends munit.FunSuite:
  override def munitTimeout = scala.concurrent.duration.Duration(5, "min")

  private def launch(args: String*): Process =
    val java = Path.of(sys.props("java.home"), "bin", "java").toString
    ProcessBuilder((List(java, "-cp", Checking.programPath, "snippets.Main") ++ args).asJava).redirectError(ProcessBuilder.Redirect.INHERIT).start()

  private def request(pages: Page*): String =
    def block(b: Fence) = ujson.Obj(
      "index" -> b.index, "code" -> b.code, "line" -> b.line, "columns" -> b.columns.map(ujson.Num(_)), "mode" -> b.mode,
      "end" -> b.end, "fail" -> b.fail, "reset" -> b.reset, "unstable" -> b.unstable,
      "file" -> b.file.fold[ujson.Value](ujson.Null)(ujson.Str(_)), "dialect" -> b.dialect, "fresh" -> b.fresh
    )
    def page(p: Page) = ujson.Obj("file" -> p.file, "timeoutMs" -> p.timeoutMs, "blocks" -> p.blocks.map(block), "resources" -> ujson.Arr(), "servers" -> ujson.Arr())
    ujson.Obj(
      "op" -> "check",
      "isolation" -> "prefer",
      "groups" -> ujson.Arr(ujson.Obj("classPath" -> Checking.scala3.map(ujson.Str(_)), "classPath2" -> ujson.Arr(), "compiler2" -> ujson.Arr(), "pages" -> pages.map(page)))
    ).toString

  private def answer(in: BufferedReader): Vector[ujson.Value] =
    val all = Iterator.continually(in.readLine()).takeWhile(_ != null).map(ujson.read(_))
    val found = Vector.newBuilder[ujson.Value]
    var more  = true
    while more && all.hasNext do
      val event = all.next()
      found += event
      more = !Set("done", "bye")(event("type").str)
    found.result()

  test("stdio responds to one request per line, and stops on request"):
    val p   = launch("stdio")
    val out = PrintStream(p.getOutputStream, true)
    val in  = BufferedReader(InputStreamReader(p.getInputStream))
    out.println(request(Checking.page("```scala run\nprintln(1)\n```")))
    val events = answer(in)
    assertEquals(events.filter(_("type").str == "page").map(_("blocks")(0)("output").str), Vector("1"))
    assertEquals(events.last("error"), ujson.Null)
    out.println("{not json")
    assert(answer(in).last("error").str.contains("could not be carried out"))
    out.println("""{"op":"shutdown"}""")
    assertEquals(answer(in).map(_("type").str), Vector("bye"))
    assert(p.waitFor(20, TimeUnit.SECONDS))

  test("the server rejects a wrong token, serves several clients, and removes its status file at the end"):
    val dir    = Files.createTempDirectory("server")
    val file   = dir.resolve("status.json")
    val p      = launch("server", file.toString)
    while !Files.exists(file) do Thread.sleep(50)
    assertEquals(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)), "rw-------")
    val status = ujson.read(Files.readString(file))
    assertEquals(status("pid").num.toLong, p.pid)
    def client(token: String)(use: (PrintStream, BufferedReader) => Unit) =
      val socket = Socket(InetAddress.getLoopbackAddress, status("port").num.toInt)
      val out    = PrintStream(socket.getOutputStream, true)
      out.println(token)
      try use(out, BufferedReader(InputStreamReader(socket.getInputStream)))
      finally socket.close()
    client("wrong")((_, in) => assertEquals(in.readLine(), null))
    for _ <- 1 to 2 do
      client(status("token").str) { (out, in) =>
        out.println(request(Checking.page("```scala\nval x = 1\n```")))
        assertEquals(answer(in).last("error"), ujson.Null)
      }
    client(status("token").str) { (out, in) =>
      out.println("""{"op":"shutdown"}""")
      assertEquals(answer(in).map(_("type").str), Vector("bye"))
    }
    assert(p.waitFor(20, TimeUnit.SECONDS))
    assertEquals(Files.exists(file), false)
    Files.delete(dir)

  test("the processes of pages end when the program is killed, even in an endless loop"):
    val p   = launch("stdio")
    val out = PrintStream(p.getOutputStream, true)
    out.println(request(Checking.page("```scala run\nwhile true do Thread.sleep(10)\n```", timeoutMs = 100000)))
    // Before it, other short-lived processes find out whether the network can be cut off.
    def found = p.descendants.toList.asScala.find(_.info.command.orElse("").endsWith("java"))
    val worker = Iterator.continually { Thread.sleep(100); found }.take(600).flatten.nextOption().getOrElse(fail("no process was started for the page"))
    p.destroyForcibly().waitFor()
    assert(worker.onExit.get(20, TimeUnit.SECONDS) != null)
