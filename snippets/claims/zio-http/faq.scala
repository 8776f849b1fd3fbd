// Claims of docs/zio-http/faq.mdx.
// timeout: 60
// include: http-calls
import zio.schema.*
import zio.test.*

import java.io.IOException
import java.util.concurrent.ConcurrentLinkedQueue
import scala.jdk.CollectionConverters.*

object ZioHttpFaqClaims extends ZIOSpecDefault:
  final case class Arrival(plate: String, nights: Int) derives Schema

  val pitches: Routes[Any, Response] = Routes(
    Method.GET / "pitches" / int("pitch") -> handler { (pitch: Int, _: Request) =>
      Response.text(s"pitch $pitch is free")
    }
  )

  def call(
      routes: Routes[Any, Response],
      settings: Server.Config => Server.Config = identity
  )(request: Request): Task[(Int, String)] =
    Server
      .install(routes)
      .flatMap { port =>
        Client
          .batched(request.copy(url = request.url.absolute(Scheme.HTTP, "localhost", port)))
          .flatMap(response => response.body.asString.map(response.status.code -> _))
      }
      .provide(serverWith(settings), Client.default)

  def spec = suite("FAQ of ZIO HTTP")(
    test("install returns the port, and the program can go on to its end") {
      Server.install(pitches).provide(serverWith(identity)).map(port => assertTrue(port > 0))
    },
    test("Server.live uses the Server.Config that another layer provides") {
      def bound(layer: TaskLayer[Server]) = Server.install(pitches).provide(layer)
      val config                          = ZLayer.succeed(Server.Config.default.onAnyOpenPort)
      for live <- bound(config >>> Server.live)
      yield assertTrue(live != 8080, live > 0)
    },
    test("Server.default ignores a Server.Config, and in one list, the config isn't even built") {
      def config(built: Ref[Int]) = ZLayer(built.update(_ + 1).as(Server.Config.default.port(1)))
      for
        built <- Ref.make(0)
        _     <- ZIO.serviceWith[Server](_ => ()).provide(config(built), Server.default)
        list  <- built.get
        _     <- ZIO.serviceWith[Server](_ => ()).provide(config(built) >>> Server.default)
        piped <- built.get
      yield assertTrue(list == 0, piped == 1)
    },
    test("sandbox chooses the status by the exception of a failure, and 500 for a defect") {
      def exit(effect: IO[Throwable, Response]) = handler((_: Request) => effect)
      val routes = Routes(
        Method.GET / "argument" -> exit(ZIO.fail(IllegalArgumentException())),
        Method.GET / "connect"  -> exit(ZIO.fail(java.net.ConnectException())),
        Method.GET / "timeout"  -> exit(ZIO.fail(java.net.SocketTimeoutException())),
        Method.GET / "defect"   -> exit(ZIO.die(IllegalArgumentException()))
      ).sandbox
      ZIO
        .foreach(List("argument", "connect", "timeout", "defect"))(path => call(routes)(Request.get(s"/$path")).map(_._1))
        .map(codes => assertTrue(codes == List(400, 503, 504, 500)))
    },
    test("a port that is taken is a defect, and unrefineTo turns it into a failure") {
      def asDefect(port: Int)  = Server.install(pitches).provide(serverWith(_.port(port)))
      def asFailure(port: Int) =
        Server.install(pitches).unrefineTo[IOException].provide(serverWith(_.port(port)))
      Server
        .install(pitches)
        .flatMap { port =>
          asDefect(port).exit.zip(asFailure(port).either)
        }
        .provide(serverWith(identity))
        .map((asIs, refined) => assertTrue(asIs.causeOption.exists(_.isDie), refined.left.exists(_.isInstanceOf[IOException])))
    },
    test("handlers use the loggers that were installed when the server started") {
      val seen  = ConcurrentLinkedQueue[String]()
      val queue = Runtime.addLogger((_, _, _, message, _, _, _, _) => seen.add(message()))
      val quiet = Runtime.removeDefaultLoggers
      val log   = Routes(Method.GET / "x" -> handler((_: Request) => ZIO.logInfo("handler").as(Response.ok)))
      val visit = (label: String) =>
        ZIO.logInfo(label) *> Server.install(log).flatMap(port => Client.batched(Request.get(url"http://localhost".port(port).path("/x"))))
      for
        _     <- visit("beside").provide(serverWith(identity), Client.default, quiet ++ queue)
        _     <- visit("around").provide(serverWith(identity), Client.default).provide(quiet ++ queue)
        lines  = seen.asScala.toList
      yield assertTrue(lines == List("beside", "around", "handler"))
    },
    test("a trailing slash matches, while capitals, methods, and the type of a parameter don't") {
      for
        slash   <- call(pitches)(Request.get("/pitches/7/"))
        capital <- call(pitches)(Request.get("/Pitches/7"))
        post    <- call(pitches)(Request.post("/pitches/7", Body.empty))
        head    <- call(pitches)(Request.head("/pitches/7"))
        opened  <- call(pitches, _.generateHeadRoutes(true))(Request.head("/pitches/7"))
        word    <- call(pitches)(Request.get("/pitches/seven"))
      yield assertTrue(
        slash._1 == 200,
        List(capital, post, head, word).map(_._1) == List(404, 404, 404, 404),
        opened._1 == 200
      )
    },
    test("generateHeadRoutes does nothing if any route is for Method.ANY") {
      val routes = pitches :+ (Method.ANY / "other" -> handler(Response.ok))
      call(routes, _.generateHeadRoutes(true))(Request.head("/pitches/7")).map((status, _) => assertTrue(status == 404))
    },
    test("middleware runs for no request whose path or method has no route") {
      for
        seen  <- Ref.make(List.empty[String])
        watch  = Middleware.interceptPatchZIO(request => seen.update(request.path.encode :: _))((_, _) => ZIO.succeed(Response.Patch.empty))
        _     <- call(pitches @@ watch)(Request.get("/nothing"))
        _     <- call(pitches @@ watch)(Request.post("/pitches/7", Body.empty))
        none  <- seen.get
        _     <- call(pitches @@ watch)(Request.get("/pitches/7"))
        one   <- seen.get
      yield assertTrue(none.isEmpty, one == List("/pitches/7"))
    },
    test("a literal with a query in it matches no request with that query") {
      val prices = Routes(Method.GET / "prices?month=7" -> handler(Response.ok))
      call(prices)(Request.get(url"/prices?month=7")).map((status, _) => assertTrue(status == 404))
    },
    test("a handler may ignore the path variables and take only the request") {
      val route = Routes(Method.GET / "pitches" / int("pitch") -> handler((r: Request) => Response.text(r.path.encode)))
      call(route)(Request.get("/pitches/7")).map((status, text) => assertTrue(status == 200, text == "/pitches/7"))
    },
    test("a body of 102,400 bytes is accepted, and one byte more gets 413") {
      val length = Routes(Method.POST / "x" -> handler((r: Request) => r.body.asString.map(s => Response.text(s"${s.length}")).orDie))
      for
        fits <- call(length)(Request.post("/x", Body.fromString("x" * 102400)))
        more <- call(length)(Request.post("/x", Body.fromString("x" * 102401)))
      yield assertTrue(fits == (200, "102400"), more._1 == 413)
    },
    test("malformed JSON is a failure of asJson, which becomes 500 with sandbox and with orDie") {
      val routes = Routes(
        Method.POST / "sandbox" -> handler((r: Request) => r.body.asJson[Arrival].as(Response.ok)),
        Method.POST / "die"     -> handler((r: Request) => r.body.asJson[Arrival].orDie.as(Response.ok))
      ).sandbox
      for
        sandbox <- call(routes)(Request.post("/sandbox", Body.fromString("{")))
        die     <- call(routes)(Request.post("/die", Body.fromString("{")))
      yield assertTrue(sandbox._1 == 500, die._1 == 500)
    },
    test("the second read fails on a server that streams, and works on one that doesn't and after collect") {
      val twice     = (r: Request) => (r.body.asString *> r.body.asString).fold(e => Response.text(e.getMessage), Response.text(_))
      val plain     = Routes(Method.POST / "x" -> handler(twice))
      val collected = Routes(Method.POST / "x" -> handler((r: Request) => r.collect.flatMap(twice)))
      val request   = Request.post("/x", Body.fromString("hello"))
      for
        streams  <- call(plain, _.enableRequestStreaming)(request)
        default  <- call(plain)(request)
        repeated <- call(collected, _.enableRequestStreaming)(request)
      yield assertTrue(streams._2 == "Cannot connect twice", default._2 == "hello", repeated._2 == "hello")
    },
    test("Response.html escapes a string, and leaves raw HTML as it is") {
      import zio.http.template2.raw
      for
        text <- Response.html("<p>hi</p>").body.asString
        page <- Response.html(raw("<p>hi</p>")).body.asString
      yield assertTrue(text.contains("&lt;p&gt;"), page.contains("<p>hi</p>"))
    },
    test("a body read after its scope fails with the message of a broken server, and batched needs no scope") {
      val map = Routes(Method.GET / "map" -> handler(Response.text("#" * 3000000)))
      Server
        .install(map)
        .flatMap { port =>
          val request = Request.get(url"http://localhost".port(port).path("/map"))
          ZIO.scoped(Client.streaming(request)).flatMap(_.body.asString).either
            .zip(Client.batched(request).flatMap(_.body.asString))
        }
        .provide(serverWith(identity), Client.default)
        .map { (late, whole) =>
          assertTrue(
            late.left.exists(_.getMessage.startsWith("Server closed connection before sending complete response body")),
            whole.length == 3000000
          )
        }
    },
    test("the new names of old releases exist: Path.root, Routes, Server.serve, and literals without a start") {
      val serve: URIO[Server, Nothing] = Server.serve(Routes(Method.GET / "a" -> handler(Response.ok)))
      assertTrue(Path.root.encode == "/", serve != null)
    }
  ) @@ TestAspect.withLiveClock
