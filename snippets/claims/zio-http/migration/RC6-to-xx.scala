// include: http-calls
import zio.*
import zio.http.*
import zio.http.codec.*
import zio.http.endpoint.*
import zio.test.*

final case class Got(response: Response, body: String)

object RC6Claims extends ZIOSpecDefault:
  def get(routes: Routes[Any, Response], url: URL) =
    for
      response <- routes.runZIO(Request.get(url))
      body     <- response.body.asString.orDie
    yield Got(response, body)

  def says(message: String) = Routes(Method.GET / "a" -> handler(Response.text(message)))

  val failing = Routes(Method.GET / "a" -> handler((_: Request) => ZIO.fail(RuntimeException("secret 9")).as(Response.ok)))

  def spec = suite("Migrating from RC6")(
    test("the message of notFound is the body, escaped for HTML, and there is no header for it") {
      for got <- get(Routes(Method.GET / "a" -> handler(Response.notFound("no stop <Elm>"))), url"/a")
      yield assertTrue(got.body == "no stop &lt;Elm&gt;", got.response.rawHeader("warning").isEmpty)
    },
    test("the messages of badRequest, internalServerError, and error are bodies too") {
      val all = List(
        Response.badRequest("m"),
        Response.internalServerError("m"),
        Response.error(Status.Conflict, "m")
      )
      for bodies <- ZIO.foreach(all)(_.body.asString)
      yield assertTrue(bodies == List("m", "m", "m"))
    },
    test("sandbox logs an exception, and its message is neither in the body nor in a header") {
      for
        got <- get(failing.sandbox, url"/a")
        logs <- ZTestLogger.logOutput
      yield assertTrue(
        got.response.status == Status.InternalServerError,
        !got.body.contains("secret"),
        !got.response.headers.toString.contains("secret"),
        logs.exists(_.cause.prettyPrint.contains("secret 9"))
      )
    },
    test("ErrorResponseConfig.debug shows the message of an exception") {
      for got <- get(failing.sandbox @@ ErrorResponseConfig.debug, url"/a")
      yield assertTrue(got.body.contains("secret 9"))
    },
    test("of two routes with the same pattern, the one on the right of ++ responds") {
      for got <- get(says("ours") ++ says("defaults"), url"/a")
      yield assertTrue(got.body == "defaults")
    },
    test("a path with two slashes matches like one with a single slash") {
      for got <- get(says("x"), URL(Path.decode("//a")))
      yield assertTrue(got.body == "x")
    },
    test("Root is a pattern for the root path, and Path.root is the path") {
      for got <- get(Routes(Method.GET / Root -> handler(Response.text("root"))), url"/")
      yield assertTrue(got.body == "root", (Path.root / "a").encode == "/a", Path.empty.isEmpty)
    },
    test("a malformed number falls back to the default of queryOrElse, and is a Left for query") {
      val request = Request.get(url"/?n=x")
      assertTrue(request.queryOrElse("n", 1) == 1, request.query[Int]("n").isLeft)
    },
    test("the typed query methods read one value, several, or fail in a ZIO") {
      for n <- Request.get(url"/?n=7").queryZIO[Int]("n")
      yield assertTrue(n == 7, Request.get(url"/?n=7&n=8").query[Chunk[Int]]("n") == Right(Chunk(7, 8)))
    },
    test("bearerAuth compares secrets") {
      val guarded = says("in") @@ Middleware.bearerAuth(token => token == Config.Secret("pine"))
      for
        right <- guarded.runZIO(Request.get(url"/a").addHeader(Header.Authorization.Bearer("pine")))
        wrong <- guarded.runZIO(Request.get(url"/a").addHeader(Header.Authorization.Bearer("guess")))
      yield assertTrue(right.status.isSuccess, wrong.status == Status.Unauthorized)
    },
    test("basicAuth compares secrets") {
      val guarded = says("in") @@ Middleware.basicAuth(_.upassword == Config.Secret("pine"))
      for right <- guarded.runZIO(Request.get(url"/a").addHeader(Header.Authorization.Basic("ada", "pine")))
      yield assertTrue(right.status.isSuccess)
    },
    test("implement takes a function, implementHandler takes a handler, and the type ends in AuthType") {
      val trams: Endpoint[Unit, Int, ZNothing, String, AuthType.None] =
        Endpoint(Method.GET / "trams").query(HttpCodec.query[Int]("limit")).out[String]
      val flags  = Endpoint(Method.GET / "f").query(HttpCodec.query[Boolean]("b")).header(HttpCodec.headerAs[String]("x"))
      val routes = trams.implement(n => ZIO.succeed(s"$n")).toRoutes
      val handled = trams.implementHandler(handler((n: Int) => s"$n")).toRoutes
      for
        got   <- get(routes, url"/trams?limit=3")
        other <- get(handled, url"/trams?limit=3")
      yield assertTrue(got.body == "\"3\"", other.body == got.body, flags.route.matches(Method.GET, Path("/f")))
    },
    test("a repeated query parameter is a Left for query, and the default for queryOrElse") {
      val request = Request.get(url"/?n=1&n=2")
      assertTrue(request.query[Int]("n").isLeft, request.queryOrElse("n", 9) == 9)
    },
    test("a missing query parameter that's read as a Chunk is empty") {
      assertTrue(Request.get(url"/").query[Chunk[Int]]("n") == Right(Chunk.empty))
    },
    test("Response.fromThrowable in mapError neither sends nor logs the message") {
      val mapped = Routes(
        Method.GET / "a" -> handler((_: Request) => ZIO.fail(RuntimeException("secret 9")).as(Response.ok))
      ).handleError(Response.fromThrowable)
      for
        got  <- get(mapped, url"/a")
        logs <- ZTestLogger.logOutput
      yield assertTrue(got.response.status == Status.InternalServerError, got.body.isEmpty, logs.isEmpty)
    },
    test("on a server, an encoded letter and dot segments match a literal, and a parameter contains a decoded slash") {
      val routes = Routes(
        Method.GET / "admin"                 -> handler(Response.text("admin")),
        Method.GET / "files" / string("name") -> handler((name: String, _: Request) => Response.text(name))
      )
      def path(target: String, port: Int) =
        ZIO.attemptBlocking {
          val socket = java.net.Socket("localhost", port)
          try
            socket.getOutputStream.write(
              s"GET $target HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".getBytes
            )
            String(socket.getInputStream.readAllBytes).split("\r\n\r\n").last
          finally socket.close()
        }
      for
        bodies <- Server
                    .install(routes)
                    .flatMap(port =>
                      ZIO.foreach(List("/%61%64min", "/public/../admin", "//admin", "/files/..%2Fkeys"))(path(_, port))
                    )
                    .provide(serverWith(identity))
      yield assertTrue(bodies == List("admin", "admin", "admin", "../keys"))
    },
    test("toRoutes turns a handler and a WebSocket app into routes") {
      val socket: WebSocketApp[Any] = Handler.webSocket(_.receiveAll(_ => ZIO.unit))
      assertTrue(Handler.ok.toRoutes.routes.size == 1, socket.toRoutes.routes.size == 1)
    },
    test("a warning header can still be sent as a custom header") {
      val response = Response.ok.addHeader(Header.Custom("warning", "199 - old"))
      assertTrue(response.rawHeader("warning").contains("199 - old"))
    }
  )
