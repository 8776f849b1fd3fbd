// Claims of docs/zio-http/reference/configs/server.mdx.
// timeout: 60
// cspell:ignore headr lgwin
import zio.*
import zio.http.*
import zio.http.Server.Config.{CompressionOptions, ResponseCompressionConfig}
import zio.http.netty.NettyConfig
import zio.test.*

import java.io.ByteArrayOutputStream
import java.net.{Socket, SocketException, SocketTimeoutException}
import java.nio.charset.StandardCharsets.ISO_8859_1
import java.util.concurrent.CountDownLatch
import java.util.zip.*

object ServerConfigClaims extends ZIOSpecDefault:

  private val netty = java.util.logging.Logger.getLogger("io.netty")
  netty.setLevel(java.util.logging.Level.OFF)

  val routes = Routes(
    Method.GET / "a"      -> handler(Response.text("a")),
    Method.GET / "png"    -> handler(Response(body = Body.fromString("x" * 500).contentType(MediaType.image.png))),
    Method.GET / "slow"   -> handler(ZIO.sleep(900.millis).as(Response.text("slow"))),
    Method.GET / "ticks"  -> handler {
      val ticks = zio.stream.ZStream.repeat("tick\n").schedule(Schedule.spaced(100.millis)).take(12)
      Response(body = Body.fromCharSequenceStreamChunked(ticks))
    },
    Method.POST / "count" -> handler { (request: Request) =>
      request.body.asStream.runCount.map(n => Response.text(s"$n bytes")).orDie
    }
  )

  def server(settings: Server.Config => Server.Config, threads: Int = 2): TaskLayer[Server] =
    sys.props("io.netty.machineId") = "02:00:00:00:00:01"
    ZLayer.succeed(settings(Server.Config.default.port(0).gracefulShutdownTimeout(1.second))) ++
      ZLayer.succeed(NettyConfig.defaultWithFastShutdown.maxThreads(threads)) >>> Server.customized

  final case class Reply(text: String, closed: Boolean):
    def code: String = text.slice(9, 12)

  /** Bytes that the server isn't expected to answer. */
  final case class Unanswered(bytes: String)

  private val length = "content-length: (\\d+)".r

  private def isComplete(text: String): Boolean =
    val (head, body) = text.splitAt(text.indexOf("\r\n\r\n") + 4)
    head.length > 3 && (head.contains(" 100 ") || body.endsWith("0\r\n\r\n") ||
      length.findFirstMatchIn(head).exists(_.group(1).toInt <= body.length))

  /** Sends each part over one connection and reads a response after each, or until the server closes. */
  def talk(settings: Server.Config => Server.Config)(parts: (String | Unanswered)*): Task[List[Reply]] =
    Server.install(routes).flatMap { port =>
      ZIO.attemptBlocking {
        val socket = Socket("localhost", port)

        def exchange(bytes: String, patience: Int): Reply =
          val text   = StringBuilder()
          val buffer = new Array[Byte](65536)
          var closed = false
          try
            socket.getOutputStream.write(bytes.getBytes(ISO_8859_1))
            socket.setSoTimeout(patience)
            while !closed do
              val n = socket.getInputStream.read(buffer)
              if n < 0 then closed = true
              else
                text.append(String(buffer, 0, n, ISO_8859_1))
                if isComplete(text.toString) then socket.setSoTimeout(400)
          catch
            case _: SocketTimeoutException => ()
            case _: SocketException        => closed = true
          Reply(text.toString, closed)

        try
          parts.toList.map {
            case bytes: String     => exchange(bytes, patience = 15000)
            case Unanswered(bytes) => exchange(bytes, patience = 600)
          }
        finally socket.close()
      }
    }.provide(server(settings))

  def get(path: String, headers: String = "") = s"GET /$path HTTP/1.1\r\nHost: x\r\n$headers\r\n"

  def post(bytes: Array[Byte], headers: String = "") =
    s"POST /count HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: ${bytes.length}\r\n\r\n" + String(bytes, ISO_8859_1)

  def gzip(size: Int): Array[Byte] =
    val bytes = ByteArrayOutputStream()
    val out   = GZIPOutputStream(bytes)
    out.write(Array.fill[Byte](size)('b'))
    out.close()
    bytes.toByteArray

  def spec = suite("Server settings")(
    test("in a configuration, a misspelled key is ignored, a malformed value fails, and streaming is on unless it's turned off") {
      def load(keys: (String, String)*) = ConfigProvider.fromMap(keys.toMap).load(Server.Config.config)
      for
        empty <- load()
        typo  <- load("max-headr-size" -> "64")
        off   <- load("request-streaming.enabled" -> "false")
        wrong <- load("idle-timeout" -> "60").isFailure
        alone <- load("response-compression.content-threshold" -> "1024")
        sixty <- load("idle-timeout" -> "60 seconds", "response-compression.options[0].type" -> "gzip")
      yield assertTrue(
        empty.requestStreaming == Server.RequestStreaming.Enabled,
        empty.responseCompression.isEmpty,
        typo.maxHeaderSize == 8192,
        wrong,
        alone.responseCompression.isEmpty,
        off.requestStreaming == Server.RequestStreaming.Disabled(102400),
        sixty.idleTimeout.contains(60.seconds),
        sixty.responseCompression.exists(_.options.size == 1)
      )
    },
    test("a body over the limit gets 413: with its length the connection stays usable, chunked it's closed") {
      for
        known   <- talk(_.disableRequestStreaming(100))(post(new Array(101)), get("a"))
        chunked <- talk(_.disableRequestStreaming(100))(
                     "POST /count HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n96\r\n" + "x" * 150 + "\r\n0\r\n\r\n"
                   )
      yield assertTrue(known.map(_.code) == List("413", "200"), chunked.head.code == "413", chunked.head.closed)
    },
    test("hybrid mode streams a large body if its length is declared, and rejects a chunked one with 413") {
      val chunked = "POST /count HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n96\r\n" + "x" * 150 + "\r\n0\r\n\r\n"
      for
        known   <- talk(_.hybridRequestStreaming(100))(post(new Array(150)))
        unknown <- talk(_.hybridRequestStreaming(100))(chunked)
      yield assertTrue(known.head.text.endsWith("150 bytes"), unknown.head.code == "413")
    },
    test("a long request line gets 414 and is closed; long headers get 431, and the connection is never answered again") {
      for
        line    <- talk(identity)(get("a?q=" + "x" * 5000))
        headers <- talk(identity)(get("a", "Cookie: " + "x" * 9000 + "\r\n"), Unanswered(get("a")))
        many    <- talk(identity)(get("a", "X-Tag: twenty bytes or more\r\n" * 500))
      yield assertTrue(
        line.head.code == "414", line.head.closed,
        headers.head.code == "431", !headers.last.closed, headers.last.text.isEmpty,
        many.head.code == "431"
      )
    },
    test("a header without a colon and two different lengths get 400, and the connection is never answered again") {
      for
        colon  <- talk(identity)(get("a", "no colon\r\n"), Unanswered(get("a")))
        length <- talk(identity)(get("a", "Content-Length: 3\r\nContent-Length: 4\r\n"), Unanswered(get("a")))
      yield assertTrue(List(colon, length).forall { replies =>
        replies.head.code == "400" && !replies.last.closed && replies.last.text.isEmpty
      })
    },
    test("text that isn't HTTP gets 400 and is closed") {
      for replies <- talk(identity)("hello\r\n\r\n")
      yield assertTrue(replies.head.code == "400", replies.head.closed)
    },
    test("idleTimeout closes a connection whose handler is still running, or whose response is still being sent") {
      val short = (config: Server.Config) => config.idleTimeout(300.millis).logWarningOnFatalError(false)
      for
        slow  <- talk(short)(get("slow"))
        ticks <- talk(short)(get("ticks"))
      yield assertTrue(slow.head.text.isEmpty, slow.head.closed, ticks.head.closed, !ticks.head.text.endsWith("0\r\n\r\n"))
    },
    test("idleTimeout starts again with each byte, so a trickling client keeps its connection") {
      for replies <- talk(_.idleTimeout(1500.millis))(List("G", "E", "T").map(Unanswered(_))*)
      yield assertTrue(replies.forall(!_.closed))
    },
    test("responseCompression() also compresses images and short bodies, and sends no Vary header") {
      val on = (config: Server.Config) => config.responseCompression()
      for
        png   <- talk(on)(get("png", "Accept-Encoding: gzip\r\n"))
        short <- talk(on)(get("a", "Accept-Encoding: gzip\r\n"))
        plain <- talk(on)(get("a"))
      yield assertTrue(
        List(png, short).forall(_.head.text.contains("content-encoding: gzip")),
        List(png, short).forall(!_.head.text.toLowerCase.contains("vary:")),
        !plain.head.text.contains("content-encoding")
      )
    },
    test("in 3.11.3, Brotli closes every connection: without its library, and with its default window") {
      def with1(option: CompressionOptions) = (config: Server.Config) =>
        config.responseCompression(ResponseCompressionConfig(0, Vector(option, CompressionOptions.gzip())))
      for
        default <- talk(with1(CompressionOptions.brotli()))(get("a"))
        window  <- talk(with1(CompressionOptions.brotli(lgwin = 22)))(get("a"))
      yield assertTrue(List(default, window).forall(r => r.head.closed && r.head.text.isEmpty))
    },
    test("the body limit counts decompressed bytes; streaming has no limit") {
      val bomb = post(gzip(5000000), "Content-Encoding: gzip\r\n")
      for
        limited   <- talk(_.requestDecompression(true))(bomb)
        streaming <- talk(_.requestDecompression(true).enableRequestStreaming)(bomb)
        raw       <- talk(identity)(bomb)
      yield assertTrue(
        bomb.length < 10000,
        limited.head.text.startsWith("HTTP/1.1 413") || (limited.head.text.isEmpty && limited.head.closed),
        streaming.head.text.endsWith("5000000 bytes"),
        raw.head.text.endsWith(s"${gzip(5000000).length} bytes")
      )
    },
    test("in 3.11.3, a corrupt gzip body reaches the handler as an empty body") {
      for replies <- talk(_.requestDecompression(true).logWarningOnFatalError(false))(
                       post("hello".getBytes, "Content-Encoding: gzip\r\n")
                     )
      yield assertTrue(replies.head.text.endsWith("0 bytes"))
    },
    test("HEAD gets 404 by default; with generateHeadRoutes it gets the length without a body") {
      for
        off <- talk(identity)(get("a").replace("GET", "HEAD"))
        on  <- talk(_.generateHeadRoutes(true))(get("a").replace("GET", "HEAD"))
      yield assertTrue(off.head.code == "404", on.head.code == "200", on.head.text.endsWith("content-length: 1\r\n\r\n"))
    },
    test("with keepAlive(false), the server doesn't close a connection, even if the client asks for it") {
      for
        off <- talk(_.keepAlive(false))(get("a", "Connection: close\r\n"))
        old <- talk(_.keepAlive(false))("GET /a HTTP/1.0\r\n\r\n")
        on  <- talk(identity)(get("a", "Connection: close\r\n"))
      yield assertTrue(!off.head.closed, !old.head.closed, on.head.closed)
    },
    test("Expect: 100-continue is answered while bodies are collected, and in streaming mode only with acceptContinue") {
      val ask = get("count", "Expect: 100-continue\r\nContent-Length: 1\r\n").replace("GET", "POST")
      for
        collect <- talk(identity)(ask, "x")
        stream  <- talk(_.enableRequestStreaming)(Unanswered(ask), "x")
        accept  <- talk(_.enableRequestStreaming.acceptContinue(true))(ask, "x")
      yield assertTrue(collect.head.code == "100", stream.head.text.isEmpty, accept.head.code == "100")
    },
    test("in hybrid mode, Expect: 100-continue of a large body is answered only with acceptContinue") {
      val ask = get("count", "Expect: 100-continue\r\nContent-Length: 3\r\n").replace("GET", "POST")
      for
        hybrid <- talk(_.hybridRequestStreaming(2))(Unanswered(ask))
        accept <- talk(_.hybridRequestStreaming(2).acceptContinue(true))(ask)
      yield assertTrue(hybrid.head.text.isEmpty, accept.head.code == "100")
    },
    test("with avoidContextSwitching, a busy handler stops the other connections of its thread") {
      def servedMeanwhile(avoid: Boolean) =
        val (started, gate) = (CountDownLatch(1), CountDownLatch(1))
        val busy            = Routes(
          Method.GET / "busy" -> handler(ZIO.succeed { started.countDown(); gate.await(); Response.ok }),
          Method.GET / "a"    -> handler(Response.text("a"))
        )
        Server.install(busy).flatMap { port =>
          def call(path: String) = Client.batched(Request.get(url"http://localhost".port(port) / path))
          for
            slow   <- call("busy").fork
            _      <- ZIO.attemptBlocking(started.await())
            second <- call("a").fork
            served <- second.join.timeout(if avoid then 500.millis else 15.seconds).map(_.isDefined)
            _      <- ZIO.succeed(gate.countDown())
            _      <- slow.join
          yield served
        }.provide(server(_.avoidContextSwitching(avoid), threads = 1), Client.default)
      for
        off <- servedMeanwhile(avoid = false)
        on  <- servedMeanwhile(avoid = true)
      yield assertTrue(off, !on)
    }
  ) @@ TestAspect.beforeAll(talk(identity)(get("a"))) @@ TestAspect.withLiveClock @@ TestAspect.silentLogging @@ TestAspect.timeout(50.seconds)
