// include: http-calls
// timeout: 60
// Claims of docs/zio-http/examples/authentication.mdx. Each name is a sentence that the page relies on.
import zio.test.*

object AuthenticationClaims extends ZIOSpecDefault:
  final case class User(name: String)

  val signedIn: HandlerAspect[Any, User] =
    HandlerAspect.customAuthProviding(_.rawHeader("X-User").map(User(_)))

  val health = Routes(Method.GET / "health" -> Handler.ok)
  val notes = Routes(Method.GET / "notes" -> handler { (_: Request) =>
    withContext((user: User) => Response.text(user.name))
  })

  def get(routes: Routes[Any, Response], path: String, user: Option[String]): Task[Response] =
    val request = Request.get(path).addHeaders(Headers(user.map(Header.Custom("X-User", _)).toList*))
    Server
      .install(routes)
      .flatMap(port => Client.batched(request.copy(url = request.url.absolute(Scheme.HTTP, "localhost", port))))
      .provide(serverWith(identity), Client.default)

  def spec = suite("Authentication example")(
    test("routes added after the aspect stay open, and the others don't") {
      for
        open   <- get(health ++ notes @@ signedIn, "/health", None)
        closed <- get(health ++ notes @@ signedIn, "/notes", None)
        user   <- get(health ++ notes @@ signedIn, "/notes", Some("ada"))
        name   <- user.body.asString
      yield assertTrue(open.status == Status.Ok, closed.status == Status.Unauthorized, name == "ada")
    },
    test("routes that read a user don't compile as routes without an environment") {
      typeCheck("val open: Routes[Any, Response] = notes").map(result => assertTrue(result.isLeft))
    },
    test("the context of the aspect belongs to one request, also if requests run in parallel") {
      ZIO.scoped {
        ZIO.foreachPar((1 to 50).toList) { n =>
          (notes @@ signedIn).runZIO(Request.get("/notes").addHeader("X-User", s"u$n")).flatMap(_.body.asString).map(_ == s"u$n")
        }
      }.map(all => assertTrue(all.forall(identity)))
    },
    test("`Authorization` with a scheme that isn't known is present, but isn't a bearer token") {
      val header = Request.get("/").addHeader("Authorization", "Custom abc").header(Header.Authorization)
      assertTrue(header.isDefined, !header.exists(_.isInstanceOf[Header.Authorization.Bearer]))
    },
    test("in 3.11.3, a malformed Basic header reads as no header at all") {
      val header = Request.get("/").addHeader("Authorization", "Basic %%%").header(Header.Authorization)
      assertTrue(header.isEmpty)
    }
  )
