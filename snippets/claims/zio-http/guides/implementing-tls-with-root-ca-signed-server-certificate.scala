// Claims of docs/zio-http/guides/implementing-tls-with-root-ca-signed-server-certificate.mdx.
// Each name is a sentence that the page relies on.
// timeout: 120
// include: http-tls
import io.netty.handler.ssl.SslContextBuilder
import java.security.cert.{CertificateFactory, X509Certificate}
import zio.test.*

object RootCaClaims extends ZIOSpecDefault:
  val local  = "-ext san=dns:localhost"
  val signer = "-ext bc:critical=ca:true -ext ku:critical=keyCertSign"

  lazy val certificates: Unit =
    newKey("root", "CN=Pharmacy Root CA", signer)
    newKey("root2", "CN=Pharmacy Root CA", "-ext bc=ca:true")
    newKey("old-root", "CN=Old Root CA", s"$signer -startdate -10d -validity 5")
    newKey("no-ca", "CN=Pharmacy Root CA")
    newKey("billing", "CN=billing", local)
    newKey("evil", "CN=localhost")
    keytool(s"-certreq -alias billing $local -file billing.csr -keystore billing.p12")
    issue("root", "billing", "billing-signed.pem", s"$local -ext eku=serverAuth")
    issue("root", "billing", "no-names.pem")
    issue("root", "evil", "chosen.pem")
    issue("root", "evil", "renamed.pem", "-dname CN=billing")
    issue("root", "billing", "client.pem", s"$local -ext eku=clientAuth")
    issue("root", "billing", "other-host.pem", "-ext san=dns:laptop.pharmacy.example")
    issue("root", "billing", "expired.pem", s"$local -startdate -10d -validity 5")
    issue("root2", "billing", "billing-signed2.pem", local)
    issue("old-root", "billing", "old-root-signed.pem", local)
    issue("no-ca", "billing", "no-ca-signed.pem", local)
    issue("billing", "evil", "evil-signed.pem", local)
    join("evil-chain.pem", "evil-signed.pem", "billing-signed.pem")
    join("with-root.pem", "billing-signed.pem", "root.pem")
    join("both.pem", "root.pem", "root2.pem")
    Files.writeString(folder.resolve("empty.pem"), "")

  def join(file: String, parts: String*): Unit =
    Files.writeString(folder.resolve(file), parts.map(part => Files.readString(folder.resolve(part))).mkString)

  def certificate(file: String): X509Certificate =
    CertificateFactory
      .getInstance("X.509")
      .generateCertificate(Files.newInputStream(folder.resolve(file)))
      .asInstanceOf[X509Certificate]

  def signed(certificate: String, key: String = "billing.key"): SSLConfig = SSLConfig.fromFile(in(certificate), in(key))
  def trusting(file: String): ClientSSLConfig                             = ClientSSLConfig.FromCertFile(in(file))

  val routes = Routes(Method.GET / "health" -> handler(Response.text("healthy")))

  def call(server: SSLConfig, client: ClientSSLConfig): Task[String] =
    Server
      .install(routes)
      .flatMap(port => reply(Request.get(url"https://localhost".port(port).path("/health"))))
      .provide(serverWith(server), clientWith(client))

  /** What the JDK says about a server with this certificate. */
  def reason(certificate: String, trusted: String = "root.pem", host: String = "localhost"): Task[String] =
    Server.install(routes).flatMap(handshake(_, trusted, host)).provide(serverWith(signed(certificate)))

  val accepted = "200 healthy"
  val refused  = "PrematureChannelClosureException"

  def spec = suite("a certificate from your own root CA")(
    test("a server can't sign certificates for other servers") {
      call(signed("evil-chain.pem", "evil.key"), trusting("root.pem")).map(reply => assertTrue(reply == refused))
    },
    test("a client with an old and a new root of the same name trusts servers of both") {
      for
        old   <- call(signed("billing-signed.pem"), trusting("both.pem"))
        fresh <- call(signed("billing-signed2.pem"), trusting("both.pem"))
      yield assertTrue(old == accepted, fresh == accepted)
    },
    test("another root of the same name isn't trusted") {
      call(signed("billing-signed2.pem"), trusting("root.pem")).map(reply => assertTrue(reply == refused))
    },
    test("the server may send the root along, but doesn't have to") {
      for
        alone    <- call(signed("billing-signed.pem"), trusting("root.pem"))
        withRoot <- call(signed("with-root.pem"), trusting("root.pem"))
      yield assertTrue(alone == accepted, withRoot == accepted)
    },
    test("names in the request aren't copied into the certificate") {
      ZIO.attempt {
        val names = certificate("no-names.pem").getSubjectAlternativeNames
        val signed = certificate("billing-signed.pem").getSubjectAlternativeNames.toString
        assertTrue(names == null, signed.contains("localhost"))
      }
    },
    test("without `san`, a client takes the subject for the host name, and the subject comes from the request") {
      for
        chosen  <- call(signed("chosen.pem", "evil.key"), trusting("root.pem"))
        renamed <- call(signed("renamed.pem", "evil.key"), trusting("root.pem"))
      yield assertTrue(chosen == accepted, renamed == refused)
    },
    test("the JDK names the reason of each refusal") {
      for
        address  <- reason("billing-signed.pem", host = "127.0.0.1")
        client   <- reason("client.pem")
        expired  <- reason("expired.pem")
        other    <- reason("other-host.pem")
        noNames  <- reason("no-names.pem")
        issuer   <- reason("billing.pem")
        sameName <- reason("billing-signed2.pem")
        noCa     <- reason("no-ca-signed.pem", trusted = "no-ca.pem")
      yield assertTrue(
        address.startsWith("No subject alternative names matching IP address"),
        client.startsWith("Extended key usage does not permit"),
        expired == "validity check failed",
        other.startsWith("No subject alternative DNS name matching"),
        noNames.startsWith("No name matching"),
        issuer == "unable to find valid certification path to requested target",
        sameName.startsWith("Path does not chain"),
        noCa.endsWith("is not a CA certificate")
      )
    },
    test("a client refuses what a root without basic constraints has signed") {
      call(signed("no-ca-signed.pem"), trusting("no-ca.pem")).map(reply => assertTrue(reply == refused))
    },
    test("Java accepts a root without key usage, and whose basic constraints aren't critical") {
      call(signed("billing-signed2.pem"), trusting("root2.pem")).map(reply => assertTrue(reply == accepted))
    },
    test("a client doesn't look at the dates of a root that it trusts") {
      for
        now   <- Clock.instant
        reply <- call(signed("old-root-signed.pem"), trusting("old-root.pem"))
      yield assertTrue(certificate("old-root.pem").getNotAfter.toInstant.isBefore(now), reply == accepted)
    },
    test("a server with a bad certificate sees no request") {
      for
        requests <- Ref.make(0)
        counting  = Routes(Method.ANY / trailing -> handler(requests.update(_ + 1).as(Response.ok)))
        _        <- ZIO.foreachDiscard(List("expired.pem", "other-host.pem", "no-names.pem", "billing.pem")) { file =>
                      Server
                        .install(counting)
                        .flatMap(port => reply(Request.get(url"https://localhost".port(port))))
                        .provide(serverWith(signed(file)), clientWith(trusting("root.pem")))
                    }
        bad      <- requests.get
        _        <- Server
                      .install(counting)
                      .flatMap(port => reply(Request.get(url"https://localhost".port(port))))
                      .provide(serverWith(signed("billing-signed.pem")), clientWith(trusting("root.pem")))
        good     <- requests.get
      yield assertTrue(bad == 0, good == 1)
    },
    test("without a check, a missing or empty root file shows up when a request fails") {
      for
        missing <- call(signed("billing-signed.pem"), trusting("missing.pem"))
        empty   <- call(signed("billing-signed.pem"), trusting("empty.pem"))
      yield assertTrue(missing == "StacklessClosedChannelException", empty == "StacklessClosedChannelException")
    },
    test("building a context finds a missing, an empty, and a malformed root file") {
      def check(name: String) =
        ZIO.attempt(SslContextBuilder.forClient().trustManager(java.io.File(in(name))).build()).exit
      for
        missing   <- check("missing.pem")
        empty     <- check("empty.pem")
        malformed <- check("billing.csr")
        right     <- check("root.pem")
      yield assertTrue(missing.isFailure, empty.isFailure, malformed.isFailure, right.isSuccess)
    },
    test("a copy of the public authorities, with a root that keytool has added, is a trust store") {
      val home    = sys.props("java.home")
      val options = "-importcert -noprompt -alias pharmacy -file root.pem -keystore roots.p12 -storepass changeit"
      for
        exit  <- ZIO.attempt {
                   Files.copy(java.nio.file.Path.of(home, "lib", "security", "cacerts"), folder.resolve("roots.p12"))
                   val program = java.nio.file.Path.of(home, "bin", "keytool").toString
                   val words   = program :: options.split(" ").toList
                   ProcessBuilder(words*).directory(folder.toFile).redirectErrorStream(true).start().waitFor()
                 }
        reply <- call(signed("billing-signed.pem"), ClientSSLConfig.FromTrustStoreFile(in("roots.p12"), "changeit"))
      yield assertTrue(exit == 0, reply == accepted)
    },
    test("a key store serves the signed certificate only if it was imported under the alias of the key") {
      val server = SSLConfig.fromJavaxNetSslKeyStoreFile(in("billing.p12"), Some(Config.Secret(storePassword)))
      for
        _     <- ZIO.attempt {
                   keytool("-importcert -noprompt -alias root -file root.pem -keystore billing.p12")
                   keytool("-importcert -noprompt -file billing-signed.pem -keystore billing.p12")
                 }
        other <- call(server, trusting("root.pem"))
        _     <- ZIO.attempt(keytool("-importcert -noprompt -alias billing -file billing-signed.pem -keystore billing.p12"))
        own   <- call(server, trusting("root.pem"))
      yield assertTrue(other == refused, own == accepted)
    }
  ) @@ TestAspect.beforeAll(ZIO.attempt(certificates)) @@ TestAspect.withLiveClock
