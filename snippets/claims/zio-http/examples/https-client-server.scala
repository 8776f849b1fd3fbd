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
    test("3.11.3 sends requests to a URL that begins with HTTPS:// unencrypted, even if the client verifies") {
      Server
        .install(routes)
        .flatMap(port => ZIO.fromEither(URL.decode(s"HTTPS://localhost:$port/results")))
        .flatMap(url => Client.batched(Request.post(url, Body.empty)).map(_.status))
        .provide(
          ZLayer.succeed(Server.Config.default.onAnyOpenPort.gracefulShutdownTimeout(100.millis)) ++
            ZLayer.succeed(zio.http.netty.NettyConfig.defaultWithFastShutdown) >>> Server.customized,
          clientWith(ClientSSLConfig.FromCertFile(in("clinic.pem")))
        )
        .map(status => assertTrue(status == Status.Created))
    },
    test("the default, a redirect, drops the path") {
      Server
        .install(routes)
        .flatMap { port =>
          sendBytes(port, "POST /results HTTP/1.1\r\nHost: clinic.example\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        }
        .provide(serverWith(SSLConfig.fromFile(in("clinic.pem"), in("clinic.key"))))
        .map(reply => assertTrue(reply.startsWith("HTTP/1.1 308"), reply.toLowerCase.contains("location: https://clinic.example\r\n")))
    },
    test("by default, a client waits 50 seconds for a silent server") {
      assertTrue(ZClient.Config.default.idleTimeout.contains(50.seconds))
    },
    test("a server that sends a byte now and then keeps a request waiting longer than the client's idle timeout") {
      val config = ZClient.Config.default.idleTimeout(1.second)
      ZIO.scoped {
        for
          server <- ZIO.fromAutoCloseable(ZIO.attempt(java.net.ServerSocket(0)))
          _      <- ZIO.attemptBlockingInterrupt {
                      val output = server.accept().getOutputStream
                      output.write("HTTP/1.1 200 OK\r\nx: ".getBytes)
                      while true do
                        output.write('y')
                        Thread.sleep(200)
                    }.ignore.forkScoped
          result <- Client.batched(Request.get(url"http://localhost".port(server.getLocalPort)))
                      .disconnect.timeout(3.seconds)
        yield assertTrue(result.isEmpty)
      }.provide(ZLayer.succeed(config) >>> ZClient.fromConfig)
    }
  ) @@ TestAspect.beforeAll(ZIO.attempt(certificates)) @@ TestAspect.withLiveClock
