// include: http-calls
// include: http-bytes
// timeout: 30
// Claims of docs/zio-http/reference/response/response.mdx. Each name is a sentence that the page relies on.
import zio.schema.*
import zio.stream.*
import zio.test.*

object ResponseClaims extends ZIOSpecDefault:
  final case class Invoice(number: Int) derives Schema

  def served[A](routes: Routes[Any, Response])(use: Int => RIO[Client, A]): Task[A] =
    Server.install(routes).flatMap(use)
      .provide(serverWith(_.gracefulShutdownTimeout(100.millis)), Client.default)

  def bytes(port: Int): Task[String] =
    sendBytes(port, "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").retryN(2)

  def sent(response: => ZIO[Any, Response, Response]): Task[String] =
    served(Routes(Method.GET / "" -> handler((_: Request) => response)))(bytes(_))

  def failing(e: Throwable): Task[Int] =
    val routes = Routes(Method.GET / "" -> handler((_: Request) => ZIO.fail(e))).sandbox
    ZIO.scoped(routes.runZIO(Request.get("/"))).map(_.status.code)
      .provide(Runtime.removeDefaultLoggers)

  def dying(e: Throwable): Task[Int] =
    val routes = Routes(Method.GET / "" -> handler((_: Request) => ZIO.die(e))).sandbox
    ZIO.scoped(routes.runZIO(Request.get("/"))).map(_.status.code)
      .provide(Runtime.removeDefaultLoggers)

  def spec = suite("Response")(
    test("a message of an error constructor is escaped for HTML and has no content type") {
      val response = Response.notFound("""{"a": "<b>"}""")
      response.body.asString.map { text =>
        assertTrue(text == "{&quot;a&quot;: &quot;&lt;b&gt;&quot;}", response.headers.isEmpty)
      }
    },
    test("`sandbox` chooses the status of a failure by the class of the exception") {
      for
        statuses <- ZIO.foreach(
                      List(
                        IllegalArgumentException("x"),
                        NumberFormatException("x"),
                        java.nio.file.NotDirectoryException("x"),
                        java.nio.file.AccessDeniedException("x"),
                        IllegalAccessException("x"),
                        java.io.FileNotFoundException("x"),
                        java.net.ConnectException("x"),
                        java.net.SocketTimeoutException("x"),
                        java.nio.file.NoSuchFileException("x"),
                        RuntimeException("x")
                      )
                    )(failing)
      yield assertTrue(statuses == List(400, 400, 400, 403, 403, 404, 503, 504, 500, 500))
    },
    test("`sandbox` chooses 500 for a failure that isn't an exception") {
      val routes = Routes(Method.GET / "" -> handler((_: Request) => ZIO.fail("unpaid"))).sandbox
      ZIO.scoped(routes.runZIO(Request.get("/"))).provide(Runtime.removeDefaultLoggers)
        .map(response => assertTrue(response.status == Status.InternalServerError))
    },
    test("a defect is 500, whatever its class") {
      dying(IllegalArgumentException("x")).map(status => assertTrue(status == 500))
    },
    test("`fromThrowable` shows nothing by default, and message and stack trace with the debug settings") {
      for
        plain <- Response.fromThrowable(RuntimeException("pa55")).body.asString
        debug <- Response.fromThrowable(RuntimeException("pa55"), ErrorResponseConfig.debugConfig).body.asString
      yield assertTrue(plain.isEmpty, debug.contains("pa55"), debug.contains("ResponseClaims"))
    },
    test("the mode `dev` turns on error bodies") {
      val mode = ZIO.succeed {
        java.lang.System.setProperty("zio.http.mode", "dev")
        val dev = Mode.isDev
        java.lang.System.clearProperty("zio.http.mode")
        (dev, Mode.isProd)
      }
      mode.map((dev, prod) => assertTrue(dev, prod))
    },
    test("a body's media type is not sent, except by `Response.error`") {
      for
        json  <- sent(ZIO.succeed(Response(body = Body.json(Invoice(17)))))
        typed <- sent(ZIO.succeed(Response(body = Body.json(Invoice(17))).contentType(MediaType.application.json)))
        error <- sent(ZIO.succeed(Response.error(Status.BadRequest, Body.json(Invoice(17)))))
      yield assertTrue(
        !json.contains("content-type"),
        typed.contains("content-type: application/json\r\n"),
        error.contains("content-type: application/json\r\n")
      )
    },
    test("`Response.text` sends UTF-8 without naming a charset") {
      sent(ZIO.succeed(Response.text("café"))).map { response =>
        assertTrue(response.contains("content-type: text/plain\r\n"), response.endsWith("caf\u00c3\u00a9"))
      }
    },
    test("a content type that is added later replaces the earlier one") {
      sent(ZIO.succeed(Response.text("a;b").contentType(MediaType.text.csv))).map { response =>
        assertTrue(response.contains("content-type: text/csv\r\n"), !response.contains("text/plain"))
      }
    },
    test("`seeOther` is 303, and `redirect` is 307 or 308") {
      assertTrue(
        Response.seeOther(url"/a").status == Status.SeeOther,
        Response.redirect(url"/a").status == Status.TemporaryRedirect,
        Response.redirect(url"/a", isPermanent = true).status == Status.PermanentRedirect
      )
    },
    test("a relative URL that is encoded again never starts with two slashes or a backslash") {
      val hostile = List("//evil.example", "///evil.example", "/\\evil.example", "/%5Cevil.example",
        "/%2Fevil.example", "/%09/evil.example", "/./evil.example", "/..//evil.example", "/%2e/%2fevil.example")
      val other = List("javascript:alert(1)", "http:evil.example", "\t//evil.example", "\\\\evil.example")
      val urls = hostile.flatMap(URL.decode(_).toOption).map(_.encode)
      assertTrue(urls.size == hostile.size, urls.forall(_.matches("/[^/\\\\].*")),
        other.flatMap(URL.decode(_).toOption).forall(url => !url.isRelative || !url.path.hasLeadingSlash))
    },
    test("a stream that fails has already sent status 200, and its last chunk is missing") {
      val rows   = ZStream("a", "b") ++ ZStream.fail(RuntimeException("disk"))
      val routes = Routes(Method.GET / "" -> handler(Response(body = Body.fromCharSequenceStreamChunked(rows))))
      served(routes) { port =>
        for
          raw  <- bytes(port)
          url   = URL.decode(s"http://localhost:$port/").toOption.get
          text <- Client.batched(Request.get(url)).flatMap(_.body.asString).either
        yield assertTrue(raw.startsWith("HTTP/1.1 200"), !raw.endsWith("0\r\n\r\n"), text.isLeft)
      }
    },
    test("a client that stops reading also stops the stream") {
      for
        pulled <- Ref.make(0)
        rows    = ZStream.repeatZIO(pulled.update(_ + 1).as("x" * 10000))
        routes  = Routes(Method.GET / "" -> handler(Response(body = Body.fromCharSequenceStreamChunked(rows))))
        counts <- served(routes) { port =>
                    def call = ZIO.attemptBlocking {
                      val socket = java.net.Socket("localhost", port)
                      socket.getOutputStream.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".getBytes)
                      socket
                    }
                    // until two looks in a row find the same number
                    def settled(before: Int): UIO[Int] =
                      pulled.get.delay(300.millis).flatMap(n => if n > 0 && n == before then ZIO.succeed(n) else settled(n))
                    ZIO.acquireReleaseWith(call)(s => ZIO.succeed(s.close()))(_ => settled(-1))
                  }
      yield assertTrue(counts < 100000)
    },
    test("an interrupted handler closes the connection without a response, also with `sandbox`") {
      val routes = Routes(Method.GET / "" -> handler((_: Request) => ZIO.interrupt.as(Response.ok))).sandbox
      sent(ZIO.interrupt).zipWith(served(routes)(bytes(_))) { (plain, sandboxed) =>
        assertTrue(plain.isEmpty, sandboxed.isEmpty)
      }
    },
    test("in 3.11.3, CR LF in the fragment of a redirect adds a header") {
      val next = URL.decode("/a#b\r\nSet-Cookie: admin=1").toOption.get
      for
        attack <- sent(ZIO.succeed(Response.seeOther(next)))
        safe   <- sent(ZIO.succeed(Response.seeOther(next.copy(fragment = None))))
      yield assertTrue(attack.contains("\r\nSet-Cookie: admin=1\r\n"), safe.contains("location: /a\r\n"))
    },
    test("if a response with a stream has CR LF in a header, the body of the 500 says so") {
      val response = Response(body = Body.fromCharSequenceStreamChunked(ZStream("a"))).addHeader("X-Name", "a\r\nb")
      sent(ZIO.succeed(response)).map { bytes =>
        assertTrue(bytes.startsWith("HTTP/1.1 500"), bytes.contains("prohibited character"))
      }
    },
    test("a header with CR LF becomes a 500 that is not logged") {
      for
        logs     <- Ref.make(0)
        runtime  <- ZIO.runtime[Any]
        counting  = ZLogger.default.map(_ => Unsafe.unsafe { implicit u =>
                      runtime.unsafe.run(logs.update(_ + 1)).getOrThrow()
                    })
        response <- sent(ZIO.succeed(Response.ok.addHeader("X-Name", "a\r\nSet-Cookie: admin=1")))
                      .provide(Runtime.removeDefaultLoggers ++ Runtime.addLogger(counting))
        logged   <- logs.get
      yield assertTrue(response.startsWith("HTTP/1.1 500"), !response.contains("admin"), logged == 0)
    },
    test("a handler may fail with a response") {
      sent(ZIO.fail(Response.text("later").status(Status.Conflict))).map { response =>
        assertTrue(response.startsWith("HTTP/1.1 409"), response.endsWith("later"))
      }
    }
  ) @@ TestAspect.withLiveClock
