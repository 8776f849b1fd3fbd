// include: http-calls
// timeout: 60
// Claims of docs/zio-http/guides/integration-with-zio-config.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.config.*
import zio.config.magnolia.*
import zio.config.typesafe.*
import zio.http.*
import zio.test.*

object IntegrationWithZioConfigClaims extends ZIOSpecDefault:
  final case class Limits(maxUrlLength: Int, apiToken: Config.Secret)

  val limits = deriveConfig[Limits].toKebabCase

  val port = Server.Config.config.map(_.address.getPort)

  def spec = suite("Integration with ZIO Config")(
    test("`toKebabCase` reads `maxUrlLength` from `max-url-length`") {
      for loaded <- ConfigProvider.fromHoconString("max-url-length = 5, api-token = t").load(limits)
      yield assertTrue(loaded.maxUrlLength == 5)
    },
    test("a secret doesn't print its value, even inside a case class") {
      assertTrue(!Limits(1, Config.Secret("hunter2")).toString.contains("hunter2"))
    },
    test("a substitution that isn't set leaves the first value in place") {
      for loaded <- ConfigProvider.fromHoconString("binding-port = 8081\nbinding-port = ${?UNSET_IN_THIS_TEST}").load(port)
      yield assertTrue(loaded == 8081)
    },
    test("a malformed substitution is an error that names the key") {
      for error <- ConfigProvider.fromHoconString("PORT = 80a\nbinding-port = 8081\nbinding-port = ${?PORT}").load(port).flip
      yield assertTrue(error.getMessage.contains("binding-port"))
    },
    test("`orElse` replaces a malformed value by the one of the second provider") {
      val typo = ConfigProvider.fromMap(Map("binding-port" -> "80a"))
      val file = ConfigProvider.fromMap(Map("binding-port" -> "8081"))
      for loaded <- typo.orElse(file).load(port)
      yield assertTrue(loaded == 8081)
    },
    test("a port out of range is a defect, not a configuration error") {
      for exit <- ConfigProvider.fromMap(Map("binding-port" -> "99999")).load(port).exit
      yield assertTrue(exit.causeOption.exists(_.defects.exists(_.isInstanceOf[IllegalArgumentException])))
    },
    test("a misspelled key is ignored, and the default counts") {
      for loaded <- ConfigProvider.fromMap(Map("biding-port" -> "9000")).load(port)
      yield assertTrue(loaded == 8080)
    },
    test("without settings, `Server.configured` streams requests and `Server.default` doesn't") {
      for loaded <- ConfigProvider.fromMap(Map.empty).load(Server.Config.config)
      yield assertTrue(
        loaded.requestStreaming == Server.RequestStreaming.Enabled,
        Server.Config.default.requestStreaming == Server.RequestStreaming.Disabled(102400)
      )
    },
    test("a malformed setting fails the server's layer with the key in its message") {
      val broken = ConfigProvider.fromMap(Map("zio.http.server.binding-port" -> "80a"))
      for error <- ZIO.scoped(Server.configured().build).withConfigProvider(broken).flip
      yield assertTrue(error.getMessage.contains("zio.http.server.binding-port"))
    },
    test("`Server.configured` reads another path") {
      val admin = ConfigProvider.fromMap(Map("admin.binding-port" -> "x"))
      for error <- ZIO.scoped(Server.configured(NonEmptyChunk("admin")).build).withConfigProvider(admin).flip
      yield assertTrue(error.getMessage.contains("admin.binding-port"))
    },
    test("a file that doesn't exist is an empty one, so required keys are missing") {
      for error <- ConfigProvider.fromHoconFilePathZIO("/nowhere/application.conf").flatMap(_.load(limits)).flip
      yield assertTrue(error.getMessage.contains("max-url-length"))
    }
  )
