// Claims of docs/zio-http/reference/configs/connection-pool.mdx. Each name is a sentence that the page relies on.
// timeout: 60
// include: http-raw
import io.netty.handler.codec.PrematureChannelClosureException
import java.net.{InetAddress, InetSocketAddress, ServerSocket}
import java.nio.channels.SocketChannel
import java.util.concurrent.atomic.AtomicInteger
import zio.*
import zio.http.*
import zio.http.ConnectionPoolConfig.*
import zio.http.netty.NettyConfig
import zio.test.*

object ConnectionPoolClaims extends ZIOSpecDefault:

  def host(url: URL): URL.Location.Absolute = url.kind match
    case host: URL.Location.Absolute => host
    case other                       => throw IllegalArgumentException(other.toString)

  /** A server that lets no further client connect. */
  val full: Task[ServerSocket] = ZIO.attempt {
    val server = ServerSocket(0, 1)
    for _ <- 1 to 3 do
      val waiting = SocketChannel.open()
      waiting.configureBlocking(false)
      waiting.connect(InetSocketAddress("localhost", server.getLocalPort))
    server
  }

  def spec = suite("ConnectionPoolConfig")(
    test("the first request opens all connections of a fixed pool, and the minimum of a dynamic pool") {
      for
        fixed   <- raw(replies(_ => ok("")))
        dynamic <- raw(replies(_ => ok("")))
        _       <- fixed.get.provide(clients(_.fixedConnectionPool(10)))
        _       <- dynamic.get.provide(clients(_.dynamicConnectionPool(2, 50, 1.minute)))
      yield assertTrue(fixed.connections.get == 10, dynamic.connections.get == 2)
    },
    test("while a dynamic pool opens a connection, a call can be interrupted") {
      for
        server <- ZIO.fromAutoCloseable(full)
        call    = Client.batched(Request.get(url"http://localhost".port(server.getLocalPort)))
        result <- call.timeout(200.millis).timed
      yield assertTrue(result._2.isEmpty, result._1 < 2.seconds)
    }.provideSome[Scope](clients(_.dynamicConnectionPool(0, 2, 1.minute).connectionTimeout(2.seconds))),
    test("with a fixed pool of four, a timeout waits for the attempt that is running, not for all five") {
      for
        server <- ZIO.fromAutoCloseable(full)
        call    = Client.batched(Request.get(url"http://localhost".port(server.getLocalPort)))
        time   <- call.timeout(100.millis).timed.map(_._1)
      yield assertTrue(time >= 1.second, time < 4.seconds)
    }.provideSome[Scope](clients(_.fixedConnectionPool(4).connectionTimeout(1.second))),
    test("if a host is unreachable, a client with a fixed pool of ten makes eleven attempts before it fails") {
      for
        free     <- ZIO.scoped(raw(_ => ()).map(_.port))
        attempts <- ZIO.succeed(AtomicInteger(0))
        resolver  = new DnsResolver:
                      def resolve(host: String)(implicit trace: Trace) =
                        ZIO.succeed(attempts.incrementAndGet()).as(Chunk(InetAddress.getLoopbackAddress))
        client    = ZLayer.make[Client](
                      ZLayer.succeed(ZClient.Config.default),
                      ZLayer.succeed[DnsResolver](resolver),
                      ZLayer.succeed(NettyConfig.defaultWithFastShutdown),
                      ZClient.live
                    )
        failed   <- Client.batched(Request.get(url"http://carrier.example".port(free))).either.provide(client)
      yield assertTrue(failed.isLeft, attempts.get == 11)
    },
    test("a request that times out in line never reaches the server, and the line moves on") {
      for
        served <- ZIO.succeed(AtomicInteger(0))
        server <- raw(replies { _ => served.incrementAndGet(); Thread.sleep(1500); ok("") })
        first  <- server.get.fork
        _      <- ZIO.succeed(served.get).delay(10.millis).repeatUntil(_ == 1)
        second <- server.get.timeout(300.millis)
        _      <- first.join
        third  <- server.get
      yield assertTrue(second.isEmpty, served.get == 2)
    }.provideSome[Scope](one),
    test("the connection of an interrupted request is replaced") {
      for
        requests <- ZIO.succeed(AtomicInteger(0))
        server   <- raw(replies { _ => if requests.incrementAndGet() == 1 then Thread.sleep(3000); ok("next") })
        first    <- server.get.fork
        _        <- ZIO.succeed(requests.get).delay(10.millis).repeatUntil(_ == 1)
        exit     <- first.interrupt
        second   <- server.get
      yield assertTrue(exit.isInterrupted, second == "next", server.connections.get == 2)
    }.provideSome[Scope](one),
    test("connections that the server closes while they're idle are replaced, and no request fails") {
      for
        server  <- raw { socket => head(socket); send(socket, ok("")); Thread.sleep(20) }
        results <- ZIO.foreach(1 to 5)(_ => server.get.either <* ZIO.sleep(400.millis))
      yield assertTrue(results.forall(_.isRight))
    }.provideSome[Scope](clients(_.fixedConnectionPool(2))),
    test("a connection that the server closes as the request arrives fails with a PrematureChannelClosureException") {
      for
        server <- raw { socket => head(socket); send(socket, ok("")); head(socket): Unit }
        first  <- server.get.either
        second <- server.get.flip
      yield assertTrue(first.isRight, second.isInstanceOf[PrematureChannelClosureException])
    }.provideSome[Scope](one),
    test("`idleTimeout` closes a connection that is idle in the pool") {
      for
        closed <- ZIO.succeed(AtomicInteger(0))
        server <- raw { socket => head(socket); send(socket, ok("")); closed.set(socket.getInputStream.read()) }
        _      <- server.get
        end    <- ZIO.succeed(closed.get).delay(10.millis).repeatUntil(_ != 0).timeout(5.seconds)
      yield assertTrue(end.contains(-1))
    }.provideSome[Scope](clients(_.fixedConnectionPool(1).idleTimeout(300.millis))),
    test("a response with status 500 keeps its connection; one with `Connection: close`, or in HTTP/1.0, doesn't") {
      for
        failing <- raw(replies(_ => "HTTP/1.1 500 Oops\r\ncontent-length: 0\r\n\r\n"))
        closing <- raw(replies(_ => ok("x", "connection: close\r\n")))
        _       <- failing.get.repeatN(2)
        old     <- raw(replies(_ => "HTTP/1.0 200 OK\r\ncontent-length: 1\r\n\r\nx"))
        _       <- closing.get.repeatN(2)
        _       <- old.get.repeatN(2)
      yield assertTrue(failing.connections.get == 1, closing.connections.get >= 3, old.connections.get >= 3)
    }.provideSome[Scope](one),
    test("in 3.11.3, `Connection: close` is ignored if the body is empty") {
      for
        closing <- raw(replies(_ => ok("", "connection: close\r\n")))
        _       <- closing.get.repeatN(2)
      yield assertTrue(closing.connections.get == 1)
    }.provideSome[Scope](one),
    test("a dynamic pool grows to its maximum, and shrinks to its minimum when it isn't used for `ttl`") {
      for
        open   <- ZIO.succeed(AtomicInteger(0))
        server <- raw { socket =>
                    open.incrementAndGet()
                    try replies { _ => Thread.sleep(100); ok("") }(socket)
                    finally open.decrementAndGet(): Unit
                  }
        _      <- ZIO.foreachParDiscard(1 to 12)(_ => server.get)
        large   = open.get
        small  <- ZIO.succeed(open.get).delay(10.millis).repeatUntil(_ == 1).timeout(5.seconds)
      yield assertTrue(large == 4, small.contains(1))
    }.provideSome[Scope](clients(_.dynamicConnectionPool(1, 4, 200.millis))),
    test("a size for one host applies if the key has the port as the URL has it") {
      for
        small <- raw(replies(_ => ok("")))
        large <- raw(replies(_ => ok("")))
        pool   = FixedPerHost(Map(host(small.url()) -> Fixed(1)), Fixed(3))
        _     <- (small.get *> large.get).provide(clients(_.copy(connectionPool = pool)))
      yield assertTrue(
        small.connections.get == 1,
        large.connections.get == 3,
        host(url"https://api.carrier.example/v1") == URL.Location.Absolute(Scheme.HTTPS, "api.carrier.example", None),
        host(url"https://api.carrier.example") != host(url"https://api.carrier.example:443")
      )
    },
    test("without a pool, each request has its own connection, and there is no limit") {
      for
        server <- raw(replies { _ => Thread.sleep(100); ok("") })
        _      <- ZIO.foreachParDiscard(1 to 30)(_ => server.get)
      yield assertTrue(server.connections.get == 30)
    }.provideSome[Scope](clients(_.disabledConnectionPool)),
    test("if the client's layer ends, its connections close") {
      for
        closed <- ZIO.succeed(AtomicInteger(0))
        server <- raw { socket => head(socket); send(socket, ok("")); closed.set(socket.getInputStream.read()) }
        _      <- server.get.provide(one)
        end    <- ZIO.succeed(closed.get).delay(10.millis).repeatUntil(_ != 0).timeout(5.seconds)
      yield assertTrue(end.contains(-1))
    }
  ) @@ TestAspect.withLiveClock
