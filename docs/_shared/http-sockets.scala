/** The text of a text frame, and any other frame as it is. */
def shown(frame: WebSocketFrame): String = frame match
  case WebSocketFrame.Text(text) => text
  case other                     => other.toString

/** Starts the routes, connects to this path, sends the messages, and prints what comes back. */
def converse(
    routes: Routes[Any, Response],
    path: String,
    settings: Server.Config => Server.Config = identity
)(messages: (String | WebSocketFrame)*): Task[Unit] =
  val everything = WebSocketConfig.default.forwardCloseFrames(true).forwardPongFrames(true)
  def client(ready: Promise[Nothing, WebSocketChannel]) =
    Handler.webSocket { channel =>
      channel.receiveAll {
        case ChannelEvent.UserEventTriggered(_) => ready.succeed(channel)
        case event @ ChannelEvent.Read(frame) =>
          Console.printLine(s"< ${shown(frame)}") *>
            channel.send(event).ignore.when(frame.isInstanceOf[WebSocketFrame.Close])
        case ChannelEvent.Unregistered => Console.printLine("< (connection closed)")
        case _                         => ZIO.unit
      }
    }
  ZIO
    .scoped {
      for
        port    <- Server.install(routes)
        ready   <- Promise.make[Nothing, WebSocketChannel]
        _       <- client(ready).withConfig(everything).connect(s"ws://localhost:$port$path")
        channel <- ready.await
        _       <- ZIO.sleep(300.millis)
        _ <- ZIO.foreachDiscard(messages) { message =>
               val frame = message match
                 case text: String          => WebSocketFrame.text(text)
                 case frame: WebSocketFrame => frame
               Console.printLine(s"> ${shown(frame)}") *>
                 channel.send(ChannelEvent.Read(frame)).ignore *> ZIO.sleep(300.millis)
             }
        _ <- ZIO.sleep(1.second) // for the last responses
      yield ()
    }
    .provide(serverWith(settings), Client.default)
