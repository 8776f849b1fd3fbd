// Claims of docs/zio-http/reference/overview.mdx.
// timeout: 60
// include: http-calls
import zio.http.endpoint.*
import zio.schema.*
import zio.test.*

object ZioHttpOverviewClaims extends ZIOSpecDefault:
  final case class NoSuchTrail(id: Int) derives Schema
  final case class Report(stars: Int) derives Schema
  final case class Receipt(trail: Int, stars: Int) derives Schema

  trait Trails:
    def find(id: Int): IO[NoSuchTrail, String]

  val gorge: Trails = id => if id == 7 then ZIO.succeed("Gorge") else ZIO.fail(NoSuchTrail(id))

  val pattern: RoutePattern[Int] = Method.GET / "trails" / int("id")

  val find: Handler[Trails, NoSuchTrail, (Int, Request), Response] =
    handler((id: Int, _: Request) => ZIO.serviceWithZIO[Trails](_.find(id)).map(Response.text(_)))

  val routes: Routes[Trails, NoSuchTrail] = Routes(pattern -> find)
  val safe: Routes[Trails, Nothing]       = routes.handleError(e => Response.notFound(s"no trail ${e.id}"))

  val reporting =
    Endpoint(Method.POST / "reports" / int("id")).in[Report].out[Receipt].outError[NoSuchTrail](Status.NotFound)
  val reports = reporting.implement((id, report) => gorge.find(id).as(Receipt(id, report.stars)))

  def recording(seen: Ref[List[String]], name: String): Middleware[Any] = new Middleware[Any]:
    def apply[R, E](inner: Routes[R, E]): Routes[R, E] =
      inner.transform { next =>
        Handler.scoped[R](handler { (request: Request) =>
          seen.update(s"$name in" :: _) *>
            next(request).tap(response => seen.update(s"$name out ${response.status.code}" :: _))
        })
      }

  def statusOf(routes: Routes[Any, Nothing])(request: Request): Task[Int] =
    Server
      .install(routes)
      .flatMap { port =>
        Client.batched(request.copy(url = request.url.absolute(Scheme.HTTP, "localhost", port))).map(_.status.code)
      }
      .provide(serverWith(identity), Client.default)

  def spec = suite("Overview of ZIO HTTP")(
    test("routes whose failures aren't responses aren't accepted by Server.serve") {
      typeCheck("""
        import zio.*
        import zio.http.*
        Server.serve(Routes(Method.GET / "a" -> handler(ZIO.fail(17).as(Response.ok))))
      """).map(result => assertTrue(result.left.exists(_.contains("Cannot serve routes with unhandled error type"))))
    },
    test("handleError removes the error type, and serve leaves the needs and the server") {
      val served: ZIO[Trails & Server, Nothing, Nothing]       = Server.serve(safe)
      val inServer: ZIO[Trails, Throwable, Nothing]            = served.provideSome[Trails](Server.default)
      val complete: ZIO[Any, Throwable, Nothing]               = inServer.provide(ZLayer.succeed(gorge))
      assertTrue(complete != null)
    },
    test("the middleware that was added last sees the request first and the response last") {
      for
        seen  <- Ref.make(List.empty[String])
        wrapped = safe.provideEnvironment(ZEnvironment(gorge)) @@ recording(seen, "a") @@ recording(seen, "b")
        _     <- statusOf(wrapped)(Request.get("/trails/9"))
        lines <- seen.get
      yield assertTrue(lines.reverse == List("b in", "a in", "a out 404", "b out 404"))
    },
    test("a failure that handleError turned into a response reaches outer middleware as a response") {
      for
        seen  <- Ref.make(List.empty[String])
        code  <- statusOf(safe.provideEnvironment(ZEnvironment(gorge)) @@ recording(seen, "m"))(Request.get("/trails/9"))
        lines <- seen.get
      yield assertTrue(code == 404, lines.contains("m out 404"))
    },
    test("neither middleware nor handler runs when the path variable has the wrong type") {
      for
        seen  <- Ref.make(List.empty[String])
        code  <- statusOf(safe.provideEnvironment(ZEnvironment(gorge)) @@ recording(seen, "m"))(Request.get("/trails/north"))
        lines <- seen.get
      yield assertTrue(code == 404, lines.isEmpty)
    },
    test("a number that's almost right reaches the middleware, and fails at the pattern") {
      for
        seen  <- Ref.make(List.empty[String])
        code  <- statusOf(safe.provideEnvironment(ZEnvironment(gorge)) @@ recording(seen, "m"))(Request.get("/trails/7x"))
        lines <- seen.get
      yield assertTrue(code == 500, lines == List("m in"))
    },
    test("a tap around the next handler doesn't see a response that the handler fails with") {
      val fails = Routes(Method.GET / "a" -> handler((_: Request) => ZIO.fail(Response.badRequest).as(Response.ok)))
      for
        seen  <- Ref.make(List.empty[String])
        code  <- Server
                   .install(fails @@ recording(seen, "m"))
                   .flatMap(port => Client.batched(Request.get(url"http://localhost".port(port).path("/a"))).map(_.status.code))
                   .provide(serverWith(identity), Client.default)
        lines <- seen.get
      yield assertTrue(code == 400, lines == List("m in"))
    },
    test("a taken port isn't a failure of the server's layer: the layer is built, and install dies") {
      def taken(port: Int) = ZIO.scoped {
        serverWith(_.port(port)).build.either.flatMap {
          case Left(_)    => ZIO.succeed("the layer fails")
          case Right(env) => Server.install(safe.provideEnvironment(ZEnvironment(gorge))).provideEnvironment(env).exit.map(_.causeOption.fold("")(cause => s"dies: ${cause.isDie}"))
        }
      }
      Server
        .install(safe.provideEnvironment(ZEnvironment(gorge)))
        .flatMap(taken)
        .provide(serverWith(identity))
        .map(outcome => assertTrue(outcome == "dies: true"))
    },
    test("a refused connection is a defect of a call that EndpointExecutor makes") {
      ZIO
        .serviceWithZIO[Client] { client =>
          val call = EndpointExecutor(client.batched, url"http://localhost:1")
          call(reporting(7, Report(4))).exit
        }
        .provide(Client.default)
        .map(exit => assertTrue(exit.causeOption.exists(_.isDie)))
    },
    test("an endpoint rejects a body without a required field before the implementation runs") {
      for
        missing <- statusOf(Routes(reports))(Request.post("/reports/7", Body.fromString("""{"trail": "Gorge"}""")))
        good    <- statusOf(Routes(reports))(Request.post("/reports/7", Body.fromString("""{"stars": 4}""")))
        unknown <- statusOf(Routes(reports))(Request.post("/reports/9", Body.fromString("""{"stars": 4}""")))
      yield assertTrue(missing == 400, good == 200, unknown == 404)
    },
    test("a client of the endpoint gets the error as a value of its type") {
      Server
        .install(Routes(reports))
        .flatMap { port =>
          ZIO.serviceWithZIO[Client] { client =>
            val call = EndpointExecutor(client.batched, url"http://localhost".port(port))
            call(reporting(9, Report(4))).either
          }
        }
        .provide(serverWith(identity), Client.default)
        .map(result => assertTrue(result == Left(NoSuchTrail(9))))
    }
  ) @@ TestAspect.withLiveClock
