// include: http-calls
// timeout: 60
// Claims of docs/zio-http/reference/contextual/request-store.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.stream.*
import zio.test.*

object RequestStoreClaims extends ZIOSpecDefault:
  final case class RequestId(value: String)
  final case class Tenant(name: String)

  val requestId: UIO[String] = RequestStore.get[RequestId].map(_.fold("none")(_.value))

  val remember: HandlerAspect[Any, Unit] = HandlerAspect.interceptIncomingHandler(
    handler((r: Request) => RequestStore.set(RequestId(r.rawHeader("x-request-id").getOrElse("none"))).as((r, ())))
  )

  /** The bodies of these requests, sent one after the other to a real server. */
  def bodies(routes: Routes[Any, Response], settings: Server.Config => Server.Config = identity)(
      paths: String*
  ): Task[List[String]] =
    Server
      .install(routes)
      .flatMap { port =>
        ZIO.foreach(paths.toList) { path =>
          Client
            .batched(Request.get(url"http://localhost:$port/$path").addHeader("x-request-id", "r-1"))
            .flatMap(_.body.asString)
        }
      }
      .provide(serverWith(settings), Client.default)

  val probe = Routes(
    Method.GET / "set" -> handler((_: Request) => RequestStore.set(RequestId("left behind")).as(Response.ok)),
    Method.GET / "get" -> handler((_: Request) => requestId.map(Response.text(_)))
  )

  def spec = suite("RequestStore")(
    test("handlers, forked fibers, and the streams of bodies see a value that an aspect stored") {
      val routes = Routes(
        Method.GET / "plain"  -> handler((_: Request) => requestId.map(Response.text(_))),
        Method.GET / "fork"   -> handler((_: Request) => requestId.fork.flatMap(_.join).map(Response.text(_))),
        Method.GET / "stream" -> handler((_: Request) =>
          Response(body = Body.fromCharSequenceStreamChunked(ZStream.fromZIO(requestId)))
        )
      )
      bodies(routes @@ remember)("plain", "fork", "stream").map(all => assertTrue(all.forall(_ == "r-1")))
    },
    test("error handlers inside and outside the aspect see the value, for failures and defects") {
      val routes = Routes(
        Method.GET / "fails" -> handler((_: Request) => ZIO.fail("down").as(Response.ok)),
        Method.GET / "dies"  -> handler((_: Request) => ZIO.dieMessage("bug").as(Response.ok))
      )
      def handled[R](r: Routes[R, String]) = r.handleErrorCauseZIO(_ => requestId.map(Response.text(_)))
      for
        inside  <- bodies(handled(routes) @@ remember)("fails", "dies")
        outside <- bodies(handled(routes @@ remember))("fails", "dies")
      yield assertTrue((inside ++ outside).forall(_ == "r-1"))
    },
    test("the next request on the connection doesn't see a value, with `avoidContextSwitching` neither") {
      for
        plain <- bodies(probe)("set", "get")
        same  <- bodies(probe, _.avoidContextSwitching(true))("set", "get")
      yield assertTrue(plain.last == "none", same.last == "none")
    },
    test("each request starts with what was in the store when the layer of the server was built") {
      val started = RequestStore.set(RequestId("startup")) *> bodies(probe)("get", "set", "get")
      started.fork.flatMap(_.join).map(all => assertTrue(all.head == "startup", all.last == "startup"))
    },
    test("`runZIO` leaves values behind in the fiber that calls it, and a fork keeps them apart") {
      val set = ZIO.scoped(probe.runZIO(Request.get("/set")))
      for
        _      <- set.fork.flatMap(_.await)
        before <- requestId
        _      <- set
        after  <- requestId
      yield assertTrue(before == "none", after == "left behind")
    },
    test("two children that store values of different types and join lose one of them") {
      for
        _      <- RequestStore.set(RequestId("left")) <&> RequestStore.set(Tenant("right"))
        id     <- RequestStore.get[RequestId]
        tenant <- RequestStore.get[Tenant]
      yield assertTrue(List(id, tenant).count(_.isDefined) == 1)
    },
    test("changes inside `timeout`, `race`, and `foreachPar` come back") {
      val stored = RequestStore.get[Tenant].map(_.map(_.name))
      for
        _     <- RequestStore.set(Tenant("timeout")).timeout(10.seconds)
        one   <- stored
        _     <- RequestStore.set(Tenant("race")).race(ZIO.never)
        two   <- stored
        _     <- ZIO.foreachParDiscard(List("par"))(name => RequestStore.set(Tenant(name)))
        three <- stored
      yield assertTrue(List(one, two, three) == List(Some("timeout"), Some("race"), Some("par")))
    },
    test("a rejection has a header of an aspect around it, and none of an aspect inside") {
      val echo: HandlerAspect[Any, Unit] = HandlerAspect.updateResponse(_.addHeader("x-echo", "r-1"))
      val deny = HandlerAspect.fail(Response.forbidden)
      val ok   = Routes(Method.GET / "" -> handler(Response.ok))
      for
        around <- ZIO.scoped((ok @@ deny @@ echo).runZIO(Request.get("/")))
        inside <- ZIO.scoped((ok @@ echo @@ deny).runZIO(Request.get("/")))
      yield assertTrue(around.rawHeader("x-echo").contains("r-1"), inside.rawHeader("x-echo").isEmpty)
    },
    test("a forwarded header replaces the one that the code set") {
      val archive = Routes(Method.GET / "a" -> handler((r: Request) => Response.text(r.rawHeader("x-request-id").mkString)))
      ZIO.serviceWithZIO[Client] { client =>
        val forwarding = client @@ ZClientAspect.forwardHeaders
        Server.install(archive).flatMap { port =>
          val front = Routes(Method.GET / "f" -> handler { (_: Request) =>
            forwarding.batched(Request.get(url"http://localhost:$port/a").addHeader("x-request-id", "own")).orDie
          }) @@ Middleware.forwardHeaders("x-request-id")
          ZIO.scoped(front.runZIO(Request.get("/f").addHeader("x-request-id", "r-9"))).flatMap(_.body.asString)
        }
      }.provide(serverWith(identity), Client.default).map(text => assertTrue(text == "r-9"))
    },
    test("a `Some` is stored under `Some`, so `get` with `Option` doesn't find it") {
      for
        _     <- RequestStore.set(Some(Tenant("north")))
        found <- RequestStore.get[Option[Tenant]]
      yield assertTrue(found.isEmpty)
    },
    test("`getOrFail` fails with a NoSuchElementException") {
      RequestStore.getOrFail[Int].exit.map(exit =>
        assertTrue(exit.causeOption.flatMap(_.failureOption).exists(_.isInstanceOf[NoSuchElementException]))
      )
    },
    test("`logAnnotateHeaders` annotates a missing header with an empty value") {
      for
        seen  <- Ref.make(List.empty[Map[String, String]])
        routes = Routes(
                   Method.GET / "" -> handler((_: Request) =>
                     FiberRef.currentLogAnnotations.get.flatMap(a => seen.update(a :: _)).as(Response.ok)
                   )
                 ) @@ Middleware.logAnnotateHeaders("x-request-id")
        _     <- ZIO.scoped(routes.runZIO(Request.get("/")))
        all   <- seen.get
      yield assertTrue(all == List(Map("x-request-id" -> "")))
    },
    test("`requestLogging` carries annotations only if the annotating aspect wraps it") {
      val annotate: HandlerAspect[Any, Unit] = HandlerAspect.interceptIncomingHandler(
        handler((r: Request) => FiberRef.currentLogAnnotations.update(_.updated("id", "r-1")).as((r, ())))
      )
      val routes = Routes(Method.GET / "" -> handler(Response.ok))
      def ids(routes: Routes[Any, Response]) =
        for
          seen   <- Ref.make(List.empty[Option[String]])
          logger  = new ZLogger[String, Unit]:
                      def apply(
                          trace: Trace,
                          fiberId: FiberId,
                          level: LogLevel,
                          message: () => String,
                          cause: Cause[Any],
                          context: FiberRefs,
                          spans: List[LogSpan],
                          annotations: Map[String, String]
                      ): Unit =
                        Unsafe.unsafely(Runtime.default.unsafe.run(seen.update(annotations.get("id") :: _)).getOrThrow())
          _      <- Server.install(routes)
                      .flatMap(port => Client.batched(Request.get(url"http://localhost:$port/")))
                      .provide(serverWith(identity), Client.default)
                      .provide(Runtime.removeDefaultLoggers ++ Runtime.addLogger(logger))
          all    <- seen.get
        yield all
      for
        wrapped <- ids(routes @@ Middleware.requestLogging() @@ annotate)
      yield assertTrue(wrapped == List(Some("r-1")))
    },
    test("a client with `forwardHeaders` adds nothing if no header was stored") {
      val echo = Routes(Method.GET / "echo" -> handler((r: Request) => Response.text(r.rawHeader("x-request-id").getOrElse("none"))))
      ZIO
        .serviceWithZIO[Client] { client =>
          Server.install(echo).flatMap { port =>
            (client @@ ZClientAspect.forwardHeaders)
              .batched(Request.get(url"http://localhost:$port/echo"))
              .flatMap(_.body.asString)
          }
        }
        .provide(serverWith(identity), Client.default)
        .map(body => assertTrue(body == "none"))
    }
  ) @@ TestAspect.withLiveClock
