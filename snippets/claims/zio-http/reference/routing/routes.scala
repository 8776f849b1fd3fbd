// include: http-calls
// timeout: 120
// Claims of docs/zio-http/reference/routing/routes.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.test.*

object RoutesClaims extends ZIOSpecDefault:

  def say(text: String) = handler(Response.text(text))

  /** Sends the requests to a real server, and returns the status and the body of each response. */
  def served(
      routes: Routes[Any, Response],
      settings: Server.Config => Server.Config = identity
  )(requests: Request*): Task[List[(Int, String)]] =
    Server
      .install(routes)
      .flatMap { port =>
        ZIO.foreach(requests.toList) { request =>
          val url = request.url.absolute(Scheme.HTTP, "localhost", port)
          Client
            .batched(request.copy(url = url))
            .flatMap(response => response.body.asString.map((response.status.code, _)))
        }
      }
      .provide(serverWith(settings), Client.default)

  val failing = Routes(
    Method.GET / "typed"  -> handler((_: Request) => ZIO.fail("typed").as(Response.ok)),
    Method.GET / "defect" -> handler((_: Request) => ZIO.dieMessage("defect").as(Response.ok))
  )
  val typed  = Request.get("/typed")
  val defect = Request.get("/defect")

  def logged: UIO[Chunk[String]] = ZTestLogger.logOutput.map(_.map(_.message()))

  def spec = suite("Routes")(
    test("a path that exists, requested with the wrong method, is 404 and not 405") {
      for results <- served(Routes(Method.GET / "a" -> say("a")))(Request.post("/a", Body.empty))
      yield assertTrue(results == List((404, "")))
    },
    test("HEAD is 404 by default, and runs the GET handler with `generateHeadRoutes`") {
      val routes = Routes(Method.GET / "a" -> say("a"))
      for
        default <- served(routes)(Request.head("/a"))
        enabled <- served(routes, _.generateHeadRoutes(true))(Request.head("/a"))
      yield assertTrue(default == List((404, "")), enabled == List((200, "")))
    },
    test("in 3.11.3, a single route that takes HEAD keeps HEAD from the GET handlers at all paths") {
      val routes = Routes(Method.GET / "a" -> say("a"), Method.ANY / "b" -> say("b"))
      for results <- served(routes, _.generateHeadRoutes(true))(Request.head("/a"), Request.head("/b"))
      yield assertTrue(results.map(_._1) == List(404, 200))
    },
    test("a route for GET and HEAD serves HEAD without a body, next to a `Method.ANY` route and with or without the setting") {
      val routes = Routes((Method.GET #| Method.HEAD) / "a" -> say("a"), Method.ANY / "b" -> say("b"))
      for
        without <- served(routes)(Request.get("/a"), Request.head("/a"))
        enabled <- served(routes, _.generateHeadRoutes(true))(Request.get("/a"), Request.head("/a"))
      yield assertTrue(without == List((200, "a"), (200, "")), enabled == without)
    },
    test("a later 405 route for four methods leaves GET, POST, HEAD, and OPTIONS to others") {
      val notAllowed =
        (Method.POST #| Method.PUT #| Method.PATCH #| Method.DELETE) / "a" ->
          Handler.methodNotAllowed.addHeader(Header.Allow.GET)
      val routes = Routes(Method.GET / "a" -> say("a"), Method.POST / "a" -> say("a"), notAllowed)
      for results <- served(routes, _.generateHeadRoutes(true))(
          Request.get("/a"),
          Request.post("/a", Body.empty),
          Request.put("/a", Body.empty),
          Request.head("/a"),
          Request.options("/a")
        )
      yield assertTrue(results.map(_._1) == List(200, 200, 405, 200, 404))
    },
    test("where `#|` overlaps with a route for one method, the earlier route wins without a warning") {
      val both = (Method.PUT #| Method.PATCH) / "a" -> say("both")
      val put  = Method.PUT / "a" -> say("put")
      for
        texts    <- ZIO.foreach(List(Routes(both, put), Routes(put, both)))(
                      _.runZIO(Request.put("/a", Body.empty)).flatMap(_.body.asString)
                    )
        messages <- logged
      yield assertTrue(texts == List("both", "put"), messages.isEmpty)
    },
    test("of two routes with the same method and path, the later one wins, and a warning is logged") {
      val routes = Routes(Method.GET / "a" -> say("1")) ++ Routes(Method.GET / "a" -> say("2"))
      for
        before   <- logged
        text     <- routes.runZIO(Request.get("/a")).flatMap(_.body.asString)
        messages <- logged
      yield assertTrue(
        text == "2",
        before.isEmpty,
        messages.exists(_.startsWith("Duplicate routes detected"))
      )
    },
    test("a `Method.ANY` route is dropped for all methods if a route for one method comes later") {
      val any = Method.ANY / "a" -> say("any")
      val get = Method.GET / "a" -> say("get")
      for
        first <- served(Routes(any, get))(Request.get("/a"), Request.put("/a", Body.empty))
        last  <- served(Routes(get, any))(Request.get("/a"), Request.put("/a", Body.empty))
      yield assertTrue(first.map(_._1) == List(200, 404), last.map(_._2) == List("get", "any"))
    },
    test("`Method.ANY` doesn't match custom methods") {
      val purge = Request(method = Method.CUSTOM("PURGE"), url = url"/a")
      for results <- served(Routes(Method.ANY / "a" -> say("any")))(purge)
      yield assertTrue(results == List((404, "")))
    },
    test("`#|` combines two methods, and `++` returns the second one") {
      assertTrue(
        (Method.PUT #| Method.PATCH).matches(Method.PUT),
        (Method.PUT ++ Method.PATCH) == Method.PATCH
      )
    },
    test("in 3.11.3, the server ignores `notFound`, and `runZIO` uses it") {
      val routes = Routes(Method.GET / "a" -> say("a"))
      routes.notFound = Handler.fromResponse(Response.text("my page").status(Status.NotFound))
      for
        onServer <- served(routes)(Request.get("/b"))
        direct   <- routes.runZIO(Request.get("/b")).flatMap(_.body.asString)
      yield assertTrue(onServer == List((404, "")), direct == "my page")
    },
    test("in 3.11.3, middleware doesn't run for unmatched requests on a server") {
      for
        calls  <- Ref.make(0)
        count   = Middleware.runBefore(calls.update(_ + 1))
        routes  = Routes(Method.GET / "a" -> say("a")) @@ count
        _      <- served(routes)(Request.get("/a"), Request.get("/b"))
        server <- calls.get
        _      <- routes.runZIO(Request.get("/b"))
        direct <- calls.get
      yield assertTrue(server == 1, direct == 2)
    },
    test("a single route that calls all others keeps `notFound` on a server, and middleware sees both responses") {
      val all = Routes(Method.GET / "a" -> say("a"))
      all.notFound = Handler.fromResponse(Response.text("my page").status(Status.NotFound))
      for
        calls   <- Ref.make(0)
        single   = all.toHandler.toRoutes @@ Middleware.runBefore(calls.update(_ + 1))
        results <- served(single)(Request.get("/a"), Request.get("/b"))
        n       <- calls.get
      yield assertTrue(results == List((200, "a"), (404, "my page")), n == 2)
    },
    test("a single route that calls all others doesn't receive custom methods") {
      val purge = Method.CUSTOM("PURGE")
      val all   = Routes(purge / "a" -> say("purged")).toHandler.toRoutes
      for response <- all.runZIO(Request(method = purge, url = url"/a")) yield assertTrue(response.status.code == 404)
    },
    test("`handleError` leaves defects to the server: status 500, an empty body, and a log entry") {
      val routes = failing.handleError(Response.text(_))
      for
        response <- routes.runZIO(defect)
        body     <- response.body.asString
        messages <- logged
      yield assertTrue(
        response.status.code == 500,
        body == "",
        messages == Chunk("Unhandled exception in request handler")
      )
    },
    test("`handleErrorRequest` hides defects, even after `handleError`: status 500 without a log entry") {
      val direct = failing.handleErrorRequest((error, _) => Response.text(error))
      val later  = failing.handleError(Response.text(_)).handleErrorRequest((_, _) => Response.ok)
      for
        responses <- ZIO.foreach(List(direct, later))(_.runZIO(defect))
        messages  <- logged
      yield assertTrue(responses.forall(_.status.code == 500), messages.isEmpty)
    },
    test("`handleErrorCause` doesn't see defects of middleware that was applied before it") {
      val broken = Middleware.runBefore(ZIO.dieMessage("middleware"))
      val routes = (failing @@ broken).handleErrorCause(_ => Response.ok)
      for
        response <- routes.runZIO(typed)
        messages <- logged
      yield assertTrue(response.status.code == 500, messages.size == 1)
    },
    test("`handleErrorCause` receives defects, which aren't logged then") {
      val routes = failing.handleErrorCause(_ => Response.status(Status.BadGateway))
      for
        responses <- ZIO.foreach(List(typed, defect))(routes.runZIO)
        messages  <- logged
      yield assertTrue(responses.forall(_.status == Status.BadGateway), messages.isEmpty)
    },
    test("`sandbox` chooses the status of a failure by its class, and 500 for a defect") {
      def fails(error: Any) = Routes(Method.GET / "a" -> handler((_: Request) => ZIO.fail(error).as(Response.ok)))
      def statusOf(error: Any) = fails(error).sandbox.runZIO(Request.get("/a")).map(_.status.code)
      val dies =
        Routes(Method.GET / "a" -> handler((_: Request) => ZIO.die(IllegalArgumentException()).as(Response.ok)))
      for
        codes <- ZIO.foreach(
          List(
            IllegalArgumentException(),
            java.io.FileNotFoundException(),
            java.nio.file.AccessDeniedException("secret"),
            java.net.ConnectException(),
            java.net.SocketTimeoutException(),
            RuntimeException(),
            "not an exception"
          )
        )(statusOf)
        died <- dies.sandbox.runZIO(Request.get("/a"))
      yield assertTrue(codes == List(400, 404, 403, 503, 504, 500, 500), died.status.code == 500)
    },
    test("a failure that is a `Response` is sent, and nothing is logged") {
      val early = Response.status(Status.Conflict)
      val routes = Routes(Method.GET / "a" -> handler((_: Request) => ZIO.fail(early).as(Response.ok)))
      for
        response <- routes.sandbox.runZIO(Request.get("/a"))
        messages <- logged
      yield assertTrue(response.status == Status.Conflict, messages.isEmpty)
    },
    test("the first of two error operators wins") {
      val routes = failing.handleError(_ => Response.text("first")).handleErrorCause(_ => Response.text("second"))
      for texts <- ZIO.foreach(List(typed, defect))(routes.runZIO(_).flatMap(_.body.asString))
      yield assertTrue(texts == List("first", "second"))
    },
    test("an interrupted handler closes the connection without a response, even with `handleErrorCause`") {
      val routes = Routes(Method.GET / "a" -> handler((_: Request) => ZIO.interrupt.as(Response.ok)))
        .handleErrorCause(_ => Response.text("handled"))
      for result <- served(routes)(Request.get("/a")).exit
      yield assertTrue(result.isFailure)
    },
    test("handlers of nested routes see the full path") {
      val routes = Routes(Method.GET / "a" -> handler((request: Request) => Response.text(request.path.encode)))
      for text <- routes.nest("v1").runZIO(Request.get("/v1/a")).flatMap(_.body.asString)
      yield assertTrue(text == "/v1/a")
    },
    test("in 3.11.3, `run` turns a typed failure into a response with status 500") {
      for result <- failing.run(typed).either
      yield assertTrue(result.map(_.status.code) == Right(500))
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.timeout(60.seconds)
