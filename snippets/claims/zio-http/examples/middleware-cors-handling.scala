// Claims of docs/zio-http/examples/middleware-cors-handling.mdx.
// timeout: 60
// include: http-calls
// include: http-bytes
import zio.http.Header.{Server as _, *}
import zio.test.*

object CorsClaims extends ZIOSpecDefault:

  val app: Origin  = Origin("https", "app.example.com")
  val evil: Origin = Origin("https", "evil.example")

  val strict: Middleware[Any] = Middleware.cors(
    Middleware.CorsConfig(
      allowedOrigin = origin => Option.when(origin == app)(AccessControlAllowOrigin.Specific(origin)),
      allowedMethods = AccessControlAllowMethods(Method.GET, Method.POST),
      allowedHeaders = AccessControlAllowHeaders("authorization")
    )
  )

  /** Routes that count how often their handler runs. */
  def pay(runs: Ref[Int]): Routes[Any, Response] =
    Routes(Method.POST / "pay" -> handler((_: Request) => runs.update(_ + 1).as(Response.text("paid"))))

  def call(routes: Routes[Any, Response], request: Request): UIO[Response] =
    ZIO.scoped(routes.runZIO(request))

  def from(origin: String): Request = Request.post("/pay", Body.empty).addHeader("origin", origin)

  def preflight(origin: Origin, method: Method, headers: String*): Request =
    Request
      .options("/pay")
      .addHeader(origin)
      .addHeader(AccessControlRequestMethod(method))
      .addHeaders(Headers(headers.map(h => Header.Custom("access-control-request-headers", h))))

  def names(response: Response): Set[String] =
    response.headers.map(_.headerName.toLowerCase).filter(_.startsWith("access-control-")).toSet

  def spec = suite("CORS")(
    test("a wrong origin gets 403, and the handler does not run") {
      for
        runs     <- Ref.make(0)
        rejected <- ZIO.foreach(Chunk("https://evil.example", "null", "http://app.example.com", "https://app.example.com:444"))(o =>
                      call(pay(runs) @@ strict, from(o)).map(_.status)
                    )
        count    <- runs.get
      yield assertTrue(rejected.forall(_ == Status.Forbidden), count == 0)
    },
    test("a request without an origin, or with a malformed one, runs and gets no CORS headers") {
      for
        runs      <- Ref.make(0)
        none      <- call(pay(runs) @@ strict, Request.post("/pay", Body.empty))
        malformed <- call(pay(runs) @@ strict, from("%%%"))
        count     <- runs.get
      yield assertTrue(count == 2, names(none).isEmpty, names(malformed).isEmpty)
    },
    test("a preflight with a wrong origin or method gets 404") {
      for
        runs   <- Ref.make(0)
        origin <- call(pay(runs) @@ strict, preflight(evil, Method.POST))
        method <- call(pay(runs) @@ strict, preflight(app, Method.DELETE))
        right  <- call(pay(runs) @@ strict, preflight(app, Method.POST))
      yield assertTrue(
        origin.status == Status.NotFound,
        method.status == Status.NotFound,
        right.status == Status.NoContent
      )
    },
    test("a method that is not permitted gets 403, even without a preflight") {
      val routes = Routes(Method.HEAD / "pay" -> handler(Response.ok)) @@ strict
      for response <- call(routes, Request.head("/pay").addHeader(app))
      yield assertTrue(response.status == Status.Forbidden)
    },
    test("a page of a wrong origin cannot open a WebSocket, but with the default it can") {
      val chat = Routes(Method.GET / "chat" -> handler((_: Request) => Handler.webSocket(_.shutdown).toResponse))
      val open = Request.get("/chat").addHeader(evil)
      for
        closed <- call(chat @@ strict, open)
        opened <- call(chat @@ Middleware.cors, open)
      yield assertTrue(closed.status == Status.Forbidden, opened.status == Status.SwitchingProtocols)
    },
    test("names in `allowedHeaders` are compared exactly") {
      for
        runs  <- Ref.make(0)
        lower <- call(pay(runs) @@ strict, preflight(app, Method.POST, "authorization,content-type"))
        upper <- call(pay(runs) @@ strict, preflight(app, Method.POST, "Authorization"))
      yield assertTrue(
        lower.headers.get("access-control-allow-headers").contains("authorization"),
        upper.headers.get("access-control-allow-headers").contains("")
      )
    },
    test("the default repeats every origin, permits credentials, and sends `*` for methods and exposed headers") {
      for
        runs     <- Ref.make(0)
        response <- call(pay(runs) @@ Middleware.cors, from("https://evil.example"))
        sandbox  <- call(pay(runs) @@ Middleware.cors, from("null"))
        value     = (name: String) => response.headers.get(s"access-control-$name")
      yield assertTrue(
        value("allow-origin").contains("https://evil.example"),
        sandbox.headers.get("access-control-allow-origin").contains("null"),
        value("allow-credentials").contains("true"),
        value("allow-methods").contains("*"),
        value("expose-headers").contains("*")
      )
    },
    test("`cors` sends no `Vary` header") {
      for
        runs     <- Ref.make(0)
        response <- call(pay(runs) @@ strict, from("https://app.example.com"))
      yield assertTrue(!response.headers.contains("vary"), response.headers.contains("access-control-allow-origin"))
    },
    test("the outer of two `Vary` headers is the only one that is sent") {
      val routes = Routes(Method.GET / "pay" -> handler(Response.ok.addHeader("vary", "accept-language")))
      def vary(outer: Vary): Task[List[String]] =
        Server
          .install(routes @@ Middleware.addHeader(outer))
          .flatMap(sendBytes(_, "GET /pay HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"))
          .map(_.linesIterator.filter(_.toLowerCase.startsWith("vary:")).toList)
          .provide(serverWith(identity))
      for
        one <- vary(Vary("origin"))
        all <- vary(Vary("origin", "accept-language"))
      yield assertTrue(one.size == 1, one.head.endsWith(": origin"), all.head.contains("accept-language"))
    },
    test("a response that the handler fails with has CORS headers, a defect has them only after `sandbox`") {
      val fails = Routes(Method.POST / "pay" -> handler((_: Request) => ZIO.fail(Response.notFound).as(Response.ok)))
      val dies  = Routes(Method.POST / "pay" -> handler((_: Request) => ZIO.dieMessage("bug").as(Response.ok)))
      (for
        failed    <- call(fails @@ strict, from("https://app.example.com"))
        died      <- call(dies @@ strict, from("https://app.example.com"))
        sandboxed <- call(dies.sandbox @@ strict, from("https://app.example.com"))
      yield assertTrue(names(failed).nonEmpty, names(died).isEmpty, names(sandboxed).nonEmpty))
        .provideLayer(Runtime.removeDefaultLoggers)
    },
    test("a login outside `cors` rejects the preflight, a login inside does not") {
      val login = HandlerAspect.bearerAuth(_ => false)
      for
        runs    <- Ref.make(0)
        outside <- call(pay(runs) @@ strict @@ login, preflight(app, Method.POST))
        inside  <- call(pay(runs) @@ login @@ strict, preflight(app, Method.POST))
      yield assertTrue(outside.status == Status.Unauthorized, inside.status == Status.NoContent)
    },
    test("with two configurations, the last one answers the preflight requests to all paths") {
      for
        runs   <- Ref.make(0)
        other   = Routes(Method.GET / "other" -> handler(Response.ok)) @@ Middleware.cors
        evils  <- call((pay(runs) @@ strict) ++ other, preflight(evil, Method.DELETE))
      yield assertTrue(evils.status == Status.NoContent)
    }.provideLayer(Runtime.removeDefaultLoggers),
    test("a `Method.ANY` route takes over the preflight requests to its path") {
      for
        runs     <- Ref.make(0)
        any       = Routes(Method.ANY / "pay" -> handler(Response.status(Status.Gone)))
        response <- call((pay(runs) ++ any) @@ strict, preflight(app, Method.POST))
      yield assertTrue(response.status != Status.NoContent)
    },
    test("a suffix of the host is not enough, a suffix with a dot is") {
      val suffix = (origin: Origin) => origin match
        case Origin.Value("https", host, None) => host.endsWith("example.com")
        case _                                 => false
      val dotted = (origin: Origin) => origin match
        case Origin.Value("https", host, None) => host.endsWith(".example.com")
        case _                                 => false
      val other  = Origin("https", "evil-example.com")
      assertTrue(suffix(other), !dotted(other), dotted(app), Origin.parse("http://localhost:5173").isRight)
    }
  )
