// Claims of docs/zio-http/reference/datastar-sdk/server-api.mdx. Each name is a sentence that the page relies on.
// timeout: 60
// include: http-calls
import zio.*
import zio.http.*
import zio.http.datastar.*
import zio.http.endpoint.Endpoint
import zio.http.template2.*
import zio.json.ast.Json
import zio.stream.*
import zio.test.*

object DatastarEventsClaims extends ZIOSpecDefault:

  final case class Position(km: Int, driver: Option[String])
  given zio.schema.Schema[Position] = zio.schema.DeriveSchema.gen

  def bytes(event: DatastarEvent): String = event.toServerSentEvent.encoded

  def status(text: String): Dom = p(id := "status", text)

  val one = DatastarEvent.patchElements(status("packed"))

  /** Leaves after the response has begun, with the server still running. */
  def leaving(routes: Promise[Nothing, Unit] => Routes[Any, Response], ended: Promise[Nothing, Unit]): Task[Boolean] =
    Server
      .install(routes(ended))
      .flatMap { port =>
        ZIO.scoped {
          Client.streaming(Request.get(url"http://localhost".port(port))) *> ZIO.sleep(200.millis)
        } *> ended.await.timeout(5.seconds).map(_.isDefined)
      }
      .provide(serverWith(identity), Client.default)

  def text(routes: Routes[Any, Response]): Task[String] =
    ZIO.scoped(routes.runZIO(Request.get("/")).flatMap(_.body.asString))

  def spec = suite("Datastar events")(
    test("options are lines before the elements, and the id and the delay come last") {
      val options = PatchElementOptions(
        selector = Some(selector"#log"),
        mode = ElementPatchMode.Append,
        eventId = Some("7"),
        retryDuration = 5.seconds
      )
      assertTrue(
        bytes(DatastarEvent.patchElements(div("a"), options)) ==
          "event: datastar-patch-elements\ndata: selector #log\ndata: mode append\ndata: elements <div>a</div>\n" +
            "id: 7\nretry: 5000\n\n"
      )
    },
    test("a view transition, a namespace, and onlyIfMissing are lines of their events") {
      val options = PatchElementOptions(useViewTransition = true, namespace = Some("svg"))
      assertTrue(
        bytes(DatastarEvent.patchElements(status("a"), options))
          .contains("data: useViewTransition true\ndata: namespace svg\ndata: elements"),
        bytes(DatastarEvent.patchSignals(Position(1, None), PatchSignalOptions(onlyIfMissing = true)))
          .contains("data: onlyIfMissing true\ndata: signals")
      )
    },
    test("a carriage return in text or in an attribute is sent as it is, and a line feed begins another line of elements") {
      assertTrue(
        bytes(DatastarEvent.patchElements(p("a\rb"))).contains("data: elements <p>a\rb</p>\n"),
        bytes(DatastarEvent.patchElements(input(value := "a\rb"))).contains("a\rb"),
        bytes(DatastarEvent.patchElements(p("a\nb"))).contains("data: elements <p>a\ndata: elements b</p>\n")
      )
    },
    test("the generator sends carriage returns as well") {
      text(Routes(Method.GET / "" -> events(handler { (_: Request) =>
        ServerSentEventGenerator.patchElements(p("a\rb"))
      }))).map(sent => assertTrue(sent.contains("<p>a\rb</p>")))
    },
    test("signals and ids have no raw carriage return") {
      val signals = bytes(DatastarEvent.patchSignals(Position(1, Some("a\rb"))))
      val id      = bytes(DatastarEvent.patchElements(p("a"), PatchElementOptions(eventId = Some("7\revent: x"))))
      assertTrue(!signals.contains('\r'), !id.contains('\r'))
    },
    test("the generator sends a string of signals unchanged, and a namespace isn't cleaned") {
      val named = bytes(DatastarEvent.patchElements(p("a"), PatchElementOptions(namespace = Some("svg\rx"))))
      text(Routes(Method.GET / "" -> events(handler { (_: Request) =>
        ServerSentEventGenerator.patchSignals("{a: 'x\ry'}")
      }))).map(sent => assertTrue(sent.contains("x\ry"), named.contains("svg\rx")))
    },
    test("a payload that opens a comment and a script is sent unchanged, which breaks the script of its event") {
      val event = bytes(DatastarEvent.dispatchEvent("arrived", Position(1, Some("<!--<script>"))))
      assertTrue(event.contains("<!--<script>"))
    },
    test("removing with elements or an empty string throws, and with Dom.empty it doesn't") {
      val options = PatchElementOptions(selector = Some(selector"#a"), mode = ElementPatchMode.Remove)
      def fails(event: => DatastarEvent): Boolean =
        try { val _ = event; false }
        catch { case _: AssertionError => true }
      assertTrue(
        fails(DatastarEvent.patchElements("", options)),
        fails(DatastarEvent.patchElements(p("a"), options)),
        !fails(DatastarEvent.patchElements(Dom.empty, options))
      )
    },
    test("None is sent as null") {
      assertTrue(
        bytes(DatastarEvent.patchSignals(Position(12, None))).contains("signals {\"km\":12,\"driver\":null}\n"),
        bytes(DatastarEvent.patchSignals(Json.Obj("driver" -> Json.Null))).contains("signals {\"driver\":null}\n")
      )
    },
    test("a script of DatastarEvent escapes its closing tag, and one of the generator doesn't") {
      val event = bytes(DatastarEvent.executeScript(js"a('</script>')"))
      text(Routes(Method.GET / "" -> events(handler { (_: Request) =>
        ServerSentEventGenerator.executeScript(js"a('</script>')")
      }))).map(sent => assertTrue(event.contains("a('<\\/script>')"), sent.contains("a('</script>')")))
    },
    test("a client that leaves interrupts a stream, even one that sends nothing") {
      for
        ended <- Promise.make[Nothing, Unit]
        left  <- leaving(
                   e => Routes(Method.GET / "" -> events(handler { (_: Request) =>
                     (ZStream(one) ++ ZStream.never).ensuring(e.succeed(()))
                   })),
                   ended
                 )
      yield assertTrue(left)
    },
    test("a client that leaves interrupts an effect of the generator") {
      for
        ended <- Promise.make[Nothing, Unit]
        left  <- leaving(
                   e => Routes(Method.GET / "" -> events(handler { (_: Request) =>
                     (ServerSentEventGenerator.patchElements(status("a")) *> ZIO.never).ensuring(e.succeed(())).unit
                   })),
                   ended
                 )
      yield assertTrue(left)
    },
    test("after a defect in an effect of the generator, the response stays open") {
      val routes = Routes(Method.GET / "" -> events(handler { (_: Request) =>
        ServerSentEventGenerator.patchElements(status("a")) *> ZIO.dieMessage("boom").unit
      }))
      Server
        .install(routes)
        .flatMap { port =>
          Client
            .batched(Request.get(url"http://localhost".port(port)))
            .flatMap(_.body.asString)
            .timeout(1.second)
        }
        .provide(serverWith(identity), Client.default)
        .map(response => assertTrue(response.isEmpty))
    },
    test("a slow client stops a stream, but not the queue of the generator") {
      def big = DatastarEvent.patchElements(div("x" * 50000))
      for
        streamed <- Ref.make(0)
        queued   <- Ref.make(0)
        routes    = Routes(
                      Method.GET / "stream" -> events(handler { (_: Request) =>
                        ZStream.repeat(big).take(1000).tap(_ => streamed.update(_ + 1))
                      }),
                      Method.GET / "queue" -> events(handler { (_: Request) =>
                        (ServerSentEventGenerator.patchElements(div("x" * 5000)) *> queued.update(_ + 1))
                          .repeatN(999).unit
                      })
                    )
        _        <- Server.install(routes).flatMap { port =>
                      ZIO.scoped {
                        def open(path: String) = Client.streaming(Request.get(url"http://localhost".port(port).path(path)))
                        open("stream") *> open("queue") *> ZIO.sleep(2.seconds)
                      }
                    }.provide(serverWith(identity), Client.default)
        s        <- streamed.get
        q        <- queued.get
      yield assertTrue(s < 500, q == 1000)
    },
    test("endpoints can have one event or a stream of events") {
      val single = Endpoint.datastarEvent(Method.GET / "one").implementHandler(Handler.succeed(one))
      val many   = Endpoint.datastarEvents(Method.GET / "many").implementHandler(Handler.succeed(ZStream(one, one)))
      val routes = Routes(single, many)
      for
        a <- ZIO.scoped(routes.runZIO(Request.get("/one")).flatMap(_.body.asString))
        b <- ZIO.scoped(routes.runZIO(Request.get("/many")).flatMap(_.body.asString))
      yield assertTrue(a == "<p id=\"status\">packed</p>", b.split("event: ").length == 3)
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.silentLogging
