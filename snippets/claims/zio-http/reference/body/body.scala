// include: http-calls
// timeout: 30
// Claims of docs/zio-http/reference/body/body.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.stream.*
import zio.test.*
import java.net.Socket

object BodyClaims extends ZIOSpecDefault:
  private val netty = java.util.logging.Logger.getLogger("io.netty")
  netty.setLevel(java.util.logging.Level.OFF)

  /** Writes these parts with pauses between them, and reads until the server closes (`<closed>`) or pauses for a second. */
  def raw(port: Int)(parts: String*): Task[String] =
    ZIO.attemptBlockingInterrupt {
      val socket = Socket("localhost", port)
      val read   = StringBuilder()
      try
        socket.setSoTimeout(1000)
        parts.foreach { part =>
          socket.getOutputStream.write(part.getBytes)
          Thread.sleep(100)
        }
        readAll(socket, read)
      catch case _: java.io.IOException => ()
      finally socket.close()
      read.toString
    }

  def readAll(socket: Socket, read: StringBuilder): Unit =
    var byte = socket.getInputStream.read()
    while byte >= 0 do
      read.append(byte.toChar)
      byte = socket.getInputStream.read()
    read.append("<closed>")

  /** Writes the second part when it has read `marker`, and then reads as `raw` does. */
  def exchange(port: Int)(before: String, marker: String, after: String): Task[String] =
    ZIO.attemptBlockingInterrupt {
      val socket = Socket("localhost", port)
      val read   = StringBuilder()
      try
        socket.setSoTimeout(5000)
        socket.getOutputStream.write(before.getBytes)
        while !read.endsWith(marker) do read.append(socket.getInputStream.read().toChar)
        socket.setSoTimeout(1000)
        socket.getOutputStream.write(after.getBytes)
        readAll(socket, read)
      catch case _: java.io.IOException => ()
      finally socket.close()
      read.toString
    }

  def post(path: String, length: Int) = s"POST /$path HTTP/1.1\r\nHost: localhost\r\nContent-Length: $length\r\n\r\n"
  val next                            = "GET /next HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

  val nextRoute = Method.GET / "next" -> handler(Response.text("second response"))

  def get(port: Int, path: String): RIO[Client, Response] =
    Client.batched(Request.get(s"http://localhost:$port/$path"))

  def served(routes: Routes[Any, Response], settings: Server.Config => Server.Config = identity)(
      test: Int => RIO[Client, TestResult]
  ): Task[TestResult] =
    Server.install(routes).flatMap(test).provide(serverWith(settings), Client.default)

  /** Serves one route, breaks the connection after half an upload, and returns how the reading ended. */
  def abandoned(read: Body => Task[Any]): Task[Option[Exit[Throwable, Any]]] =
    for
      ended <- Promise.make[Nothing, Exit[Throwable, Any]]
      routes = Routes(Method.POST / "upload" -> handler { (request: Request) =>
                 read(request.body).onExit(ended.succeed(_)).as(Response.ok)
               }).sandbox
      result <- Server
                  .install(routes)
                  .flatMap(raw(_)(post("upload", 1000), "half") *> ended.await.timeout(3.seconds))
                  .provide(serverWith(_.enableRequestStreaming))
    yield result

  def spec = suite("Body")(
    test("without streaming, a body of 102,400 bytes is accepted, and one more byte gives status 413") {
      val routes = Routes(Method.POST / "upload" -> handler((r: Request) =>
        r.body.asString.map(s => Response.text(s.length.toString)).orDie))
      served(routes) { port =>
        def status(bytes: Int) =
          Client.batched(Request.post(s"http://localhost:$port/upload", Body.fromString("x" * bytes))).map(_.status)
        for
          fits  <- status(102400)
          large <- status(102401)
        yield assertTrue(fits == Status.Ok, large == Status.RequestEntityTooLarge)
      }
    },
    test("hybrid streaming keeps small bodies in memory and streams larger ones") {
      val routes = Routes(Method.POST / "twice" -> handler((r: Request) =>
        (r.body.asString *> r.body.asString).fold(e => Response.text(e.getMessage), _ => Response.text("twice"))))
      served(routes, _.hybridRequestStreaming(100)) { port =>
        def text(bytes: Int) = Client
          .batched(Request.post(s"http://localhost:$port/twice", Body.fromString("x" * bytes)))
          .flatMap(_.body.asString)
        for
          small <- text(100)
          large <- text(101)
        yield assertTrue(small == "twice", large == "Cannot connect twice")
      }
    },
    test("the server reads from the network only as fast as the handler takes from the stream") {
      for
        written <- Ref.make(0L)
        routes   = Routes(Method.POST / "slow" -> handler((r: Request) =>
                     r.body.asStream.mapZIO(_ => ZIO.never).runDrain.orDie.as(Response.ok)))
        count   <- Server
                     .install(routes)
                     .flatMap { port =>
                       val bytes = ZStream
                         .repeat(Chunk.fill(65536)('x'.toByte))
                         .tap(chunk => written.update(_ + chunk.size))
                         .flattenChunks
                       Client
                         .batched(Request.post(s"http://localhost:$port/slow", Body.fromStreamChunked(bytes)))
                         .fork
                         .flatMap { upload =>
                           written.get.delay(20.millis).repeatUntil(_ > 0) *>
                             written.get.delay(500.millis) <* upload.interruptFork
                         }
                     }
                     .provide(serverWith(_.enableRequestStreaming), Client.default)
      yield assertTrue(count > 0L, count < 50000000L)
    },
    test("in 3.11.3, an upload that arrives with its headers is collected in memory until the handler reads") {
      val routes = Routes(Method.POST / "late" -> handler((r: Request) => ZIO.never *> r.body.asStream.runDrain.orDie.as(Response.ok)))
      def push(port: Int, sent: java.util.concurrent.atomic.AtomicLong) = ZIO.attemptBlockingInterrupt {
        val socket = Socket("localhost", port)
        try
          val bytes = new Array[Byte](60000)
          socket.getOutputStream.write(post("late", 60000000).getBytes ++ bytes)
          while sent.addAndGet(bytes.length) < 60000000 do socket.getOutputStream.write(bytes)
        finally socket.close()
      }
      val sent = java.util.concurrent.atomic.AtomicLong()
      Server.install(routes).flatMap(push(_, sent).timeout(5.seconds)).provide(serverWith(_.enableRequestStreaming))
        .map(_ => assertTrue(sent.get >= 60000000L))
    },
    test("if a handler ignores a streamed body, the next request on the connection gets no response") {
      val routes = Routes(Method.POST / "ignore" -> handler(Response.text("first response")), nextRoute)
      served(routes, _.enableRequestStreaming) { port =>
        exchange(port)(post("ignore", 5), "first response", "hello" + next)
          .map(text => assertTrue(text.contains("first response"), !text.contains("second response")))
      }
    },
    test("after `runDrain`, the connection can be used again, and with `Connection: close` it's closed") {
      val routes = Routes(
        Method.POST / "drain" -> handler((r: Request) => r.body.asStream.runDrain.orDie.as(Response.text("first response"))),
        Method.POST / "close" -> handler(Response.text("first response").addHeader(Header.Connection.Close)),
        nextRoute
      )
      served(routes, _.enableRequestStreaming) { port =>
        for
          drained <- exchange(port)(post("drain", 5) + "hello", "first response", next)
          closed  <- raw(port)(post("close", 5))
        yield assertTrue(
          drained.contains("second response"),
          closed.endsWith("first response<closed>")
        )
      }
    },
    test("a client that disconnects during an upload interrupts the handler") {
      for
        streamed  <- abandoned(_.asStream.runDrain)
        collected <- abandoned(_.asString)
      yield assertTrue(streamed.exists(_.isInterrupted), collected.exists(_.isInterrupted))
    },
    test("a client that disconnects without reading anything interrupts the stream of the response") {
      for
        ended  <- Promise.make[Nothing, Exit[Any, Any]]
        bytes   = ZStream.repeat(1.toByte).rechunk(65536).ensuringWith(ended.succeed(_))
        routes  = Routes(Method.GET / "endless" -> handler(Response(body = Body.fromStreamChunked(bytes))))
        result <- Server
                    .install(routes)
                    .flatMap { port =>
                      ZIO.attemptBlocking {
                        val socket = Socket("localhost", port)
                        socket.getOutputStream.write("GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes)
                        Thread.sleep(200)
                        socket.close()
                      } *> ended.await.timeout(3.seconds)
                    }
                    .provide(serverWith(identity))
      yield assertTrue(result.exists(_.isInterrupted))
    },
    test("if a stream is shorter than its promised length, the client waits") {
      val routes = Routes(Method.GET / "short" -> handler(
        Response(body = Body.fromStream(ZStream.fromIterable("hello".getBytes), 10L))))
      served(routes)(get(_, "short").timeout(1.second).map(result => assertTrue(result.isEmpty)))
    },
    test("if a stream is longer than its promised length, the extra bytes follow on the connection") {
      val routes = Routes(Method.GET / "long" -> handler(
        Response(body = Body.fromStream(ZStream.fromIterable("hello world".getBytes), 5L))))
      served(routes) { port =>
        raw(port)("GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n")
          .map(text => assertTrue(text.contains("content-length: 5"), text.endsWith("hello world")))
      }
    },
    test("if a stream reaches its promised length and continues, the server closes the connection") {
      val bytes  = ZStream.fromIterable("hello".getBytes) ++ ZStream.fromIterable(" world".getBytes)
      val routes = Routes(Method.GET / "long" -> handler(Response(body = Body.fromStream(bytes, 5L))), nextRoute)
      served(routes) { port =>
        raw(port)("GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n")
          .map(text => assertTrue(text.endsWith("hello<closed>")))
      }
    },
    test("the failure of a response's stream is logged at debug level only") {
      val routes = Routes(Method.GET / "broken" -> handler(
        Response(body = Body.fromStreamChunked(ZStream(1.toByte) ++ ZStream.fail(Exception("database gone"))))))
      served(routes) { port =>
        for
          result <- get(port, "broken").flatMap(_.body.asString).exit
          lines  <- ZTestLogger.logOutput
          levels  = lines.filter(_.cause.failures.exists {
                      case error: Exception => error.getMessage == "database gone"
                      case _                => false
                    }).map(_.logLevel)
        yield assertTrue(result.isFailure, levels == Chunk(LogLevel.Debug))
      }
    },
    test("a streamed body isn't known to be empty, even for a GET request without a body") {
      val routes = Routes(Method.GET / "empty" -> handler((r: Request) =>
        r.body.asString.orDie.map(text => Response.text(s"${r.body.isEmpty} '$text'"))))
      def text(settings: Server.Config => Server.Config) =
        Server.install(routes).flatMap(get(_, "empty")).flatMap(_.body.asString).provide(serverWith(settings), Client.default)
      for
        streamed <- text(_.enableRequestStreaming)
        inMemory <- text(identity)
      yield assertTrue(streamed == "false ''", inMemory == "true ''")
    },
    test("`materialize` stores a failure in the copy instead of failing") {
      for
        copy   <- Body.fromStreamChunked(ZStream.fail(Exception("broken"))).materialize
        result <- copy.asString.either
      yield assertTrue(result.left.map(_.getMessage) == Left("broken"))
    },
    test("a missing file gives status 200 and no bytes with `Body.fromFile`, and 404 with `Handler.fromFile`") {
      val missing = java.io.File("/no/such/file")
      val routes  = Routes(
        Method.GET / "body"    -> handler(Body.fromFile(missing).map(body => Response(body = body))),
        Method.GET / "handler" -> Handler.fromFile(missing)
      ).sandbox
      served(routes) { port =>
        for
          body    <- raw(port)("GET /body HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
          handler <- get(port, "handler")
        yield assertTrue(body.startsWith("HTTP/1.1 200"), body.contains("content-length: 0"), handler.status == Status.NotFound)
      }
    }
  ) @@ TestAspect.withLiveClock
