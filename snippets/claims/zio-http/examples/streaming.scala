// include: http-calls
// timeout: 90
// Claims of docs/zio-http/examples/streaming.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.stream.*
import zio.test.*
import java.net.Socket

object StreamingClaims extends ZIOSpecDefault:
  private val netty = java.util.logging.Logger.getLogger("io.netty")
  netty.setLevel(java.util.logging.Level.OFF)

  def server(settings: Server.Config => Server.Config = identity): ZIO[Scope, Throwable, ZEnvironment[Server]] =
    serverWith(settings).build

  val report = Routes(Method.GET / "report" -> handler(
    Response(body = Body.fromStreamChunked(ZStream.repeat(Chunk.fill(10000)('0'.toByte)).take(100).flattenChunks))
  ))

  def get(port: Int, path: String): RIO[Client, Int] =
    Client.batched(Request.get(s"http://localhost:$port/$path")).flatMap(_.body.asChunk).map(_.size)

  /** Calls the proxy that this function builds from the URL of a report. */
  def proxied(limit: Duration)(handle: String => Handler[Client, Throwable, Request, Response]): Task[Option[Int]] =
    ZIO.scoped {
      for
        client <- Client.default.build
        origin <- server()
        main   <- server()
        from   <- Server.install(report).provideEnvironment(origin)
        routes  = Routes(Method.GET / "proxy" -> handle(s"http://localhost:$from/report")).sandbox
        port   <- Server.install(routes).provideEnvironment(main ++ client)
        size   <- get(port, "proxy").option.timeout(limit).map(_.flatten).provideEnvironment(client)
      yield size
    }

  val ticks = Routes(Method.GET / "ticks" -> handler(
    Response(body = Body.fromCharSequenceStreamChunked(ZStream.tick(200.millis).as("x").take(8)))
  ))

  /** Opens a connection that sends these bytes, and then neither reads nor writes. */
  def silent(port: Int, bytes: String): ZIO[Scope, Throwable, Unit] =
    ZIO.fromAutoCloseable(ZIO.attemptBlocking(Socket("localhost", port)))
      .flatMap(socket => ZIO.attemptBlocking(socket.getOutputStream.write(bytes.getBytes)))

  /** Whether the stream of a response has ended after `wait`, if the client requests it and then reads nothing. */
  def stalledDownload(settings: Server.Config => Server.Config)(
      change: (Ref[Int], ZStream[Any, Nothing, Byte]) => ZStream[Any, Nothing, Byte],
      wait: UIO[Any]
  ): Task[Boolean] =
    ZIO.scoped {
      for
        ended  <- Promise.make[Nothing, Unit]
        pulled <- Ref.make(0)
        chunks  = ZStream.repeatZIO(pulled.update(_ + 1).as(Chunk.fill(65536)('x'.toByte)))
        bytes   = change(pulled, chunks.flattenChunks).ensuring(ended.succeed(()))
        main   <- server(settings)
        port   <- Server
                    .install(Routes(Method.GET / "all" -> handler(Response(body = Body.fromStreamChunked(bytes)))))
                    .provideEnvironment(main)
        done   <- ZIO.scoped {
                    silent(port, "GET /all HTTP/1.1\r\nHost: localhost\r\n\r\n") *> wait *> ended.isDone.delay(500.millis)
                  }
      yield done
    }

  /** Ends when the stream has made progress and then none for a second: the buffers of the connection are full. */
  def stuck(pulled: Ref[Int]): UIO[Unit] =
    pulled.get
      .flatMap(before => pulled.get.delay(1.second).map(after => before > 0 && before == after))
      .repeatUntil(identity)
      .unit

  def spec = suite("Streaming examples")(
    test("a proxy with `ZIO.scoped` around the call doesn't send a large body") {
      proxied(1.second)(url => Handler.fromFunctionZIO[Request](_ => ZIO.scoped(Client.streaming(Request.get(url)))))
        .map(size => assertTrue(!size.contains(1000000)))
    },
    test("in 3.11.3, a client's body that's passed on as it is doesn't arrive, even in the scope of the request") {
      proxied(1.second)(url => Handler.scoped[Client](Handler.fromFunctionZIO[Request](_ => Client.streaming(Request.get(url)))))
        .map(size => assertTrue(!size.contains(1000000)))
    },
    test("a client's body that's wrapped in a stream arrives complete in the scope of the request") {
      proxied(15.seconds)(url =>
        Handler.scoped[Client](Handler.fromFunctionZIO[Request] { _ =>
          Client.streaming(Request.get(url)).map(upstream => Response(body = Body.fromStreamChunked(upstream.body.asStream)))
        })
      ).map(size => assertTrue(size.contains(1000000)))
    },
    test("in 3.11.3, `idleTimeout` ends a download that takes longer, even if the client reads all the time") {
      def download(settings: Server.Config => Server.Config) = ZIO.scoped {
        for
          client <- Client.default.build
          main   <- server(settings)
          port   <- Server.install(ticks).provideEnvironment(main)
          size   <- get(port, "ticks").option.provideEnvironment(client)
        yield size
      }
      for
        without <- download(identity)
        limited <- download(_.idleTimeout(700.millis))
      yield assertTrue(without.contains(8), limited.isEmpty)
    },
    test("`idleTimeout` ends a download whose client doesn't read") {
      stalledDownload(_.idleTimeout(500.millis))((_, bytes) => bytes, ZIO.sleep(1500.millis)).map(assertTrue(_))
    },
    test("`interruptWhen`, and so `interruptAfter`, doesn't end a download once the buffers are full") {
      for
        full  <- Promise.make[Nothing, Unit]
        ended <- stalledDownload(identity)(
                   (pulled, bytes) => bytes.interruptWhen(stuck(pulled) *> full.succeed(())),
                   full.await
                 )
      yield assertTrue(!ended)
    },
    test("`timeoutFail` on the stream of a request ends an upload that stalls, and `idleTimeout` interrupts its handler") {
      def stalledUpload(settings: Server.Config => Server.Config, read: Body => Task[Any]) = ZIO.scoped {
        for
          ended <- Promise.make[Nothing, Exit[Throwable, Any]]
          main  <- server(settings.andThen(_.enableRequestStreaming))
          routes = Routes(Method.POST / "up" -> handler((r: Request) => read(r.body).onExit(ended.succeed(_)).as(Response.ok))).sandbox
          port  <- Server.install(routes).provideEnvironment(main)
          exit  <- ZIO.scoped {
                     silent(port, "POST /up HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc") *>
                       ended.await.timeout(2.seconds)
                   }
        yield exit
      }
      for
        failed      <- stalledUpload(identity, _.asStream.timeoutFail(Exception("stalled"))(400.millis).runDrain)
        interrupted <- stalledUpload(_.idleTimeout(400.millis), _.asStream.runDrain)
      yield assertTrue(failed.exists(_.foldExit(_.failures.size == 1, _ => false)), interrupted.exists(_.isInterrupted))
    },
    test("two sinks joined with `<&>` see the same bytes") {
      ZStream.repeat(1.toByte).take(100000).rechunk(1000).run(ZSink.count <&> ZSink.sum[Byte].map(_.toInt))
        .map((count, _) => assertTrue(count == 100000L))
    }
  ) @@ TestAspect.withLiveClock
