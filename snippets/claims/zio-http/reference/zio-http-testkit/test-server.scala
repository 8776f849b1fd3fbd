// Claims of docs/zio-http/reference/zio-http-testkit/test-server.mdx. Each name is a sentence that the page relies on.
// timeout: 60
import zio.*
import zio.http.*
import zio.http.netty.NettyConfig
import zio.http.netty.server.NettyDriver
import zio.stream.ZStream
import zio.test.*

import java.io.IOException
import java.net.Socket

object TestServerClaims extends ZIOSpecDefault:
  // Without a network card to take one from, Netty warns that it made up a machine id.
  sys.props("io.netty.machineId") = "02:00:00:00:00:01"

  def send(request: Request): RIO[TestServer & Client, Response] =
    for
      port     <- ZIO.serviceWithZIO[TestServer](_.port)
      response <- Client.batched(request.copy(url = request.url.absolute(Scheme.HTTP, "localhost", port)))
    yield response

  def status(request: Request): RIO[TestServer & Client, Int] = send(request).map(_.status.code)
  def text(request: Request): RIO[TestServer & Client, String] = send(request).flatMap(_.body.asString)

  def canConnect(host: String, port: Int): UIO[Boolean] =
    ZIO.attemptBlocking(Socket(host, port).close()).isSuccess

  def onLoopback: TaskLayer[TestServer] = ZLayer.make[TestServer](
    TestServer.layer,
    NettyDriver.customized,
    ZLayer.succeed(NettyConfig.defaultWithFastShutdown),
    ZLayer.succeed(Server.Config.default.binding("127.0.0.1", 0))
  )

  val year = handler(Clock.currentDateTime.map(now => Response.text(now.getYear.toString)))

  def spec = suite("TestServer")(
    test("characters outside Latin-1 in a header arrive as question marks, others intact") {
      for
        _    <- TestServer.addRoute(Method.GET / "a" -> handler { (request: Request) =>
                  Response.text(request.rawHeader("X-Name").getOrElse("none"))
                })
        lost <- text(Request.get("/a").addHeader("X-Name", "山田"))
        kept <- text(Request.get("/a").addHeader("X-Name", "Zoë"))
      yield assertTrue(lost == "??", kept == "Zoë")
    },
    test("the client adds Host, User-Agent, and Content-Length, and the body's Content-Type arrives as a header") {
      for
        seen    <- Queue.unbounded[Headers]
        _       <- TestServer.addRoute(Method.POST / "a" -> handler { (request: Request) =>
                     seen.offer(request.headers).as(Response.ok)
                   })
        _       <- send(Request.post("/a", Body.fromString("{}").contentType(MediaType.application.json)))
        headers <- seen.take
      yield assertTrue(
        headers.get("Host").exists(_.startsWith("localhost:")),
        headers.get("User-Agent").isDefined,
        headers.get("Content-Length").contains("2"),
        headers.get("Content-Type").contains("application/json")
      )
    },
    test("a header value with a line break ends the call with a defect, and nothing is sent") {
      for
        calls <- Ref.make(0)
        _     <- TestServer.addRoute(Method.GET / "a" -> handler((_: Request) => calls.update(_ + 1).as(Response.ok)))
        exits <- ZIO.foreach(List("a\nb", "a\r\nX-Admin: 1"))(value => send(Request.get("/a").addHeader("X-Name", value)).exit)
        n     <- calls.get
      yield assertTrue(n == 0, exits.forall(_.causeOption.exists(_.defects.exists(_.isInstanceOf[IllegalArgumentException]))))
    },
    test("Client.batched also succeeds with status 200 if the body breaks off, and reading it fails") {
      val body = Body.fromStreamChunked(ZStream.fromIterable("abc".getBytes) ++ ZStream.fail(IOException("broken")))
      for
        _        <- TestServer.addRoute(Method.GET / "a" -> handler(Response(body = body)))
        response <- send(Request.get("/a"))
        error    <- response.body.asString.flip
      yield assertTrue(response.status.code == 200, error.isInstanceOf[IOException])
    },
    test("names of path parameters don't matter for the replacement") {
      def route(name: String, body: String) =
        TestServer.addRoute(Method.GET / "p" / int(name) -> handler((_: Int, _: Request) => Response.text(body)))
      for
        _    <- route("a", "first") *> route("b", "second")
        body <- text(Request.get("/p/1"))
      yield assertTrue(body == "second")
    },
    test("a second Server.install replaces the services of the first, but addRoutes keeps them") {
      def says(path: String)  = Routes(Method.GET / path -> handler(ZIO.serviceWith[String](Response.text(_))))
      def service(id: String) = ZLayer.succeed(id)
      for
        _         <- Server.install(says("a")).provideSomeLayer[TestServer](service("one"))
        _         <- Server.install(says("b")).provideSomeLayer[TestServer](service("two"))
        installed <- ZIO.foreach(List("/a", "/b"))(path => text(Request.get(path)))
        _         <- TestServer.addRoutes(says("c")).provideSomeLayer[TestServer](service("three"))
        _         <- TestServer.addRoutes(says("d")).provideSomeLayer[TestServer](service("four"))
        added     <- ZIO.foreach(List("/c", "/d"))(path => text(Request.get(path)))
      yield assertTrue(installed == List("two", "two"), added == List("three", "four"))
    },
    test("the default settings refuse 200 kB with status 413") {
      for
        _    <- TestServer.addRoute(Method.POST / "a" -> handler((r: Request) => r.body.asChunk.orDie.as(Response.ok)))
        code <- status(Request.post("/a", Body.fromString("x" * 200_000)))
      yield assertTrue(code == 413)
    },
    test("the server stops when its layer closes") {
      for
        port   <- ZIO.scoped(TestServer.default.build.map(_.get.bindPort))
        closed <- canConnect("localhost", port)
      yield assertTrue(!closed)
    },
    test("the default listens on all interfaces, and with binding(127.0.0.1) only there") {
      for
        port  <- ZIO.serviceWithZIO[TestServer](_.port)
        all   <- canConnect("127.0.0.2", port)
        local <- ZIO.scoped {
                   onLoopback.build.map(_.get.bindPort).flatMap(port => canConnect("127.0.0.1", port) <*> canConnect("127.0.0.2", port))
                 }
      yield assertTrue(all, local == (true, false))
    },
    test("a later route with the same method and path replaces the earlier one, and others stay") {
      for
        _     <- TestServer.addRoute(Method.GET / "a" -> handler(Response.status(Status.Accepted)))
        _     <- TestServer.addRoute(Method.GET / "b" -> handler(Response.ok))
        first <- status(Request.get("/a"))
        _     <- TestServer.addRoute(Method.GET / "a" -> handler(Response.status(Status.Created)))
        codes <- ZIO.foreach(List("/a", "/b"))(path => status(Request.get(path)))
      yield assertTrue(first == 202, codes == List(201, 200))
    },
    test("a catch-all that is added later doesn't hide a specific route") {
      for
        _     <- TestServer.addRoute(Method.GET / "a" -> handler(Response.ok))
        _     <- TestServer.addRoute(Method.GET / trailing -> handler(Response.status(Status.Accepted)))
        codes <- ZIO.foreach(List("/a", "/b"))(path => status(Request.get(path)))
      yield assertTrue(codes == List(200, 202))
    },
    test("a response whose stream fails has status 200 and then an IOException") {
      for
        _        <- TestServer.addRoute(Method.GET / "a" -> handler(
                      Response(body = Body.fromStreamChunked(
                        ZStream.fromIterable("abc".getBytes) ++ ZStream.fail(IOException("broken"))
                      ))
                    ))
        port     <- ZIO.serviceWithZIO[TestServer](_.port)
        result   <- ZIO.scoped {
                      Client.streaming(Request.get(url"http://localhost".port(port) / "a"))
                        .flatMap(r => r.body.asString.flip.map(r.status.code -> _))
                    }
      yield assertTrue(result._1 == 200, result._2.isInstanceOf[IOException])
    },
    test("addRequestResponse compares method, path, query, and listed headers, and responds with 404 otherwise") {
      val expected = Request.post(url"/a?x=1", Body.fromString("a")).addHeader("X-Key", "1")
      for
        _     <- TestServer.addRequestResponse(expected, Response.ok)
        codes <- ZIO.foreach(
                   List(
                     expected,
                     expected.copy(body = Body.fromString("b")).addHeader("Other", "2"),
                     expected.copy(url = url"/a?x=2"),
                     expected.copy(headers = Headers("X-Key" -> "2")),
                     expected.copy(method = Method.PUT)
                   )
                 )(status)
      yield assertTrue(codes == List(200, 200, 404, 404, 404))
    },
    test("of two pairs with the same method and path, the second replaces the first") {
      for
        _     <- TestServer.addRequestResponse(Request.get(url"/a?x=1"), Response.ok)
        _     <- TestServer.addRequestResponse(Request.get(url"/a?x=2"), Response.ok)
        codes <- ZIO.foreach(List(url"/a?x=1", url"/a?x=2"))(url => status(Request.get(url)))
      yield assertTrue(codes == List(404, 200))
    },
    test("Server.serve runs on a test server") {
      for
        fiber <- Server.serve(Routes(Method.GET / "a" -> handler(Response.ok))).fork
        code  <- status(Request.get("/a")).repeatUntil(_ == 200)
        _     <- fiber.interrupt
      yield assertTrue(code == 200)
    },
    test("a server that a test starts has the test clock in its handlers") {
      TestServer.addRoute(Method.GET / "year" -> year) *>
        text(Request.get("/year")).map(year => assertTrue(year == "1970"))
    },
    test("adjust moves the time for handlers of a server that the test started") {
      for
        asleep   <- Promise.make[Nothing, Unit]
        _        <- TestServer.addRoute(Method.GET / "nap" -> handler { (_: Request) =>
                      asleep.succeed(()) *> ZIO.sleep(10.seconds).as(Response.ok)
                    })
        response <- status(Request.get("/nap")).fork
        _        <- asleep.await
        _        <- TestClock.adjust(10.seconds)
        code     <- response.join
      yield assertTrue(code == 200)
    },
    test("withLiveClock inside provide comes too late for the server") {
      TestServer.addRoute(Method.GET / "year" -> year) *>
        text(Request.get("/year")).map(year => assertTrue(year == "1970"))
    } @@ TestAspect.withLiveClock,
    suite("a server of the suite")(
      test("has the test clock, too") {
        TestServer.addRoute(Method.GET / "year" -> year) *>
          text(Request.get("/year")).map(year => assertTrue(year == "1970"))
      },
      test("keeps the routes of other tests") {
        status(Request.get("/year")).map(code => assertTrue(code == 200))
      }
    ).provideShared(TestServer.default, Client.default),
    test("a server that was started outside of the test services has the real clock in its handlers") {
      ZIO.scoped {
        for
          server <- Live.live(TestServer.default.build)
          _      <- server.get.addRoute(Method.GET / "year" -> year)
          url     = url"http://localhost".port(server.get.bindPort) / "year"
          year   <- Client.batched(Request.get(url)).flatMap(_.body.asString)
        yield assertTrue(year.toInt > 2000)
      }
    }
  ).provide(TestServer.default, Client.default) @@ TestAspect.sequential @@ TestAspect.silentLogging
