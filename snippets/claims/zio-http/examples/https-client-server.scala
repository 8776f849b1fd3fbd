// Claims of docs/zio-http/examples/https-client-server.mdx. Each name is a sentence that the page relies on.
// timeout: 120
// include: http-tls
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
          .flatMap(port => reply(Request.post(url"http://localhost".port(port).path("/results"), Body.empty)))
          .provide(serverWith(ssl), Client.default)
      }.map(reply => assertTrue(reply == "406"))
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
