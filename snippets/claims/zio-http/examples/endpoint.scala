import zio.*
import zio.http.*
import zio.http.codec.*
import zio.http.endpoint.*
import zio.schema.*
import zio.test.*

object EndpointExampleClaims extends ZIOSpecDefault:
  final case class Rollout(percent: Int) derives Schema
  final case class NoSuchFlag(name: String) derives Schema

  val json = MediaType.application.json
  val put  = Endpoint(Method.PUT / "flags").auth(AuthType.Bearer).in[Rollout](json).out[Rollout](json)

  val checkToken: HandlerAspect[Any, Unit] =
    HandlerAspect.interceptIncomingHandler(handler { (request: Request) =>
      request.header(Header.Authorization) match
        case Some(Header.Authorization.Bearer(token)) if token == Config.Secret("t") =>
          ZIO.succeed((request, ()))
        case _ => ZIO.fail(Response.unauthorized)
    })

  def call(puts: Ref[Int], body: String, token: String, headers: Header*): URIO[Scope, Status] =
    val routes = put.implement(rollout => puts.update(_ + 1).as(rollout)).toRoutes @@ checkToken
    routes.runZIO(
      Request.put(url"/flags", Body.fromString(body))
        .addHeaders(Headers(headers*))
        .addHeader(Header.Authorization.Bearer(token))
    ).map(_.status)

  def spec = suite("the flag service")(
    test("a wrong token is refused before the body is decoded") {
      for
        puts   <- Ref.make(0)
        status <- call(puts, "{", "wrong")
      yield assertTrue(status == Status.Unauthorized)
    },
    test("a duplicate key and a form are refused, and the handler does not run") {
      val form = Header.ContentType(MediaType.application.`x-www-form-urlencoded`)
      for
        puts      <- Ref.make(0)
        duplicate <- call(puts, """{"percent": 10, "percent": 100}""", "t")
        asForm    <- call(puts, "percent=100", "t", form)
        count     <- puts.get
      yield assertTrue(duplicate == Status.BadRequest, asForm == Status.BadRequest, count == 0)
    },
    test("a caller that accepts only plain text still receives JSON") {
      for
        puts   <- Ref.make(0)
        status <- call(puts, """{"percent": 10}""", "t", Header.Accept(MediaType.text.plain))
        count  <- puts.get
      yield assertTrue(status == Status.Ok, count == 1)
    },
    test("secrets are equal if all their characters are") {
      val token = Config.Secret("open-sesame")
      assertTrue(token == Config.Secret("open-sesame"), token != Config.Secret("open-sesamE"))
    },
    test("a missing setting fails before a server could start") {
      for exit <- ZIO.config(Config.secret("FLAGS_TOKEN"))
                    .withConfigProvider(ConfigProvider.fromMap(Map.empty)).exit
      yield assertTrue(exit.isFailure)
    },
    test("catchAllCause does not keep a fiber from being interrupted") {
      for
        started <- Promise.make[Nothing, Unit]
        fiber   <- (started.succeed(()) *> ZIO.never).catchAllCause(_ => ZIO.unit).fork
        _       <- started.await
        exit    <- fiber.interrupt
      yield assertTrue(exit.isInterrupted)
    }
  )
