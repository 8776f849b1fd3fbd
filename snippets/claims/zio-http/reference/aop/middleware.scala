// Claims of docs/zio-http/reference/aop/middleware.mdx.
// timeout: 110
// include: http-calls
import zio.metrics.*
import zio.test.*

object MiddlewareClaims extends ZIOSpecDefault:

  private val netty = java.util.logging.Logger.getLogger("io.netty")
  netty.setLevel(java.util.logging.Level.OFF)

  def at(path: String)(handle: Request => ZIO[Any, Response, Response]): Routes[Any, Response] =
    Routes(Method.GET / path -> handler(handle(_: Request)))

  val ok: Routes[Any, Response] = at("ok")(_ => ZIO.logInfo("handling").as(Response.ok))

  /** The messages and annotations that are logged while an effect runs. */
  def logged(effect: Task[Any]): Task[Chunk[(String, Map[String, String])]] =
    for
      lines  <- Ref.make(Chunk.empty[(String, Map[String, String])])
      logger  = new ZLogger[String, Unit]:
                  def apply(
                      trace: Trace, id: FiberId, level: LogLevel, message: () => String, cause: Cause[Any],
                      context: FiberRefs, spans: List[LogSpan], annotations: Map[String, String]
                  ): Unit =
                    if level >= LogLevel.Info then
                      Unsafe.unsafe(implicit unsafe =>
                        Runtime.default.unsafe.run(lines.update(_ :+ (message(), annotations))).getOrThrow()
                      )
      _      <- effect.provideLayer(Runtime.removeDefaultLoggers >>> Runtime.addLogger(logger))
      all    <- lines.get
    yield all

  def call(routes: Routes[Any, Response], request: Request): Task[Response] =
    ZIO.scoped(routes.runZIO(request))

  def onServer[A](routes: Routes[Any, Response])(use: Int => RIO[Client, A]): Task[A] =
    Server.install(routes).flatMap(use).provide(serverWith(identity), Client.default)

  def at(port: Int, path: String): Request = Request.get(url"/".absolute(Scheme.HTTP, "localhost", port).path(path))

  val concurrent: Metric.Gauge[Double] = Metric.gauge("http_concurrent_requests_total").tagged("method", "GET")

  def spec = suite("Middleware")(
    test("an annotation outside `requestLogging` is on its line, an annotation inside is not") {
      val annotate = Middleware.logAnnotate("id", "7")
      for
        outside <- logged(call(ok @@ Middleware.requestLogging() @@ annotate, Request.get("/ok")))
        inside  <- logged(call(ok @@ annotate @@ Middleware.requestLogging(), Request.get("/ok")))
      yield assertTrue(
        outside.map((message, all) => message -> all.contains("id")) ==
          Chunk("handling" -> true, "Http request served" -> true),
        inside.map((message, all) => message -> all.contains("id")) ==
          Chunk("handling" -> true, "Http request served" -> false)
      )
    },
    test("the arguments of `logAnnotate` are evaluated for each request") {
      var n      = 0
      val routes = ok @@ Middleware.logAnnotate("id", { n += 1; n.toString })
      for lines <- logged(call(routes, Request.get("/ok")) *> call(routes, Request.get("/ok")))
      yield assertTrue(lines.map(_._2("id")) == Chunk("1", "2"))
    },
    test("`requestLogging` writes nothing for a defect, and a line for a defect after `sandbox`") {
      val dies = at("ok")(_ => ZIO.dieMessage("bug"))
      for
        plain     <- logged(call(dies @@ Middleware.requestLogging(), Request.get("/ok")).exit)
        sandboxed <- logged(call(dies.sandbox @@ Middleware.requestLogging(), Request.get("/ok")))
      yield assertTrue(
        !plain.exists(_._1 == "Http request served"),
        sandboxed.exists((message, all) => message == "Http request served" && all("status_code") == "500")
      )
    },
    test("`sandbox` leaves a response that the handler fails with as it is") {
      for response <- call(at("ok")(_ => ZIO.fail(Response.notFound)).sandbox, Request.get("/ok"))
      yield assertTrue(response.status == Status.NotFound)
    },
    test("a timeout inside `requestLogging` is logged as 408, a timeout outside is not logged") {
      val slow = at("ok")(_ => ZIO.never)
      for
        inside  <- logged(call(slow @@ Middleware.timeout(100.millis) @@ Middleware.requestLogging(), Request.get("/ok")))
        outside <- logged(call(slow @@ Middleware.requestLogging() @@ Middleware.timeout(100.millis), Request.get("/ok")))
      yield assertTrue(inside.map(_._2("status_code")) == Chunk("408"), outside.isEmpty)
    },
    test("a timeout does not limit a streamed body") {
      val body   = zio.stream.ZStream("a", "b").tap(_ => ZIO.sleep(300.millis))
      val routes = at("ok")(_ => ZIO.succeed(Response(body = Body.fromCharSequenceStreamChunked(body))))
      for text <- onServer(routes @@ Middleware.timeout(200.millis)) { port =>
                    Client.batched(at(port, "ok")).flatMap(_.body.asString)
                  }
      yield assertTrue(text == "ab")
    },
    test("a streamed request body is not logged, and the handler can still read it") {
      val routes = Routes(Method.POST / "ok" -> handler((request: Request) => request.body.asString.orDie.map(Response.text(_))))
      val request = Request.post("/ok", Body.fromStreamChunked(zio.stream.ZStream.fromIterable("card".getBytes)))
      for
        text  <- Ref.make("")
        lines <- logged(call(routes @@ Middleware.requestLogging(logRequestBody = true), request).flatMap(_.body.asString).flatMap(text.set))
        body  <- text.get
      yield assertTrue(body == "card", !lines.exists(_._2.contains("request")))
    },
    test("the header of `addHeader` is missing on a defect and on a 404 of the server") {
      val routes = (ok ++ at("bug")(_ => ZIO.dieMessage("bug"))) @@ Middleware.addHeader("x-frame-options", "DENY")
      for found <- onServer(routes) { port =>
                     ZIO.foreach(Chunk("ok", "bug", "nothing"))(path =>
                       Client.batched(at(port, path)).map(_.headers.contains("x-frame-options"))
                     )
                   }.provideLayer(Runtime.removeDefaultLoggers)
      yield assertTrue(found == Chunk(true, false, false))
    },
    test("`updatePath` changes what the handler sees, but not which route is found") {
      val routes = at("a")(r => ZIO.succeed(Response.text(s"a sees ${r.path}"))) ++
        at("b")(r => ZIO.succeed(Response.text(s"b sees ${r.path}")))
      for text <- call(routes @@ Middleware.updatePath(_ => Path("/b")), Request.get("/a")).flatMap(_.body.asString)
      yield assertTrue(text == "a sees /b")
    },
    test("a path that is rewritten around a single route is looked up again") {
      val routes = at("a")(r => ZIO.succeed(Response.text(s"a sees ${r.path}")))
      val moved  = routes.toHandler.contramap[Request](r => r.copy(url = r.url.path("/a"))).toRoutes
      for text <- onServer(moved)(port => Client.batched(at(port, "old")).flatMap(_.body.asString))
      yield assertTrue(text == "a sees /a")
    },
    test("the default logger writes a line break of a logged body as it is") {
      val routes  = Routes(Method.POST / "ok" -> handler((_: Request) => Response.ok))
      val request = Request.post("/ok", Body.fromString("x\nlevel=ERROR message=forged"))
      for
        lines  <- Ref.make("")
        write   = ZLogger.default.map(text =>
                    Unsafe.unsafe(implicit u => Runtime.default.unsafe.run(lines.update(_ + text)).getOrThrow())
                  )
        _      <- call(routes @@ Middleware.requestLogging(logRequestBody = true), request)
                    .provideLayer(Runtime.removeDefaultLoggers >>> Runtime.addLogger(write))
        all    <- lines.get
      yield assertTrue(all.contains("\nlevel=ERROR message=forged"))
    },
    test("`serveResources` serves what is below its prefix, and no path with dots leaves it") {
      val hidden = Chunk(url"/r/../META-INF/MANIFEST.MF", url"/r/..%2fMETA-INF/MANIFEST.MF", url"/r/%2e%2e/META-INF/MANIFEST.MF")
      (for
        found  <- call(Routes.serveResources(Path.empty / "r", "META-INF"), Request.get("/r/MANIFEST.MF"))
        others <- ZIO.foreach(hidden)(url => call(Routes.serveResources(Path.empty / "r"), Request.get(url)))
      yield assertTrue(found.status == Status.Ok, others.forall(_.status.isClientError)))
        .provideLayer(Runtime.removeDefaultLoggers)
    },
    test("`ensureHeader` adds a header to the request, not to the response") {
      val routes = at("ok")(request => ZIO.succeed(Response.text(request.headers.get("x-tenant").mkString)))
      for
        response <- call(routes @@ Middleware.ensureHeader("x-tenant")("north"), Request.get("/ok"))
        text     <- response.body.asString
      yield assertTrue(text == "north", !response.headers.contains("x-tenant"))
    },
    test("in 3.11.3, a timeout after `metrics` leaves the number of concurrent requests one too high") {
      val gauge = (path: String) => concurrent.tagged("path", s"/$path").value.map(_.value)
      for
        _       <- call(at("after")(_ => ZIO.never) @@ Middleware.metrics() @@ Middleware.timeout(100.millis), Request.get("/after"))
        after   <- gauge("after")
        _       <- call(at("before")(_ => ZIO.never) @@ Middleware.timeout(100.millis) @@ Middleware.metrics(), Request.get("/before"))
        before  <- gauge("before")
        leaves  <- call(at("leaves")(_ => ZIO.never) @@ Middleware.metrics(), Request.get("/leaves")).timeout(100.millis)
        left    <- gauge("leaves")
      yield assertTrue(after == 1.0, before == 0.0, leaves.isEmpty, left == 1.0)
    },
    test("a middleware that only maps successes does not see the rejection of an inner aspect") {
      def own(both: Boolean): Middleware[Any] = new Middleware[Any]:
        def apply[R, E](routes: Routes[R, E]): Routes[R, E] =
          routes.transform[R] { next =>
            Handler.scoped[R](handler { (request: Request) =>
              val mark = (response: Response) => response.addHeader("x-seen", "yes")
              if both then next(request).mapBoth(mark, mark) else next(request).map(mark)
            })
          }
      val rejected = ok @@ HandlerAspect.fail(Response.forbidden)
      for
        one <- call(rejected @@ own(both = false), Request.get("/ok"))
        two <- call(rejected @@ own(both = true), Request.get("/ok"))
      yield assertTrue(!one.headers.contains("x-seen"), two.headers.contains("x-seen"))
    }
  ) @@ TestAspect.withLiveClock
