// Claims of docs/zio-http/concepts/middleware.mdx.
// timeout: 110
// include: http-calls
// include: http-bytes
import zio.http.endpoint.*
import zio.http.codec.HttpCodec
import zio.test.*

object MiddlewareConceptsClaims extends ZIOSpecDefault:

  private val netty = java.util.logging.Logger.getLogger("io.netty")
  netty.setLevel(java.util.logging.Level.OFF)

  /** Routes, an aspect around them that counts what it sees, and the statuses it saw. */
  def counted(routes: Routes[Any, Response]): UIO[(Routes[Any, Response], Ref[Chunk[Int]])] =
    Ref.make(Chunk.empty[Int]).map { seen =>
      val aspect = HandlerAspect.interceptOutgoingHandler(
        handler((response: Response) => seen.update(_ :+ response.status.code).as(response))
      )
      (routes @@ aspect, seen)
    }

  def onServer(
      routes: Routes[Any, Response],
      settings: Server.Config => Server.Config = identity
  )(request: Request): Task[(Int, Chunk[Int])] =
    for
      probe  <- counted(routes)
      status <- Server
                           .install(probe._1)
                           .flatMap(port => Client.batched(request.copy(url = request.url.absolute(Scheme.HTTP, "localhost", port))))
                           .map(_.status.code)
                           .provide(serverWith(settings), Client.default)
      all    <- probe._2.get
    yield (status, all)

  def inTest(routes: Routes[Any, Response])(request: Request): Task[(Int, Chunk[Int])] =
    for
      probe    <- counted(routes)
      response <- ZIO.scoped(probe._1.runZIO(request))
      all      <- probe._2.get
    yield (response.status.code, all)

  val articles: Routes[Any, Response] = Routes(
    Method.GET / "articles" / int("id") -> handler((id: Int, _: Request) => Response.text(id.toString)),
    Method.POST / "articles" -> handler((request: Request) => request.body.asString.orDie.as(Response.ok))
  )

  def spec = suite("Middleware concepts")(
    test("on a server, middleware runs for a matching route only") {
      for
        found  <- onServer(articles)(Request.get("/articles/7"))
        typed  <- onServer(articles)(Request.get("/articles/seven"))
        path   <- onServer(articles)(Request.get("/sports"))
        method <- onServer(articles)(Request.delete("/articles/7"))
      yield assertTrue(
        found == (200, Chunk(200)),
        typed == (404, Chunk.empty),
        path == (404, Chunk.empty),
        method == (404, Chunk.empty)
      )
    },
    test("with `runZIO`, middleware runs for unmatched requests too") {
      for
        path   <- inTest(articles)(Request.get("/sports"))
        method <- inTest(articles)(Request.delete("/articles/7"))
        typed  <- inTest(articles)(Request.get("/articles/seven"))
      yield assertTrue(path == (404, Chunk(404)), method == (404, Chunk(404)), typed == (404, Chunk(404)))
    },
    test("middleware does not run for a body over the limit") {
      for result <- onServer(articles, _.disableRequestStreaming(10))(
                      Request.post("/articles", Body.fromString("x" * 1000))
                    )
      yield assertTrue(result == (413, Chunk.empty))
    },
    test("middleware does not run for a malformed request, or a URL that is too long") {
      val requests = Chunk("GARBAGE\r\n\r\n", s"GET /articles/7?${"x" * 9000} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      for
        probe   <- counted(articles)
        replies <- Server
                     .install(probe._1)
                     .flatMap(port => ZIO.foreach(requests)(sendBytes(port, _)))
                     .provide(serverWith(identity))
        seen    <- probe._2.get
      yield assertTrue(replies.map(_.slice(9, 12)) == Chunk("400", "414"), seen.isEmpty)
    },
    test("aspects and the handler share one fiber, and a timeout runs its inside in another one") {
      def fibers(timed: Routes[Any, Response] => Routes[Any, Response]): UIO[Chunk[FiberId]] =
        for
          ids   <- Ref.make(Chunk.empty[FiberId])
          note   = ZIO.fiberId.flatMap(id => ids.update(_ :+ id))
          aspect = HandlerAspect.runBefore(note)
          routes = Routes(Method.GET / Root -> handler((_: Request) => note.as(Response.ok)))
          _     <- ZIO.scoped((timed(routes @@ aspect) @@ aspect).runZIO(Request.get("/")))
          all   <- ids.get
        yield all
      for
        plain <- fibers(identity)
        timed <- fibers(_ @@ Middleware.timeout(5.seconds))
      yield assertTrue(plain.distinct.size == 1, timed.distinct.size == 2)
    },
    test("middleware around a single route sees unmatched requests") {
      for result <- onServer(articles.toHandler.toRoutes)(Request.get("/sports"))
      yield assertTrue(result == (404, Chunk(404)))
    },
    test("middleware sees the 400 of an endpoint") {
      val search = Endpoint(Method.GET / "search").query(HttpCodec.query[Int]("page")).out[String]
      for result <- inTest(search.implement(page => ZIO.succeed(page.toString)).toRoutes)(Request.get(url"/search?page=x"))
      yield assertTrue(result == (400, Chunk(400)))
    },
    test("middleware sees the handshake of a WebSocket") {
      val chat = Routes(
        Method.GET / "chat" -> handler((_: Request) => Handler.webSocket(channel => channel.shutdown).toResponse)
      )
      for result <- inTest(chat)(Request.get("/chat"))
      yield assertTrue(result == (101, Chunk(101)))
    },
    test("middleware has seen the response before a streamed body is read") {
      for
        order <- Ref.make(Chunk.empty[String])
        body   = zio.stream.ZStream("a", "b").tap(_ => order.update(_ :+ "body"))
        routes = Routes(Method.GET / "download" -> handler(Response(body = Body.fromCharSequenceStreamChunked(body)))) @@
                   HandlerAspect.interceptOutgoingHandler(handler((r: Response) => order.update(_ :+ "head").as(r)))
        _     <- Server
                   .install(routes)
                   .flatMap(port => Client.batched(Request.get(url"/download".absolute(Scheme.HTTP, "localhost", port))))
                   .provide(serverWith(identity), Client.default)
        all   <- order.get
      yield assertTrue(all == Chunk("head", "body", "body"))
    },
    test("an aspect runs before an endpoint decodes its input") {
      val search = Endpoint(Method.GET / "search").query(HttpCodec.query[Int]("page")).out[String]
      val routes = search.implement(page => ZIO.succeed(page.toString)).toRoutes @@ HandlerAspect.bearerAuth(_ => false)
      for response <- ZIO.scoped(routes.runZIO(Request.get(url"/search?page=x")))
      yield assertTrue(response.status == Status.Unauthorized)
    }
  ) @@ TestAspect.withLiveClock
