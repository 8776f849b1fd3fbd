// Claims of docs/zio-http/guides/implementing-mutual-tls.mdx. Each name is a sentence that the page relies on.
// timeout: 120
// include: http-tls
// cspell:ignore behaviour
import java.security.cert.X509Certificate
import javax.naming.ldap.LdapName
import scala.jdk.CollectionConverters.*
import zio.test.*

object MutualTlsClaims extends ZIOSpecDefault:
  lazy val certificates: Unit =
    newKey("root", "CN=Bank CA", "-ext bc=ca:true")
    newKey("other", "CN=Other CA", "-ext bc=ca:true")
    for (name, subject, options) <- List(
        ("ledger", "CN=ledger", "-ext san=dns:localhost -ext eku=serverAuth"),
        ("payments", "CN=payments", "-ext san=dns:localhost -ext eku=clientAuth"),
        ("hostile", """O=CN\=payments, CN=reports""", "-ext eku=clientAuth")
      )
    do
      newKey(name, subject)
      issue("root", name, s"$name.pem", options)
    issue("root", "payments", "expired.pem", "-ext eku=clientAuth -startdate -10d -validity 5")

  def copy(from: String, to: String): Task[Unit] =
    ZIO.attempt(Files.writeString(folder.resolve(to), Files.readString(folder.resolve(from)))).unit

  def callerOf(request: Request): Option[String] =
    for
      certificate <- request.remoteCertificate.collect { case c: X509Certificate => c }
      subject      = LdapName(certificate.getSubjectX500Principal.getName)
      name        <- subject.getRdns.asScala.find(_.getType.equalsIgnoreCase("CN"))
    yield name.getValue.toString

  val routes = Routes(
    Method.GET / "who" -> handler((request: Request) => Response.text(callerOf(request).getOrElse("unknown")))
  )

  def server(
      auth: ClientAuth = ClientAuth.Required,
      trusted: Option[String] = Some("root.pem"),
      include: Boolean = true,
      name: String = "ledger"
  ): SSLConfig =
    val fail = SSLConfig.HttpBehaviour.Fail
    SSLConfig.fromFile(fail, in(s"$name.pem"), in(s"$name.key"), Some(auth), trusted.map(in), include)

  val anonymous: ClientSSLConfig = ClientSSLConfig.FromCertFile(in("root.pem"))

  def identity(certificate: String, key: String): ClientSSLConfig =
    ClientSSLConfig.FromClientAndServerCert(
      anonymous,
      ClientSSLCertConfig.FromClientCertFile(in(s"$certificate.pem"), in(s"$key.key"))
    )

  def get(port: Int): URIO[Client, String] =
    reply(Request.get(url"https://localhost".port(port).path("/who")))
      .disconnect.timeout(60.seconds).someOrElse("no response")

  def call(server: SSLConfig, client: ClientSSLConfig): Task[String] =
    Server.install(routes).flatMap(get).provide(serverWith(server), clientWith(client))

  def spec = suite("mutual TLS")(
    test("the handler sees who calls") {
      call(server(), identity("payments", "payments")).map(reply => assertTrue(reply == "200 payments"))
    },
    test("without includeClientCert, the handler sees no certificate") {
      call(server(include = false), identity("payments", "payments"))
        .map(reply => assertTrue(reply == "200 unknown"))
    },
    test("a server that includes optional certificates doesn't respond to clients without one") {
      Server
        .install(routes)
        .flatMap(port => get(port).disconnect.timeout(3.seconds))
        .provide(serverWith(server(auth = ClientAuth.Optional)), clientWith(anonymous))
        .map(reply => assertTrue(reply.forall(!_.startsWith("200"))))
    },
    test("a server that includes certificates doesn't respond to plain HTTP") {
      val settings = server().copy(behaviour = SSLConfig.HttpBehaviour.Accept)
      Server
        .install(routes)
        .flatMap { port =>
          reply(Request.get(url"http://localhost".port(port).path("/who"))).disconnect.timeout(2.seconds)
        }
        .provide(serverWith(settings), Client.default)
        .map(reply => assertTrue(reply.forall(!_.startsWith("200"))))
    },
    test("keytool signs the subject of the request, but not its extensions, unless the CA says which") {
      def signed(options: String): Task[X509Certificate] = ZIO.attempt {
        keytool("-certreq -alias payments -ext san=dns:ledger -ext bc=ca:true -file asked.csr -keystore payments.p12")
        keytool(s"-gencert -rfc -alias root $options -infile asked.csr -outfile asked.pem -keystore root.p12")
        val input = Files.newInputStream(folder.resolve("asked.pem"))
        java.security.cert.CertificateFactory.getInstance("X.509").generateCertificate(input) match
          case certificate: X509Certificate => certificate
          case other                        => throw IllegalStateException(other.getType)
      }
      for
        asked <- signed("-ext eku=clientAuth")
        named <- signed("-ext eku=clientAuth -dname CN=reports")
      yield assertTrue(
        asked.getSubjectX500Principal.getName == "CN=payments",
        named.getSubjectX500Principal.getName == "CN=reports",
        asked.getSubjectAlternativeNames == null,
        asked.getBasicConstraints == -1
      )
    },
    test("a serial number that is refused by a handler stops a connection that is already open") {
      for
        revoked <- Ref.make(Set.empty[String])
        serial  <- Ref.make("")
        aspect   = HandlerAspect.customAuthProvidingZIO { (request: Request) =>
                     val number = request.remoteCertificate.collect { case c: X509Certificate => c }
                       .fold("")(_.getSerialNumber.toString(16))
                     serial.set(number) *> revoked.get.map(set => Option.unless(set(number))(number))
                   }
        guarded  = Routes(
                     Method.GET / "who" -> handler { (_: Request) =>
                       withContext((number: String) => Response.text(number))
                     }
                   ) @@ aspect
        result  <- (for
                     port   <- Server.install(guarded)
                     before <- get(port)
                     number <- serial.get
                     _      <- revoked.set(Set(number))
                     after  <- get(port)
                   yield assertTrue(before == s"200 $number", after.startsWith("401")))
                     .provide(serverWith(server()), clientWith(identity("payments", "payments")))
      yield result
    },
    test("without a trust file, the server refuses clients of your own CA") {
      call(server(trusted = None), identity("payments", "payments"))
        .map(reply => assertTrue(!reply.startsWith("200")))
    },
    test("a certificate for servers can't be used by a client") {
      call(server(), identity("ledger", "ledger")).map(reply => assertTrue(!reply.startsWith("200")))
    },
    test("a certificate for clients can't be used by a server") {
      val fake = SSLConfig.fromFile(in("payments.pem"), in("payments.key"))
      call(fake, anonymous).map(reply => assertTrue(!reply.startsWith("200")))
    },
    test("an expired client certificate is refused") {
      call(server(), identity("expired", "payments")).map(reply => assertTrue(!reply.startsWith("200")))
    },
    test("a subject that contains another name in its organization doesn't change the caller") {
      call(server(), identity("hostile", "hostile")).map(reply => assertTrue(reply == "200 reports"))
    },
    test("after the trust file has changed, open connections continue and new ones are refused") {
      val fresh = ZLayer.succeed(ZClient.Config.default.ssl(identity("payments", "payments"))) >>> ZClient.fromConfig
      val test  =
        for
          _      <- copy("root.pem", "clients.pem")
          port   <- Server.install(routes)
          before <- get(port)
          _      <- copy("other.pem", "clients.pem")
          open   <- get(port)
          next   <- get(port).provide(fresh)
        yield assertTrue(before == "200 payments", open == "200 payments", !next.startsWith("200"))
      test.provide(
        serverWith(server(trusted = Some("clients.pem"))),
        clientWith(identity("payments", "payments"))
      )
    },
    test("a client can take its certificate from a key store") {
      val secret = Config.Secret(storePassword)
      val client = ClientSSLConfig.FromJavaxNetSsl()
        .keyManagerFile(in("payments-chain.p12")).keyManagerPassword(secret)
        .trustManagerFile(in("trusted.p12")).trustManagerPassword(secret)
      for
        _     <- ZIO.attempt {
                   Files.copy(folder.resolve("payments.p12"), folder.resolve("payments-chain.p12"))
                   keytool("-importcert -noprompt -alias root -file root.pem -keystore payments-chain.p12")
                   keytool("-importcert -noprompt -alias payments -file payments.pem -keystore payments-chain.p12")
                   keytool("-importcert -noprompt -alias root -file root.pem -keystore trusted.p12")
                 }
        reply <- call(server(), client)
      yield assertTrue(reply == "200 payments")
    },
    test("a server can take its certificate and the trusted issuers from key stores") {
      val secret = Some(Config.Secret(storePassword))
      val stores = SSLConfig.fromJavaxNetSslKeyStoreFile(
        in("ledger-chain.p12"),
        secret,
        trustManagerKeyStore = Some(SSLConfig.Data.TrustManagerKeyStore.fromFile(in("issuers.p12"), secret)),
        clientAuth = Some(ClientAuth.Required),
        includeClientCert = true
      )
      for
        _       <- ZIO.attempt {
                     Files.copy(folder.resolve("ledger.p12"), folder.resolve("ledger-chain.p12"))
                     keytool("-importcert -noprompt -alias root -file root.pem -keystore ledger-chain.p12")
                     keytool("-importcert -noprompt -alias ledger -file ledger.pem -keystore ledger-chain.p12")
                     keytool("-importcert -noprompt -alias root -file root.pem -keystore issuers.p12")
                   }
        known   <- call(stores, identity("payments", "payments"))
        unknown <- call(stores, anonymous)
      yield assertTrue(known == "200 payments", !unknown.startsWith("200"))
    }
  ) @@ TestAspect.beforeAll(ZIO.attempt(certificates)) @@ TestAspect.withLiveClock
