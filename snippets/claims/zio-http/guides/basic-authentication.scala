// include: http-calls
// timeout: 60
// Claims of docs/zio-http/guides/basic-authentication.mdx. Each name is a sentence that the page relies on.
import java.nio.charset.{Charset, StandardCharsets}
import java.util.Base64
import zio.Config.Secret
import zio.test.*

object BasicAuthenticationClaims extends ZIOSpecDefault:
  def basic(credentials: String, charset: Charset = StandardCharsets.UTF_8): String =
    "Basic " + Base64.getEncoder.encodeToString(credentials.getBytes(charset))

  def status(routes: Routes[Any, Response], request: Request): URIO[Scope, Int] =
    routes.runZIO(request).map(_.status.code)

  def withHeader(value: String): Request = Request.get("/a").addHeader("Authorization", value)

  val open = Routes(Method.GET / "a" -> Handler.text("in"))

  def call(routes: Routes[Any, Response], path: String, headers: Headers = Headers.empty): Task[Status] =
    Server
      .install(routes)
      .flatMap(port => Client.batched(Request.get(url"http://localhost".port(port).path(path)).addHeaders(headers)))
      .map(_.status)
      .provide(serverWith(identity), Client.default)

  // The limits of the page, on a login that finds out nothing.
  type Login = (String, Secret) => IO[Response, Option[String]]

  final class Attempts(limit: Int, window: Duration, recent: Ref[Map[String, List[java.time.Instant]]]):
    def take(key: String): UIO[Boolean] =
      Clock.instant.flatMap { now =>
        recent.modify { all =>
          val kept = all.view.mapValues(_.filter(_.isAfter(now.minus(window)))).toMap.filter((_, times) => times.nonEmpty)
          val mine = kept.getOrElse(key, Nil)
          if mine.size >= limit then (false, kept) else (true, kept.updated(key, now :: mine))
        }
      }
    def giveBack(key: String): UIO[Unit] = recent.update(_.updatedWith(key)(_.map(_.drop(1))))

  def limited(attempts: Attempts)(login: Login): Login = (name, password) =>
    attempts.take(name).flatMap {
      case true  => login(name, password).tap(user => attempts.giveBack(name).when(user.isDefined))
      case false => ZIO.fail(Response.status(Status.TooManyRequests))
    }

  def capped(checks: Semaphore, line: Semaphore)(login: Login): Login = (name, password) =>
    line.tryWithPermit(checks.withPermit(login(name, password))).someOrFail(Response.status(Status.ServiceUnavailable))

  val three: UIO[Attempts] = Ref.make(Map.empty[String, List[java.time.Instant]]).map(Attempts(3, 1.minute, _))
  val rejects: Login       = (_, _) => ZIO.none
  val accepts: Login       = (name, _) => ZIO.some(name)

  def failed(login: Login, name: String = "ada"): UIO[Int] = login(name, Secret("x")).fold(_.status.code, _.fold(401)(_ => 200))

  def spec = suite("Basic authentication")(
    test("a login that succeeds gives back its own attempt, and the failures stay counted") {
      for
        attempts <- three
        wrong    <- failed(limited(attempts)(rejects)).replicateZIO(2)
        right    <- failed(limited(attempts)(accepts)).replicateZIO(10)
        third    <- failed(limited(attempts)(rejects))
        locked   <- failed(limited(attempts)(accepts))
      yield assertTrue(wrong.toSet == Set(401), right.toSet == Set(200), third == 401, locked == 429)
    },
    test("an attempt stays counted if its request is interrupted or its check dies") {
      for
        attempts <- three
        started  <- Promise.make[Nothing, Unit]
        fiber    <- failed(limited(attempts)((_, _) => started.succeed(()) *> ZIO.never)).fork
        _        <- started.await *> fiber.interrupt
        _        <- failed(limited(attempts)((_, _) => ZIO.dieMessage("broken"))).exit
        last     <- failed(limited(attempts)(rejects))
        locked   <- failed(limited(attempts)(accepts))
      yield assertTrue(last == 401, locked == 429)
    },
    test("attempts are allowed again after the window, and old names leave the map") {
      for
        recent  <- Ref.make(Map.empty[String, List[java.time.Instant]])
        attempts = Attempts(3, 1.minute, recent)
        codes   <- failed(limited(attempts)(rejects)).replicateZIO(4)
        _       <- TestClock.adjust(1.minute)
        _       <- failed(limited(attempts)(rejects), "grace")
        names   <- recent.get.map(_.keySet)
        again   <- failed(limited(attempts)(rejects))
      yield assertTrue(codes.toList == List(401, 401, 401, 429), names == Set("grace"), again == 401)
    },
    test("each spelling of a name has its own count, so a store that ignores case needs names in lower case") {
      for
        attempts <- three
        codes    <- ZIO.foreach(List("ada", "Ada", "ADA"))(name => failed(limited(attempts)(rejects), name).replicateZIO(3))
      yield assertTrue(codes.flatten.toSet == Set(401))
    },
    test("six logins at the same time pass two checks, and what exceeds the line is turned away") {
      for
        checks <- Semaphore.make(2)
        line   <- Semaphore.make(20)
        open   <- Promise.make[Nothing, Unit]
        six    <- ZIO.foreachPar((1 to 6).toList)(_ => failed(capped(checks, line)(accepts)))
        slow    = capped(checks, line)((name, _) => open.await.as(Some(name)))
        waiting <- ZIO.foreachPar((1 to 20).toList)(_ => failed(slow)).fork
        _      <- line.available.repeatUntil(_ == 0)
        extra  <- failed(slow)
        _      <- open.succeed(())
        served <- waiting.join
      yield assertTrue(six.toSet == Set(200), extra == 503, served.toSet == Set(200))
    },
    test("`basicAuth` lets in a request that another site triggered, because the browser adds the password") {
      for code <- call(Routes(Method.GET / "a" -> Handler.ok) @@ Middleware.basicAuth("ada", "x"), "a",
                    Headers(Header.Custom("Authorization", basic("ada:x")), Header.Custom("Sec-Fetch-Site", "cross-site")))
      yield assertTrue(code == Status.Ok)
    },
    test("in 3.11.3, the challenge of `basicAuth` and `basicAuthZIO` has no realm and a misnamed charset") {
      for
        pure   <- (open @@ Middleware.basicAuth("ada", "x")).runZIO(Request.get("/a"))
        effect <- (open @@ Middleware.basicAuthZIO(_ => ZIO.succeed(false))).runZIO(Request.get("/a"))
      yield assertTrue(
        pure.status == Status.Unauthorized,
        pure.rawHeader("WWW-Authenticate").contains("Basic UTF-8=\"UTF-8\""),
        effect.rawHeader("WWW-Authenticate") == pure.rawHeader("WWW-Authenticate")
      )
    },
    test("without credentials, a server sends 404 for an unknown path and 401 for a protected one") {
      ZIO.foreach(List("a", "b"))(path => call(open @@ Middleware.basicAuth("ada", "x"), path)).map { statuses =>
        assertTrue(statuses == List(Status.Unauthorized, Status.NotFound))
      }
    },
    test("a username ends at the first colon, and the rest is the password") {
      val routes = open @@ Middleware.basicAuth("ada", "x:y:z")
      for
        right <- status(routes, withHeader(basic("ada:x:y:z")))
        wrong <- status(routes, withHeader(basic("ada:x:y")))
      yield assertTrue(right == 200, wrong == 401)
    },
    test("an empty username is rejected before the check runs") {
      for
        called <- Ref.make(false)
        routes  = open @@ Middleware.basicAuthZIO(_ => called.set(true).as(true))
        code   <- status(routes, withHeader(basic(":x")))
        ran    <- called.get
      yield assertTrue(code == 401, !ran)
    },
    test("a header that isn't Base64, has no colon, or names another scheme results in 401") {
      val routes = open @@ Middleware.basicAuth(_ => true)
      for codes <- ZIO.foreach(List("Basic %%%", basic("ada"), "Bearer x", "Basic", ""))(h => status(routes, withHeader(h)))
      yield assertTrue(codes == List(401, 401, 401, 401, 401))
    },
    test("the name of the scheme can be in any case") {
      val routes = open @@ Middleware.basicAuth("ada", "x")
      for code <- status(routes, withHeader(basic("ada:x").replace("Basic", "bAsIc")))
      yield assertTrue(code == 200)
    },
    test("in 3.11.3, the client header cuts characters to one byte, so a password in Unicode doesn't match") {
      val routes = open @@ Middleware.basicAuth("ada", "pä:€")
      for
        cut   <- call(routes, "a", Headers(Header.Authorization.Basic("ada", "pä:€")))
        whole <- status(routes, withHeader(basic("ada:pä:€")))
      yield assertTrue(cut == Status.Unauthorized, whole == 200)
    },
    test("printing the parsed header hides the password, and `rawHeader` doesn't") {
      val request = withHeader(basic("ada:x"))
      assertTrue(
        request.header(Header.Authorization).exists(!_.toString.contains("x")),
        request.rawHeader("Authorization").contains(basic("ada:x"))
      )
    },
    test("`Secret` values are compared by their contents") {
      assertTrue(Secret("abc") == Secret("abc"), Secret("abc") != Secret("abd"), Secret("abc") != Secret("ab"))
    },
    test("a failure of the function for `customAuthProvidingZIO` is the response, and the handler doesn't run") {
      for
        ran   <- Ref.make(false)
        aspect = HandlerAspect.customAuthProvidingZIO[Any, String](_ => ZIO.fail(Response.internalServerError))
        routes = Routes(Method.GET / "a" -> handler(ran.set(true).as(Response.ok))) @@ aspect.unit
        code  <- status(routes, withHeader(basic("ada:x")))
        was   <- ran.get
      yield assertTrue(code == 500, !was)
    },
    test("an aspect applied after authentication sees the rejected request and its response") {
      for
        counting <- ZIO.succeed(Middleware.intercept((_, response) => response.addHeader("X-Outer", "1")))
        outer   <- (open @@ Middleware.basicAuth("ada", "x") @@ counting).runZIO(Request.get("/a"))
        inner   <- (open @@ counting @@ Middleware.basicAuth("ada", "x")).runZIO(Request.get("/a"))
      yield assertTrue(outer.status == Status.Unauthorized, outer.rawHeader("X-Outer").isDefined, inner.rawHeader("X-Outer").isEmpty)
    },
    test("a validated secret that's empty is an error of the configuration") {
      val password = Config.secret("DEPLOY_PASSWORD").validate("is empty")(_.value.nonEmpty)
      for
        empty <- ConfigProvider.fromMap(Map("DEPLOY_PASSWORD" -> "")).load(password).either
        set   <- ConfigProvider.fromMap(Map("DEPLOY_PASSWORD" -> "x")).load(password).either
      yield assertTrue(empty.isLeft, set.isRight)
    },
    test("an empty password is accepted by `basicAuth` if it's the configured one") {
      for code <- status(open @@ Middleware.basicAuth("ada", ""), withHeader(basic("ada:"))) yield assertTrue(code == 200)
    },
    test("a defect in the check doesn't let the request through") {
      val aspect = HandlerAspect.customAuthProvidingZIO[Any, String](_ => ZIO.dieMessage("broken"))
      for code <- status(open @@ aspect.unit, withHeader(basic("ada:x"))) yield assertTrue(code == 500)
    }
  )
