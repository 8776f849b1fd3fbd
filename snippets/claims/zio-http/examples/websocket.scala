// Claims of docs/zio-http/examples/websocket.mdx. Each name is a sentence that the page relies on.
// timeout: 30
// include: http-calls
// include: http-frames
import zio.*
import zio.http.*
import zio.http.ChannelEvent.*
import zio.stream.*
import zio.test.*

object WebSocketExampleClaims extends ZIOSpecDefault:

  def spec = suite("WebSocket example")(
    test("a sliding hub doesn't make the sender wait, and a subscriber that is behind loses the oldest posts") {
      ZIO.scoped {
        for
          hub  <- Hub.sliding[Int](256)
          slow <- hub.subscribe
          sent <- hub.publishAll(1 to 300).timeout(1.second)
          kept <- slow.takeAll
        yield assertTrue(sent.isDefined, kept == Chunk.fromIterable(45 to 300))
      }
    },
    test("with subscribing first, no post between the history and the live posts is lost or doubled") {
      ZIO.scoped {
        for
          hub   <- Hub.sliding[Int](256)
          past  <- Ref.make(Chunk(1, 2))
          news  <- hub.subscribe
          _     <- past.update(_ :+ 3) *> hub.publish(3)
          early <- past.get
          _     <- past.update(_ :+ 4) *> hub.publish(4)
          all   <- (ZStream.fromChunk(early) ++ ZStream.fromQueue(news).filter(_ > early.last)).take(4).runCollect
        yield assertTrue(all == Chunk(1, 2, 3, 4))
      }
    },
    test("a `send` with a time limit fails while the client doesn't read, and the connection is then closed") {
      for
        closed <- Promise.make[Nothing, Unit]
        block   = Read(WebSocketFrame.binary(Chunk.fill(60000)(1.toByte)))
        app     = Handler.webSocket { channel =>
                    val send = channel.send(block).timeoutFail(Exception("slow"))(300.millis)
                    channel.receiveAll {
                      case UserEventTriggered(_) => send.forever.catchAllCause(_ => channel.shutdown).fork
                      case _                     => ZIO.unit
                    } *> closed.succeed(())
                  }.withConfig(WebSocketConfig.default.forceCloseTimeout(300.millis))
        gone   <- ZIO
                    .scoped(Server.install(app.toRoutes).flatMap(rawSocket(_) *> closed.await.timeout(5.seconds)))
                    .provide(serverWith(identity))
      yield assertTrue(gone.isDefined)
    },
    test("a refusal isn't retried, and a lost connection is") {
      case class Refused(status: Status) extends Exception
      val policy = Schedule.recurs(3) && Schedule.recurWhile[Throwable] {
        case Refused(status) => status.isServerError
        case _               => true
      }
      def attempts(error: Throwable) =
        for
          count <- Ref.make(0)
          _     <- (count.update(_ + 1) *> ZIO.fail(error)).retry(policy).ignore
          made  <- count.get
        yield made
      for
        unauthorized <- attempts(Refused(Status.Unauthorized))
        overloaded   <- attempts(Refused(Status.ServiceUnavailable))
        lost         <- attempts(java.io.IOException("lost"))
      yield assertTrue(unauthorized == 1, overloaded == 4, lost == 4)
    },
    test("the client sends the server's address as `Origin`, unless the header is set") {
      for
        seen  <- Ref.make(Chunk.empty[Option[String]])
        app    = Handler.webSocket(channel => channel.receiveAll(_ => ZIO.unit))
        routes = Routes(Method.GET / "" -> handler { (request: Request) =>
                   seen.update(_ :+ request.rawHeader("origin")) *> app.toResponse
                 })
        port  <- ZIO
                   .scoped {
                     for
                       port <- Server.install(routes)
                       url   = s"ws://localhost:$port/"
                       _    <- app.connect(url) *> app.connect(url, Headers("origin", "https://a.example"))
                     yield port
                   }
                   .provide(serverWith(identity), Client.default)
        both  <- seen.get
      yield assertTrue(both == Chunk(Some(s"http://localhost:$port"), Some("https://a.example")))
    },
    test("an idle timeout closes a WebSocket whose client only listens") {
      val app = Handler.webSocket { channel =>
        channel.receiveAll {
          case UserEventTriggered(_) => channel.send(Read(WebSocketFrame.text("tick"))).delay(200.millis).forever.fork
          case _                     => ZIO.unit
        }
      }
      ZIO
        .scoped(Server.install(app.toRoutes).flatMap(rawSocket(_)).flatMap(_.frames()))
        .provide(serverWith(_.idleTimeout(1.second)))
        .provideLayer(Runtime.removeDefaultLoggers)
        .map(frames => assertTrue(frames.size < 8, frames.head == "tick", frames.last == "closed"))
    }
  ) @@ TestAspect.withLiveClock
