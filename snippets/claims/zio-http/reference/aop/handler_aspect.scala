// Claims of docs/zio-http/reference/aop/handler_aspect.mdx.
// timeout: 110
// include: http-calls
import zio.test.*

object HandlerAspectClaims extends ZIOSpecDefault:

  private val netty = java.util.logging.Logger.getLogger("io.netty")
  netty.setLevel(java.util.logging.Level.OFF)

  final case class Employee(id: String)
  final case class Tenant(name: String)
  final case class Broken(part: String)

  val loggedIn: HandlerAspect[Any, Employee] =
    HandlerAspect.customAuthProviding(_.headers.get("employee").map(Employee(_)))

  val tenant: HandlerAspect[Any, Tenant] =
    HandlerAspect.interceptIncomingHandler(handler((request: Request) => (request, Tenant("north"))))

  def seeing(statuses: Ref[Chunk[Int]]): HandlerAspect[Any, Unit] =
    HandlerAspect.interceptOutgoingHandler(
      handler((response: Response) => statuses.update(_ :+ response.status.code).as(response))
    )

  val get: Request = Request.get("/").addHeader("employee", "e17")

  def at[R](handle: Request => ZIO[R, Response, Response]): Routes[R, Response] =
    Routes(Method.GET / Root -> handler(handle(_: Request)))

  /** What the outgoing half sees, and the status of the response. */
  def outgoing(routes: HandlerAspect[Any, Unit] => Routes[Any, Response]): Task[(Chunk[Int], Int)] =
    for
      seen   <- Ref.make(Chunk.empty[Int])
      status <- ZIO
                  .scoped(routes(seeing(seen)).runZIO(get))
                  .map(_.status.code)
                  .provideLayer(Runtime.removeDefaultLoggers)
      all    <- seen.get
    yield (all, status)

  def body(routes: Routes[Any, Response], request: Request = get): Task[String] =
    ZIO.scoped(routes.runZIO(request).flatMap(_.body.asString))

  def spec = suite("HandlerAspect")(
    test("the outgoing half sees a response that the handler fails with") {
      for result <- outgoing(at(_ => ZIO.fail(Response.notFound)) @@ _)
      yield assertTrue(result == (Chunk(404), 404))
    },
    test("the outgoing half sees handled errors, whether they are handled before or after it is applied") {
      val broken               = Routes(Method.GET / Root -> handler((_: Request) => ZIO.fail(Broken("printer")).as(Response.ok)))
      def conflict(b: Broken)  = Response.status(Status.Conflict)
      for
        before <- outgoing(broken.handleError(conflict) @@ _)
        after  <- outgoing(aspect => (broken @@ aspect).handleError(conflict))
      yield assertTrue(before == (Chunk(409), 409), after == (Chunk(409), 409))
    },
    test("the outgoing half does not see a defect, unless it was turned into a response") {
      val dies = at(_ => ZIO.dieMessage("jammed"))
      for
        plain     <- outgoing(dies @@ _)
        sandboxed <- outgoing(dies.sandbox @@ _)
        handled   <- outgoing(dies.handleErrorCause(_ => Response.status(Status.BadGateway)) @@ _)
      yield assertTrue(
        plain == (Chunk.empty, 500),
        sandboxed == (Chunk(500), 500),
        handled == (Chunk(502), 502)
      )
    },
    test("a defect in either half of an inner aspect skips the outgoing half of the outer one") {
      val incoming = HandlerAspect.updateRequest(_ => throw RuntimeException("in"))
      val leaving  = HandlerAspect.updateResponse(_ => throw RuntimeException("out"))
      for
        in  <- outgoing(at(_ => ZIO.succeed(Response.ok)) @@ incoming @@ _)
        out <- outgoing(at(_ => ZIO.succeed(Response.ok)) @@ leaving @@ _)
      yield assertTrue(in == (Chunk.empty, 500), out == (Chunk.empty, 500))
    },
    test("a timeout skips the outgoing half of the aspects inside it, and the ones outside see the 408") {
      for
        skipped <- outgoing(aspect => (at(_ => ZIO.never) @@ aspect).timeout(200.millis))
        seen    <- outgoing(aspect => at(_ => ZIO.never).timeout(200.millis) @@ aspect)
      yield assertTrue(skipped == (Chunk.empty, 408), seen == (Chunk(408), 408))
    },
    test("a handler that interrupts itself skips the outgoing half, and the client gets no response") {
      for
        seen  <- Ref.make(Chunk.empty[Int])
        reply <- Server
                   .install(at(_ => ZIO.interrupt).sandbox @@ seeing(seen))
                   .flatMap(port => Client.batched(Request.get(url"/".absolute(Scheme.HTTP, "localhost", port))))
                   .provide(serverWith(identity), Client.default)
                   .either
        all   <- seen.get
      yield assertTrue(reply.isLeft, all.isEmpty)
    },
    test("`@@` binds more tightly than `++`") {
      val a     = Routes(Method.GET / "a" -> handler(Response.ok))
      val b     = Routes(Method.GET / "b" -> handler(Response.ok))
      val login = HandlerAspect.bearerAuth(_ => false)
      for
        loose  <- ZIO.foreach(Chunk("/a", "/b"))(p => ZIO.scoped((a ++ b @@ login).runZIO(Request.get(p))).map(_.status.code))
        strict <- ZIO.foreach(Chunk("/a", "/b"))(p => ZIO.scoped(((a ++ b) @@ login).runZIO(Request.get(p))).map(_.status.code))
      yield assertTrue(loose == Chunk(200, 401), strict == Chunk(401, 401))
    },
    test("on `Routes`, a handler with path parameters gets the context") {
      val routes = Routes(Method.GET / "teams" / int("team") / string("tab") / trailing -> handler {
        (team: Int, tab: String, rest: Path, _: Request) =>
          withContext((p: Employee) => Response.text(s"$team $tab $rest ${p.id}"))
      })
      for text <- body(routes @@ loggedIn, Request.get("/teams/7/pay/may").addHeader("employee", "e17"))
      yield assertTrue(text == "7 pay may e17")
    },
    test("with request streaming, the handler can read a copy of the body that an aspect has read") {
      val reads  = HandlerAspect.interceptIncomingHandler(
        handler((r: Request) => r.body.asChunk.orDie.map(bytes => (r.copy(body = Body.fromChunk(bytes)), ())))
      )
      val routes = Routes(Method.POST / Root -> handler((r: Request) => r.body.asString.orDie.map(Response.text(_))))
      for text <- Server
                    .install(routes @@ reads)
                    .flatMap { port =>
                      Client.batched(Request.post(url"/".absolute(Scheme.HTTP, "localhost", port), Body.fromString("hello")))
                    }
                    .flatMap(_.body.asString)
                    .provide(serverWith(_.enableRequestStreaming), Client.default)
      yield assertTrue(text == "hello")
    },
    test("an outer aspect sees the rejection of an inner one") {
      for result <- outgoing(at(_ => ZIO.succeed(Response.ok)) @@ HandlerAspect.fail(Response.forbidden) @@ _)
      yield assertTrue(result == (Chunk(403), 403))
    },
    test("two contexts arrive separately with two `@@`, and as a tuple with `++`") {
      val separate = at(_ => withContext((p: Employee, t: Tenant) => Response.text(s"${p.id} ${t.name}")))
      val tuple    = at(_ => withContext((both: (Employee, Tenant)) => Response.text(s"${both._1.id} ${both._2.name}")))
      for
        one <- body(separate @@ loggedIn @@ tenant)
        two <- body(tuple @@ (loggedIn ++ tenant))
      yield assertTrue(one == "e17 north", two == "e17 north")
    },
    test("`unit` protects routes that do not need the context") {
      val open = at(_ => ZIO.succeed(Response.text("open")))
      for
        with1   <- ZIO.scoped((open @@ loggedIn.unit).runZIO(get))
        without <- ZIO.scoped((open @@ loggedIn.unit).runZIO(Request.get("/")))
      yield assertTrue(with1.status == Status.Ok, without.status == Status.Unauthorized)
    },
    test("a handler with a path parameter and an aspect of its own dies with a ClassCastException") {
      val routes = Routes(
        Method.GET / "teams" / int("team") -> handler { (team: Int, _: Request) =>
          withContext((p: Employee) => Response.text(s"$team ${p.id}"))
        } @@ loggedIn
      )
      for exit <- ZIO.scoped(routes.handleErrorCause(c => Response.text(c.squash.getClass.getSimpleName)).runZIO(
                    Request.get("/teams/7").addHeader("employee", "e17")
                  )).flatMap(_.body.asString).exit
      yield assertTrue(exit.foldExit(_.defects.exists(_.isInstanceOf[ClassCastException]), _ == "ClassCastException"))
    },
    test("a service and a context can be needed together") {
      val mixed: Routes[Employee & Tenant, Response] =
        at(_ => withContext((p: Employee, t: Tenant) => Response.text(s"${p.id} ${t.name}")))
      val inferred: Routes[Tenant, Response] = mixed @@ loggedIn
      val named: Routes[Tenant, Response]    = mixed.@@[Tenant](loggedIn)
      for
        one <- body(inferred.provideEnvironment(ZEnvironment(Tenant("south"))))
        two <- body(named.provideEnvironment(ZEnvironment(Tenant("south"))))
      yield assertTrue(one == "e17 south", two == "e17 south")
    },
    test("an optional login passes None to the handler") {
      val optional: HandlerAspect[Any, Option[Employee]] = HandlerAspect.interceptIncomingHandler(
        handler((request: Request) => (request, request.headers.get("employee").map(Employee(_))))
      )
      val routes = at(_ => withContext((p: Option[Employee]) => Response.text(p.fold("guest")(_.id))))
      for
        guest  <- body(routes @@ optional, Request.get("/"))
        employee <- body(routes @@ optional)
      yield assertTrue(guest == "guest", employee == "e17")
    },
    test("`runZIO` runs the aspect for a path without a route, a server does not") {
      val routes = at(_ => withContext((p: Employee) => Response.text(p.id))) @@ loggedIn
      for
        inTest   <- ZIO.scoped(routes.runZIO(Request.get("/nothing")))
        onServer <- Server
                      .install(routes)
                      .flatMap(port => Client.batched(Request.get(url"/nothing".absolute(Scheme.HTTP, "localhost", port))))
                      .provide(serverWith(identity), Client.default)
      yield assertTrue(inTest.status == Status.Unauthorized, onServer.status == Status.NotFound)
    },
    test("a resource acquired in the scope of the incoming half is released when the client leaves") {
      for
        released <- Promise.make[Nothing, Unit]
        started  <- Promise.make[Nothing, Unit]
        lease     = HandlerAspect.interceptIncomingHandler[Any, Unit](Handler.scoped[Any](handler { (request: Request) =>
                      ZIO.acquireRelease(ZIO.unit)(_ => released.succeed(())).as((request, ()))
                    }))
        routes    = at(_ => started.succeed(()) *> ZIO.never) @@ lease
        done     <- Server
                      .install(routes)
                      .flatMap { port =>
                        for
                          call <- Client.batched(Request.get(url"/".absolute(Scheme.HTTP, "localhost", port))).fork
                          _    <- started.await *> call.interrupt
                          done <- released.await.timeout(3.seconds)
                        yield done
                      }
                      .provide(serverWith(identity), Client.default)
      yield assertTrue(done.isDefined)
    }
  ) @@ TestAspect.withLiveClock
