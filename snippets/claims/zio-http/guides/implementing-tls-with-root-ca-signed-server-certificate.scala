// Claims of docs/zio-http/guides/implementing-tls-with-root-ca-signed-server-certificate.mdx.
// Each name is a sentence that the page relies on.
// timeout: 120
// include: http-tls
import java.security.cert.CertificateFactory
import zio.test.*

object RootCaClaims extends ZIOSpecDefault:
  val routes = Routes(Method.GET / "ping" -> handler(Response.text("pong")))
  val local  = "-ext san=dns:localhost"

  lazy val certificates: Unit =
    newKey("root", "CN=Pharmacy Root CA", "-ext bc=ca:true")
    newKey("root2", "CN=Pharmacy Root CA", "-ext bc=ca:true")
    newKey("billing", "CN=billing")
    newKey("evil", "CN=evil")
    issue("root", "billing", "billing-signed.pem", s"$local -ext eku=serverAuth")
    issue("root2", "billing", "billing-signed2.pem", local)
    issue("billing", "evil", "evil-signed.pem", local)
    join("evil-chain.pem", "evil-signed.pem", "billing-signed.pem")
    join("both.pem", "root.pem", "root2.pem")

  def join(file: String, parts: String*): Unit =
    Files.writeString(folder.resolve(file), parts.map(part => Files.readString(folder.resolve(part))).mkString)

  def ping(server: SSLConfig, client: ClientSSLConfig): Task[String] =
    Server
      .install(routes)
      .flatMap(port => reply(Request.get(url"https://localhost".port(port).path("/ping"))))
      .provide(serverWith(server), clientWith(client))

  def signed(certificate: String, key: String): SSLConfig = SSLConfig.fromFile(in(certificate), in(key))
  def trusting(file: String): ClientSSLConfig             = ClientSSLConfig.FromCertFile(in(file))

  val accepted = "200 pong"
  val refused  = "PrematureChannelClosureException"

  def spec = suite("a certificate from your own root CA")(
    test("a server can't sign certificates for other servers") {
      ping(signed("evil-chain.pem", "evil.key"), trusting("root.pem")).map(reply => assertTrue(reply == refused))
    },
    test("a client with an old and a new root of the same name trusts servers of both") {
      for
        old   <- ping(signed("billing-signed.pem", "billing.key"), trusting("both.pem"))
        fresh <- ping(signed("billing-signed2.pem", "billing.key"), trusting("both.pem"))
      yield assertTrue(old == accepted, fresh == accepted)
    },
    test("another root of the same name isn't trusted") {
      ping(signed("billing-signed2.pem", "billing.key"), trusting("root.pem")).map(reply => assertTrue(reply == refused))
    },
    test("a trust store made by keytool works, added to a copy of the public authorities") {
      val cacerts = java.io.File(sys.props("java.home"), "lib/security/cacerts")
      for
        _     <- ZIO.attempt {
                   val store  = KeyStore.getInstance(cacerts, "changeit".toCharArray)
                   val parser = CertificateFactory.getInstance("X.509")
                   val root   = parser.generateCertificate(Files.newInputStream(folder.resolve("root.pem")))
                   store.setCertificateEntry("pharmacy", root)
                   store.store(Files.newOutputStream(folder.resolve("roots.p12")), "changeit".toCharArray)
                 }
        reply <- ping(
                   signed("billing-signed.pem", "billing.key"),
                   ClientSSLConfig.FromTrustStoreFile(in("roots.p12"), "changeit")
                 )
      yield assertTrue(reply == accepted)
    },
    test("a key store with the imported chain serves the signed certificate") {
      for
        _     <- ZIO.attempt {
                   keytool("-importcert -noprompt -alias root -file root.pem -keystore billing.p12")
                   keytool("-importcert -noprompt -alias billing -file billing-signed.pem -keystore billing.p12")
                 }
        server = SSLConfig.fromJavaxNetSslKeyStoreFile(in("billing.p12"), Some(Config.Secret(storePassword)))
        reply <- ping(server, trusting("root.pem"))
      yield assertTrue(reply == accepted)
    }
  ) @@ TestAspect.beforeAll(ZIO.attempt(certificates)) @@ TestAspect.withLiveClock
