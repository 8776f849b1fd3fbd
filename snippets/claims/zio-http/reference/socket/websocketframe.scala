// Claims of docs/zio-http/reference/socket/websocketframe.mdx. Each name is a sentence that the page relies on.
// timeout: 30
// include: http-calls
// include: http-frames
import zio.*
import zio.http.*
import zio.http.ChannelEvent.*
import zio.test.*

object WebSocketFrameClaims extends ZIOSpecDefault:

  /** What the client gets, and the events after the handshake. */
  def exchange(
      bytes: Array[Byte],
      config: WebSocketConfig = WebSocketConfig.default,
      headers: String = "",
      enough: Chunk[WebSocketChannelEvent] => Boolean = _ => true
  ) =
    for
      events <- Ref.make(Chunk.empty[WebSocketChannelEvent])
      app     = Handler.webSocket { channel =>
                  channel.receiveAll {
                    case UserEventTriggered(_) => ZIO.unit
                    case event                 => events.update(_ :+ event)
                  }
                }
      result <- ZIO
                  .scoped {
                    for
                      port   <- Server.install(app.withConfig(config).toRoutes)
                      raw    <- rawSocket(port, upgrade(headers = headers))
                      _      <- raw.write(bytes)
                      frames <- raw.frames()
                      _      <- events.get.delay(50.millis).repeatUntil(enough).timeout(2.seconds)
                      seen   <- events.get
                    yield (frames, seen, raw.head)
                  }
                  .provide(serverWith(identity))
                  .provideLayer(Runtime.removeDefaultLoggers)
    yield result

  def refused(name: String, code: String)(bytes: => Array[Byte]) =
    test(name) {
      exchange(bytes, enough = _.lastOption.exists(_.isInstanceOf[ExceptionCaught])).map { (frames, events, _) =>
        assertTrue(
          frames.headOption.exists(_.startsWith(s"Close($code")),
          frames.lastOption.contains("closed"),
          events.lastOption.exists(_.isInstanceOf[ExceptionCaught])
        )
      }
    }

  def spec = suite("WebSocketFrame")(
    refused("a frame without a mask gets code 1000", "1000,Bye")(frame(1, "x".getBytes, masked = false)),
    refused("a reserved bit gets code 1000", "1000,Bye")(frame(1, "x".getBytes, reserved = 0x40)),
    refused("an unknown opcode gets code 1000", "1000,Bye")(frame(5, "x".getBytes)),
    refused("a continuation without a beginning gets code 1000", "1000,Bye")(frame(0, "x".getBytes)),
    refused("a text inside a fragmented message gets code 1000", "1000,Bye")(text("x", isFinal = false) ++ text("y")),
    refused("a ping of 126 bytes gets code 1000", "1000,Bye")(frame(9, Array.fill(126)(1))),
    refused("text that isn't UTF-8 gets code 1007", "1007")(frame(1, Array[Byte](-1, -2))),
    refused("the close code 999 is refused with code 1000", "1000,Bye")(frame(8, Array[Byte](3, -25))),
    refused("a header that announces 1 GB is refused before the bytes arrive", "1000,Bye") {
      Array(0x81, 0xff, 0, 0, 0, 0, 0x40, 0, 0, 0).map(_.toByte) ++ Array.fill[Byte](4)(0)
    },
    test("a frame of 65,536 bytes passes, and a larger one needs a larger limit") {
      val larger = WebSocketConfig.default.decoderConfig(SocketDecoder.default.maxFramePayloadLength(70_000))
      def bytes(n: Int) = frame(2, Array.fill(n)(1))
      def isRead(events: Chunk[WebSocketChannelEvent]) = events.headOption.exists(_.isInstanceOf[Read[?]])
      for
        limit  <- exchange(bytes(65_536))
        over   <- exchange(bytes(65_537))
        raised <- exchange(bytes(65_537), larger)
      yield assertTrue(isRead(limit._2), !isRead(over._2), isRead(raised._2))
    },
    test("Netty responds to a ping with its payload, and the session sees neither ping nor pong") {
      exchange(frame(9, "42".getBytes) ++ frame(10, "43".getBytes)).map { (frames, events, _) =>
        assertTrue(frames == List("Pong(42)", "still open"), events.isEmpty)
      }
    },
    test("`send` fails with a code that the protocol forbids, and sends a reason that is too long for it") {
      def sending(code: Int, reason: String) =
        for
          result <- Promise.make[Nothing, Exit[Throwable, Unit]]
          app     = Handler.webSocket { channel =>
                      channel.receiveAll {
                        case UserEventTriggered(_) =>
                          channel.send(Read(WebSocketFrame.close(code, Some(reason)))).exit.flatMap(result.succeed)
                        case _ => ZIO.unit
                      }
                    }
          frames <- ZIO
                      .scoped(Server.install(app.toRoutes).flatMap(rawSocket(_)).flatMap(_.frames(100.millis)))
                      .provide(serverWith(identity))
          exit   <- result.await
        yield (exit.causeOption.flatMap(_.failureOption), frames.head.length)
      for
        codes  <- ZIO.foreachPar(List(999, 1005, 1006, 1015, 2000))(sending(_, ""))
        longer <- sending(1011, "x" * 124)
      yield assertTrue(
        codes.forall(_._1.exists(_.isInstanceOf[IllegalArgumentException])),
        longer == (None, "Close(1011,)".length + 124)
      )
    },
    test("a client that offers compression is connected without it") {
      exchange(text("x"), headers = "Sec-WebSocket-Extensions: permessage-deflate\r\n").map { (_, _, head) =>
        assertTrue(head.contains(" 101 "), !head.toLowerCase.contains("extensions"))
      }
    },
    test("frames are equal even if `isFinal` differs, and `copy` makes a final frame") {
      val part = WebSocketFrame.Text("x", isFinal = false)
      assertTrue(part == WebSocketFrame.Text("x"), part.copy(text = "y").isFinal)
    }
  ) @@ TestAspect.withLiveClock
