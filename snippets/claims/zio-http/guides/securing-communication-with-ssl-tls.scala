// Claims of docs/zio-http/guides/securing-communication-with-ssl-tls.mdx. Each name is a sentence that the page relies on.
// timeout: 120
// include: http-tls
// include: http-bytes
// cspell:ignore behaviour
import zio.test.*

object SslTlsClaims extends ZIOSpecDefault:
  val routes = Routes(
    Method.GET / "payslips" / "7" -> handler(Response.text("3,100 EUR")),
    Method.GET / "feed"           -> handler(Handler.webSocket(_ => ZIO.unit).toResponse)
  )

  lazy val certificates: Unit =
    newKey("server", "CN=server", "-ext san=dns:localhost")
    newKey("stranger", "CN=stranger", "-ext san=dns:localhost")

  def server(behaviour: SSLConfig.HttpBehaviour): SSLConfig =
    SSLConfig.fromFile(behaviour, in("server.pem"), in("server.key"))

  def trusting(name: String): ClientSSLConfig = ClientSSLConfig.FromCertFile(in(s"$name.pem"))

  def get(port: Int, scheme: String = "https"): URIO[Client, String] =
    ZIO.fromEither(URL.decode(s"$scheme://localhost:$port/payslips/7?year=2026")).orDie
      .flatMap(url => reply(Request.get(url)))

  /** The response, or `None` after two seconds. */
  def within2Seconds(ssl: SSLConfig): Task[Option[String]] =
    Server
      .install(routes)
      .flatMap(port => get(port).disconnect.timeout(2.seconds))
      .provide(serverWith(ssl), clientWith(ClientSSLConfig.Default))

  def plain(ssl: SSLConfig): Task[Response] =
    Server
      .install(routes)
      .flatMap(port => Client.batched(Request.get(url"http://localhost".port(port).path("/payslips/7"))))
      .provide(serverWith(ssl), Client.default)

  def load(settings: (String, String)*): UIO[Either[Config.Error, Option[SSLConfig]]] =
    ConfigProvider.fromMap(settings.toMap).load(Server.Config.config).map(_.sslConfig).either

  val keys = List("behaviour" -> "fail", "data.certPath" -> "a.pem", "data.keyPath" -> "b.pem", "provider" -> "jdk")

  def spec = suite("SSL and TLS")(
    test("a server with a generated certificate doesn't respond") {
      within2Seconds(SSLConfig.generate).map(reply => assertTrue(reply.forall(!_.startsWith("200"))))
    },
    test("a server whose certificate file is missing starts, but doesn't respond") {
      within2Seconds(SSLConfig.fromFile(in("missing.pem"), in("missing.key")))
        .map(reply => assertTrue(reply.forall(!_.startsWith("200"))))
    },
    test("new connections use replaced certificate files without a restart") {
      def copy(name: String) = ZIO.attempt {
        List("pem", "key").foreach { kind =>
          Files.writeString(folder.resolve(s"live.$kind"), Files.readString(folder.resolve(s"$name.$kind")))
        }
      }
      val fresh = ZLayer.succeed(ZClient.Config.default.ssl(trusting("server")).disabledConnectionPool)
      val test  =
        for
          _      <- copy("server")
          port   <- Server.install(routes)
          before <- get(port)
          _      <- copy("stranger")
          after  <- get(port)
        yield assertTrue(before == "200 3,100 EUR", after == "PrematureChannelClosureException")
      test.provide(serverWith(SSLConfig.fromFile(in("live.pem"), in("live.key"))), fresh >>> ZClient.fromConfig)
    },
    test("Redirect sends 308 to the host of the request, without path and query") {
      plain(server(SSLConfig.HttpBehaviour.Redirect)).map { response =>
        val location = response.rawHeader("location").getOrElse("")
        assertTrue(response.status.code == 308, location.matches("https://localhost:[0-9]+"))
      }
    },
    test("Fail responds with 406 to plain HTTP") {
      Server
        .install(routes)
        .flatMap(sendBytes(_, "GET /payslips/7 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
        .provide(serverWith(server(SSLConfig.HttpBehaviour.Fail)))
        .map(response => assertTrue(response.startsWith("HTTP/1.1 406")))
    },
    test("Accept serves the routes over plain HTTP") {
      plain(server(SSLConfig.HttpBehaviour.Accept)).map(response => assertTrue(response.status.code == 200))
    },
    test("the setting of one client doesn't apply to WebSockets, but that of its configuration does") {
      def connect(port: Int, client: Client) =
        ZIO.scoped {
          val app = Handler.webSocket(_ => ZIO.unit)
          client.url(url"wss://localhost".port(port).path("/feed")).socket(app).map(_.status.code)
        }.either
      val test =
        for
          port   <- Server.install(routes)
          client <- ZIO.service[Client]
          one    <- connect(port, client.ssl(trusting("stranger")))
          all    <- ZIO.serviceWithZIO[Client](connect(port, _)).provide(clientWith(trusting("stranger")))
        yield assertTrue(one == Right(101), all.isLeft)
      test.provide(serverWith(server(SSLConfig.HttpBehaviour.Fail)), clientWith(ClientSSLConfig.Default))
    },
    test("four keys configure TLS, and without the provider the server silently has no TLS") {
      for
        all  <- load(keys*)
        some <- load(keys.dropRight(1)*)
      yield assertTrue(
        all.exists(_.exists(_.data == SSLConfig.Data.FromFile("a.pem", "b.pem", None))),
        some == Right(None)
      )
    },
    test("TLS 1.3 and 1.2 are the versions by default") {
      assertTrue(SSLConfig.fromFile("a.pem", "b.pem").protocols == Seq("TLSv1.3", "TLSv1.2"))
    },
    test("a default client accepts a certificate for another host, and a verifying client doesn't") {
      def call(ssl: ClientSSLConfig) =
        Server
          .install(routes)
          .flatMap(port => reply(Request.get(url"https://127.0.0.1".port(port).path("/payslips/7"))))
          .provide(serverWith(server(SSLConfig.HttpBehaviour.Fail)), clientWith(ssl))
      call(ClientSSLConfig.Default).zipWith(call(trusting("server"))) { (default, verifying) =>
        assertTrue(default == "200 3,100 EUR", verifying == "PrematureChannelClosureException")
      }
    },
    test("FromJavaxNetSsl without stores trusts the store of the JVM, and checks the host name") {
      def set(store: String) = ZIO.attempt {
        if store.isEmpty then sys.props -= "javax.net.ssl.trustStore"
        else sys.props("javax.net.ssl.trustStore") = store
      }
      def call(host: String) =
        Server
          .install(routes)
          .flatMap(port => reply(Request.get(url"https://localhost".host(host).port(port).path("/payslips/7"))))
          .provide(serverWith(server(SSLConfig.HttpBehaviour.Fail)), clientWith(ClientSSLConfig.FromJavaxNetSsl()))
      for
        _       <- ZIO.attempt {
                     val store  = KeyStore.getInstance("JKS")
                     val parser = java.security.cert.CertificateFactory.getInstance("X.509")
                     val input  = Files.newInputStream(folder.resolve("server.pem"))
                     store.load(null, null)
                     store.setCertificateEntry("server", parser.generateCertificate(input))
                     store.store(Files.newOutputStream(folder.resolve("trusted.jks")), storePassword.toCharArray)
                   }
        public  <- call("localhost")
        _       <- set(in("trusted.jks"))
        own     <- call("localhost").ensuring(set("").ignore)
        _       <- set(in("trusted.jks"))
        address <- call("127.0.0.1").ensuring(set("").ignore)
      yield assertTrue(own.startsWith("200"), !public.startsWith("200"), !address.startsWith("200"))
    },
    test("hostile targets of a redirect to a fixed host stay on that host and add no header") {
      val site    = URL.Location.Absolute(Scheme.HTTPS, "payroll.example", None)
      val toHttps = Routes(
        Method.ANY / trailing -> handler { (request: Request) =>
          Response.redirect(request.url.copy(kind = site), isPermanent = true)
        }
      )
      val targets = List("//evil.example/", "http://evil.example/", "/#%0d%0aset-cookie:%20a", "/%0d%0aset-cookie:%20a")
      Server
        .install(toHttps)
        .flatMap { port =>
          ZIO.foreach(targets) { target =>
            sendBytes(port, s"GET $target HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
          }
        }
        .provide(ZLayer.succeed(Server.Config.default.onAnyOpenPort) >>> Server.live)
        .map { replies =>
          assertTrue(
            replies.forall(_.contains("location: https://payroll.example/")),
            replies.forall(_.linesIterator.forall(!_.startsWith("set-cookie")))
          )
        }
    },
    test("checking the files before serving finds a missing file") {
      ZIO.attempt {
        io.netty.handler.ssl.SslContextBuilder
          .forServer(java.io.File(in("missing.pem")), java.io.File(in("missing.key")))
          .build()
      }.exit.map(exit => assertTrue(exit.isFailure))
    }
  ) @@ TestAspect.beforeAll(ZIO.attempt(certificates)) @@ TestAspect.withLiveClock
