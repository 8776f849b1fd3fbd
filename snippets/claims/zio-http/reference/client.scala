// Claims of docs/zio-http/reference/client.mdx. Each name is a sentence that the page relies on.
// timeout: 60
// include: http-raw
import io.netty.channel.ConnectTimeoutException
import io.netty.handler.codec.PrematureChannelClosureException
import io.netty.pkitesting.CertificateBuilder
import java.io.IOException
import java.net.{ConnectException, InetSocketAddress, ServerSocket, Socket, UnknownHostException}
import java.nio.channels.SocketChannel
import java.util.concurrent.atomic.{AtomicInteger, AtomicLong, AtomicReference}
import javax.net.ssl.{KeyManagerFactory, SSLContext}
import zio.*
import zio.http.*
import zio.test.*

object ClientClaims extends ZIOSpecDefault:

  val closedEarly = Assertion.isLeft(Assertion.isSubtype[PrematureChannelClosureException](Assertion.anything))

  def spec = suite("Client")(
    test("a response with status 404 or 500 is a success") {
      for
        server   <- raw(replies(_ => "HTTP/1.1 500 Oops\r\ncontent-length: 0\r\n\r\n"))
        response <- Client.batched(Request.get(server.url()))
      yield assertTrue(response.status == Status.InternalServerError)
    }.provideSome[Scope](one),
    test("`/` doesn't encode the segment `..`, and drops an empty one") {
      for
        server <- raw(replies(head => ok(head.takeWhile(_ != '\r'))))
        client <- ZIO.serviceWith[Client](_.url(server.url("/v1")).batched)
        lines  <- ZIO.foreach(List("..", "")) { id =>
                    client(Request.get(URL.root / "parcels" / id)).flatMap(_.body.asString)
                  }
      yield assertTrue(lines == List("GET /v1/parcels/.. HTTP/1.1", "GET /v1/parcels/ HTTP/1.1"))
    }.provideSome[Scope](one),
    test("a query in a path string is encoded, and so is a slash in a segment") {
      for
        server <- raw(replies(head => ok(head.takeWhile(_ != '\r'))))
        client <- ZIO.serviceWith[Client](_.url(server.url("/v1")).batched)
        line    = (request: Request) => client(request).flatMap(_.body.asString)
        query  <- line(Request.get("parcels?to=A"))
        slash  <- line(Request.get(URL.root / "parcels" / "../admin"))
      yield assertTrue(query == "GET /v1/parcels%3Fto%3DA HTTP/1.1", slash == "GET /v1/parcels/..%2Fadmin HTTP/1.1")
    }.provideSome[Scope](one),
    test("a full URL in a request replaces the host, but keeps the path of the base URL and the default headers") {
      for
        server <- raw(replies(head => ok(head)))
        client <- ZIO.serviceWith[Client](_.url(url"http://localhost:1/v1").addHeader("x-api-key", "secret").batched)
        sent   <- client(Request.get(server.url("/parcels"))).flatMap(_.body.asString)
      yield assertTrue(sent.startsWith("GET /v1/parcels HTTP/1.1"), sent.contains("secret"))
    }.provideSome[Scope](one),
    test("a header of the request replaces the default header of the same name") {
      for
        server <- raw(replies(head => ok(head)))
        client <- ZIO.serviceWith[Client](_.addHeader("x-key", "default").batched)
        sent   <- client(Request.get(server.url()).addHeader("X-Key", "own")).flatMap(_.body.asString)
      yield assertTrue(sent.contains("own"), !sent.contains("default"))
    }.provideSome[Scope](one),
    test("an open port is missing, a host is unknown, or a URL is relative: the call fails with a fitting exception") {
      for
        free     <- ZIO.scoped(raw(_ => ()).map(_.port))
        refused  <- Client.batched(Request.get(url"http://localhost".port(free))).flip
        unknown  <- Client.batched(Request.get(url"http://carrier.invalid")).flip
        relative <- Client.batched(Request.get("/parcels")).flip
      yield assertTrue(
        refused.isInstanceOf[ConnectException],
        unknown.isInstanceOf[UnknownHostException],
        relative.isInstanceOf[IllegalArgumentException]
      )
    }.provide(one),
    test("with `connectionTimeout`, a host that doesn't accept connections fails with a ConnectException") {
      for
        server <- ZIO.fromAutoCloseable(full)
        failed <- Client.batched(Request.get(url"http://localhost".port(server.getLocalPort))).flip
      yield assertTrue(failed.isInstanceOf[ConnectTimeoutException], failed.isInstanceOf[ConnectException])
    }.provideSome[Scope](clients(_.fixedConnectionPool(1).connectionTimeout(100.millis))),
    test("a connection that closes before the response fails with a PrematureChannelClosureException") {
      for
        server <- raw(head(_))
        failed <- server.get.either
      yield assert(failed)(closedEarly)
    }.provideSome[Scope](one),
    test("a silent server meets the idle timeout, with the same exception as a closed connection") {
      for
        server <- raw { socket => head(socket); Thread.sleep(2000) }
        failed <- server.get.either
      yield assert(failed)(closedEarly)
    }.provideSome[Scope](clients(_.fixedConnectionPool(1).idleTimeout(300.millis))),
    test("a reset before the response fails with an IOException") {
      for
        server <- raw { socket => head(socket); socket.setSoLinger(true, 0) }
        failed <- server.get.flip
      yield assertTrue(failed.isInstanceOf[IOException], failed.getMessage.contains("Connection reset"))
    }.provideSome[Scope](one),
    test("a connection that closes inside the body fails with an IOException") {
      for
        server <- raw { socket => head(socket); send(socket, "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nshort") }
        failed <- server.get.flip
      yield assertTrue(failed.isInstanceOf[IOException], failed.getMessage.startsWith("Server closed connection"))
    }.provideSome[Scope](one),
    test("with `batched`, a body that breaks off is a success with status 200, and each read of the body fails") {
      for
        server   <- raw { socket => head(socket); send(socket, "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nshort") }
        response <- Client.batched(Request.get(server.url()))
        text     <- response.body.asString.either
        again    <- response.body.asChunk.flip
      yield assertTrue(response.status == Status.Ok, text.isLeft, again.isInstanceOf[IOException])
    }.provideSome[Scope](one),
    test("`client.retry` doesn't repeat a call whose body breaks off") {
      for
        gets   <- ZIO.succeed(AtomicInteger(0))
        server <- raw { socket =>
                    if head(socket).startsWith("GET") then gets.incrementAndGet(): Unit
                    send(socket, "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nshort")
                  }
        client <- ZIO.serviceWith[Client](_.batched.retry(Schedule.recurs(2)))
        failed <- client(Request.get(server.url())).flatMap(_.body.asString).either
      yield assertTrue(failed.isLeft, gets.get == 1)
    }.provideSome[Scope](one),
    test("in 3.11.3, `bodyReadTimeout` ends a body that is still arriving, and `idleTimeout` doesn't") {
      val trickle = (socket: Socket) =>
        head(socket)
        send(socket, "HTTP/1.1 200 OK\r\ncontent-length: 15\r\n\r\n")
        for _ <- 1 to 15 do { Thread.sleep(100); send(socket, "x") }
      for
        server <- raw(trickle)
        body   <- server.get.either.provide(clients(_.fixedConnectionPool(1).bodyReadTimeout(800.millis)))
        idle   <- server.get.provide(clients(_.fixedConnectionPool(1).idleTimeout(800.millis)))
      yield assertTrue(body.left.exists(_.getMessage.startsWith("Body read timeout")), idle == "x" * 15)
    },
    test("with `batched`, a response that isn't HTTP has status 999, and arrives when the server closes the connection") {
      for
        server <- raw { socket => head(socket); send(socket, "hello\r\n\r\n"); Thread.sleep(1000) }
        call    = Client.batched(Request.get(server.url())).map(_.status.code)
        result <- call.timed
      yield assertTrue(result._1 >= 900.millis, result._2 == 999)
    }.provideSome[Scope](one),
    test("a timeout closes the connection of a request that is already on its way") {
      for
        closed <- ZIO.succeed(AtomicInteger(0))
        server <- raw { socket => head(socket); closed.set(socket.getInputStream.read()) }
        result <- server.get.timeout(1.second)
        end    <- ZIO.succeed(closed.get).delay(10.millis).repeatUntil(_ != 0).timeout(5.seconds).someOrElse(0)
      yield assertTrue(result.isEmpty, end == -1)
    }.provideSome[Scope](one),
    test("with a fixed pool, a timeout waits for the end of a connection attempt, unless `disconnect` comes first") {
      val settings = clients(_.fixedConnectionPool(1).connectionTimeout(2.seconds))
      for
        server  <- ZIO.fromAutoCloseable(full)
        call     = Client.batched(Request.get(url"http://localhost".port(server.getLocalPort)))
        late    <- call.timeout(100.millis).timed.map(_._1).provide(settings)
        client  <- settings.build.map(_.get)
        request  = Request.get(url"http://localhost".port(server.getLocalPort))
        onTime  <- client.batched(request).disconnect.timeout(100.millis).timed.map(_._1)
      yield assertTrue(late >= 2.seconds, onTime < 2.seconds)
    },
    test("`client.retry` repeats a POST") {
      for
        posts  <- ZIO.succeed(AtomicInteger(0))
        server <- raw { socket => if head(socket).startsWith("POST") then posts.incrementAndGet(): Unit }
        client <- ZIO.serviceWith[Client](_.batched.retry(Schedule.recurs(2)))
        _      <- client(Request.post(server.url(), Body.fromString("label"))).ignore
      yield assertTrue(posts.get == 3)
    }.provideSome[Scope](one),
    test("`followRedirects` sends `Authorization` to another host, and repeats a POST after a 303") {
      for
        seen     <- ZIO.succeed(AtomicReference(""))
        other    <- raw(replies { head => seen.set(head); ok("moved") })
        location  = s"http://127.0.0.1:${other.port}/"
        first    <- raw(replies(_ => s"HTTP/1.1 303 See Other\r\nlocation: $location\r\ncontent-length: 0\r\n\r\n"))
        follow    = ZClientAspect.followRedirects(3)((response, _) => ZIO.succeed(response))
        client   <- ZIO.serviceWith[Client](_.batched @@ follow)
        request   = Request.post(first.url(), Body.empty).addHeader(Header.Authorization.Bearer("secret"))
        response <- client(request)
      yield assertTrue(response.status.isSuccess, seen.get.startsWith("POST"), seen.get.contains("secret"))
    }.provideSome[Scope](one),
    test("`followRedirects` treats a 304 as a redirect without a target") {
      for
        server  <- raw(replies(_ => "HTTP/1.1 304 Not Modified\r\n\r\n"))
        follow   = ZClientAspect.followRedirects(3)((_, problem) => ZIO.fail(IOException(problem)))
        client  <- ZIO.serviceWith[Client](_.batched @@ follow)
        failed  <- client(Request.get(server.url())).flip
      yield assertTrue(failed.getMessage == "no location header to resolve redirect")
    }.provideSome[Scope](one),
    test("`curlLogger` doesn't escape quotes in headers, so a pasted command can run another one") {
      val request = Request.get(url"http://localhost/").addHeader("x-name", "a'; id; '")
      for command <- ZClientAspect.CurlLogger.formatCurlCommand(request, verbose = false)
      yield assertTrue(command.contains("--header 'x-name:a'; id; ''"))
    },
    test("`stream` closes the connection if it stops early") {
      for
        closed <- ZIO.succeed(AtomicInteger(0))
        server <- raw { socket =>
                    head(socket)
                    send(socket, "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nscan")
                    closed.set(socket.getInputStream.read())
                  }
        client <- ZIO.service[Client]
        _      <- client.stream(Request.get(server.url()))(_.body.asStream).runHead
        end    <- ZIO.succeed(closed.get).delay(10.millis).repeatUntil(_ != 0).timeout(5.seconds)
      yield assertTrue(end.contains(-1))
    }.provideSome[Scope](one),
    test("a streaming body can be read once, and a batched body again and again") {
      for
        server   <- raw(replies(_ => ok("scan")))
        batched  <- Client.batched(Request.get(server.url()))
        again    <- batched.body.asString *> batched.body.asString
        streamed <- ZIO.scoped(Client.streaming(Request.get(server.url())).flatMap(r => r.body.asString *> r.body.asString)).flip
      yield assertTrue(again == "scan", streamed.getMessage == "Cannot connect twice")
    }.provideSome[Scope](one),
    test("a client with its own layer for each call opens a connection for each call") {
      for
        server <- raw(replies(_ => ok("scan")))
        _      <- server.get.provide(one).repeatN(2)
      yield assertTrue(server.connections.get == 3)
    },
    test("in 3.11.3, bodies that nobody reads yet are held in memory") {
      val size = 12 * 1024 * 1024
      for
        whole  <- ZIO.succeed(AtomicInteger(0))
        server <- raw { socket =>
                    head(socket)
                    send(socket, s"HTTP/1.1 200 OK\r\ncontent-length: $size\r\n\r\n")
                    for _ <- 1 to size / 65536 do socket.getOutputStream.write(new Array[Byte](65536))
                    whole.incrementAndGet(): Unit
                  }
        _      <- ZIO.scoped {
                    ZIO.foreachDiscard(1 to 4)(_ => Client.streaming(Request.get(server.url()))) *>
                      ZIO.succeed(whole.get).delay(10.millis).repeatUntil(_ > 0).timeout(40.seconds)
                  }
      yield assertTrue(whole.get > 0)
    }.provideSome[Scope](clients(_.fixedConnectionPool(4))),
    test("without settings, `Client.configured` has no idle timeout") {
      for config <- ZIO.config(ZClient.Config.config.nested("zio", "http", "client"))
      yield assertTrue(config.idleTimeout.isEmpty, ZClient.Config.default.idleTimeout.contains(50.seconds))
    },
    test("the default client accepts a self-signed certificate, and one for another host") {
      for
        https  <- tlsServer
        local  <- Client.batched(Request.get(url"https://localhost".port(https.port))).map(_.status)
        other  <- Client.batched(Request.get(url"https://127.0.0.1".port(https.port))).map(_.status)
      yield assertTrue(local.isSuccess, other.isSuccess)
    }.provideSome[Scope](one),
    test("with Java's certificate authorities, a self-signed certificate is rejected") {
      for
        https  <- tlsServer
        failed <- Client.batched(Request.get(url"https://localhost".port(https.port))).either
      yield assert(failed)(closedEarly)
    }.provideSome[Scope](clients(_.fixedConnectionPool(1).ssl(
      ClientSSLConfig.FromTrustStoreFile(s"${java.lang.System.getProperty("java.home")}/lib/security/cacerts", "changeit")
    ))),
    test("in 3.11.3, a WebSocket ignores `client.ssl`, and accepts a certificate that the client rejects") {
      val roots = s"${java.lang.System.getProperty("java.home")}/lib/security/cacerts"
      for
        https  <- tlsServer
        client <- ZIO.serviceWith[Client](_.ssl(ClientSSLConfig.FromTrustStoreFile(roots, "changeit")))
        call   <- client.batched(Request.get(url"https://localhost".port(https.port))).either
        socket  = client.url(url"wss://localhost".port(https.port)).socket(Handler.webSocket(_ => ZIO.unit))
        opened <- ZIO.scoped(socket).either
      yield assert(call)(closedEarly) && assertTrue(opened.isRight)
    }.provideSome[Scope](one),
    test("with a certificate to trust, that certificate is accepted for its own host only") {
      val trusting = clients(_.fixedConnectionPool(1).ssl(ClientSSLConfig.FromCertFile(certificate.toTempCertChainPem().getPath)))
      for
        https  <- tlsServer
        local  <- Client.batched(Request.get(url"https://localhost".port(https.port))).provide(trusting).map(_.status)
        other  <- Client.batched(Request.get(url"https://127.0.0.1".port(https.port))).either.provide(trusting)
      yield assertTrue(local.isSuccess) && assert(other)(closedEarly)
    }
  ) @@ TestAspect.withLiveClock

  /** A server that lets no further client connect. */
  val full: Task[ServerSocket] = ZIO.attempt {
    val server = ServerSocket(0, 1)
    for _ <- 1 to 3 do
      val waiting = SocketChannel.open()
      waiting.configureBlocking(false)
      waiting.connect(InetSocketAddress("localhost", server.getLocalPort))
    server
  }

  lazy val certificate = CertificateBuilder()
    .subject("cn=localhost")
    .addSanDnsName("localhost")
    .setIsCertificateAuthority(true)
    .buildSelfSigned()

  def tlsServer: RIO[Scope, Raw] =
    raw(
      replies(_ => ok("secure")),
      ZIO.attempt {
        val keys = KeyManagerFactory.getInstance("PKIX")
        keys.init(certificate.toKeyStore(Array('x')), Array('x'))
        val tls = SSLContext.getInstance("TLS")
        tls.init(keys.getKeyManagers, null, null)
        tls.getServerSocketFactory.createServerSocket(0)
      }
    )

// cspell:ignore cacerts changeit PKIX
