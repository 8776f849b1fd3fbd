// Claims of docs/zio-http/examples/server-sent-events-in-endpoints.mdx. Each name is a sentence that the page relies on.
// timeout: 30
// include: http-calls
// include: http-frames
import zio.*
import zio.http.*
import zio.http.codec.HttpCodec
import zio.http.endpoint.*
import zio.schema.*
import zio.stream.*
import zio.test.*

object ServerSentEventsClaims extends ZIOSpecDefault:

  final case class Step(number: Int, name: String)
  given Schema[Step] = DeriveSchema.gen

  val build     = ServerSentEvent(Step(1, "build"), id = Some("1"))
  val heartbeat = ServerSentEvent.heartbeat.asInstanceOf[ServerSentEvent[Step]]
  val progress  =
    Endpoint(Method.GET / "")
      .header(HttpCodec.headerAs[Int]("last-event-id").optional)
      .outStream[ServerSentEvent[Step]]

  def serving[A](routes: Routes[Any, Response], settings: Server.Config => Server.Config = identity)(
      use: (Int, Client) => ZIO[Scope & Client, Throwable, A]
  ): Task[A] =
    ZIO
      .scoped(Server.install(routes).flatMap(port => ZIO.serviceWithZIO[Client](use(port, _))))
      .provide(serverWith(settings), Client.default)

  def plain[A: Schema](events: UStream[ServerSentEvent[A]]): Routes[Any, Response] =
    Routes(Method.GET / "" -> handler(Response.fromServerSentEvents(events)))

  def textOf[A: Schema](events: UStream[ServerSentEvent[A]]): Task[String] =
    serving(plain(events)) { (port, client) =>
      client.batched(Request.get(url"http://localhost".port(port))).flatMap(_.body.asString)
    }

  val plainRequest = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

  def spec = suite("Server-sent events")(
    test("data that begins with a colon is sent as a comment, and a typed client never sees it") {
      for
        text <- textOf(ZStream(ServerSentEvent(":) it works")))
        read <- serving(plain(ZStream(ServerSentEvent(":)"), ServerSentEvent("b")))) { (port, client) =>
                  Client.streaming(Request.get(url"http://localhost".port(port)))
                    .flatMap(_.body.asServerSentEvents[String].map(_.data).runCollect)
                }
      yield assertTrue(text == ":) it works\n\n", read == Chunk("b"))
    },
    test("a carriage return in a string is sent as it is, and a line feed starts another data line") {
      for
        cr <- textOf(ZStream(ServerSentEvent("a\rid: 9")))
        lf <- textOf(ZStream(ServerSentEvent("a\nb")))
      yield assertTrue(cr == "data: a\rid: 9\n\n", lf == "data: a\ndata: b\n\n")
    },
    test("of data that begins with a colon, the other lines are sent as they are, so they can forge events") {
      textOf(ZStream(ServerSentEvent(":)\n\nevent: done\ndata: x")))
        .map(text => assertTrue(text == ":)\n\nevent: done\ndata: x\n\n"))
    },
    test("line feeds at the end are dropped, and data of line feeds only is lost") {
      (textOf(ZStream(ServerSentEvent("a\n\n"))) <*> textOf(ZStream(ServerSentEvent("\n")))).map { (end, only) =>
        assertTrue(end == "data: a\n\n", only == "\n")
      }
    },
    test("from a server that ends lines with CR LF, the client decodes no event, without an error") {
      def received(text: String) =
        val response = Response(body = Body.fromString(text)).contentType(MediaType.text.`event-stream`)
        serving(Routes(Method.GET / "" -> handler(response))) { (port, client) =>
          val url = url"http://localhost".port(port)
          for
            plain <- client.stream(Request.get(url))(_.body.asServerSentEvents[String]).runCollect
            typed <- EndpointExecutor(client, url).apply(progress(None)).flatMap(_.runCollect)
          yield List(plain.size, typed.size)
        }
      val json = "data: {\"number\":1,\"name\":\"build\"}"
      (received(s"$json\n\n$json\n\n") <*> received(s"$json\r\n\r\n$json\r\n\r\n")).map { (lf, crlf) =>
        assertTrue(lf == List(2, 2), crlf == List(0, 0))
      }
    },
    test("with the server's compression, an event arrives before the next one exists") {
      serving(plain(ZStream(build) ++ ZStream.never), _.responseCompression()) { (port, _) =>
        val request = Request.get(url"http://localhost".port(port)).addHeader("accept-encoding", "gzip")
        Client.streaming(request).flatMap { response =>
          response.body.asStream.via(ZPipeline.gunzip()).runHead.timeout(3.seconds).map { first =>
            assertTrue(response.rawHeader("content-encoding").contains("gzip"), first.flatten.contains('d'.toByte))
          }
        }
      }
    },
    test("JSON data has no raw line breaks, and ids and types lose theirs") {
      for
        json <- textOf(ZStream(ServerSentEvent(Step(1, "a\r\nb"))))
        id   <- textOf(ZStream(ServerSentEvent("x", id = Some("a\nb"), eventType = Some("c\rd"))))
      yield assertTrue(json == "data: {\"number\":1,\"name\":\"a\\r\\nb\"}\n\n", id == "event: c d\ndata: x\nid: a b\n\n")
    },
    test("the heartbeat can be cast to other types, and a typed client skips it") {
      for
        text <- textOf(ZStream(heartbeat, build))
        read <- serving(progress.implement(_ => ZIO.succeed(ZStream(build, heartbeat, build))).toRoutes) {
                  (port, client) =>
                    EndpointExecutor(client, url"http://localhost".port(port)).apply(progress(None)).flatMap(_.runCollect)
                }
      yield assertTrue(text.startsWith(":heartbeat\n\ndata: {"), read == Chunk(build, build))
    },
    test("a broken connection fails a typed stream with an `IOException`, although its type has no errors") {
      val broken = ZStream(build) ++ ZStream.die(RuntimeException("database is gone"))
      java.util.logging.Logger.getLogger("io.netty").setLevel(java.util.logging.Level.OFF)
      serving(progress.implement(_ => ZIO.succeed(broken)).toRoutes) { (port, client) =>
        EndpointExecutor(client, url"http://localhost".port(port)).apply(progress(None))
          .flatMap(_.runDrain)
          .exit
          .map { exit =>
            val failure = (exit: Exit[Any, Any]).causeOption.flatMap(_.failureOption)
            assertTrue(failure.toString.startsWith("Some(java.io.IOException"))
          }
      }
    },
    test("an endpoint responds to a malformed id with status 400") {
      serving(progress.implement(_ => ZIO.succeed(ZStream(build))).toRoutes) { (port, client) =>
        client.batched(Request.get(url"http://localhost".port(port)).addHeader("last-event-id", "x")).map { response =>
          assertTrue(response.status == Status.BadRequest)
        }
      }
    },
    test("a quiet stream ends when the client closes the connection, and so does one with heartbeats") {
      def endsAfterLeaving(events: UStream[ServerSentEvent[Step]]) =
        for
          ended <- Promise.make[Nothing, Unit]
          gone  <- serving(plain(events.ensuring(ended.succeed(())))) { (port, _) =>
                     ZIO.scoped(rawSocket(port, plainRequest)) *> ended.await.timeout(3.seconds)
                   }
        yield gone.isDefined
      for
        quiet <- endsAfterLeaving(ZStream(build) ++ ZStream.never)
        beats <- endsAfterLeaving(ZStream.tick(100.millis).as(heartbeat))
      yield assertTrue(quiet, beats)
    },
    test("while a client doesn't read, its stream isn't pulled") {
      for
        made   <- Ref.make(0)
        large   = ServerSentEvent(Step(1, "x" * 50_000))
        events  = ZStream.repeat(large).tap(_ => made.update(_ + 1))
        counted = (made.get <*> made.get.delay(400.millis)).repeatUntil((a, b) => a == b && a > 0)
        count  <- serving(plain(events))((port, _) => rawSocket(port, plainRequest) *> counted.timeout(8.seconds))
      yield assertTrue(count.exists(_._1 < 1000))
    },
    test("an idle timeout closes the connection in spite of heartbeats") {
      serving(plain(ZStream.tick(200.millis).as(heartbeat)), _.idleTimeout(1.second)) { (port, client) =>
        Client.streaming(Request.get(url"http://localhost".port(port)))
          .flatMap(_.body.asStream.runDrain.exit.timed)
          .map((time, _) => assertTrue(time < 5.seconds))
      }.provideLayer(Runtime.removeDefaultLoggers)
    },
    test("with `HaltStrategy.Left`, heartbeats end with the events") {
      val beats = ZStream.tick(50.millis).drop(1).as(0)
      for
        left <- ZStream(1, 2).merge(beats, ZStream.HaltStrategy.Left).runDrain.timeout(500.millis)
        both <- ZStream(1, 2).merge(beats).runDrain.timeout(500.millis)
      yield assertTrue(left.isDefined, both.isEmpty)
    },
    test("a client that returns gets the steps after its id, without losses or doubles") {
      for
        log  <- SubscriptionRef.make(Chunk.empty[Int])
        _    <- ZIO.foreachDiscard(1 to 3)(n => log.update(_ :+ n))
        rest <- log.changes.takeUntil(_.lastOption.contains(5))
                  .mapAccum(2)((sent, all) => (all.size, if sent > all.size then all else all.drop(sent)))
                  .flattenChunks
                  .runCollect.fork
        _    <- ZIO.foreachDiscard(4 to 5)(n => log.update(_ :+ n).delay(50.millis))
        got  <- rest.join
      yield assertTrue(got == Chunk(3, 4, 5))
    }
  ) @@ TestAspect.withLiveClock
