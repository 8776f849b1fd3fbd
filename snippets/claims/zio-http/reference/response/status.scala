// include: http-calls
// include: http-bytes
// timeout: 30
// Claims of docs/zio-http/reference/response/status.mdx. Each name is a sentence that the page relies on.
import zio.test.*

object StatusClaims extends ZIOSpecDefault:
  def exchange(routes: Routes[Any, Response], onlyFirstLine: Boolean = false)(bytes: String): Task[String] =
    Server
      .install(routes)
      .flatMap(port => if onlyFirstLine then firstLine(port, bytes) else sendBytes(port, bytes).retryN(2))
      .provide(serverWith(_.gracefulShutdownTimeout(100.millis).logWarningOnFatalError(false)))

  /** After these requests, the server may keep the connection open. */
  def firstLine(port: Int, bytes: String): Task[String] =
    ZIO.attemptBlockingInterrupt {
      val socket = java.net.Socket("localhost", port)
      try
        socket.setSoTimeout(5000)
        socket.getOutputStream.write(bytes.getBytes("ISO-8859-1"))
        java.io.BufferedReader(java.io.InputStreamReader(socket.getInputStream)).readLine()
      finally socket.close()
    }

  def request(method: String, target: String): String =
    s"$method $target HTTP/1.1\r\nConnection: close\r\nHost: a\r\n\r\n"

  def withStatus(status: Status): Task[String] =
    exchange(Routes(Method.GET / "" -> handler(Response.text("body").status(status))))(request("GET", "/"))

  val rooms = Routes(Method.GET / "rooms" -> handler(Response.text("7")))

  def spec = suite("Status")(
    test("a wrong method is 404 without a route for `Method.ANY`, and so are OPTIONS and HEAD") {
      ZIO.foreach(List("POST", "OPTIONS", "HEAD"))(m => exchange(rooms)(request(m, "/rooms"))).map { responses =>
        assertTrue(responses.forall(_.startsWith("HTTP/1.1 404")))
      }
    },
    test("a route for `Method.ANY` takes the other methods, but only after the specific routes") {
      val any = Routes(Method.ANY / "rooms" -> handler(Response.status(Status.MethodNotAllowed)))
      def delete(routes: Routes[Any, Response]) =
        ZIO.scoped(routes.runZIO(Request.delete("/rooms"))).provide(Runtime.removeDefaultLoggers)
      for
        last  <- delete(rooms ++ any)
        first <- delete(any ++ rooms)
        get   <- ZIO.scoped((rooms ++ any).runZIO(Request.get("/rooms")))
      yield assertTrue(
        last.status == Status.MethodNotAllowed,
        first.status == Status.NotFound,
        get.status == Status.Ok
      )
    },
    test("on a server, middleware sees the 400 of an endpoint, but no 404 and no defect, although `runZIO` shows it a 404") {
      val seen     = Middleware.intercept((_, response) => response.addHeader("X-Seen", "yes"))
      val endpoint = zio.http.endpoint.Endpoint(Method.GET / "days").query(zio.http.codec.HttpCodec.query[Int]("n"))
        .out[String].implement(n => ZIO.succeed(s"$n")).toRoutes
      for
        unmatched <- exchange(rooms @@ seen)(request("GET", "/none"))
        wrong     <- exchange(rooms @@ seen)(request("POST", "/rooms"))
        dies       = Routes(Method.GET / "" -> handler((_: Request) => ZIO.dieMessage("x").as(Response.ok))) @@ seen
        defect    <- exchange(dies)(request("GET", "/")).provide(Runtime.removeDefaultLoggers)
        bad       <- exchange(endpoint @@ seen)(request("GET", "/days?n=x"))
        inTest    <- ZIO.scoped((rooms @@ seen).runZIO(Request.get("/none")))
      yield assertTrue(
        unmatched.startsWith("HTTP/1.1 404") && !unmatched.contains("x-seen"),
        wrong.startsWith("HTTP/1.1 404") && !wrong.contains("x-seen"),
        defect.startsWith("HTTP/1.1 500") && !defect.contains("x-seen"),
        bad.startsWith("HTTP/1.1 400") && bad.contains("x-seen"),
        inTest.rawHeader("X-Seen").contains("yes")
      )
    },
    test("`Method.ANY` doesn't match a made-up method") {
      val any = Routes(Method.ANY / "rooms" -> handler(Response.ok))
      exchange(any)(request("BREW", "/rooms")).map(r => assertTrue(r.startsWith("HTTP/1.1 404")))
    },
    test("bytes that aren't HTTP are 400, a long line is 414, an odd `Expect` is 417, and large headers are 431") {
      for
        called  <- Ref.make(0)
        routes   = Routes(Method.ANY / trailing -> handler(called.update(_ + 1).as(Response.ok)))
        garbage <- exchange(routes, onlyFirstLine = true)("garbage\r\n\r\n")
        line    <- exchange(routes, onlyFirstLine = true)(request("GET", "/" + "x" * 5000))
        expect  <- exchange(routes, onlyFirstLine = true)("POST / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n")
        header  <- exchange(routes, onlyFirstLine = true)(s"GET / HTTP/1.1\r\nConnection: close\r\nX: ${"x" * 9000}\r\n\r\n")
        calls   <- called.get
      yield assertTrue(
        garbage.startsWith("HTTP/1.1 400"),
        line.startsWith("HTTP/1.1 414"),
        expect.startsWith("HTTP/1.1 417"),
        header.startsWith("HTTP/1.1 431"),
        calls == 0
      )
    },
    test("a body over 100 KiB is 413, and the handler doesn't run") {
      for
        called <- Ref.make(0)
        routes  = Routes(Method.POST / "" -> handler(called.update(_ + 1).as(Response.ok)))
        bytes   = "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 200000\r\n\r\n"
        reply  <- exchange(routes, onlyFirstLine = true)(bytes)
        calls  <- called.get
      yield assertTrue(reply.startsWith("HTTP/1.1 413"), calls == 0)
    },
    test("the body of a 204, 205, or 304 isn't sent") {
      ZIO.foreach(List(Status.NoContent, Status.ResetContent, Status.NotModified))(withStatus).map { responses =>
        assertTrue(responses.forall(_.endsWith("\r\n\r\n")), responses.last.contains("content-length: 4"))
      }
    },
    test("a custom status is sent with its number and its reason phrase") {
      for
        legal <- withStatus(Status.Custom(451, "Unavailable For Legal Reasons"))
        odd   <- withStatus(Status.Custom(42))
      yield assertTrue(
        legal.startsWith("HTTP/1.1 451 Unavailable For Legal Reasons\r\n"),
        odd.startsWith("HTTP/1.1 42")
      )
    },
    test("a custom status equals no named one and isn't a `Status.Error`, but the predicates look at its number") {
      val custom: Status = Status.Custom(404)
      val isError = custom match
        case _: Status.Error => true
        case _               => false
      assertTrue(
        custom != Status.NotFound,
        !isError,
        custom.isError,
        Status.fromInt(404) == Status.NotFound,
        !Status.Custom(600).isError
      )
    },
    test("418 and 451 have no name, and 425 has an old one") {
      assertTrue(
        Status.fromInt(418) == Status.Custom(418),
        Status.fromInt(451) == Status.Custom(451),
        Status.fromInt(425) == Status.UnorderedCollection
      )
    },
    test("`fromString` is `None` unless the text is a number") {
      assertTrue(Status.fromString("404").contains(Status.NotFound), Status.fromString("teapot").isEmpty)
    },
    test("`Retry-After` is sent in seconds") {
      val response = Response.status(Status.ServiceUnavailable).addHeader(Header.RetryAfter.ByDuration(30.seconds))
      assertTrue(response.rawHeader("retry-after").contains("30"))
    },
    test("the body of a streaming 204 isn't sent") {
      val stream = Body.fromCharSequenceStreamChunked(zio.stream.ZStream("a", "b"))
      exchange(Routes(Method.GET / "" -> handler(Response(body = stream).status(Status.NoContent))))(request("GET", "/"))
        .map(response => assertTrue(response.endsWith("\r\n\r\n"), !response.contains("chunked")))
    },
    test("`toRoutes` responds to every path with the status, but not to a made-up method") {
      for
        gone <- ZIO.scoped(Status.Gone.toRoutes.runZIO(Request.get("/a/b")))
        brew <- ZIO.scoped(Status.Gone.toRoutes.runZIO(Request(method = Method.CUSTOM("BREW"), url = url"/a")))
      yield assertTrue(gone.status == Status.Gone, brew.status == Status.NotFound)
    }
  ) @@ TestAspect.withLiveClock
