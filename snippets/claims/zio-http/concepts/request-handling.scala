// include: http-calls
// include: http-bytes
// timeout: 120
// Claims of docs/zio-http/concepts/request-handling.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.stream.*
import zio.test.*

object RequestHandlingClaims extends ZIOSpecDefault:

  def connect[A](port: Int, path: String)(use: Socket => Task[A]): Task[A] =
    ZIO.acquireReleaseWith(ZIO.attempt(Socket("localhost", port)))(s => ZIO.succeed(s.close())) { socket =>
      val request = s"GET $path HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
      ZIO.attempt(socket.getOutputStream.write(request.getBytes(ISO_8859_1))) *> use(socket)
    }

  /** Everything that the server sends in response to a request. */
  def raw(port: Int, path: String): Task[String] =
    sendBytes(port, s"GET $path HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")

  def served(routes: Routes[Any, Response], settings: Server.Config => Server.Config = identity)(
      paths: String*
  ): Task[List[String]] =
    Server
      .install(routes)
      .flatMap(port => ZIO.foreach(paths.toList)(raw(port, _)))
      .provide(serverWith(settings))

  def route(path: String)(effect: IO[Response, Response]) = Method.GET / path -> handler((_: Request) => effect)

  def logged: UIO[Chunk[String]] = ZTestLogger.logOutput.map(_.map(_.message()))

  val broken = ZStream("first") ++ ZStream.fail(RuntimeException("disk"))

  /** The number of bytes that arrive if the client doesn't read for half a second. */
  def slowly(socket: Socket): Int =
    val buffer = new Array[Byte](65536)
    Thread.sleep(500)
    Iterator
      .continually(scala.util.Try(socket.getInputStream.read(buffer)).getOrElse(-1))
      .takeWhile(_ >= 0)
      .sum

  def spec = suite("Request handling")(
    test("a streaming body that fails is cut off without the last chunk, and nothing is logged above `DEBUG`") {
      val routes = Routes(route("a")(ZIO.succeed(Response(body = Body.fromCharSequenceStreamChunked(broken)))))
      for
        bytes    <- served(routes)("/a")
        messages <- ZTestLogger.logOutput.map(_.filter(_.logLevel > LogLevel.Debug))
      yield assertTrue(
        bytes.head.startsWith("HTTP/1.1 200 OK"),
        bytes.head.endsWith("5\r\nfirst\r\n"),
        messages.isEmpty
      )
    },
    test("a client notices a body without its last chunk") {
      val routes = Routes(route("a")(ZIO.succeed(Response(body = Body.fromCharSequenceStreamChunked(broken)))))
      for result <- Server
          .install(routes)
          .flatMap(port => Client.batched(Request.get(url"/a".absolute(Scheme.HTTP, "localhost", port))))
          .flatMap(_.body.asString)
          .exit
          .provide(serverWith(identity), Client.default)
      yield assertTrue(result.isFailure)
    },
    test("a failure with a `Response` sends that response, and nothing is logged") {
      for
        bytes    <- served(Routes(route("a")(ZIO.fail(Response.text("gone").status(Status.Gone)))))("/a")
        messages <- logged
      yield assertTrue(bytes.head.startsWith("HTTP/1.1 410"), bytes.head.endsWith("gone"), messages.isEmpty)
    },
    test("a defect is logged, and the client gets status 500 with an empty body") {
      for
        bytes <- served(Routes(route("a")(ZIO.dieMessage("hunter2"))))("/a")
      yield assertTrue(bytes.head.startsWith("HTTP/1.1 500"), !bytes.head.contains("hunter2"), bytes.head.endsWith("\r\n\r\n"))
    },
    test("an interrupted handler closes the connection without a response") {
      for bytes <- served(Routes(route("a")(ZIO.interrupt)))("/a") yield assertTrue(bytes == List(""))
    },
    test("the error message is in the response only if `ErrorResponseConfig` says so") {
      val routes = Routes(route("a")(ZIO.dieMessage("hunter2")))
      for
        default <- routes.runZIO(Request.get("/a")).flatMap(_.body.asString)
        debug   <- (routes @@ ErrorResponseConfig.debug).runZIO(Request.get("/a")).flatMap(_.body.asString)
      yield assertTrue(default == "", debug.contains("hunter2"))
    },
    test("`requestLogging` writes no line for a defect, but one for a defect that became a response") {
      val dies      = Routes(route("a")(ZIO.dieMessage("bug")))
      val converted = dies.handleErrorCauseZIO(_ => ZIO.succeed(Response.internalServerError))
      for
        _      <- (dies @@ Middleware.requestLogging()).runZIO(Request.get("/a"))
        before <- logged
        _      <- (converted @@ Middleware.requestLogging()).runZIO(Request.get("/a"))
        after  <- logged
      yield assertTrue(
        before == Chunk("Unhandled exception in request handler"),
        after.drop(1) == Chunk("Http request served")
      )
    },
    test("`idleTimeout` interrupts a handler that is still working, and the client gets no response") {
      for
        interrupted <- Promise.make[Nothing, Unit]
        routes       = Routes(route("a")(ZIO.never.onInterrupt(interrupted.succeed(()))))
        bytes       <- served(routes, _.idleTimeout(200.millis).logWarningOnFatalError(false))("/a")
        done        <- interrupted.isDone
      yield assertTrue(bytes == List(""), done)
    },
    test("`idleTimeout` cuts off a download although bytes move, because the client sends nothing") {
      val ticks  = ZStream.repeatWithSchedule("tick", Schedule.spaced(50.millis)).take(20)
      val routes = Routes(route("a")(ZIO.succeed(Response(body = Body.fromCharSequenceStreamChunked(ticks)))))
      for bytes <- served(routes, _.idleTimeout(400.millis).logWarningOnFatalError(false))("/a")
      yield assertTrue(bytes.head.contains("tick"), !bytes.head.endsWith("0\r\n\r\n"))
    },
    test("a body that ends by `ZStream#timeout` looks complete, and one that ends by `timeoutFail` is cut off") {
      val stalls = ZStream("half") ++ ZStream.never
      val fails  = stalls.timeoutFail(RuntimeException("slow"))(100.millis)
      val routes = Routes(
        route("timeout")(ZIO.succeed(Response(body = Body.fromCharSequenceStreamChunked(stalls.timeout(100.millis))))),
        route("fail")(ZIO.succeed(Response(body = Body.fromCharSequenceStreamChunked(fails))))
      )
      for bytes <- served(routes)("/timeout", "/fail")
      yield assertTrue(bytes.map(_.endsWith("0\r\n\r\n")) == List(true, false))
    },
    test("a fatal error in a plain function gets no response, and the server keeps running") {
      val netty = java.util.logging.Logger.getLogger("io.netty")
      netty.setLevel(java.util.logging.Level.OFF)
      val routes = Routes(
        Method.GET / "fatal" -> handler((_: Request) => if true then throw InternalError("fatal") else Response.ok),
        Method.GET / "ok"    -> handler(Response.ok)
      )
      for results <- Server
          .install(routes)
          .flatMap(port => raw(port, "/fatal").timeout(500.millis) <*> raw(port, "/ok"))
          .provide(serverWith(_.logWarningOnFatalError(false)))
      yield assertTrue(results._1.isEmpty, results._2.startsWith("HTTP/1.1 200"))
    },
    test("in 3.11.3, a shutdown cuts off a large body for a slow client, and waits for a streaming body") {
      val bytes = Chunk.fill(20_000_000)('x'.toByte)
      def received(body: Body) =
        for
          started <- Promise.make[Nothing, Unit]
          routes   = Routes(route("a")(started.succeed(()).as(Response(body = body))))
          reader  <- Server
                       .install(routes)
                       .flatMap { port =>
                         connect(port, "/a")(socket => ZIO.attemptBlocking(slowly(socket))).fork <* started.await
                       }
                       .provide(serverWith(identity))
          n       <- reader.join
        yield n
      for
        whole    <- received(Body.fromChunk(bytes))
        streamed <- received(Body.fromStreamChunked(ZStream.fromChunk(bytes).rechunk(100_000)))
      yield assertTrue(whole < bytes.size, streamed > bytes.size)
    },
    test("a client that disconnects interrupts the stream it receives") {
      for
        ended <- Promise.make[Nothing, Unit]
        rows   = ZStream.repeatWithSchedule("row\n", Schedule.spaced(10.millis)).ensuring(ended.succeed(()))
        routes = Routes(route("a")(ZIO.succeed(Response(body = Body.fromCharSequenceStreamChunked(rows)))))
        _ <- Server
          .install(routes)
          .flatMap { port =>
            connect(port, "/a")(socket => ZIO.attemptBlocking(socket.getInputStream.read())) *> ended.await
          }
          .provide(serverWith(identity))
        done <- ended.isDone
      yield assertTrue(done)
    },
    test("at shutdown, the server waits for running requests up to `gracefulShutdownTimeout`") {
      def finishes(settings: Server.Config => Server.Config) =
        for
          started <- Promise.make[Nothing, Unit]
          ended   <- Promise.make[Nothing, Exit[Any, Any]]
          work     = started.succeed(()) *> ZIO.sleep(400.millis).as(Response.ok)
          routes   = Routes(route("a")(work.onExit(ended.succeed(_))))
          _ <- Server
            .install(routes)
            .flatMap(port => raw(port, "/a").forkDaemon *> started.await)
            .provide(serverWith(settings))
          exit <- ended.await
        yield exit.isSuccess
      for
        waits <- finishes(identity)
        stops <- finishes(_.gracefulShutdownTimeout(50.millis))
      yield assertTrue(waits, !stops)
    },
    test("the default of `gracefulShutdownTimeout` is 10 seconds, and `idleTimeout` is off") {
      assertTrue(
        Server.Config.default.gracefulShutdownTimeout == 10.seconds,
        Server.Config.default.idleTimeout.isEmpty
      )
    },
    test("fibers that a handler forks end with its request, and daemons don't") {
      for
        forked <- Promise.make[Nothing, Exit[Nothing, Unit]]
        daemon <- Promise.make[Nothing, Exit[Nothing, Unit]]
        begun  <- Promise.make[Nothing, Unit]
        work    = (done: Promise[Nothing, Exit[Nothing, Unit]]) =>
          ZIO.uninterruptibleMask { restore =>
            begun.succeed(()) *> restore(ZIO.sleep(300.millis)).exit.flatMap(done.succeed(_))
          }
        routes = Routes(
          route("fork")(work(forked).fork *> begun.await.as(Response.ok)),
          route("daemon")(work(daemon).forkDaemon.as(Response.ok))
        )
        _  <- served(routes)("/fork", "/daemon")
        f  <- forked.await
        d  <- daemon.await
      yield assertTrue(f.isInterrupted, d.isSuccess)
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.timeout(60.seconds)
