// Claims of docs/zio-http/reference/configs/connection-pool.mdx. Each name is a sentence that the page relies on.
// timeout: 60
import io.netty.handler.codec.PrematureChannelClosureException
import java.net.{InetAddress, ServerSocket, Socket}
import java.util.concurrent.atomic.AtomicInteger
import zio.*
import zio.http.*
import zio.http.ConnectionPoolConfig.*
import zio.http.netty.NettyConfig
import zio.test.*

object ConnectionPoolClaims extends ZIOSpecDefault:

  /** A server on a plain socket, for responses that no real server sends, and the number of its connections. */
  final case class Raw(port: Int, connections: AtomicInteger):
    def url(path: String = "/"): URL = url"http://localhost".port(port).path(path)
    def get: RIO[Client, String]     = Client.batched(Request.get(url())).flatMap(_.body.asString)

  def raw(handle: Socket => Unit, bind: Task[ServerSocket] = ZIO.attempt(ServerSocket(0))): RIO[Scope, Raw] =
    for
      server <- ZIO.fromAutoCloseable(bind)
      count   = AtomicInteger(0)
      serve   = (socket: Socket) =>
                  ZIO.attemptBlockingInterrupt(handle(socket)).ignore.ensuring(ZIO.succeed(socket.close())).forkDaemon
      _      <- (ZIO.attemptBlocking(server.accept()).tap(_ => ZIO.succeed(count.incrementAndGet())).flatMap(serve)).forever.ignore.forkDaemon
    yield Raw(server.getLocalPort, count)

  /** Reads the head of a request. */
  def head(socket: Socket): String =
    val text = StringBuilder()
    while !text.endsWith("\r\n\r\n") do
      val byte = socket.getInputStream.read()
      if byte < 0 then throw java.io.EOFException() else text.append(byte.toChar)
    text.toString

  def send(socket: Socket, text: String): Unit = socket.getOutputStream.write(text.getBytes)

  def ok(body: String, headers: String = ""): String =
    s"HTTP/1.1 200 OK\r\n${headers}content-length: ${body.length}\r\n\r\n$body"

  /** Sends what `respond` makes of the head of each request. */
  def replies(respond: String => String)(socket: Socket): Unit =
    while true do send(socket, respond(head(socket)))

  def clients(settings: ZClient.Config => ZClient.Config): TaskLayer[Client] =
    ZLayer.succeed(settings(ZClient.Config.default)) >>> ZClient.fromConfig

  val one: TaskLayer[Client] = clients(_.fixedConnectionPool(1))

  /** Without a network card to take one from, Netty warns that it made up a machine id. */
  sys.props("io.netty.machineId") = "02:00:00:00:00:01"
  val netty = java.util.logging.Logger.getLogger("io.netty")
  netty.setLevel(java.util.logging.Level.OFF)

  def host(url: URL): URL.Location.Absolute = url.kind match
    case host: URL.Location.Absolute => host
    case other                       => throw IllegalArgumentException(other.toString)

  def spec = suite("ConnectionPoolConfig")(
    test("the first request opens all connections of a fixed pool, and the minimum of a dynamic pool") {
      for
        fixed   <- raw(replies(_ => ok("")))
        dynamic <- raw(replies(_ => ok("")))
        _       <- fixed.get.provide(clients(_.fixedConnectionPool(10)))
        _       <- dynamic.get.provide(clients(_.dynamicConnectionPool(2, 50, 1.minute)))
      yield assertTrue(fixed.connections.get == 10, dynamic.connections.get == 2)
    },
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
        _      <- ZIO.succeed(served.get).repeatUntil(_ == 1)
        second <- server.get.timeout(300.millis)
        _      <- first.join
        third  <- server.get
      yield assertTrue(second.isEmpty, served.get == 2)
    }.provideSome[Scope](one),
    test("the connection of an interrupted request is replaced") {
      for
        requests <- ZIO.succeed(AtomicInteger(0))
        server   <- raw(replies { _ => if requests.incrementAndGet() == 1 then Thread.sleep(3000); ok("next") })
        first    <- server.get.timeout(100.millis)
        second   <- server.get
      yield assertTrue(first.isEmpty, second == "next", server.connections.get == 2)
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
        end    <- ZIO.succeed(closed.get).repeatUntil(_ != 0).timeout(2.seconds)
      yield assertTrue(end.contains(-1))
    }.provideSome[Scope](clients(_.fixedConnectionPool(1).idleTimeout(100.millis))),
    test("a response with status 500 keeps its connection, and one with `Connection: close` doesn't") {
      for
        failing <- raw(replies(_ => "HTTP/1.1 500 Oops\r\ncontent-length: 0\r\n\r\n"))
        closing <- raw(replies(_ => ok("x", "connection: close\r\n")))
        _       <- failing.get.repeatN(2)
        _       <- closing.get.repeatN(2)
      yield assertTrue(failing.connections.get == 1, closing.connections.get >= 3)
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
        small  <- ZIO.succeed(open.get).repeatUntil(_ == 1).timeout(3.seconds)
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
        end    <- ZIO.succeed(closed.get).repeatUntil(_ != 0).timeout(2.seconds)
      yield assertTrue(end.contains(-1))
    }
  ) @@ TestAspect.withLiveClock
