package snippets

/** Servers that pages need for their runs. */
class NeedsSuite extends Checking:

  /** A server as a shell command, which responds on a loopback port of the page's network. */
  private val echo = NeededServer(
    "echo",
    """perl -MIO::Socket::INET -e '$s = IO::Socket::INET->new(Listen => 5, LocalAddr => "127.0.0.1", LocalPort => 7777) or die "no port: $!";
      |exit 0 if fork; while ($c = $s->accept) { print $c "hello ", ++$n, "\n"; close $c }'""".stripMargin
  )

  private val asks =
    """```scala run fresh
      |val socket = java.net.Socket("127.0.0.1", 7777)
      |println(scala.io.Source.fromInputStream(socket.getInputStream).mkString)
      |```""".stripMargin

  private def served(server: NeededServer, text: String = asks) =
    assume(Workers.canIsolate)
    pages(Checking.page(text).copy(servers = Vector(server))).head

  test("a page reaches its server on loopback, and each run gets a new server"):
    assertEquals(served(echo).block(0).output, Some("hello 1"))

  test("a server is only reachable from its own page, and ends with the page"):
    assertEquals(served(echo).block(0).output, Some("hello 1"))
    val r = page("```scala run=defect\njava.net.Socket(\"127.0.0.1\", 7777)\n```")
    assert(r.block(0).end.get.text.get.contains("Connection refused"), r.block(0))
    val left = ProcessHandle.allProcesses.filter(_.info.commandLine.orElse("").contains("LocalPort => 7777")).count
    assertEquals(left, 0L)

  test("a server that doesn't start is an error that shows its output"):
    val r = served(NeededServer("echo", "echo no such luck; exit 4"))
    assert(r.error.text.contains("needs did not start (echo):\nno such luck"), r.error)
