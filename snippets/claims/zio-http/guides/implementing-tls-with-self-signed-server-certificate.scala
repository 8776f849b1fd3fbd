// Claims of docs/zio-http/guides/implementing-tls-with-self-signed-server-certificate.mdx.
// Each name is a sentence that the page relies on.
// timeout: 120
// include: http-tls
import zio.test.*

object SelfSignedClaims extends ZIOSpecDefault:
  val routes = Routes(Method.GET / "files" -> handler(Response.text("notes.txt")))

  lazy val certificates: Unit =
    newKey("server", "CN=backup", "-ext san=dns:localhost")
    newKey("unnamed", "CN=localhost")
    newKey("expired", "CN=backup", "-ext san=dns:localhost -startdate -10d -validity 5")

  def call(server: String, client: ClientSSLConfig, host: String = "localhost"): Task[String] =
    val tls = SSLConfig.fromJavaxNetSslKeyStoreFile(in(s"$server.p12"), Some(Config.Secret(storePassword)))
    Server
      .install(routes)
      .flatMap(port => reply(Request.get(url"https://localhost".host(host).port(port).path("/files"))))
      .provide(serverWith(tls), clientWith(client))

  def trusting(name: String): ClientSSLConfig = ClientSSLConfig.FromCertFile(in(s"$name.pem"))

  val accepted = "200 notes.txt"
  val refused  = "PrematureChannelClosureException"

  def spec = suite("a self-signed certificate")(
    test("an expired certificate works if the client trusts the certificate itself") {
      call("expired", trusting("expired")).map(reply => assertTrue(reply == accepted))
    },
    test("without a subject alternative name, only the common name is compared") {
      for
        name    <- call("unnamed", trusting("unnamed"))
        address <- call("unnamed", trusting("unnamed"), "127.0.0.1")
      yield assertTrue(name == accepted, address == refused)
    },
    test("a certificate for a host name doesn't cover the address of the host") {
      call("server", trusting("server"), "127.0.0.1").map(reply => assertTrue(reply == refused))
    },
    test("the client reads its file for each new connection") {
      val fresh = ZLayer.succeed(
        ZClient.Config.default.ssl(ClientSSLConfig.FromCertFile(in("live.pem"))).disabledConnectionPool
      ) >>> ZClient.fromConfig
      def copy(name: String) =
        ZIO.attempt(Files.writeString(folder.resolve("live.pem"), Files.readString(folder.resolve(s"$name.pem"))))
      val test =
        for
          port   <- Server.install(routes)
          get     = reply(Request.get(url"https://localhost".port(port).path("/files")))
          _      <- copy("server")
          before <- get
          _      <- copy("unnamed")
          after  <- get
        yield assertTrue(before == accepted, after == refused)
      test.provide(serverWith(SSLConfig.fromFile(in("server.pem"), in("server.key"))), fresh)
    },
    test("a setting for one client leaves the other clients as they are") {
      val test =
        for
          port   <- Server.install(routes)
          client <- ZIO.service[Client]
          get     = client.batched(Request.get(url"https://localhost".port(port).path("/files"))).as(accepted)
          other   = client.ssl(trusting("unnamed"))
          strict <- other.batched(Request.get(url"https://localhost".port(port).path("/files"))).exit
          lax    <- get
        yield assertTrue(strict.isFailure, lax == accepted)
      test.provide(
        serverWith(SSLConfig.fromFile(in("server.pem"), in("server.key"))),
        clientWith(ClientSSLConfig.Default)
      )
    },
    test("the text that openssl writes before a key is ignored") {
      val key  = Files.readString(folder.resolve("server.key"))
      val text = s"Bag Attributes\n    friendlyName: server\nKey Attributes: <No Attributes>\n$key"
      for
        _     <- ZIO.attempt(Files.writeString(folder.resolve("openssl.key"), text))
        reply <- Server
                   .install(routes)
                   .flatMap(port => reply(Request.get(url"https://localhost".port(port).path("/files"))))
                   .provide(
                     serverWith(SSLConfig.fromFile(in("server.pem"), in("openssl.key"))),
                     clientWith(trusting("server"))
                   )
      yield assertTrue(reply == accepted)
    },
    test("opening the key store finds a missing file and a wrong password") {
      def open(file: String, password: String) =
        ZIO.attempt(KeyStore.getInstance(java.io.File(in(file)), Config.Secret(password).value.toArray)).exit
      for
        right   <- open("server.p12", storePassword)
        missing <- open("missing.p12", storePassword)
        wrong   <- open("server.p12", "guessed")
      yield assertTrue(right.isSuccess, missing.isFailure, wrong.isFailure)
    },
    test("a server whose key store is missing or has another password starts, but the client hangs") {
      def call(file: String, password: String) =
        Server
          .install(routes)
          .flatMap { port =>
            reply(Request.get(url"https://localhost".port(port).path("/files"))).disconnect.timeout(2.seconds)
          }
          .provide(
            serverWith(SSLConfig.fromJavaxNetSslKeyStoreFile(in(file), Some(Config.Secret(password)))),
            clientWith(ClientSSLConfig.Default)
          )
      for
        missing <- call("missing.p12", storePassword)
        wrong   <- call("server.p12", "guessed")
      yield assertTrue(missing.isEmpty, wrong.isEmpty)
    },
    test("a generated certificate can't be used") {
      Server
        .install(routes)
        .flatMap { port =>
          reply(Request.get(url"https://localhost".port(port).path("/files"))).disconnect.timeout(2.seconds)
        }
        .map(reply => assertTrue(reply.forall(_ != accepted)))
        .provide(serverWith(SSLConfig.generate), clientWith(ClientSSLConfig.Default))
    }
  ) @@ TestAspect.beforeAll(ZIO.attempt(certificates)) @@ TestAspect.withLiveClock
