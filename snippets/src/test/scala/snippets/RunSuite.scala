package snippets

/** The output of blocks, their ends, and their limits. */
class RunSuite extends Checking:

  test("a run block can end with an app, an effect, a value or a test spec"):
    val r = page("""
      |```scala run
      |import zio.*
      |object MyApp extends ZIOAppDefault:
      |  def run = Console.printLine("app runs").as(7)
      |```
      |```scala run
      |ZIO.succeed("text")
      |```
      |```scala run
      |List(1, 2).map(_ + 1)
      |```
      |```scala run
      |import zio.test.*
      |object OkSpec extends ZIOSpecDefault:
      |  def spec = suite("numbers")(
      |    test("add") { assertTrue(1 + 1 == 2) },
      |    test("sleep") { for { f <- ZIO.sleep(1.hour).fork; _ <- TestClock.adjust(1.hour); _ <- f.join } yield assertCompletes }
      |  )
      |```
      |""")
    assertEquals((r.block(0).output, r.block(0).end), (Some("app runs"), Some(End("value", Some("7")))))
    assertEquals(r.block(1).end, Some(End("value", Some("\"text\""))))
    assertEquals(r.block(2).end, Some(End("value", Some("List(2, 3)"))))
    assertEquals(r.block(3).end, Some(End("value", None)))
    assertEquals(
      r.block(3).output,
      Some("+ numbers\n  + add\n  + sleep\n2 tests passed. 0 tests failed. 0 tests ignored.\n\nExecuted in … ms")
    )

  test("a failing test spec ends with a failure, and its report has the lines of the page"):
    val r = page("""
      |```scala run=failure
      |import zio.test.*
      |object BadSpec extends ZIOSpecDefault:
      |  def spec = test("adds") {
      |    val sum = 1 + 1
      |    assertTrue(sum == 3)
      |  }
      |```
      |""")
    assertEquals(r.block(0).end, Some(End("failure", Some("Tests failed."))))
    val report = r.block(0).output.get
    assert(report.contains("at docs/sample.mdx:7"), report)
    assert(!report.contains("\u001b"), report)

  test("failures, defects and interruptions show their cause with the names and lines of the page"):
    val r = page("""
      |```scala run=failure
      |import zio.*
      |def find(name: String): IO[String, Int] = ZIO.fail(s"no $name")
      |find("Ada")
      |```
      |```scala run=defect
      |val broken = ZIO.succeed(1).map(_ => throw new IllegalStateException("corrupt"))
      |broken
      |```
      |```scala run=interruption
      |ZIO.interrupt
      |```
      |```scala run=defect
      |sys.error("thrown while the effect is built")
      |```
      |""")
    def text(i: Int) = r.block(i).end.get.text.get
    assertEquals(r.blocks.map(_.end.get.kind), Vector("failure", "defect", "interruption", "defect"))
    assert(text(0).contains("no Ada") && text(0).contains("find(sample.mdx:4)"), text(0))
    assert(text(1).contains("corrupt") && text(1).contains("at Main(sample.mdx:8)"), text(1))
    for i <- 0 to 3 do
      assert(!text(i).contains("docpage") && !text(i).contains("rs$") && !text(i).contains("docrun"), text(i))
      assert(!text(i).contains("docglue") && !text(i).contains("zio.internal"), text(i))

  test("a block that ends in another way than its fence promises is an error that shows the cause"):
    val r = page("""
      |```scala run
      |import zio.*
      |ZIO.fail("late")
      |```
      |```scala run=failure
      |ZIO.succeed(1)
      |```
      |""")
    assertEquals(r.errors.map(_.block), Vector(0, 1))
    assert(r.errors(0).text.contains("ended with a failure") && r.errors(0).text.contains("`run=failure`") && r.errors(0).text.contains("late"), r.errors)
    assert(r.errors(1).text.contains("Write `run`"), r.errors)
    assertEquals(r.blocks.map(_.status), Vector("failed", "failed"))

  test("the error about an unexpected end is at the line that failed, or else at the last statement"):
    val r = page("""
      |```scala
      |import zio.*
      |```
      |- in a list
      |  ```scala run
      |  val early = 1
      |  def deep = ZIO.attempt(early / 0)
      |  val late = 2
      |  deep
      |    .map(_ + late)
      |  ```
      |```scala run=failure
      |val early = 1
      |ZIO.succeed(early)
      |  .map(_ + 1)
      |```
      |""")
    assertEquals(r.errors.map(m => (m.line, m.column, m.endLine, m.endColumn)), Vector((8, 3, 8, 36), (15, 1, 15, 19)))

  test("an exception during evaluation is reported at the line that threw it"):
    val r = page("```scala values\nval x = 1\nval y = List(x)(3)\n```")
    assertEquals((r.error.line, r.error.column), (3, 1))
    assert(r.error.text.contains("threw while it was evaluated"), r.error)

  test("a fiber has the same number everywhere in a dump, and small numbers in the page's own texts stay"):
    val r = page("""
      |```scala run
      |import zio.*
      |for
      |  never <- ZIO.never.fork
      |  waits <- never.join.fork
      |  _     <- ZIO.sleep(50.millis)
      |  _     <- waits.dump.flatMap(_.prettyPrint).flatMap(text => Console.printLine(text.trim.linesIterator.next()))
      |  _     <- Console.printLine(s"${never.id.threadName}, ${waits.id.threadName}, zio-fiber-77, #4711")
      |yield ()
      |```
      |""")
    assertEquals(r.block(0).output, Some("\"zio-fiber-1\" (…ms) waiting on #2\nzio-fiber-2, zio-fiber-1, zio-fiber-77, #4711"))

  test("an effect whose environment isn't provided is an error"):
    val r = page("""
      |```scala run
      |import zio.*
      |trait Db
      |ZIO.service[Db].unit
      |```
      |""")
    assert(r.error.text.contains("still needs Db"), r.error)

  test("a stream as the last value is an error, and an effect that never runs is a warning"):
    val stream = page("```scala run\nimport zio.stream.*\nZStream(1, 2)\n```")
    assert(stream.error.text.contains("is not an effect") && stream.error.text.contains("`runCollect`"), stream.error)
    assertEquals((stream.error.line, stream.error.column), (3, 1))
    val dropped = page("```scala run\nimport zio.*\nConsole.printLine(1)\nConsole.printLine(2)\n```")
    assertEquals(dropped.block(0).output, Some("2"))
    assertEquals(dropped.warnings.map(_.line), Vector(3))

  test("an effect may need a scope"):
    val r = page("""
      |```scala run
      |import zio.*
      |ZIO.acquireRelease(Console.printLine("open"))(_ => Console.printLine("close").orDie)
      |```
      |""")
    assertEquals(r.block(0).output, Some("open\nclose"))

  test("output from other threads, standard error and child processes is captured in order"):
    val r = page("""
      |```scala run
      |import zio.*
      |ZIO.foreachPar(1 to 1)(_ => Console.printLine("fiber")) *>
      |  ZIO.succeed { val t = new Thread(() => println("thread")); t.start(); t.join() } *>
      |  Console.printLineError("error") *> ZIO.succeed { java.lang.System.out.println("system") } *>
      |  ZIO.attempt(new ProcessBuilder("sh", "-c", "echo child").inheritIO().start().waitFor()).unit
      |```
      |""")
    assertEquals(r.block(0).output, Some("fiber\nthread\nerror\nsystem\nchild"))

  test("a values block shows names, types and values"):
    val r = page("""
      |```scala values
      |import zio.*
      |case class User(name: String, tags: Set[String])
      |val user = User("Ada", Set("admin"))
      |val (a, b) = (1, 'c')
      |List("x\"y", "z")
      |  .map(_.length)
      |val effect = ZIO.succeed(1)
      |Chunk(1L, 2L)
      |(1 to 200).toVector
      |((i: Int) => i)
      |Option.empty[Int]
      |Map("a" -> 1)
      |```
      |""")
    val shown = r.block(0).values.map(v => (v.line, v.name, v.tpe, v.value))
    assertEquals(
      shown.take(5),
      Vector(
        (2, Some("user"), "User", "User(\"Ada\", Set(\"admin\"))"),
        (3, Some("a"), "Int", "1"),
        (3, Some("b"), "Char", "'c'"),
        (5, None, "List[Int]", "List(3, 1)"),
        (6, Some("effect"), "ZIO[Any, Nothing, Int]", "")
      )
    )
    assertEquals(r.block(0).values(5).value, "Chunk(1L, 2L)")
    assertEquals(r.block(0).values(7).value, "<function>")
    assertEquals(r.block(0).values(8).value, "None")
    assertEquals(r.block(0).values(9).value, "Map(\"a\" -> 1)")

  test("type tags name the types of the page as if they were in the reader's file"):
    val r = page("""
      |```scala values
      |import zio.*
      |case class Vents(open: Int)
      |ZEnvironment(Vents(1))
      |```
      |```scala values
      |case class Vents(open: Boolean)
      |ZEnvironment(Vents(true))
      |```
      |""")
    assertEquals(r.block(0).values.map(_.value), Vector("ZEnvironment(Vents -> Vents(1))"))
    assertEquals(r.block(1).values.map(_.value), Vector("ZEnvironment(Vents -> Vents(true))"))

  test("a log line shows a fixed time, a small fiber number and the line of the page"):
    val r = page("""
      |```scala run
      |import zio.*
      |ZIO.logSpan("load")(ZIO.log("ready")) *> ZIO.log("again")
      |```
      |""")
    assertEquals(
      r.block(0).output,
      Some(
        """timestamp=2024-01-01T00:00:00Z level=INFO thread=#zio-fiber-1 message="ready" load=…ms location=run file=sample.mdx line=4
          |timestamp=2024-01-01T00:00:00Z level=INFO thread=#zio-fiber-1 message="again" location=run file=sample.mdx line=4""".stripMargin
      )
    )

  test("hash codes, class names and temporary folders are normalized"):
    val r = page("""
      |```scala values
      |class Plain
      |val a = Plain()
      |val b = List(Plain(), a)
      |val file = java.nio.file.Files.createTempFile("order", ".txt").getParent
      |val names = List(a.getClass.getName)
      |```
      |""")
    assertEquals(r.block(0).values.map(_.value), Vector("Plain@1", "List(Plain@2, Plain@1)", "/tmp", "List(\"Plain\")"))

  private def bounded(name: String, code: String, words: String, timeoutMs: Int = 10000) =
    test(s"a page is stopped, and the next page still runs: $name"):
      val bad  = Checking.page(s"text\n\n```scala\nimport zio.*\n```\n\n```scala run\n$code\n```", "docs/bad.mdx", timeoutMs)
      val good = Checking.page("```scala run\n1 + 1\n```", "docs/good.mdx")
      val Vector(r, ok) = pages(bad, good): @unchecked
      assertEquals((r.error.block, r.error.line), (1, 8))
      assert(r.error.text.contains(words), r.error.text)
      assertEquals(ok.block(0).end, Some(End("value", Some("2"))))

  bounded("exit", "sys.exit(4)", "exit code 4")
  bounded("halt", "java.lang.Runtime.getRuntime.halt(0)", "exit code 0")
  bounded("stack overflow", "{ def f(n: Int): Int = f(n + 1) + 1; f(1) }", "StackOverflowError")
  bounded("stack overflow in an effect", "ZIO.succeed { def f(n: Int): Int = f(n + 1) + 1; f(1) }", "ended the JVM")
  bounded("endless loop", "{ while true do () }", "was stopped after", 2000)
  bounded("endless effect", "ZIO.never", "was stopped", 2000)
  bounded("uninterruptible loop", "ZIO.succeed { while true do () }.uninterruptible", "was stopped", 2000)
  bounded("flood", "{ while true do println(\"x\" * 100) }", "more than 64 KiB")
  bounded("flood without lines", "{ while true do print(\"x\" * 100) }", "more than 64 KiB")
  bounded("memory", "{ val all = List.newBuilder[Array[Byte]]; while true do all += new Array[Byte](1 << 20) }", "memory")
  bounded(
    "deadlock",
    """{
      |  val a, b = new Object
      |  val both = new java.util.concurrent.CountDownLatch(2)
      |  def hold(x: Object, y: Object) = new Thread(() => x.synchronized { both.countDown(); both.await(); y.synchronized(()) })
      |  val t = List(hold(a, b), hold(b, a))
      |  t.foreach(_.start()); t.foreach(_.join())
      |}""".stripMargin,
    "was stopped",
    2000
  )

  test("all runs of a page share one timeout"):
    val r = page("```scala run\nThread.sleep(2000)\n```\n```scala run\nThread.sleep(2000)\n```\n", timeoutMs = 3500)
    assertEquals(r.error.block, 1)

  test("fibers and threads that a block leaves running don't print into later blocks or pages"):
    val noisy = Checking.page("```scala run\nimport zio.*\n(ZIO.sleep(1.milli) *> Console.printLine(\"late\")).forever.forkDaemon.unit\n```\n```scala run\nThread.sleep(50)\n```\n```scala run\nval t = new Thread(() => while true do { Thread.sleep(1); println(\"thread\") })\nt.start()\n```", "docs/a.mdx")
    val quiet = (1 to 4).map(i => Checking.page("```scala run\nThread.sleep(30)\n```", s"docs/quiet$i.mdx"))
    val rs    = pages(noisy +: quiet*)
    assertEquals(rs(0).block(1).output, None)
    assertEquals(rs.tail.map(_.block(0).output).toSet, Set(None))

  test("tasks that a block leaves in ZIO's scheduler don't print into the next block"):
    val r = page("```scala run\nimport zio.*\nClock.scheduler.map(timer => Unsafe.unsafe { case given Unsafe => timer.schedule(() => println(\"late\"), 300.millis) }).unit\n```\n```scala run\nThread.sleep(900)\n```")
    assertEquals(r.block(1).output, None)

  test("metrics are kept between the blocks of a page, but not between pages"):
    val text = "```scala run\nimport zio.*, metrics.Metric\nMetric.counter(\"orders\").increment\n```\n```scala run\nMetric.counter(\"orders\").increment *> Metric.counter(\"orders\").value.map(_.count)\n```"
    val counts = (1 to 5).map(i => pages(Checking.page(text, s"docs/m$i.mdx")).head.block(1).end.flatMap(_.text))
    assertEquals(counts.toSet, Set(Option("2.0")))

  test("pages can reach only the loopback network, if the system allows isolation"):
    assume(Workers.canIsolate)
    val r = page("""
      |```scala run
      |import java.net.*
      |val server = ServerSocket(0, 1, InetAddress.getLoopbackAddress)
      |val client = Socket(InetAddress.getLoopbackAddress, server.getLocalPort)
      |println(client.isConnected)
      |println(NetworkInterface.networkInterfaces.map(_.getName).toList)
      |try { val s = Socket(); s.connect(InetSocketAddress("192.0.2.1", 80), 500); println("connected") }
      |catch { case e: java.io.IOException => println(e.getMessage) }
      |```
      |""")
    assertEquals(r.block(0).output, Some("true\n[lo]\nNetwork is unreachable"))

  test("standard input is empty"):
    val r = page("```scala run=failure\nimport zio.*\nConsole.readLine\n```")
    assert(r.block(0).end.get.text.get.contains("EOF"), r.block(0))

  test("processors, user name, time zone and environment variables are the same on any machine"):
    val r = page("```scala values\nRuntime.getRuntime.availableProcessors\nsys.props(\"user.name\")\njava.time.ZoneId.systemDefault.getId\nsys.env.contains(\"JAVA_HOME\")\n```")
    assertEquals(r.block(0).values.map(_.value), Vector("4", "\"user\"", "\"UTC\"", "false"))

  test("the same page gives the same result again, even after a restart"):
    val text =
      """
        |```scala run=defect
        |import zio.*
        |trait Service
        |object Service:
        |  val live = ZLayer.succeed(new Service {})
        |def risky(n: Int) = ZIO.attempt(if n > 1 then throw new RuntimeException("boom") else n)
        |ZIO.foreachPar(1 to 1)(risky) *> ZIO.fiberId.debug *> ZIO.service[Service].debug.provide(Service.live) *> risky(2).orDie
        |```
        |```scala values
        |val o = new Object
        |```
        |""".stripMargin
    def json(check: Option[Check]) =
      val p = Vector(Checking.page(text))
      Protocol.json(check.fold(Checking.check(p))(Checking.check(p, _)).head).toString
    val first = json(None)
    pages(Checking.page("```scala run\nimport zio.*\nZIO.foreachPar(1 to 100)(_ => ZIO.unit).unit\n```", "docs/other.mdx"))
    assertEquals(json(None), first)
    val restarted = Check()
    try assertEquals(json(Some(restarted)), first)
    finally restarted.close()
