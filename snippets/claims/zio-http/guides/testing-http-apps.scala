// Claims of docs/zio-http/guides/testing-http-apps.mdx. Each name is a sentence that the page relies on.
// timeout: 60
import zio.*
import zio.http.*
import zio.http.netty.NettyConfig
import zio.test.*

import java.time.Instant

object TestingHttpAppsClaims extends ZIOSpecDefault:
  // Without a network card to take one from, Netty warns that it made up a machine id.
  sys.props("io.netty.machineId") = "02:00:00:00:00:01"

  val routes = Routes(
    Method.GET / "query" -> handler((r: Request) => Response.text(r.queryParam("city").getOrElse("?"))),
    Method.GET / "fails" -> handler((_: Request) => ZIO.fail(Response.forbidden)),
    Method.GET / "dies"  -> handler((_: Request) => ZIO.dieMessage("dead")),
    Method.GET / "throws" -> handler((r: Request) => if r.path.isEmpty then Response.ok else throw Exception("no")),
    Method.GET / "sleeps" -> handler((_: Request) => ZIO.sleep(1.hour).as(Response.ok))
  )

  def status(routes: Routes[Any, Response], path: String): URIO[Scope, Int] =
    routes.runZIO(Request.get(path)).map(_.status.code)

  val withSystemDns: TaskLayer[Client] = ZLayer.make[Client](
    ZClient.live,
    ZLayer.succeed(ZClient.Config.default),
    ZLayer.succeed(NettyConfig.defaultWithFastShutdown),
    DnsResolver.system
  )

  /** Whether the clock arrives within a second of real time. */
  def arrives(move: UIO[Unit]): UIO[Boolean] =
    move.fork.flatMap(jump => Live.live(jump.join.timeout(1.second)).map(_.isDefined) <* jump.interruptFork)

  def spec = suite("Testing HTTP applications")(
    test("a question mark in a string is part of the path, so no route matches") {
      for
        string <- status(routes, "/query?city=Graz")
        url    <- routes.runZIO(Request.get(url"/query?city=Graz")).flatMap(_.body.asString)
      yield assertTrue(string == 404, url == "Graz")
    },
    test("a handler that fails, dies, or throws becomes a response, and runZIO itself succeeds") {
      ZIO.foreach(List("/fails", "/dies", "/throws"))(status(routes, _)).map(codes => assertTrue(codes == List(403, 500, 500)))
    },
    test("runZIO runs middleware for paths that no route matches, also for a missing token") {
      for
        tagged  <- (routes @@ Middleware.addHeader("X-Api", "7")).runZIO(Request.get("/nowhere"))
        guarded <- status(routes @@ Middleware.bearerAuth(_ => false), "/nowhere")
      yield assertTrue(tagged.headers.get("X-Api").contains("7"), guarded == 401)
    },
    test("a server runs no middleware for paths that no route matches, and refuses 200 kB") {
      val upload = Method.POST / "up" -> handler((_: Request) => Response.ok)
      for
        port     <- Server.install((routes :+ upload) @@ Middleware.addHeader("X-Api", "7"))
        base      = url"http://localhost".port(port)
        nowhere  <- Client.batched(Request.get(base / "nowhere"))
        tooLarge <- Client.batched(Request.post(base / "up", Body.fromString("x" * 200_000)))
      yield assertTrue(nowhere.status.code == 404, nowhere.headers.get("X-Api").isEmpty, tooLarge.status.code == 413)
    }.provide(TestServer.default, Client.default) @@ TestAspect.withLiveClock,
    test("Middleware.timeout follows the test clock with runZIO") {
      for
        response <- status(routes @@ Middleware.timeout(1.second), "/sleeps").fork
        _        <- TestClock.adjust(1.second)
        code     <- response.join
      yield assertTrue(code == 408)
    },
    test("a timeout without a fork hangs, because the clock stands still") {
      for
        call  <- status(routes, "/sleeps").timeout(2.seconds).fork
        ended <- Live.live(call.join.timeout(300.millis))
        _     <- call.interrupt
      yield assertTrue(ended.isEmpty)
    },
    test("if the clock moves before a slow request gets to its sleep, the sleep never ends") {
      val slow = Method.GET / "slow" -> handler { (_: Request) =>
        Live.live(ZIO.sleep(300.millis)) *> ZIO.sleep(10.seconds).as(Response.ok)
      }
      for
        port     <- Server.install(slow.toRoutes)
        response <- Client.batched(Request.get(url"http://localhost".port(port) / "slow")).fork
        _        <- TestClock.adjust(10.seconds)
        ended    <- Live.live(response.join.timeout(800.millis))
        _        <- response.interrupt
      yield assertTrue(ended.isEmpty)
    }.provide(TestServer.default, withSystemDns),
    test("with Client.default, the test clock needs longer than a second for a day, and for today's date") {
      for
        day   <- ZIO.scoped(Client.default.build *> arrives(TestClock.adjust(1.day)))
        today <- ZIO.scoped(Client.default.build *> arrives(TestClock.setTime(Instant.parse("2026-11-28T00:00:00Z"))))
      yield assertTrue(!day, !today)
    },
    test("with DnsResolver.system, with TestClient, and with TestServer alone, fifty years are no problem") {
      def jump(layer: TaskLayer[Any]) = ZIO.scoped(layer.build *> arrives(TestClock.adjust((50 * 365).days)))
      ZIO.foreach(List(withSystemDns, TestClient.layer, TestServer.default))(jump).map(all => assertTrue(all == List(true, true, true)))
    },
    test("TestAspect.withLiveClock also gives a client layer inside it the real clock") {
      ZIO.serviceWithZIO[Client](_ => Clock.currentDateTime).map(now => assertTrue(now.getYear > 2000))
    }.provide(Client.default) @@ TestAspect.withLiveClock,
    test("a handler's failure with a Response isn't logged, but a defect is") {
      for
        _      <- status(routes, "/fails")
        before <- ZTestLogger.logOutput
        _      <- status(routes, "/dies")
        after  <- ZTestLogger.logOutput
      yield assertTrue(before.isEmpty, after.map(_.logLevel) == Chunk(LogLevel.Error))
    }.provideSomeLayer[Scope](ZTestLogger.default),
    test("a handler that interrupts itself has no response: runZIO is interrupted") {
      (Method.GET / "a" -> handler((_: Request) => ZIO.interrupt)).toRoutes
        .runZIO(Request.get("/a")).exit.map(exit => assertTrue(exit.isInterrupted))
    },
    test("for a path that doesn't fit, runZIO returns the 401 of other routes, though the route itself is open") {
      val open    = Method.GET / "files" / uuid("id") -> handler((_: java.util.UUID, _: Request) => Response.ok)
      val all     = (routes @@ Middleware.bearerAuth(_ => false)) ++ open.toRoutes
      val uuids   = "/files/00000000-0000-0000-0000-000000000000"
      val pattern = open.routePattern
      for codes <- ZIO.foreach(List("/files/1", uuids))(status(all, _))
      yield assertTrue(codes == List(401, 200), !pattern.matches(Method.GET, Path("/files/1")), pattern.matches(Method.GET, Path(uuids)))
    },
    test("Netty's idleTimeout ends a request in real time, though the test clock stands still") {
      val client = ZLayer.make[Client](
        ZClient.live,
        ZLayer.succeed(ZClient.Config.default.idleTimeout(300.millis)),
        ZLayer.succeed(NettyConfig.defaultWithFastShutdown),
        DnsResolver.system
      )
      val call   =
        for
          port <- Server.install((Method.GET / "never" -> handler(ZIO.never)).toRoutes)
          exit <- Client.batched(Request.get(url"http://localhost".port(port) / "never")).exit
          now  <- Clock.instant
        yield assertTrue(exit.isFailure, now == Instant.EPOCH)
      call.provide(TestServer.default, client)
    },
    test("TestClock.sleeps lists the sleep of a handler, also if it begins late") {
      val slow = Method.GET / "slow" -> handler { (_: Request) =>
        Live.live(ZIO.sleep(200.millis)) *> ZIO.sleep(10.seconds).as(Response.ok)
      }
      for
        port     <- Server.install(slow.toRoutes)
        response <- Client.batched(Request.get(url"http://localhost".port(port) / "slow")).fork
        _        <- TestClock.sleeps.repeatUntil(_.nonEmpty)
        _        <- TestClock.adjust(10.seconds)
        ended    <- Live.live(response.join.timeout(5.seconds))
      yield assertTrue(ended.exists(_.status == Status.Ok))
    }.provide(TestServer.default, withSystemDns),
    test("Routes#routes lists every route, and render shows its parameters in braces") {
      val listed = Routes(Method.GET / "a" / int("id") / string("name") -> handler((_: Int, _: String, _: Request) => Response.ok))
      val paths  = listed.routes.map(_.routePattern.pathCodec.render)
      ZIO.succeed(assertTrue(paths == Chunk("/a/{id}/{name}")))
    }
  ).provideSomeLayer(Scope.default) @@ TestAspect.sequential @@ TestAspect.silentLogging
