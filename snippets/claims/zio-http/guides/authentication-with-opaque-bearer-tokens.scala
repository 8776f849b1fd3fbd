// include: http-calls
// timeout: 60
// Claims of docs/zio-http/guides/authentication-with-opaque-bearer-tokens.mdx. Each name is a sentence that the page relies on.
import zio.Config.Secret
import zio.test.*

object AuthenticationWithOpaqueBearerTokensClaims extends ZIOSpecDefault:
  val open = Routes(Method.GET / "a" -> Handler.text("in"))

  def status(routes: Routes[Any, Response], headers: (String, String)*): URIO[Scope, Status] =
    routes.runZIO(Request.get("/a").addHeaders(Headers(headers.map((name, value) => Header.Custom(name, value))*))).map(_.status)

  val protectedRoutes = open @@ Middleware.bearerAuth(_ == Secret("abc"))

  def spec = suite("Authentication with opaque bearer tokens")(
    test("`bearerAuth` lets the right token in, and sends a challenge with the realm Access otherwise") {
      for
        right <- status(protectedRoutes, "Authorization" -> "Bearer abc")
        wrong <- protectedRoutes.runZIO(Request.get("/a"))
      yield assertTrue(
        right == Status.Ok,
        wrong.status == Status.Unauthorized,
        wrong.rawHeader("WWW-Authenticate").contains("Bearer realm=\"Access\"")
      )
    },
    test("in 3.11.3, `Bearer abc def` is the token `abc`") {
      for code <- status(protectedRoutes, "Authorization" -> "Bearer abc def") yield assertTrue(code == Status.Ok)
    },
    test("a header without a token is an `Authorization.Unparsed`") {
      val header = Request.get("/a").addHeader("Authorization", "Bearer ").header(Header.Authorization)
      assertTrue(header.exists(_.isInstanceOf[Header.Authorization.Unparsed]))
    },
    test("the name of the scheme can be in any case, and the token can't") {
      for
        scheme <- status(protectedRoutes, "Authorization" -> "bEARER abc")
        token  <- status(protectedRoutes, "Authorization" -> "Bearer ABC")
      yield assertTrue(scheme == Status.Ok, token == Status.Unauthorized)
    },
    test("an empty token in the settings lets nobody in") {
      val empty = open @@ Middleware.bearerAuth(_ == Secret(""))
      for codes <- ZIO.foreach(List("Bearer", "Bearer ", "Bearer  ", ""))(value => status(empty, "Authorization" -> value))
      yield assertTrue(codes.toSet == Set(Status.Unauthorized))
    },
    test("of two `Authorization` headers, the first one counts") {
      for
        first  <- status(protectedRoutes, "Authorization" -> "Bearer abc", "Authorization" -> "Bearer guess")
        second <- status(protectedRoutes, "Authorization" -> "Bearer guess", "Authorization" -> "Bearer abc")
      yield assertTrue(first == Status.Ok, second == Status.Unauthorized)
    },
    test("a HEAD request that a server derives from a GET route needs the token too") {
      Server
        .install(protectedRoutes)
        .flatMap { port =>
          val head = Request(method = Method.HEAD, url = url"http://localhost/a".port(port))
          for
            without <- Client.batched(head)
            token   <- Client.batched(head.addHeader(Header.Authorization.Bearer("abc")))
          yield assertTrue(without.status == Status.Unauthorized, token.status == Status.Ok)
        }
        .provide(serverWith(_.generateHeadRoutes(true)), Client.default)
    },
    test("an aspect that reads a context can't be applied outside of the one that provides it") {
      typeCheck("""
        val gives: HandlerAspect[Any, String]  = HandlerAspect.customAuthProviding(_ => Some("a"))
        val reads: HandlerAspect[String, Unit] = HandlerAspect.customAuthZIO(_ => ZIO.serviceWith[String](_ == "a"))
        val routes: Routes[Any, Response]      = open @@ gives.unit @@ reads
      """).map(result => assertTrue(result.isLeft))
    },
    test("a token in the query is ignored") {
      for response <- protectedRoutes.runZIO(Request.get(url"/a?access_token=abc"))
      yield assertTrue(response.status == Status.Unauthorized)
    },
    test("a token with characters outside ASCII is compared like any other") {
      for code <- status(protectedRoutes, "Authorization" -> "Bearer äbc") yield assertTrue(code == Status.Unauthorized)
    },
    test("printing the header hides the token") {
      assertTrue(!Header.Authorization.Bearer("abc").toString.contains("abc"))
    },
    test("a client with `addHeader` sends the token with its requests") {
      Server
        .install(protectedRoutes)
        .flatMap { port =>
          ZIO.serviceWithZIO[Client] { client =>
            client.addHeader(Header.Authorization.Bearer("abc")).batched(Request.get(url"http://localhost".port(port).path("a")))
          }
        }
        .map(response => assertTrue(response.status == Status.Ok))
        .provide(serverWith(identity), Client.default)
    },
    test("routes whose aspect reads a context do not compile unless an outer aspect provides it") {
      typeCheck("""
        val reads: HandlerAspect[String, Unit] = HandlerAspect.customAuthZIO(_ => ZIO.serviceWith[String](_ == "a"))
        val routes: Routes[Any, Response]      = open @@ reads
      """).map(result => assertTrue(result.isLeft))
    }
  )
