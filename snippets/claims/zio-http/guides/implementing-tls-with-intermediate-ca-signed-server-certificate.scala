// Claims of docs/zio-http/guides/implementing-tls-with-intermediate-ca-signed-server-certificate.mdx.
// Each name is a sentence that the page relies on.
// timeout: 120
// include: http-tls
import io.netty.handler.ssl.SslContextBuilder
import zio.test.*

object IntermediateCaClaims extends ZIOSpecDefault:
  val routes = Routes(Method.GET / "boarding-pass" -> handler(Response.text("12A")))
  val local  = "-ext san=dns:localhost"

  def join(file: String, parts: String*): Unit =
    Files.writeString(folder.resolve(file), parts.map(part => Files.readString(folder.resolve(part))).mkString)

  lazy val certificates: Unit =
    newKey("root", "CN=Airline Root CA", "-ext bc=ca:true")
    newKey("servers", "CN=Airline Server CA", "-ext bc=ca:true")
    newKey("offices", "CN=Airline Office CA", "-ext bc=ca:true")
    newKey("server", "CN=check-in")
    issue("root", "servers", "servers-signed.pem", "-ext bc=ca:true,pathlen:0")
    issue("root", "servers", "servers-renewed.pem", "-ext bc=ca:true,pathlen:0")
    issue("root", "servers", "servers-expired.pem", "-ext bc=ca:true -startdate -10d -validity 5")
    issue("root", "offices", "offices-signed.pem", "-ext bc=ca:true")
    issue("servers", "server", "leaf.pem", local)
    issue("servers", "offices", "offices-below.pem", "-ext bc=ca:true")
    issue("offices", "server", "leaf-below.pem", local)
    join("fullchain.pem", "leaf.pem", "servers-signed.pem")
    join("with-root.pem", "leaf.pem", "servers-signed.pem", "root.pem")
    join("renewed.pem", "leaf.pem", "servers-renewed.pem")
    join("expired.pem", "leaf.pem", "servers-expired.pem")
    join("reversed.pem", "servers-signed.pem", "leaf.pem")
    join("too-long.pem", "leaf-below.pem", "offices-below.pem", "servers-signed.pem")

  def call(chain: String, trusted: String): Task[String] =
    Server
      .install(routes)
      .flatMap { port =>
        reply(Request.get(url"https://localhost".port(port).path("/boarding-pass")))
          .disconnect.timeout(60.seconds).someOrElse("no response")
      }
      .provide(
        serverWith(SSLConfig.fromFile(in(chain), in("server.key"))),
        clientWith(ClientSSLConfig.FromCertFile(in(trusted)))
      )

  val accepted = "200 12A"

  def spec = suite("a certificate from an intermediate CA")(
    test("the root can be part of the chain") {
      call("with-root.pem", "root.pem").map(reply => assertTrue(reply == accepted))
    },
    test("a client that trusts the intermediate accepts its servers without the root, but not those of a sibling") {
      for
        own     <- call("leaf.pem", "servers-signed.pem")
        sibling <- call("leaf.pem", "offices-signed.pem")
      yield assertTrue(own == accepted, sibling != accepted)
    },
    test("after the root has signed another intermediate, clients still accept the first one") {
      for
        first  <- call("fullchain.pem", "root.pem")
        second <- call("renewed.pem", "root.pem")
      yield assertTrue(first == accepted, second == accepted)
    },
    test("an expired intermediate is refused") {
      call("expired.pem", "root.pem").map(reply => assertTrue(reply != accepted))
    },
    test("an intermediate with a path length of zero can't create further CAs") {
      call("too-long.pem", "root.pem").map(reply => assertTrue(reply != accepted))
    },
    test("building the context accepts an incomplete chain") {
      ZIO.attempt(SslContextBuilder.forServer(java.io.File(in("leaf.pem")), java.io.File(in("server.key"))).build())
        .exit.map(exit => assertTrue(exit.isSuccess))
    }
  ) @@ TestAspect.beforeAll(ZIO.attempt(certificates)) @@ TestAspect.withLiveClock
