// Claims of docs/zio-http/reference/socket/socket.mdx. Each name is a sentence that the page relies on.
// timeout: 40
// include: http-calls
// include: http-frames
import zio.*
import zio.http.*
import zio.http.ChannelEvent.*
import zio.test.*

object SocketClaims extends ZIOSpecDefault:

  def message(text: String) = Read(WebSocketFrame.text(text))
  val block                 = Read(WebSocketFrame.binary(Chunk.fill(60000)(1.toByte)))
  val receiving             = Handler.webSocket(channel => channel.receiveAll(_ => ZIO.unit))

  def serving[A](app: WebSocketApp[Any])(use: Int => ZIO[Scope & Client, Throwable, A]): Task[A] =
    ZIO.scoped(Server.install(app.toRoutes).flatMap(use)).provide(serverWith(identity), Client.default)

  /** Waits until this number no longer grows, and returns it. */
  def stalled(sent: Ref[Int]): UIO[Int] =
    (sent.get <*> sent.get.delay(400.millis)).repeatUntil((a, b) => a == b && a > 0).map(_._1)

  def spec = suite("Socket")(
    test("after an error in the session, the connection stays open and later messages get no reply") {
      val app = Handler.webSocket { channel =>
        channel.receiveAll {
          case Read(WebSocketFrame.Text(bid)) => channel.send(message(s"got ${bid.toInt}"))
          case _                              => ZIO.unit
        }
      }
      serving(app) { port =>
        for
          raw    <- rawSocket(port)
          _      <- raw.write(text("1") ++ text("x") ++ text("2"))
          frames <- raw.frames(1200.millis)
        yield assertTrue(frames == List("got 1", "still open"))
      }
    },
    test("an error in the session is logged at level debug only") {
      for
        levels <- Ref.make(Chunk.empty[LogLevel])
        logger  = new ZLogger[String, Unit]:
                    def apply(
                        trace: Trace, id: FiberId, level: LogLevel, message: () => String, cause: Cause[Any],
                        context: FiberRefs, spans: List[LogSpan], annotations: Map[String, String]
                    ): Unit =
                      if !cause.isEmpty then
                        Unsafe.unsafe(u ?=> Runtime.default.unsafe.run(levels.update(_ :+ level)).getOrThrow())
        app     = Handler.webSocket(_ => ZIO.dieMessage("broken"))
        _      <- serving(app)(port => rawSocket(port).flatMap(_.frames()))
                    .provideLayer(Runtime.removeDefaultLoggers ++ Runtime.addLogger(logger))
        seen   <- levels.get
      yield assertTrue(seen == Chunk(LogLevel.Debug))
    },
    test("a session that returns leaves the connection open") {
      serving(Handler.webSocket(_ => ZIO.unit)) { port =>
        rawSocket(port).flatMap(_.frames()).map(frames => assertTrue(frames == List("still open")))
      }
    },
    test("a request that isn't an upgrade gets status 400, and a send waits beyond the handshake timeout") {
      for
        ended <- Ref.make(false)
        config = WebSocketConfig.default.handshakeTimeout(100.millis)
        app    = Handler.webSocket(channel => channel.send(message("hi")).ensuring(ended.set(true))).withConfig(config)
        head  <- serving(app) { port =>
                   rawSocket(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n").map(_.head) <* ZIO.sleep(300.millis)
                 }
        after <- ended.get
      yield assertTrue(head.contains("400 Bad Request"), !after)
    },
    test("after the client has left, `send` fails with a `ClosedChannelException`, and `receive` never returns") {
      for
        done <- Promise.make[Nothing, (Exit[Throwable, Unit], Option[Any])]
        app   = Handler.webSocket { channel =>
                  for
                    _    <- channel.receiveAll(_ => ZIO.unit)
                    sent <- channel.send(message("hi")).exit
                    next <- channel.receive.timeout(200.millis)
                    _    <- done.succeed((sent, next))
                  yield ()
                }
        _      <- serving(app)(port => ZIO.scoped(rawSocket(port)) *> done.await)
        result <- done.await
        error   = result._1.causeOption.flatMap(_.failureOption)
      yield assertTrue(error.exists(_.isInstanceOf[java.nio.channels.ClosedChannelException]), result._2.isEmpty)
    },
    test("`receiveAll` returns after `ExceptionCaught`, and the next event is `Unregistered`") {
      for
        next <- Promise.make[Throwable, WebSocketChannelEvent]
        app   = Handler.webSocket { channel =>
                  channel.receiveAll(_ => ZIO.unit) *> channel.receive.intoPromise(next)
                }
        event <- serving(app)(port => rawSocket(port).flatMap(_.write(frame(5, "x".getBytes))) *> next.await)
                   .provideLayer(Runtime.removeDefaultLoggers)
      yield assertTrue(event == Unregistered)
    },
    test("a failing worker ends a session with `raceFirst`, and doesn't with `race`") {
      def framesWith(combine: (Task[Unit], Task[Unit]) => Task[Unit]) =
        val app = Handler.webSocket { channel =>
          combine(channel.receiveAll(_ => ZIO.unit), ZIO.fail(Exception("no database"))).ignore *> channel.shutdown
        }
        serving(app)(port => rawSocket(port).flatMap(_.frames()))
      (framesWith(_ raceFirst _) <*> framesWith(_ race _)).map { (first, success) =>
        assertTrue(first == List("Close(1000,Bye)", "closed"), success == List("still open"))
      }
    },
    test("a session isn't interrupted when its client leaves") {
      for
        ended <- Ref.make(false)
        app    = Handler.webSocket(_ => ZIO.never.ensuring(ended.set(true)))
        after <- serving(app)(port => ZIO.scoped(rawSocket(port)) *> ended.get.delay(300.millis))
      yield assertTrue(!after)
    },
    test("a forked fiber and the scope of a session end with the session") {
      for
        child <- Promise.make[Nothing, Unit]
        scope <- Promise.make[Nothing, Unit]
        app    = Handler.webSocket { channel =>
                   ZIO.never.onInterrupt(child.succeed(())).fork *>
                     ZIO.acquireRelease(ZIO.unit)(_ => scope.succeed(())) *>
                     channel.receiveAll(_ => ZIO.unit)
                 }
        both  <- serving(Handler.webSocket(channel => ZIO.scoped(app.handler.runZIO(channel)))) { port =>
                   ZIO.scoped(rawSocket(port) <* ZIO.sleep(100.millis)) *>
                     (child.await *> scope.await).timeout(1.second)
                 }
      yield assertTrue(both.isDefined)
    },
    test("`send` suspends while the client doesn't read") {
      for
        sent  <- Ref.make(0)
        app    = Handler.webSocket { channel =>
                   channel.receiveAll {
                     case UserEventTriggered(_) => (channel.send(block) *> sent.update(_ + 1)).forever.fork
                     case _                     => ZIO.unit
                   }
                 }
        count <- serving(app)(port => rawSocket(port) *> stalled(sent).timeout(8.seconds))
      yield assertTrue(count.exists(_ < 1000))
    },
    test("a session that is slow doesn't slow down its client: messages pile up on the server") {
      for
        handled <- Ref.make(0)
        app      = Handler.webSocket { channel =>
                     channel.receiveAll {
                       case Read(_) => handled.update(_ + 1) *> ZIO.sleep(10.seconds)
                       case _       => ZIO.unit
                     }
                   }
        sent    <- serving(app) { port =>
                     for
                       done <- Promise.make[Nothing, Unit]
                       client = Handler.webSocket { channel =>
                                  channel.receiveAll {
                                    case UserEventTriggered(_) =>
                                      channel.send(block).repeatN(499) *> done.succeed(())
                                    case _ => ZIO.unit
                                  }
                                }
                       _    <- client.connect(s"ws://localhost:$port/")
                       all  <- done.await.timeout(5.seconds)
                     yield all
                   }
        count   <- handled.get
      yield assertTrue(sent.isDefined, count == 1)
    },
    test("without `forceCloseTimeout`, a client that doesn't read keeps its connection after `shutdown`") {
      def closed(config: WebSocketConfig) =
        for
          result <- Promise.make[Nothing, Boolean]
          app     = Handler.webSocket { channel =>
                      for
                        sent <- Ref.make(0)
                        _    <- (channel.send(block) *> sent.update(_ + 1)).forever.fork
                        _    <- stalled(sent) *> channel.shutdown
                        gone <- channel.awaitShutdown.timeout(900.millis)
                        _    <- result.succeed(gone.isDefined)
                      yield ()
                    }
          _      <- serving(app.withConfig(config))(port => rawSocket(port) *> result.await)
          gone   <- result.await
        yield gone
      for
        default <- closed(WebSocketConfig.default)
        forced  <- closed(WebSocketConfig.default.forceCloseTimeout(200.millis))
      yield assertTrue(!default, forced)
    },
    test("`shutdown` sends 1000 and closes, and a close frame alone leaves the connection open until it's confirmed") {
      def ending(end: WebSocketChannel => Task[Unit]) =
        Handler.webSocket { channel =>
          channel.receiveAll {
            case UserEventTriggered(_) => end(channel)
            case _                     => ZIO.unit
          }
        }
      for
        shut  <- serving(ending(_.shutdown))(port => rawSocket(port).flatMap(_.frames()))
        frame <- serving(ending(_.send(Read(WebSocketFrame.close(4000, Some("sold")))))) { port =>
                   rawSocket(port).flatMap(_.frames())
                 }
      yield assertTrue(shut == List("Close(1000,Bye)", "closed"), frame == List("Close(4000,sold)", "still open"))
    },
    test("the session sees a client's close frame only with `forwardCloseFrames`, and then has to confirm it") {
      def seen(config: WebSocketConfig) =
        for
          reads  <- Ref.make(Chunk.empty[WebSocketFrame])
          app     = Handler.webSocket { channel =>
                      channel.receiveAll {
                        case Read(frame) => reads.update(_ :+ frame)
                        case _           => ZIO.unit
                      }
                    }
          frames <- serving(app.withConfig(config)) { port =>
                      rawSocket(port).flatMap(raw => raw.write(frame(8, Array[Byte](15, -96))) *> raw.frames())
                    }
          got    <- reads.get
        yield (got, frames)
      for
        hidden <- seen(WebSocketConfig.default)
        shown  <- seen(WebSocketConfig.default.forwardCloseFrames(true))
      yield assertTrue(
        hidden == (Chunk.empty, List("Close(4000,)", "closed")),
        shown._1.map(_.asInstanceOf[WebSocketFrame.Close].status) == Chunk(4000),
        shown._2 == List("still open")
      )
    },
    test("headers and cookies of a handler or a middleware are missing from the 101 response") {
      val app    = handler(receiving.toResponse.map(_.addCookie(Cookie.Response("a", "b"))))
      val routes = Routes(Method.GET / "" -> app) @@ Middleware.addHeader("x-version", "1")
      ZIO
        .scoped(Server.install(routes).flatMap(port => rawSocket(port).map(_.head.toLowerCase)))
        .provide(serverWith(identity))
        .map(head => assertTrue(head.contains(" 101 "), !head.contains("x-version"), !head.contains("cookie")))
    },
    test("`connect` succeeds with the status if the server refuses the upgrade, and fails without a server") {
      ZIO
        .scoped {
          for
            port    <- Server.install(Routes(Method.GET / "private" -> handler(Response.unauthorized)))
            secret  <- receiving.connect(s"ws://localhost:$port/private")
            refused <- receiving.connect("ws://localhost:1/").exit
          yield assertTrue(secret.status == Status.Unauthorized, refused.isFailure)
        }
        .provide(serverWith(identity), Client.default)
    },
    test("`connect` fails after the handshake timeout if the server accepts the connection and is silent") {
      val app = receiving.withConfig(WebSocketConfig.default.handshakeTimeout(200.millis))
      ZIO
        .scoped {
          for
            server <- ZIO.fromAutoCloseable(ZIO.attempt(java.net.ServerSocket(0)))
            exit   <- app.connect(s"ws://localhost:${server.getLocalPort}/").exit.timeout(9.seconds)
          yield assertTrue(exit.exists(_.isFailure))
        }
        .provide(Client.default)
    },
    test("a client closes a connection on which nothing arrives, and pings keep it open") {
      def open(server: WebSocketApp[Any]) =
        val client = ZLayer.succeed(ZClient.Config.default.idleTimeout(1.second)) >>> ZClient.fromConfig
        ZIO
          .scoped {
            for
              gone <- Promise.make[Nothing, Unit]
              port <- Server.install(server.toRoutes)
              _    <- Handler
                        .webSocket(channel => channel.receiveAll(_ => ZIO.unit) *> gone.succeed(()))
                        .connect(s"ws://localhost:$port/")
              left <- gone.await.timeout(1800.millis)
            yield left.isEmpty
          }
          .provide(serverWith(identity), client)
      val pinging = Handler.webSocket { channel =>
        channel.receiveAll {
          case UserEventTriggered(_) => channel.send(Read(WebSocketFrame.ping)).delay(200.millis).forever.fork
          case _                     => ZIO.unit
        }
      }
      (open(receiving) <&> open(pinging)).map { (quiet, pinged) =>
        assertTrue(!quiet, pinged, ZClient.Config.default.idleTimeout.contains(50.seconds))
      }
    },
    test("a client that shares no subprotocol with the server is connected anyway") {
      val app = receiving.withConfig(WebSocketConfig.default.subProtocol(Some("v2,v1")))
      def head(protocols: String) =
        serving(app) { port =>
          rawSocket(port, upgrade(headers = s"Sec-WebSocket-Protocol: $protocols\r\n")).map(_.head)
        }
      for
        shared <- head("v1, v3")
        other  <- head("v9")
      yield assertTrue(
        shared.contains("sec-websocket-protocol: v1"),
        other.contains(" 101 ") && !other.contains("sec-websocket-protocol")
      )
    }
  ) @@ TestAspect.withLiveClock
