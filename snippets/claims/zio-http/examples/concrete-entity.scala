// Claims of docs/zio-http/examples/concrete-entity.mdx.
// timeout: 60
// include: http-calls
import zio.test.*

import java.util.concurrent.ConcurrentLinkedQueue
import scala.jdk.CollectionConverters.*

object ConcreteEntityClaims extends ZIOSpecDefault:
  final case class Reserve(bed: Int, gardener: String)
  final case class Reserved(bed: Int, gardener: String)
  final case class Taken(bed: Int)

  val reserve: Handler[Any, Taken, Reserve, Reserved] =
    Handler.fromFunctionZIO[Reserve] { wish =>
      if wish.bed == 5 then ZIO.fail(Taken(5)) else ZIO.succeed(Reserved(wish.bed, wish.gardener))
    }

  val overHttp: Handler[Any, Response, Request, Response] =
    reserve
      .mapError(_ => Response.text("taken").status(Status.Conflict))
      .contramap[Request](r => Reserve(r.queryParam("bed").get.toInt, "Ada"))
      .map(reserved => Response.text(s"bed ${reserved.bed}"))

  /** The status and body of each request, and the messages that were logged meanwhile. */
  def call(routes: Routes[Any, Response])(requests: Request*): Task[(List[(Int, String)], List[String])] =
    val logged = ConcurrentLinkedQueue[String]()
    val logger = Runtime.removeDefaultLoggers ++ Runtime.addLogger((_, _, _, message, _, _, _, _) => logged.add(message()))
    Server
      .install(routes)
      .flatMap { port =>
        ZIO.foreach(requests.toList) { request =>
          Client
            .batched(request.copy(url = request.url.absolute(Scheme.HTTP, "localhost", port)))
            .flatMap(response => response.body.asString.map(response.status.code -> _))
        }
      }
      .provide(serverWith(identity), Client.default)
      .provide(logger)
      .map(_ -> logged.asScala.toList)

  def spec = suite("Concrete entity")(
    test("a handler over entities is called with a value, in a scope, without a server") {
      for
        free  <- ZIO.scoped(reserve(Reserve(3, "Ada")))
        taken <- ZIO.scoped(reserve(Reserve(5, "Bo"))).either
      yield assertTrue(free == Reserved(3, "Ada"), taken == Left(Taken(5)))
    },
    test("an exception in contramap becomes a 500 with its message, and isn't logged") {
      call(Routes(Method.POST / "beds" -> overHttp))(Request.post(url"/beds?bed=three", Body.empty)).map { (replies, logged) =>
        assertTrue(replies.head._1 == 500, replies.head._2.contains("For input string"), logged.isEmpty)
      }
    },
    test("sandbox and handleErrorCause don't see an exception in contramap") {
      val route = Routes(Method.POST / "beds" -> overHttp)
      val mine  = route.handleErrorCause(_ => Response.text("mine"))
      ZIO.foreach(List(route.sandbox, mine))(call(_)(Request.post(url"/beds?bed=three", Body.empty))).map { results =>
        assertTrue(results.forall((replies, logged) => replies.head._2.contains("For input string") && logged.isEmpty))
      }
    },
    test("behind a path variable or a middleware, an exception in contramap is a defect, logged and with an empty 500") {
      val variable = overHttp.contramap[(Int, Request)]((_, request) => request)
      val behind   = List(
        Routes(Method.POST / "beds" / int("row") -> variable),
        Routes(Method.POST / "beds" / "1" -> overHttp) @@ Middleware.timeout(5.seconds),
        Routes(Method.POST / "beds" / "1" -> overHttp) @@ Middleware.requestLogging()
      )
      ZIO.foreach(behind)(call(_)(Request.post(url"/beds/1?bed=three", Body.empty))).map { results =>
        assertTrue(results.forall((replies, logged) => replies == List(500 -> "") && logged.exists(_.contains("Unhandled"))))
      }
    },
    test("a pattern and a handler over entities are a tuple that Routes rejects") {
      for
        pair   <- typeCheck("""
          import zio.http.*
          final case class Wish(bed: Int)
          val pair: (RoutePattern[Unit], Handler[Any, Nothing, Wish, Wish]) =
            Method.POST / "beds" -> Handler.fromFunction[Wish](wish => wish)
        """)
        routes <- typeCheck("""
          import zio.http.*
          final case class Wish(bed: Int)
          Routes(Method.POST / "beds" -> Handler.fromFunction[Wish](wish => wish))
        """)
      yield assertTrue(pair.isRight, routes.isLeft)
    },
    test("an exception in the function of contramapZIO reaches the client as well") {
      val throws = reserve
        .mapError(_ => Response.badRequest)
        .contramapZIO[Any, Response, Request](_ => throw RuntimeException("pool 3"))
        .map(_ => Response.ok)
      call(Routes(Method.POST / "beds" -> throws))(Request.post("/beds", Body.empty)).map { (replies, _) =>
        assertTrue(replies == List(500 -> "pool 3"))
      }
    },
    test("a failed effect in contramapZIO is the response, and the logic doesn't run") {
      for
        runs   <- Ref.make(0)
        logic   = Handler.fromFunctionZIO[Reserve](wish => runs.update(_ + 1).as(wish.bed))
        reader  = logic
                    .contramapZIO[Any, Response, Request](_ => ZIO.fail(Response.badRequest("no bed")))
                    .map(bed => Response.text(s"$bed"))
        result <- call(Routes(Method.POST / "beds" -> reader))(Request.post("/beds", Body.empty))
        count  <- runs.get
      yield assertTrue(result._1.head._1 == 400, count == 0, result._2.isEmpty)
    },
    test("an exception in map is a defect: it's logged, and the caller gets an empty 500") {
      val broken = reserve
        .mapError(_ => Response.badRequest)
        .map[Response](_ => throw RuntimeException("pool 3"))
        .contramap[Request](_ => Reserve(1, "Ada"))
      call(Routes(Method.POST / "beds" -> broken))(Request.post("/beds", Body.empty)).map { (replies, logged) =>
        assertTrue(replies == List(500 -> ""), logged.exists(_.contains("Unhandled exception")))
      }
    },
    test("an exception in the logic is a defect: it's logged, and the caller gets an empty 500") {
      val broken = Handler
        .fromFunctionZIO[Reserve](_ => throw RuntimeException("pool 3"))
        .contramap[Request](_ => Reserve(1, "Ada"))
        .map((response: Response) => response)
      call(Routes(Method.POST / "beds" -> broken))(Request.post("/beds", Body.empty)).map { (replies, logged) =>
        assertTrue(replies == List(500 -> ""), logged.exists(_.contains("Unhandled exception")))
      }
    },
    test("a handler whose input is a tuple takes the path variable and the request") {
      val renew = reserve
        .mapError(_ => Response.badRequest)
        .contramapZIO[Any, Response, (Int, Request)]((bed, _) => ZIO.succeed(Reserve(bed, "Ada")))
        .map(reserved => Response.text(s"bed ${reserved.bed}"))
      call(Routes(Method.POST / "beds" / int("bed") -> renew))(Request.post("/beds/7", Body.empty)).map { (replies, _) =>
        assertTrue(replies == List(200 -> "bed 7"))
      }
    },
    test("toRoutes compiles only for handlers from Request to Response") {
      typeCheck("""
        import zio.http.*
        final case class Wish(bed: Int)
        Handler.fromFunction[Wish](wish => Response.text(wish.toString)).toRoutes
      """).map(result => assertTrue(result.left.exists(_.contains("Cannot prove that zio.http.Request <:< Wish"))))
    },
    test("the media type of a content type has no parameters, and capitals aren't recognized") {
      def mediaType(value: String) = Headers(Header.Custom("content-type", value)).header(Header.ContentType).map(_.mediaType)
      assertTrue(
        mediaType("application/json; charset=utf-8").contains(MediaType.application.json),
        mediaType("application/x-www-form-urlencoded; charset=utf-8")
          .contains(MediaType.application.`x-www-form-urlencoded`),
        mediaType("Application/JSON").isEmpty
      )
    },
    test("a user from an aspect on the routes arrives in the environment of the logic") {
      final case class User(name: String)
      val signedIn = HandlerAspect.interceptIncomingHandler(
        Handler.fromFunctionZIO[Request] { request =>
          ZIO
            .fromOption(request.rawHeader("x-user"))
            .mapBoth(_ => Response.status(Status.Unauthorized), name => (request, User(name)))
        }
      )
      val logic: Handler[User, Nothing, Reserve, Reserved] =
        Handler.fromFunctionZIO[Reserve](wish => ZIO.serviceWith[User](user => Reserved(wish.bed, user.name)))
      val routes = Routes(
        Method.POST / "beds" -> logic
          .contramapZIO[User, Response, Request](_ => ZIO.succeed(Reserve(3, "")))
          .map(reserved => Response.text(reserved.gardener))
      ) @@ signedIn
      call(routes)(
        Request.post("/beds", Body.empty).addHeader("x-user", "Ada"),
        Request.post("/beds", Body.empty)
      ).map((replies, _) => assertTrue(replies.head == (200 -> "Ada"), replies.last._1 == 401))
    },
    test("middleware on the routes wraps the finished handler and sees its response") {
      for
        seen   <- Ref.make(List.empty[Int])
        watch   = Middleware.interceptPatchZIO(_ => ZIO.unit)((response, _) =>
                    seen.update(response.status.code :: _).as(Response.Patch.empty)
                  )
        ok      = reserve
                    .mapError(_ => Response.text("taken").status(Status.Conflict))
                    .contramap[Request](_ => Reserve(3, "Ada"))
                    .map(_ => Response.status(Status.Created))
        _      <- call(Routes(Method.POST / "beds" -> ok) @@ watch)(Request.post("/beds", Body.empty))
        codes  <- seen.get
      yield assertTrue(codes == List(201))
    }
  ) @@ TestAspect.withLiveClock
