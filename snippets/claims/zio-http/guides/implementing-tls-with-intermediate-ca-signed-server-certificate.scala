// Claims of docs/zio-http/guides/implementing-tls-with-intermediate-ca-signed-server-certificate.mdx.
// Each name is a sentence that the page relies on.
// timeout: 120
// include: http-tls
import io.netty.handler.ssl.SslContextBuilder
import zio.test.*

object IntermediateCaClaims extends ZIOSpecDefault:
  val routes = Routes(Method.GET / "boarding-pass" -> handler(Response.text("12A")))
  val local  = "-ext san=dns:localhost"
  val signer = "-ext ku:critical=keyCertSign -ext bc:critical=ca:true"

  def join(file: String, parts: String*): Unit =
    Files.writeString(folder.resolve(file), parts.map(part => Files.readString(folder.resolve(part))).mkString)

  lazy val certificates: Unit =
    newKey("root", "CN=Airline Root CA", signer)
    newKey("servers", "CN=Airline Server CA")
    newKey("offices", "CN=Airline Office CA")
    newKey("server", "CN=check-in")
    newKey("other", "CN=other")
    issue("root", "servers", "servers-signed.pem", s"$signer,pathlen:0")
    issue("root", "servers", "servers-renewed.pem", s"$signer,pathlen:0")
    issue("root", "servers", "servers-expired.pem", s"$signer -startdate -10d -validity 5")
    issue("root", "offices", "offices-signed.pem", signer)
    issue("servers", "server", "leaf.pem", local)
    issue("servers", "offices", "offices-below.pem", signer)
    issue("offices", "server", "leaf-below.pem", local)
    issue("servers", "server", "unusable.pem", "-ext san=dns:other.example -startdate -10d -validity 5")
    join("fullchain.pem", "leaf.pem", "servers-signed.pem")
    join("with-root.pem", "leaf.pem", "servers-signed.pem", "root.pem")
    join("renewed.pem", "leaf.pem", "servers-renewed.pem")
    join("expired.pem", "leaf.pem", "servers-expired.pem")
    join("reversed.pem", "servers-signed.pem", "leaf.pem")
    join("root-and-servers.pem", "root.pem", "servers-signed.pem")
    join("duplicate.pem", "leaf.pem", "servers-signed.pem", "servers-signed.pem")
    join("gap.pem", "leaf.pem", "root.pem")
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
    test("an expired intermediate is refused, unless the client trusts it directly") {
      for
        below  <- call("expired.pem", "root.pem")
        direct <- call("leaf.pem", "servers-expired.pem")
      yield assertTrue(below != accepted, direct == accepted)
    },
    test("an intermediate with a path length of zero can't create further CAs") {
      call("too-long.pem", "root.pem").map(reply => assertTrue(reply != accepted))
    },
    test("a client that trusts the root and the intermediate accepts a server that sends neither") {
      for
        root <- call("leaf.pem", "root.pem")
        both <- call("leaf.pem", "root-and-servers.pem")
      yield assertTrue(root != accepted, both == accepted)
    },
    test("building the context finds a wrong order, a gap, and a duplicate") {
      def check(chain: String) =
        ZIO.attempt(SslContextBuilder.forServer(java.io.File(in(chain)), java.io.File(in("server.key"))).build()).exit
      for
        right    <- check("with-root.pem")
        found    <- ZIO.foreach(List("reversed.pem", "gap.pem", "duplicate.pem"))(check)
        messages  = found.map(_.causeOption.map(_.squash.getCause.getMessage))
      yield assertTrue(right.isSuccess, messages.forall(_.contains("Certificate chain is not valid")))
    },
    test("building the context doesn't find an incomplete chain, another key, an expired certificate, or another host") {
      def check(chain: String, key: String) =
        ZIO.attempt(SslContextBuilder.forServer(java.io.File(in(chain)), java.io.File(in(key))).build()).exit
      for
        incomplete <- check("leaf.pem", "server.key")
        otherKey   <- check("fullchain.pem", "other.key")
        unusable   <- check("unusable.pem", "server.key")
      yield assertTrue(incomplete.isSuccess, otherKey.isSuccess, unusable.isSuccess)
    },
    test("without this check, a server with a chain in the wrong order starts, and the client waits for the handshake") {
      Server
        .install(routes)
        .flatMap { port =>
          reply(Request.get(url"https://localhost".port(port).path("/boarding-pass")))
            .disconnect.timeout(2.seconds)
        }
        .provide(
          serverWith(SSLConfig.fromFile(in("reversed.pem"), in("server.key"))),
          clientWith(ClientSSLConfig.FromCertFile(in("root.pem")))
        )
        .map(reply => assertTrue(reply.isEmpty))
    },
    test("a client waits ten seconds for the handshake") {
      val handler = SslContextBuilder.forClient().build().newHandler(io.netty.buffer.ByteBufAllocator.DEFAULT)
      assertTrue(handler.getHandshakeTimeoutMillis == 10000L)
    },
    test("keytool writes the whole chain once the intermediate's own certificate was imported") {
      def count(file: String) = Files.readString(folder.resolve(file)).split("BEGIN CERTIFICATE", -1).length - 1
      val sign = "-gencert -rfc -alias servers -infile server.csr -keystore servers.p12 -outfile"
      for
        _ <- ZIO.attempt {
               keytool(s"$sign before.pem")
               keytool("-importcert -noprompt -alias root -file root.pem -keystore servers.p12")
               keytool("-importcert -noprompt -alias servers -file servers-signed.pem -keystore servers.p12")
               keytool(s"$sign after.pem")
             }
      yield assertTrue(count("before.pem") == 1, count("after.pem") == 2)
    },
    test("keytool imports a signed certificate only after its issuers") {
      val certificate = "-importcert -noprompt -alias server -file leaf.pem -keystore server.p12"
      for
        tooEarly <- ZIO.attempt(keytool(certificate)).flip
        _        <- ZIO.attempt(keytool("-importcert -noprompt -alias root -file root.pem -keystore server.p12"))
        _        <- ZIO.attempt(keytool("-importcert -noprompt -alias ca -file servers-signed.pem -keystore server.p12"))
        later    <- ZIO.attempt(keytool(certificate)).exit
      yield assertTrue(tooEarly.getMessage.contains("Failed to establish chain from reply"), later.isSuccess)
    }
  ) @@ TestAspect.beforeAll(ZIO.attempt(certificates)) @@ TestAspect.withLiveClock
