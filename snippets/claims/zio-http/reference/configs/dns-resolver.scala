// Claims of docs/zio-http/reference/configs/dns-resolver.mdx. Each name is a sentence that the page relies on.
// timeout: 60
// include: http-raw
import java.net.{InetAddress, InetSocketAddress, ServerSocket, UnknownHostException}
import java.nio.channels.SocketChannel
import zio.*
import zio.http.*
import zio.http.netty.NettyConfig
import zio.test.*

object DnsResolverClaims extends ZIOSpecDefault:

  val first: InetAddress  = InetAddress.getByAddress(Array[Byte](10, 0, 0, 1))
  val second: InetAddress = InetAddress.getByAddress(Array[Byte](10, 0, 0, 2))

  /** A name server that counts its lookups, and whose entry can change. A missing entry is an unknown host. */
  final case class Names(lookups: Ref[Int], entry: Ref[Option[InetAddress]]) extends DnsResolver:
    def resolve(host: String)(implicit trace: Trace): IO[UnknownHostException, Chunk[InetAddress]] =
      lookups.update(_ + 1) *> entry.get.someOrFail(UnknownHostException(host)).map(Chunk(_))

  val names: UIO[Names] = Ref.make(0).zipWith(Ref.make(Option(first)))(Names(_, _))

  /** The cache of `DnsResolver.live` in front of other names than those of the system; not public in Scala. */
  def cached(names: Names, config: DnsResolver.Config): URIO[Scope, DnsResolver] =
    val explicit = DnsResolver.getClass.getMethods.filter(_.getName == "explicit").maxBy(_.getParameterCount)
    val layer = explicit.invoke(
      DnsResolver, config.ttl, config.unknownHostTtl, config.maxCount, config.maxConcurrentResolutions,
      config.expireAction, config.refreshRate, names, config.maxRetries
    )
    layer.asInstanceOf[ULayer[DnsResolver]].build.map(_.get)

  val defaults: DnsResolver.Config = DnsResolver.Config.default

  /** The test clock has to step through each refresh, so there are fewer of them. */
  val seldom: DnsResolver.Config = defaults.copy(refreshRate = 10.seconds)

  /** A server that lets no further client connect. */
  def full(host: String, port: Int): Task[ServerSocket] = ZIO.attempt {
    val server = ServerSocket(port, 1, InetAddress.getByName(host))
    for _ <- 1 to 3 do
      val waiting = SocketChannel.open()
      waiting.configureBlocking(false)
      waiting.connect(InetSocketAddress(host, port))
    server
  }

  def spec = suite("DnsResolver")(
    test("an unknown host is remembered for a minute, even if it exists by then") {
      for
        names  <- names
        _      <- names.entry.set(None)
        dns    <- cached(names, seldom)
        failed <- dns.resolve("carrier").either
        _      <- names.entry.set(Some(first))
        again  <- TestClock.adjust(50.seconds) *> dns.resolve("carrier").either
        later  <- TestClock.adjust(20.seconds) *> dns.resolve("carrier").either
      yield assertTrue(failed.isLeft, again.isLeft, later == Right(Chunk(first)))
    },
    test("with `Refresh`, an unknown host is looked up three times, and then forgotten") {
      for
        names   <- names
        _       <- names.entry.set(None)
        dns     <- cached(names, seldom)
        _       <- dns.resolve("carrier").either
        _       <- TestClock.adjust(10.minutes)
        lookups <- names.lookups.get
      yield assertTrue(lookups == 3)
    },
    test("if a name has several addresses, a dead one doesn't keep a request waiting") {
      for
        live   <- raw(replies(_ => ok("live")), ZIO.attempt(ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"))))
        _      <- ZIO.fromAutoCloseable(full("127.0.0.2", live.port))
        both    = new DnsResolver:
                    def resolve(host: String)(implicit trace: Trace) =
                      ZIO.succeed(Chunk("127.0.0.2", "127.0.0.1").map(InetAddress.getByName))
        client  = ZLayer.make[Client](
                    ZLayer.succeed(ZClient.Config.default.fixedConnectionPool(1)),
                    ZLayer.succeed[DnsResolver](both),
                    ZLayer.succeed(NettyConfig.defaultWithFastShutdown),
                    ZClient.live
                  )
        call    = Client.batched(Request.get(url"http://carrier.example".port(live.port))).map(_.status.code)
        result <- call.timed.provide(client)
      yield assertTrue(result._2 == 200, result._1 < 20.seconds)
    } @@ TestAspect.withLiveClock,
    test("with `Refresh`, an expired entry is looked up in the background, without a request") {
      for
        names   <- names
        dns     <- cached(names, seldom)
        _       <- dns.resolve("carrier")
        _       <- names.entry.set(Some(second))
        before  <- TestClock.adjust(9.minutes) *> dns.resolve("carrier")
        _       <- TestClock.adjust(2.minutes)
        lookups <- names.lookups.get
        after   <- dns.resolve("carrier")
      yield assertTrue(before == Chunk(first), lookups == 2, after == Chunk(second))
    },
    test("if a refresh fails, the old address is used for another minute, and then requests fail") {
      for
        names <- names
        dns   <- cached(names, seldom)
        _     <- dns.resolve("carrier")
        _     <- names.entry.set(None)
        old   <- TestClock.adjust(10.minutes + 30.seconds) *> dns.resolve("carrier").either
        gone  <- TestClock.adjust(2.minutes) *> dns.resolve("carrier").either
      yield assertTrue(old == Right(Chunk(first)), gone.isLeft)
    },
    test("with `Drop`, the next request after `ttl` looks the name up") {
      for
        names   <- names
        dns     <- cached(names, seldom.copy(expireAction = DnsResolver.ExpireAction.Drop))
        _       <- dns.resolve("carrier")
        _       <- TestClock.adjust(11.minutes)
        unused  <- names.lookups.get
        _       <- dns.resolve("carrier")
        lookups <- names.lookups.get
      yield assertTrue(unused == 1, lookups == 2)
    },
    test("a change of the address doesn't affect connections that are open") {
      for
        old     <- raw(replies(_ => ok("old")))
        names   <- names
        _       <- names.entry.set(Some(InetAddress.getLoopbackAddress))
        client   = ZLayer.make[Client](
                     ZLayer.succeed(ZClient.Config.default.fixedConnectionPool(1)),
                     ZLayer.succeed[DnsResolver](names),
                     ZLayer.succeed(NettyConfig.defaultWithFastShutdown),
                     ZClient.live
                   )
        call     = Client.batched(Request.get(url"http://carrier.example".port(old.port))).flatMap(_.body.asString)
        answer  <- (call *> names.entry.set(None) *> call).provide(client)
        lookups <- names.lookups.get
      yield assertTrue(answer == "old", lookups == 1)
    } @@ TestAspect.withLiveClock,
    test("the Host header keeps the name, so a resolver can send a name to any machine") {
      for
        server <- raw(replies(head => ok(head.linesIterator.find(_.startsWith("host")).mkString)))
        names  <- names
        _      <- names.entry.set(Some(InetAddress.getLoopbackAddress))
        client  = ZLayer.make[Client](
                    ZLayer.succeed(ZClient.Config.default),
                    ZLayer.succeed[DnsResolver](names),
                    ZLayer.succeed(NettyConfig.defaultWithFastShutdown),
                    ZClient.live
                  )
        host   <- Client.batched(Request.get(url"http://carrier.example".port(server.port))).flatMap(_.body.asString).provide(client)
      yield assertTrue(host == s"host: carrier.example:${server.port}")
    } @@ TestAspect.withLiveClock,
    test("a lookup that hangs doesn't outlast the timeout around the call if `disconnect` comes first") {
      val hanging = new DnsResolver:
        def resolve(host: String)(implicit trace: Trace) = ZIO.never.uninterruptible
      val client = ZLayer.make[Client](
        ZLayer.succeed(ZClient.Config.default),
        ZLayer.succeed[DnsResolver](hanging),
        ZLayer.succeed(NettyConfig.defaultWithFastShutdown),
        ZClient.live
      )
      for
        client <- Scope.global.extend(client.build).map(_.get)
        result <- client.batched(Request.get(url"http://carrier.example")).disconnect.timeout(200.millis)
      yield assertTrue(result.isEmpty)
    } @@ TestAspect.withLiveClock,
    test("settings without a value have their defaults, and a wrong one is an error") {
      def load(settings: (String, String)*) =
        ConfigProvider.fromMap(settings.toMap).load(DnsResolver.Config.config).either
      for
        empty <- load()
        short <- load("ttl" -> "30s", "expire-action" -> "drop")
        wrong <- load("expire-action" -> "forget")
      yield assertTrue(
        empty == Right(defaults),
        short == Right(defaults.copy(ttl = 30.seconds, expireAction = DnsResolver.ExpireAction.Drop)),
        wrong.isLeft
      )
    }
  )
