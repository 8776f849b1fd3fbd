// include: http-calls
// timeout: 60
// Claims of docs/zio-http/reference/contextual/zio-environment.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.http.endpoint.*
import zio.test.*

object ZioEnvironmentClaims extends ZIOSpecDefault:
  final case class Staff(name: String, ward: String)
  trait Person:
    def name: String
  final case class Nurse(name: String) extends Person

  val badge: HandlerAspect[Any, Staff] =
    HandlerAspect.customAuthProviding { request =>
      request.rawHeader("badge").collect { case "b-17" => Staff("Ruth", "east") }
    }

  def constant[A](value: A): HandlerAspect[Any, A] =
    HandlerAspect.interceptIncomingHandler(handler((request: Request) => (request, value)))

  val ruth = Request.get("/").addHeader("badge", "b-17")

  val name = Routes(Method.GET / "" -> handler((_: Request) => withContext((staff: Staff) => Response.text(staff.name))))

  def call(routes: Routes[Any, Response], request: Request = ruth): Task[(Int, String)] =
    ZIO.scoped(
      routes.runZIO(request).flatMap(response => response.body.asString.map((response.status.code, _)))
    )

  def spec = suite("Context in the environment")(
    test("a caller whom the aspect refuses gets 401, and the handler doesn't run") {
      for
        ran    <- Ref.make(false)
        routes  = Routes(Method.GET / "" -> handler((_: Request) => ran.set(true) *> ZIO.serviceWith[Staff](_ => Response.ok)))
        refused <- call(routes @@ badge, Request.get("/"))
        after   <- ran.get
      yield assertTrue(refused._1 == 401, !after)
    },
    test("`ZIO.service` sees the same value as `withContext`") {
      val routes = Routes(Method.GET / "" -> handler((_: Request) => ZIO.serviceWith[Staff](s => Response.text(s.name))))
      for
        one <- call(routes @@ badge)
        two <- call(name @@ badge)
      yield assertTrue(one == (200, "Ruth"), two == one)
    },
    test("a handler can request a supertype of the context") {
      val routes = Routes(Method.GET / "" -> handler((_: Request) => withContext((p: Person) => Response.text(p.name))))
      call(routes @@ constant(Nurse("Ida"))).map(result => assertTrue(result == (200, "Ida")))
    },
    test("an optional context is `None` or `Some`, and refuses no request") {
      val routes = Routes(
        Method.GET / "" -> handler((_: Request) => withContext((s: Option[Staff]) => Response.text(s.fold("-")(_.name))))
      )
      val maybe: HandlerAspect[Any, Option[Staff]] = HandlerAspect.interceptIncomingHandler(
        handler((r: Request) => (r, r.rawHeader("badge").map(_ => Staff("Ruth", "east"))))
      )
      for
        without <- call(routes @@ maybe, Request.get("/"))
        badged  <- call(routes @@ maybe)
      yield assertTrue(without == (200, "-"), badged == (200, "Ruth"))
    },
    test("`a ++ b` puts a tuple into the environment, with `a` first") {
      val routes = Routes(
        Method.GET / "" -> handler((_: Request) => withContext((both: (String, String)) => Response.text(both.toString)))
      )
      call(routes @@ (constant("a") ++ constant("b"))).map(result => assertTrue(result == (200, "(a,b)")))
    },
    test("an aspect hides a layer of the same type") {
      for result <- call(name @@ badge).provideSomeLayer(ZLayer.succeed(Staff("layer", "")))
      yield assertTrue(result == (200, "Ruth"))
    },
    test("forked fibers see the context") {
      val routes = Routes(
        Method.GET / "" -> handler((_: Request) => ZIO.serviceWith[Staff](_.name).fork.flatMap(_.join).map(Response.text(_)))
      )
      call(routes @@ badge).map(result => assertTrue(result == (200, "Ruth")))
    },
    test("error handlers before the aspect see the context") {
      val routes = Routes(Method.GET / "" -> handler((_: Request) => ZIO.fail("full").as(Response.ok)))
        .handleErrorZIO(e => ZIO.serviceWith[Staff](s => Response.text(s"${s.name}: $e").status(Status.Conflict)))
      call(routes @@ badge).map(result => assertTrue(result == (409, "Ruth: full")))
    },
    test("an endpoint without a badge gets 401 before its parameters are decoded") {
      val routes = Endpoint(Method.GET / "charts" / int("bed"))
        .out[String]
        .implement(bed => ZIO.serviceWith[Staff](s => s"${s.name} $bed"))
        .toRoutes @@ badge
      for
        refused <- call(routes, Request.get("/charts/x"))
        read    <- call(routes, Request.get("/charts/4").addHeader("badge", "b-17"))
      yield assertTrue(refused._1 == 401, read == (200, "\"Ruth 4\""))
    },
    test("`Route#transform` applies an aspect to a single route with path variables") {
      val route = Method.GET / "beds" / int("bed") -> handler { (bed: Int, _: Request) =>
        withContext((s: Staff) => Response.text(s"${s.name} $bed"))
      }
      call(Routes(route.transform(_ @@ badge)), Request.get("/beds/4").addHeader("badge", "b-17"))
        .map(result => assertTrue(result == (200, "Ruth 4")))
    },
    test("a handler finds the inner aspect's value if two aspects supply the same type") {
      for
        inner <- call(name @@ constant(Staff("inner", "")) @@ badge.unit)
        other <- call(name @@ badge @@ constant(Staff("outer", "")).unit)
      yield assertTrue(inner == (200, "inner"), other == (200, "Ruth"))
    },
    test("a method of a service can require the context of the request") {
      trait Notes:
        def add: URIO[Staff, String]
      val notes  = new Notes { def add = ZIO.serviceWith[Staff](_.name) }
      val routes = Routes(Method.GET / "" -> handler((_: Request) => ZIO.serviceWithZIO[Notes](_.add).map(Response.text(_))))
      val withAspect: Routes[Notes, Response] = routes @@ badge
      ZIO.scoped(withAspect.runZIO(ruth)).provide(ZLayer.succeed(notes)).flatMap(_.body.asString).map(text => assertTrue(text == "Ruth"))
    },
    test("`++` between routes binds less tightly than `@@`") {
      val health = Routes(Method.GET / "health" -> handler(Response.text("up")))
      for
        open   <- call(health ++ name @@ badge, Request.get("/health"))
        closed <- call((health ++ name) @@ badge, Request.get("/health"))
      yield assertTrue(open == (200, "up"), closed._1 == 401)
    },
    test("routes that ignore the context need `unit`, which still checks the badge") {
      val health = Routes(Method.GET / "" -> handler(Response.text("up")))
      for
        plain   <- typeCheck("Routes(Method.GET / \"\" -> handler(Response.ok)) @@ ZioEnvironmentClaims.badge")
        refused <- call(health @@ badge.unit, Request.get("/"))
        read    <- call(health @@ badge.unit)
      yield assertTrue(plain.left.exists(_.contains("Ambiguous")), refused._1 == 401, read == (200, "up"))
    },
    test("an aspect on a handler with path variables compiles and responds to each request with 500") {
      val bed  = handler((bed: Int, _: Request) => withContext((s: Staff) => Response.text(s"${s.name} $bed")))
      val call = Routes(Method.GET / int("bed") -> bed @@ badge).runZIO(Request.get("/4").addHeader("badge", "b-17"))
      ZIO.scoped(call).map(response => assertTrue(response.status == Status.InternalServerError))
    },
    test("a fork is interrupted when the handler ends, and `forkDaemon` keeps running with the context") {
      for
        seen  <- Ref.make(List.empty[String])
        gate  <- Promise.make[Nothing, Unit]
        ended <- Promise.make[Nothing, Unit]
        note   = (way: String) => gate.await *> ZIO.serviceWithZIO[Staff](s => seen.update(s"$way ${s.name}" :: _))
        routes = Routes(Method.GET / "" -> handler { (_: Request) =>
                   note("fork").fork *> (note("daemon") *> ended.succeed(())).forkDaemon.as(Response.ok)
                 })
        _     <- Server
                   .install(routes @@ badge)
                   .flatMap(port => Client.batched(Request.get(url"http://localhost:$port").addHeader("badge", "b-17")))
                   .provide(serverWith(identity), Client.default)
        _     <- gate.succeed(()) *> ended.await
        all   <- seen.get
      yield assertTrue(all == List("daemon Ruth"))
    },
    test("unknown paths get 404 from a server, without a badge") {
      Server.install(name @@ badge)
        .flatMap(port => Client.batched(Request.get(url"http://localhost:$port/nothing")))
        .provide(serverWith(identity), Client.default)
        .map(response => assertTrue(response.status == Status.NotFound))
    }
  ) @@ TestAspect.withLiveClock
