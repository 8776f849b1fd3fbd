// Claims of docs/zio-http/examples/https-client-server.mdx. Each name is a sentence that the page relies on.
// timeout: 120
// include: http-tls
// include: http-bytes
import io.netty.handler.ssl.SslContextBuilder
import zio.test.*

object HttpsClientAndServerClaims extends ZIOSpecDefault:
  val routes = Routes(Method.POST / "results" -> handler(Response.status(Status.Created)))

  lazy val certificates: Unit =
    newKey("clinic", "CN=clinic", "-ext san=dns:localhost")
    newKey("other", "CN=other", "-ext san=dns:localhost")

  def tls(certificate: String, key: String): Task[SSLConfig] =
    ZIO.attemptBlocking(
      SslContextBuilder.forServer(java.io.File(certificate), java.io.File(key)).build()
    ).as(SSLConfig.fromFile(SSLConfig.HttpBehaviour.Fail, certificate, key))

  def spec = suite("an HTTPS client and server")(
    test("plain HTTP on the HTTPS port gets status 406") {
      tls(in("clinic.pem"), in("clinic.key")).flatMap { ssl =>
        Server
          .install(routes)
          .flatMap(port => sendBytes(port, "GET /results HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
          .provide(serverWith(ssl))
      }.map(reply => assertTrue(reply.startsWith("HTTP/1.1 406")))
    },
    test("a server whose files aren't checked starts with a key of another certificate, but doesn't respond") {
      Server
        .install(routes)
        .flatMap { port =>
          reply(Request.post(url"https://localhost".port(port).path("/results"), Body.empty))
            .disconnect.timeout(3.seconds)
        }
        .provide(
          serverWith(SSLConfig.fromFile(in("clinic.pem"), in("other.key"))),
          clientWith(ClientSSLConfig.Default)
        )
        .map(reply => assertTrue(reply.forall(_ != "201")))
    },
    test("checking the files finds missing and swapped files, but not a key of another certificate") {
      for
        missing <- tls(in("missing.pem"), in("clinic.key")).exit
        other   <- tls(in("clinic.pem"), in("other.key")).exit
        swapped <- tls(in("clinic.key"), in("clinic.pem")).exit
        right   <- tls(in("clinic.pem"), in("clinic.key")).exit
      yield assertTrue(missing.isFailure, other.isSuccess, swapped.isFailure, right.isSuccess)
    },
    test("anything but a result gets status 400") {
      import zio.schema.*
      final case class BloodResult(patient: Int, hemoglobin: Double)
      given Schema[BloodResult] = DeriveSchema.gen
      val clinicRoutes: Routes[Any, Response] = Routes(
        Method.POST / "results" -> handler { (request: Request) =>
          request.body.asJson[BloodResult]
            .mapBoth(_ => Response.badRequest, _ => Response.status(Status.Created))
        }
      )
      val bodies = List("", "{", "[]", """{"patient": "seven"}""", """{"patient": 7}""", "\u0000")
      for
        bad  <- ZIO.foreach(bodies) { text =>
                  clinicRoutes.runZIO(Request.post(URL.root / "results", Body.fromString(text))).map(_.status)
                }
        good <- clinicRoutes.runZIO(Request.post(URL.root / "results", Body.json(BloodResult(7, 14.1))))
      yield assertTrue(bad.forall(_ == Status.BadRequest), good.status == Status.Created)
    },
    test("a base URL without https is refused, also one without a scheme or with upper-case letters") {
      def accepts(base: String) = URL.decode(base).exists(_.scheme.contains(Scheme.HTTPS))
      val refused = List("http://clinic", "HTTP://clinic", "//clinic", "clinic:8443", "/results", "", "ws://clinic", "wss://clinic")
      assertTrue(!refused.exists(accepts), accepts("https://clinic:8443"))
    },
    test("a request whose server accepts the connection and then says nothing ends with the timeout") {
      ZIO.scoped {
        for
          silent <- ZIO.fromAutoCloseable(ZIO.attempt(java.net.ServerSocket(0)))
          result <- Client.batched(Request.get(url"https://localhost".port(silent.getLocalPort)))
                      .disconnect.timeout(1.second)
        yield assertTrue(result.isEmpty)
      }.provide(clientWith(ClientSSLConfig.FromCertFile(in("clinic.pem"))))
    }
  ) @@ TestAspect.beforeAll(ZIO.attempt(certificates)) @@ TestAspect.withLiveClock
