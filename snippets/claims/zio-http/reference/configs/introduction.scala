// include: http-calls
// timeout: 60
// Claims of docs/zio-http/reference/configs/introduction.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.http.netty.*
import zio.test.*

object ConfigurationClaims extends ZIOSpecDefault:
  def empty[A](config: Config[A]): IO[Config.Error, A] = ConfigProvider.fromMap(Map.empty).load(config)

  def spec = suite("Configuration")(
    test("without keys, `Server.configured` streams requests, and the default in code doesn't") {
      for loaded <- empty(Server.Config.config)
      yield assertTrue(
        loaded.requestStreaming == Server.RequestStreaming.Enabled,
        Server.Config.default.requestStreaming == Server.RequestStreaming.Disabled(102400)
      )
    },
    test("apart from request streaming, an empty server configuration equals the default in code") {
      for loaded <- empty(Server.Config.config)
      yield assertTrue(
        loaded.copy(requestStreaming = Server.Config.default.requestStreaming) == Server.Config.default
      )
    },
    test("without keys, `Client.configured` has no idle timeout, and the default in code has 50 seconds") {
      for loaded <- empty(ZClient.Config.config)
      yield assertTrue(loaded.idleTimeout.isEmpty, ZClient.Config.default.idleTimeout.contains(50.seconds))
    },
    test("apart from the idle timeout, an empty client configuration equals the default in code") {
      for loaded <- empty(ZClient.Config.config)
      yield assertTrue(loaded.copy(idleTimeout = ZClient.Config.default.idleTimeout) == ZClient.Config.default)
    },
    test("without keys, the quiet period is two seconds, while `Client.default` uses 50 milliseconds") {
      for loaded <- empty(NettyConfig.config)
      yield assertTrue(
        loaded.shutdownQuietPeriodDuration == 2.seconds,
        NettyConfig.defaultWithFastShutdown.shutdownQuietPeriodDuration == 50.millis
      )
    },
    test("an empty DNS configuration equals the default in code") {
      empty(DnsResolver.Config.config).map(loaded => assertTrue(loaded == DnsResolver.Config.default))
    },
    test("a malformed connection pool is an error, and an incomplete one is silently the default") {
      def pool(settings: (String, String)*) = ConfigProvider.fromMap(settings.toMap).load(ZClient.Config.config)
      for
        malformed  <- pool("connection-pool.fixed" -> "many").exit
        unknown    <- pool("connection-pool" -> "none").exit
        incomplete <- pool("connection-pool.dynamic.minimum" -> "1")
      yield assertTrue(
        malformed.isFailure,
        unknown.isFailure,
        incomplete.connectionPool == ZClient.Config.default.connectionPool
      )
    },
    test("a printed server configuration hides the password of a key store") {
      val ssl = SSLConfig.fromJavaxNetSslKeyStoreFile("keys.p12", Some(Config.Secret("hunter2")))
      assertTrue(!Server.Config.default.ssl(ssl).toString.contains("hunter2"))
    },
    test("`Server.configured` fails to build if a value is malformed") {
      val malformed = ConfigProvider.fromMap(Map("zio.http.server.max-header-size" -> "8k"))
      for error <- ZIO.scoped(Server.configured().build).withConfigProvider(malformed).flip
      yield assertTrue(error.getMessage.contains("max-header-size"))
    },
    test("a provider that is built next to `Server.configured` isn't seen by it") {
      val malformed = ConfigProvider.fromMap(Map("zio.http.server.max-header-size" -> "8k"))
      for port <- Server
                    .install(Routes.empty)
                    .provide(Runtime.setConfigProvider(malformed), Server.configured())
      yield assertTrue(port == 8080)
    },
    test("a layer of the server can change a loaded setting with `update`") {
      val layer = ZLayer(ZIO.config(Server.Config.config)).update[Server.Config](_.generateHeadRoutes(true))
      val port  = ConfigProvider.fromMap(Map("binding-port" -> "9000"))
      for config <- ZIO.service[Server.Config].provide(layer).withConfigProvider(port)
      yield assertTrue(config.generateHeadRoutes, config.address.getPort == 9000)
    }
  ) @@ TestAspect.withLiveClock
