// Claims of docs/zio-http/examples/graceful-shutdown.mdx.
// timeout: 110
import zio.*
import zio.http.*
import zio.http.netty.NettyConfig
import zio.stream.ZStream
import zio.test.*

import java.net.{Socket, SocketException}
import java.nio.charset.StandardCharsets.ISO_8859_1

object GracefulShutdownClaims extends ZIOSpecDefault:

  private val netty = java.util.logging.Logger.getLogger("io.netty")
  netty.setLevel(java.util.logging.Level.OFF)

  /** Takes long enough for the shutdown to begin, and says whether the pool is open then. */
  final class Ledger(val booking: Promise[Nothing, Unit], val pool: Promise[Nothing, String], open: Ref[Boolean]):
    def pay: UIO[String] =
      booking.succeed(()) *> open.get.delay(1.second).map(if _ then "open" else "closed").tap(pool.succeed(_))

  val ledger: ULayer[Ledger] =
    ZLayer.scoped {
      for
        booking <- Promise.make[Nothing, Unit]
        pool    <- Promise.make[Nothing, String]
        open    <- ZIO.acquireRelease(Ref.make(true))(_.set(false))
      yield Ledger(booking, pool, open)
    }

  def server(settings: Server.Config => Server.Config = identity): TaskLayer[Server] =
    sys.props("io.netty.machineId") = "02:00:00:00:00:01"
    ZLayer.succeed(settings(Server.Config.default.port(0).logWarningOnFatalError(false))) ++
      ZLayer.succeed(NettyConfig.defaultWithFastShutdown) >>> Server.customized

  /** A connection that is read until it is closed. */
  final class Connection(socket: Socket):
    def send(bytes: String): Task[Unit] =
      ZIO.attemptBlocking(socket.getOutputStream.write(bytes.getBytes(ISO_8859_1)))

    def await(text: String): Task[Unit] =
      ZIO.attemptBlocking {
        val seen = StringBuilder()
        while !seen.toString.contains(text) do seen.append(socket.getInputStream.read().toChar)
      }

    def rest: Task[String] =
      ZIO.attemptBlocking {
        val bytes = java.io.ByteArrayOutputStream()
        try socket.getInputStream.transferTo(bytes)
        catch case _: SocketException => ()
        bytes.toString(ISO_8859_1)
      }

  def connect(port: Int): Task[Connection] =
    ZIO.attemptBlocking {
      val socket = Socket("localhost", port)
      socket.setSoTimeout(20000)
      Connection(socket)
    }

  def get(path: String) = s"GET /$path HTTP/1.1\r\nHost: x\r\n\r\n"

  /** What a server does between the start of its shutdown and the end. */
  final case class Running(port: Int, close: Task[Long])

  def running[R](routes: Routes[R, Response], settings: Server.Config => Server.Config = identity): RIO[R, Running] =
    for
      scope <- Scope.make
      env   <- scope.extend[Any](server(settings).build)
      port  <- env.get[Server].install(routes.asInstanceOf[Routes[Any, Response]]) *> env.get[Server].port
    yield Running(port, scope.close(Exit.unit).timed.map(_._1.toMillis))

  /** Completes the first promise when a handler starts, and the second when it's interrupted. */
  final class Handlers(val started: Promise[Nothing, Unit], val interrupted: Promise[Nothing, Unit])

  val handlers: UIO[Handlers] =
    Promise.make[Nothing, Unit].zipWith(Promise.make[Nothing, Unit])(Handlers(_, _))

  def slow(state: Handlers, time: Duration = 2.seconds) = Routes(
    Method.GET / "slow" -> handler {
      // A streamed body, because a complete one isn't always sent before the server closes.
      state.started.succeed(()) *> ZIO.sleep(time)
        .as(Response(body = Body.fromCharSequenceStreamChunked(ZStream("done"))))
        .onInterrupt(state.interrupted.succeed(()))
    },
    Method.GET / "a"    -> handler(Response.text("a"))
  )

  val settle: UIO[Unit] = ZIO.sleep(250.millis)

  def payDuringShutdown(service: Started => Task[Nothing]): Task[String] =
    for
      started <- Promise.make[Nothing, (Int, Ledger)]
      fiber   <- service(started).fork
      result  <- started.await
      client  <- connect(result._1)
      _       <- client.send(get("pay"))
      _       <- result._2.booking.await *> fiber.interrupt
      pool    <- result._2.pool.await
      _       <- client.rest
    yield pool

  val payments = Routes(Method.GET / "pay" -> handler(ZIO.serviceWithZIO[Ledger](_.pay).map(Response.text(_))))

  type Started = Promise[Nothing, (Int, Ledger)]

  def serve(started: Started): ZIO[Server & Ledger, Nothing, Nothing] =
    Server.install(payments).zip(ZIO.service[Ledger]).flatMap(started.succeed(_)) *> ZIO.never

  def spec = suite("Graceful shutdown")(
    test("layers side by side are released in parallel, so a request in flight finds a closed database") {
      for reply <- payDuringShutdown(serve(_).provide(server(), ledger))
      yield assertTrue(reply == "closed")
    },
    test("with the server's layer inside the database's, the request finds an open database") {
      for
        nested <- payDuringShutdown(serve(_).provideSome[Ledger](server()).provide(ledger))
      yield assertTrue(nested == "open")
    },
    test("while the server waits, new connections are refused, and open connections are served") {
      for
        state       <- handlers
        app         <- running(slow(state))
        idle        <- connect(app.port)
        busy        <- connect(app.port)
        _           <- idle.send(get("a")) *> idle.await("\r\n\r\na")
        _           <- busy.send(get("slow")) *> state.started.await
        closing     <- app.close.fork
        refused     <- connect(app.port).isFailure.repeatUntil(identity)
        _           <- idle.send(get("a")) *> idle.await("\r\n\r\na")
        done        <- busy.rest
        _           <- closing.join
      yield assertTrue(refused, done.contains("done"), done.endsWith("0\r\n\r\n"))
    },
    test("after gracefulShutdownTimeout, handlers are interrupted and their clients get no response") {
      for
        state       <- handlers
        app         <- running(slow(state, 20.seconds), _.gracefulShutdownTimeout(300.millis))
        busy        <- connect(app.port)
        _           <- busy.send(get("slow")) *> state.started.await
        millis      <- app.close
        reply       <- busy.rest
        _           <- state.interrupted.await
      yield assertTrue(reply.isEmpty, millis < 15000)
    },
    test("a streamed response is finished to its last chunk") {
      val ticks = ZStream.repeat("tick\n").schedule(Schedule.spaced(100.millis)).take(10)
      for
        app    <- running(Routes(Method.GET / "t" -> handler(Response(body = Body.fromCharSequenceStreamChunked(ticks)))))
        client <- connect(app.port)
        _      <- client.send(get("t")) *> client.await("tick")
        _      <- app.close
        reply  <- client.rest
      yield assertTrue(reply.split("tick").length == 10, reply.endsWith("0\r\n\r\n"))
    },
    test("an upload that is arriving is lost without request streaming, and finished with it") {
      def upload(settings: Server.Config => Server.Config) =
        for
          counted <- Promise.make[Nothing, Long]
          count    = Routes(Method.POST / "up" -> handler { (request: Request) =>
                       request.body.asStream.runCount.tap(counted.succeed(_)).as(Response.ok).orDie
                     })
          app     <- running(count, settings)
          client  <- connect(app.port)
          _       <- client.send("POST /up HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345") *> settle
          close   <- app.close.fork
          _       <- close.join.timeout(800.millis)
          _       <- client.send("67890").ignore
          _       <- close.join
          bytes   <- counted.poll.flatMap(ZIO.foreach(_)(identity))
        yield bytes
      for
        off <- upload(identity)
        on  <- upload(_.enableRequestStreaming)
      yield assertTrue(off.isEmpty, on.contains(10L))
    },
    test("in 3.11.3, a large response from memory is cut off, and a streamed one is finished") {
      val size = 20000000
      def received(body: Body) =
        for
          made   <- Promise.make[Nothing, Unit]
          app    <- running(Routes(Method.GET / "big" -> handler(made.succeed(()).as(Response(body = body)))))
          client <- connect(app.port)
          _      <- client.send(get("big")) *> made.await *> settle
          close  <- app.close.fork
          _      <- close.join.timeout(1500.millis)
          reply  <- client.rest
          _      <- close.join
        yield reply.length
      for
        strict   <- received(Body.fromArray(new Array[Byte](size)))
        streamed <- received(Body.fromStream(ZStream.fromChunk(Chunk.fromArray(new Array[Byte](size))), size.toLong))
      yield assertTrue(strict < size, streamed > size)
    },
    test("a handler that is uninterruptible or blocks a thread doesn't delay the shutdown beyond its limit") {
      def close(work: UIO[Unit]) =
        for
          started <- Promise.make[Nothing, Unit]
          routes   = Routes(Method.GET / "work" -> handler((started.succeed(()) *> work).as(Response.ok)))
          app     <- running(routes, _.gracefulShutdownTimeout(200.millis))
          client  <- connect(app.port)
          _       <- client.send(get("work")) *> started.await
          millis  <- app.close
        yield millis
      for
        gate     <- Promise.make[Nothing, Unit]
        latch     = java.util.concurrent.CountDownLatch(1)
        patient  <- close(gate.await.uninterruptible)
        blocking <- close(ZIO.attempt(latch.await()).orDie)
        _        <- gate.succeed(()) *> ZIO.succeed(latch.countDown())
      yield assertTrue(patient < 8000, blocking < 8000)
    },
    test("the server doesn't wait for idle connections") {
      for
        state       <- handlers
        app         <- running(slow(state))
        idle        <- connect(app.port)
        _           <- idle.send(get("a")) *> idle.await("\r\n\r\na")
        millis      <- app.close
        rest        <- idle.rest
      yield assertTrue(millis < 8000, rest.isEmpty)
    },
    test("an open WebSocket isn't waited for: no close frame is sent, and its handler receives Unregistered") {
      for
        seen  <- Promise.make[Nothing, Unit]
        echo   = Handler.webSocket { channel =>
                   channel.receiveAll {
                     case ChannelEvent.Unregistered => seen.succeed(())
                     case _                         => ZIO.unit
                   }
                 }
        app   <- running(Routes(Method.GET / "ws" -> handler(echo.toResponse)))
        peer  <- connect(app.port)
        _     <- peer.send(
                   "GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
                     "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                 )
        _     <- peer.await("\r\n\r\n") *> settle
        _     <- app.close
        rest  <- peer.rest
        event <- seen.await.timeout(3.seconds)
      yield assertTrue(rest.isEmpty, event.isDefined)
    },
    test("in 3.11.3, HTTP/2.0 or a StackOverflowError in a function makes the shutdown take the whole gracefulShutdownTimeout") {
      // Without its trace, which would be printed, and is long.
      def overflow: Response = throw new StackOverflowError:
        override def fillInStackTrace(): Throwable = this
      val routes = Routes(
        Method.GET / "deep" -> handler((_: Request) => overflow),
        Method.GET / "a"    -> handler(Response.text("a"))
      )
      def closeAfter(request: String) =
        for
          app    <- running(routes, _.gracefulShutdownTimeout(800.millis))
          client <- connect(app.port)
          _      <- client.send(request)
          _      <- client.send(get("a")) *> client.await("\r\n\r\na")
          millis <- app.close
        yield millis
      for
        version <- closeAfter("GET /a HTTP/2.0\r\nHost: x\r\n\r\n")
        deep    <- closeAfter(get("deep"))
      yield assertTrue(version > 700, deep > 700)
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.silentLogging @@ TestAspect.timeout(100.seconds)
