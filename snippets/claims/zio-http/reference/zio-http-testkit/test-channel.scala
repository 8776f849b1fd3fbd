// Claims of docs/zio-http/reference/zio-http-testkit/test-channel.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.http.ChannelEvent.*
import zio.test.*

object TestChannelClaims extends ZIOSpecDefault:
  // Without a network card to take one from, Netty warns that it made up a machine id.
  sys.props("io.netty.machineId") = "02:00:00:00:00:01"

  type Event = WebSocketChannelEvent

  def message(text: String): Event = Read(WebSocketFrame.text(text))

  val handshake: Event = UserEventTriggered(UserEvent.HandshakeComplete)

  final case class Ends(in: Queue[Event], out: Queue[Event], closed: Promise[Nothing, Unit], channel: TestChannel)

  val ends: UIO[Ends] =
    for
      in      <- Queue.unbounded[Event]
      out     <- Queue.unbounded[Event]
      closed  <- Promise.make[Nothing, Unit]
      channel <- TestChannel.make(in, out, closed)
    yield Ends(in, out, closed, channel)

  /** A session that reports what it receives, and how it ends. */
  def reporting(events: Queue[Event]): WebSocketApp[Any] =
    Handler.webSocket(_.receiveAll(events.offer(_)))

  def spec = suite("TestChannel")(
    test("make puts HandshakeComplete into out and nothing into in") {
      for
        ends <- ends
        out  <- ends.out.takeAll
        in   <- ends.in.takeAll
      yield assertTrue(out == Chunk(handshake), in.isEmpty)
    },
    test("shutdown puts Unregistered into both queues and completes awaitShutdown") {
      for
        ends <- ends
        _    <- ends.out.takeAll
        _    <- ends.channel.shutdown
        in   <- ends.in.takeAll
        out  <- ends.out.takeAll
        done <- ends.channel.awaitShutdown.as(true)
      yield assertTrue(in == Chunk[Event](Unregistered), out == Chunk[Event](Unregistered), done)
    },
    test("send succeeds after shutdown") {
      for
        ends <- ends
        _    <- ends.channel.shutdown
        exit <- ends.channel.send(message("late")).exit
      yield assertTrue(exit.isSuccess)
    },
    test("receiveAll ends after Unregistered and after ExceptionCaught") {
      ZIO.foreach(List[Event](Unregistered, ExceptionCaught(Exception("reset")))) { last =>
        for
          ends <- ends
          seen <- Queue.unbounded[Event]
          _    <- ends.in.offerAll(List(message("a"), last, message("b")))
          _    <- ends.channel.receiveAll(seen.offer(_))
          size <- seen.size
        yield size
      }.map(sizes => assertTrue(sizes == List(2, 2)))
    },
    test("a failing session ends with its error, and doesn't close the channel") {
      for
        ends  <- ends
        _     <- ends.in.offer(message("x"))
        app    = Handler.webSocket(_.receive *> ZIO.fail(Exception("boom")))
        error <- app.handler.runZIO(ends.channel).flip
        done  <- ends.closed.isDone
      yield assertTrue(error.getMessage == "boom", !done)
    },
    test("a bounded out queue suspends send") {
      for
        in      <- Queue.unbounded[Event]
        out     <- Queue.bounded[Event](1)
        closed  <- Promise.make[Nothing, Unit]
        channel <- TestChannel.make(in, out, closed)
        sent    <- Live.live(channel.send(message("a")).timeout(200.millis))
      yield assertTrue(sent.isEmpty)
    },
    test("on a real connection, the client receives Registered first, and not only HandshakeComplete") {
      for
        client <- Queue.unbounded[Event]
        _      <- TestServer.addRoute(Method.GET / "a" -> handler(Handler.webSocket(_.receiveAll(_ => ZIO.unit)).toResponse))
        port   <- ZIO.serviceWithZIO[TestServer](_.port)
        first  <- ZIO.scoped(reporting(client).connect(s"ws://localhost:$port/a") *> client.takeN(2))
      yield assertTrue(first == List[Event](Registered, handshake))
    }.provide(TestServer.default, Client.default) @@ TestAspect.withLiveClock,
    suite("with TestClient")(
      test("each side gets one HandshakeComplete") {
        for
          server <- Queue.unbounded[Event]
          client <- Queue.unbounded[Event]
          _      <- TestClient.installSocketApp(reporting(server))
          status <- reporting(client).connect("ws://nowhere.example/a").map(_.status)
          events <- server.take <*> client.take
        yield assertTrue(events == (handshake, handshake), status == Status.SwitchingProtocols)
      },
      test("Close and Ping arrive as frames: nothing is closed, and there's no Pong") {
        for
          server <- Queue.unbounded[Event]
          client <- Queue.unbounded[Event]
          _      <- TestClient.installSocketApp(reporting(server))
          frames  = List(WebSocketFrame.Ping, WebSocketFrame.close(1000))
          app     = Handler.webSocket { channel =>
                      ZIO.foreachDiscard(frames)(f => channel.send(Read(f))) *> channel.receiveAll(client.offer(_))
                    }
          _      <- app.connect("ws://nowhere.example/a")
          got    <- server.takeN(3)
          _      <- Live.live(ZIO.sleep(200.millis))
          back   <- client.takeAll
        yield assertTrue(got.toSet == (handshake :: frames.map(Read(_))).toSet, back == Chunk(handshake))
      },
      test("neither shutdown nor the end of the connection's scope interrupts a session") {
        for
          started <- Promise.make[Nothing, Unit]
          stopped <- Promise.make[Nothing, Unit]
          _       <- TestClient.installSocketApp(
                       Handler.webSocket(_ => started.succeed(()) *> ZIO.never.onInterrupt(stopped.succeed(())))
                     )
          _       <- ZIO.scoped(Handler.webSocket(_.shutdown).connect("ws://nowhere.example/a") *> started.await)
          ended   <- Live.live(stopped.await.timeout(200.millis))
        yield assertTrue(ended.isEmpty)
      },
      test("when one side fails, the other isn't told") {
        for
          client <- Queue.unbounded[Event]
          failed <- Promise.make[Nothing, Unit]
          _      <- TestClient.installSocketApp(
                      Handler.webSocket(_ => ZIO.fail(Exception("boom")).ensuring(failed.succeed(())))
                    )
          _      <- reporting(client).connect("ws://nowhere.example/a")
          _      <- failed.await
          _      <- Live.live(ZIO.sleep(200.millis))
          events <- client.takeAll
        yield assertTrue(events == Chunk(handshake))
      },
      test("routes don't take part, and every address connects to the same session") {
        for
          server <- Queue.unbounded[Event]
          routed <- Queue.unbounded[Event]
          _      <- TestClient.installSocketApp(reporting(server))
          _      <- TestClient.addRoute(Method.GET / "a" -> handler(reporting(routed).toResponse))
          _      <- reporting(routed).connect("ws://nowhere.example/a")
          _      <- reporting(routed).connect("ws://nowhere.example/b")
          events <- server.takeN(2)
        yield assertTrue(events == List(handshake, handshake))
      }
    ).provideSome[Scope](TestClient.layer)
  ) @@ TestAspect.sequential
