// Claims of docs/zio-config/index.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.config.magnolia.*
import zio.config.typesafe.*
import zio.test.*
import java.nio.file.Files

object ZioConfigClaims extends ZIOSpecDefault:

  final case class Database(host: String, port: Int, poolSize: Int = 10)

  val file: Task[String] = ZIO.attemptBlocking {
    val path = Files.createTempFile("clinic", ".conf")
    Files.writeString(path, """database { host = "db.local", port = 5432 }""").toString
  }

  def spec = suite("ZIO Config")(
    test("a provider installed with `Runtime.setConfigProvider` serves `ZIO.config`, also in layers") {
      val installed =
        ZLayer.fromZIO(file.flatMap(ConfigProvider.fromHoconFilePathZIO(_)))
          .flatMap(provider => Runtime.setConfigProvider(provider.get))
      val settings = ZLayer.fromZIO(ZIO.config(deriveConfig[Database].nested("database")))
      for found <- ZIO.service[Database].provideLayer(installed >>> settings)
      yield assertTrue(found == Database("db.local", 5432))
    },
    test("`fromResourcePathZIO` reads Java system properties") {
      val read = ConfigProvider
        .fromResourcePathZIO()
        .flatMap(_.load(Config.string("dir").nested("user")))
      for found <- read
      yield assertTrue(found == java.lang.System.getProperty("user.dir"))
    }
  )
