// Claims of docs/zio-http/reference/server.mdx.
// timeout: 30
import zio.*
import zio.http.*
import zio.http.netty.{ChannelType, NettyConfig}
import zio.test.*

import java.io.IOException
import java.net.{BindException, InetSocketAddress, ServerSocket, Socket}

object ServerClaims extends ZIOSpecDefault:

  val routes = Routes(Method.GET / "a" -> handler(Response.text("first")))

  val fast: NettyConfig = NettyConfig.defaultWithFastShutdown

  def server(
      settings: Server.Config => Server.Config = identity,
      netty: NettyConfig = fast
  ): TaskLayer[Server] =
    sys.props("io.netty.machineId") = "02:00:00:00:00:01"
    ZLayer.succeed(settings(Server.Config.default.port(0))) ++ ZLayer.succeed(netty) >>> Server.customized

  def get(port: Int, path: String): RIO[Client, (Int, String)] =
    val request = Request.get(url"http://localhost".port(port) / path)
    Client.batched(request).flatMap(r => r.body.asString.map(r.status.code -> _))

  def canConnect(port: Int): Task[Boolean] =
    ZIO.attemptBlocking(Socket("localhost", port).close()).isSuccess

  val unusedPort: Task[Int] = ZIO.attemptBlocking {
    val socket = ServerSocket(0)
    try socket.getLocalPort
    finally socket.close()
  }

  def spec = suite("Server")(
    test("building the layer doesn't open the port; the first install does") {
      for
        port     <- unusedPort
        observed <- ZIO.scoped {
          for
            env    <- server(_.port(port)).build
            before <- canConnect(port)
            _      <- Server.install(routes).provideEnvironment(env)
            after  <- canConnect(port)
          yield (before, after)
        }
        closed   <- canConnect(port)
      yield assertTrue(observed == (false, true), !closed)
    },
    test("the port of a server without routes can be awaited, and arrives with the first install") {
      ZIO.scoped {
        for
          env   <- server().build
          port  <- env.get[Server].port.fork
          early <- port.poll.delay(100.millis)
          bound <- Server.install(routes).provideEnvironment(env)
          later <- port.join
        yield assertTrue(early.isEmpty, later == bound)
      }
    },
    test("a taken port is a defect, which catchAll and retry miss") {
      Server.install(routes).flatMap { taken =>
        val second = Server.install(routes).provide(server(_.port(taken)))
        for
          exit <- second.sandbox.either
        yield assertTrue(exit.left.exists(c => c.isDie && c.failures.isEmpty))
      }.provide(server())
    },
    test("with Netty's native transport on Linux, the defect is an IOException but not a BindException") {
      Server.install(routes).flatMap { taken =>
        val nio      = fast.channelType(ChannelType.NIO).bossGroup(fast.bossGroup.copy(channelType = ChannelType.NIO))
        def defect(netty: NettyConfig) =
          Server.install(routes).unrefineTo[IOException].provide(server(_.port(taken), netty)).flip
        for
          native <- defect(fast)
          plain  <- defect(nio)
        yield assertTrue(
          native.isInstanceOf[IOException],
          !io.netty.channel.epoll.Epoll.isAvailable || !native.isInstanceOf[BindException],
          plain.isInstanceOf[BindException]
        )
      }.provide(server())
    },
    test("a retry after provide succeeds once the port is free, a retry inside doesn't") {
      def attempt(port: Int) = Server.install(routes).unrefineTo[IOException]
      val policy             = Schedule.spaced(100.millis) && Schedule.recurs(8)
      for
        socket  <- ZIO.attemptBlocking(ServerSocket(0))
        port     = socket.getLocalPort
        release  = ZIO.attemptBlocking(socket.close()).delay(300.millis)
        inside  <- attempt(port).retry(policy).provide(server(_.port(port))).either <& release
        blocked <- ZIO.attemptBlocking(ServerSocket(port))
        free     = ZIO.attemptBlocking(blocked.close()).delay(300.millis)
        outside <- attempt(port).provide(server(_.port(port))).retry(policy).either <& free
      yield assertTrue(inside.isLeft, outside == Right(port))
    },
    test("`Server.default` and `Server.defaultWith` ignore a Server.Config that is provided") {
      for
        port <- Server.install(routes).provide(ZLayer.succeed(Server.Config.default.port(9321)) >>> Server.defaultWithPort(0))
        live <- unusedPort
        own  <- Server.install(routes).provide(ZLayer.succeed(Server.Config.default.port(live)), Server.live)
      yield assertTrue(port != 9321, own == live)
    },
    test("a second install adds routes, and the last one with a pattern wins") {
      (for
        port   <- Server.install(routes)
        before <- get(port, "b")
        _      <- Server.install(Routes(Method.GET / "b" -> handler(Response.text("b"))))
        _      <- Server.install(Routes(Method.GET / "a" -> handler(Response.text("second"))))
        a      <- get(port, "a")
        b      <- get(port, "b")
      yield assertTrue(before._1 == 404, a == (200, "second"), b == (200, "b")))
        .provide(server(), Client.default)
    },
    test("a second install with another instance of a service replaces it for the first routes, too") {
      def named(path: String) = Routes(Method.GET / path -> handler(ZIO.serviceWith[String](Response.text(_))))
      (for
        port   <- Server.install(named("a")).provideSome[Server](ZLayer.succeed("first"))
        before <- get(port, "a")
        _      <- Server.install(named("b")).provideSome[Server](ZLayer.succeed("second"))
        after  <- get(port, "a")
      yield assertTrue(before._2 == "first", after._2 == "second"))
        .provide(server(), Client.default)
    },
    test("interrupting the fiber that serves closes the port before the effect ends") {
      for
        port   <- unusedPort
        fiber  <- Server.serve(routes).provide(server(_.port(port))).fork
        _      <- canConnect(port).repeatUntil(identity)
        _      <- fiber.interrupt
        closed <- canConnect(port).negate
      yield assertTrue(closed)
    },
    test("without a host, the server listens on all interfaces; `binding` limits it to one") {
      val host = (config: Server.Config) => config.address.getAddress
      assertTrue(
        host(Server.Config.default).isAnyLocalAddress,
        host(Server.Config.default.port(9000)).isAnyLocalAddress,
        host(Server.Config.default.binding("127.0.0.1", 9090)).isLoopbackAddress
      )
    },
    test("`public <&> internal`: if one can't start, the other is stopped") {
      for
        port   <- unusedPort
        socket <- ZIO.attemptBlocking(ServerSocket(0))
        public  = Server.serve(routes).provide(server(_.port(port)))
        other   = Server.serve(routes).provide(server(_.port(socket.getLocalPort)))
        exit   <- (public <&> other).exit.timeout(5.seconds)
        closed <- canConnect(port).negate
        _      <- ZIO.attemptBlocking(socket.close())
      yield assertTrue(exit.exists(_.isFailure), closed)
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.silentLogging @@ TestAspect.timeout(25.seconds)
