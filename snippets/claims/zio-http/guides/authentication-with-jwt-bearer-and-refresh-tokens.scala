// Claims of docs/zio-http/guides/authentication-with-jwt-bearer-and-refresh-tokens.mdx. Each name is a sentence that the page relies on.
import java.security.MessageDigest
import java.time.Instant
import java.util.Base64
import javax.crypto.{Mac, SecretKey}
import pdi.jwt.{JwtAlgorithm, JwtOptions, JwtZIOJson}
import zio.*
import zio.Config.Secret
import zio.http.*
import zio.json.*
import zio.test.*

object AuthenticationWithJwtBearerAndRefreshTokensClaims extends ZIOSpecDefault:
  final class RefreshTokens(key: SecretKey): // 32 random bytes, for nothing else
    private def sign(text: String): String =
      val mac = Mac.getInstance("HmacSHA256")
      mac.init(key)
      Base64.getUrlEncoder.withoutPadding.encodeToString(mac.doFinal(text.getBytes))

    def write(family: String, turn: Long): String =
      s"$family.$turn.${sign(s"$family.$turn")}"

    def read(token: String): Option[(String, Long)] =
      token.split('.') match
        case Array(family, turn, _) =>
          turn.toLongOption
            .filter(n => MessageDigest.isEqual(write(family, n).getBytes, token.getBytes))
            .map(n => (family, n))
        case _ => None

  final case class Family(user: String, turn: Long, turned: Instant, expires: Instant)
  final case class Renewed(user: String, family: String, refresh: String)

  type Store = Ref[Map[String, Family]] // in production: a table

  enum Refusal:
    case Forged                               // not a token of ours
    case Ended                                // expired or logged out
    case Reused(user: String, family: String) // there's a copy

  final class Families(tokens: RefreshTokens, stored: Store, grace: Duration = 0.seconds):
    private def renewed(id: String, family: Family) =
      Renewed(family.user, id, tokens.write(id, family.turn))

    private def next(id: String, family: Family, turn: Long, now: Instant) =
      if turn == family.turn then Right(family.copy(turn = turn + 1, turned = now))
      else if turn == family.turn - 1 && now.isBefore(family.turned.plus(grace)) then
        Right(family) // again what the first request got
      else Left(Refusal.Reused(family.user, id))

    def start(user: String): UIO[Renewed] =
      for
        now   <- Clock.instant
        id    <- ZIO.succeed(java.util.UUID.randomUUID.toString)
        family = Family(user, 1, now, now.plus(30.days))
        _     <- stored.update(_.filter(_._2.expires.isAfter(now)).updated(id, family))
      yield renewed(id, family)

    def refresh(token: String): IO[Refusal, Renewed] =
      for
        found     <- ZIO.fromOption(tokens.read(token)).orElseFail(Refusal.Forged)
        (id, turn) = found
        now       <- Clock.instant
        result    <- stored.modify { all =>
                       all.get(id).filter(_.expires.isAfter(now)).toRight(Refusal.Ended)
                         .flatMap(next(id, _, turn, now)) match
                           case Right(family) => (Right(family), all.updated(id, family))
                           case Left(refusal) => (Left(refusal), all - id)
                     }
        family    <- ZIO.fromEither(result)
      yield renewed(id, family)

    def end(token: String): UIO[Option[String]] =
      val id = tokens.read(token).map(_._1)
      stored.update(_ -- id).as(id)

    def endAll(user: String): UIO[Iterable[String]] =
      stored.modify(_.partition(_._2.user == user)).map(_.keys)

  final case class Claims(sub: String, sid: String, exp: Long) derives JsonCodec

  final class AccessTokens(key: SecretKey, ended: Ref[Map[String, Instant]]):
    private val lifetime  = 5.minutes
    private val clockSkew = JwtOptions(leeway = 30)
    private val accepted  = Seq(JwtAlgorithm.HS256)

    def issue(user: String, family: String): UIO[String] =
      Clock.instant.map { now =>
        val claims = Claims(user, family, now.plus(lifetime).getEpochSecond)
        JwtZIOJson.encode(claims.toJson, key, JwtAlgorithm.HS256)
      }

    def verify(token: String): Task[Claims] =
      for
        jwt    <- Clock.javaClock.map(JwtZIOJson(_))
        json   <- ZIO.fromTry(jwt.decodeJson(token, key, accepted, clockSkew))
        claims <- ZIO.fromEither(json.as[Claims]).mapError(IllegalArgumentException(_))
        gone   <- ended.get.map(_.contains(claims.sid))
        _      <- ZIO.fail(IllegalArgumentException("logged out")).when(gone)
      yield claims

    /** Ends a session now. An entry can go when no token can be valid anymore. */
    def end(family: String): UIO[Unit] =
      Clock.instant.flatMap { now =>
        val until = now.plus(lifetime).plus(1.minute)
        ended.update(_.filter(_._2.isAfter(now)).updated(family, until))
      }

  val cookie = Cookie.Response(
    name = "__Secure-refresh",
    content = "",
    path = Some(Path.root / "auth"),
    isSecure = true,
    isHttpOnly = true,
    sameSite = Some(Cookie.SameSite.Strict),
    maxAge = Some(30.days)
  )

  val signInAgain: Response =
    Response.unauthorized.addCookie(cookie.copy(maxAge = Some(Duration.Zero)))

  def refreshToken(request: Request): String =
    request.cookie(cookie.name).fold("")(_.content)

  type Login = (String, Secret) => UIO[Option[String]]

  final class Auth(login: Login, families: Families, access: AccessTokens):
    private def respond(renewed: Renewed): UIO[Response] =
      access.issue(renewed.user, renewed.family).map { token =>
        Response.json(s"""{"access_token":"$token","expires_in":300}""")
          .addHeader(Header.CacheControl.NoStore)
          .addCookie(cookie.copy(content = renewed.refresh))
      }

    private val refused: Refusal => UIO[Response] =
      case Refusal.Reused(user, family) =>
        ZIO.logWarning(s"a refresh token of $user was used twice") *>
          access.end(family).as(signInAgain)
      case _ => ZIO.succeed(signInAgain)

    val routes: Routes[Any, Response] = Routes(
      Method.POST / "auth" / "login" -> handler { (request: Request) =>
        for
          form    <- request.body.asURLEncodedForm.orElseFail(Response.badRequest)
          field    = (name: String) => form.get(name).flatMap(_.stringValue).getOrElse("")
          user    <- login(field("user"), Secret(field("password")))
                       .someOrFail(Response.unauthorized)
          renewed <- families.start(user)
          reply   <- respond(renewed)
        yield reply
      },
      Method.POST / "auth" / "refresh" -> handler { (request: Request) =>
        families.refresh(refreshToken(request)).foldZIO(refused, respond)
      },
      Method.POST / "auth" / "logout" -> handler { (request: Request) =>
        families.end(refreshToken(request)).flatMap(ZIO.foreachDiscard(_)(access.end))
          .as(signInAgain.status(Status.NoContent))
      }
    )

  def randomKey(algorithm: String): SecretKey =
    javax.crypto.KeyGenerator.getInstance(algorithm).generateKey

  val key = randomKey("HmacSHA256")

  def families(grace: Duration = 0.seconds): UIO[Families] =
    Ref.make(Map.empty[String, Family]).map(Families(RefreshTokens(key), _, grace))

  def spec = suite("Authentication with JWT bearer and refresh tokens")(
    test("of a hundred refreshes at the same time, one succeeds, and the family is gone") {
      for
        all     <- families()
        first   <- all.start("ada")
        results <- ZIO.foreachPar(1 to 100)(_ => all.refresh(first.refresh).either)
        winner   = results.collectFirst { case Right(renewed) => renewed }
        later   <- ZIO.foreach(winner)(renewed => all.refresh(renewed.refresh).either)
      yield assertTrue(results.count(_.isRight) == 1, later.contains(Left(Refusal.Ended)))
    },
    test("with a grace period, a hundred refreshes at the same time get one and the same token") {
      for
        all     <- families(10.seconds)
        first   <- all.start("ada")
        results <- ZIO.foreachPar(1 to 100)(_ => all.refresh(first.refresh))
        next    <- all.refresh(results.head.refresh).either
      yield assertTrue(results.toSet.size == 1, next.isRight)
    },
    test("after the grace period, the previous token ends the family") {
      for
        all   <- families(10.seconds)
        first <- all.start("ada")
        next  <- all.refresh(first.refresh)
        _     <- TestClock.adjust(9.seconds)
        early <- all.refresh(first.refresh).either
        _     <- TestClock.adjust(1.second)
        late  <- all.refresh(first.refresh).either
        ended <- all.refresh(next.refresh).either
      yield assertTrue(
        early == Right(next),
        late == Left(Refusal.Reused("ada", first.family)),
        ended == Left(Refusal.Ended)
      )
    },
    test("a thief within the grace period is given away by the next refresh of the slower one") {
      for
        all    <- families(10.seconds)
        first  <- all.start("ada")
        ada    <- all.refresh(first.refresh)
        thief  <- all.refresh(first.refresh)
        _      <- TestClock.adjust(5.minutes)
        faster <- all.refresh(thief.refresh).either
        _      <- TestClock.adjust(1.minute)
        slower <- all.refresh(ada.refresh).either
      yield assertTrue(faster.isRight, slower == Left(Refusal.Reused("ada", first.family)))
    },
    test("a thief who always refreshes within the grace period of the owner's refreshes stays unnoticed") {
      for
        all   <- families(10.seconds)
        first <- all.start("ada")
        last  <- ZIO.foldLeft(1 to 5)(first) { (token, _) =>
                   for
                     _     <- TestClock.adjust(5.minutes)
                     ada   <- all.refresh(token.refresh)
                     _     <- TestClock.adjust(9.seconds)
                     thief <- all.refresh(token.refresh)
                     _     <- ZIO.die(IllegalStateException("different tokens")).unless(thief == ada)
                   yield ada
                 }
        next  <- all.refresh(last.refresh).either
      yield assertTrue(next.isRight)
    },
    test("a new access key ends the access tokens only, and a new refresh key the sessions only") {
      for
        stored  <- Ref.make(Map.empty[String, Family])
        ended   <- Ref.make(Map.empty[String, Instant])
        first   <- Families(RefreshTokens(key), stored).start("ada")
        token   <- AccessTokens(key, ended).issue("ada", first.family)
        access  <- AccessTokens(randomKey("HmacSHA256"), ended).verify(token).either
        refresh <- Families(RefreshTokens(randomKey("HmacSHA256")), stored).refresh(first.refresh).either
        reading <- AccessTokens(key, ended).verify(token).either
        next    <- Families(RefreshTokens(key), stored).refresh(first.refresh).either
      yield assertTrue(access.isLeft, refresh == Left(Refusal.Forged), reading.isRight, next.isRight)
    },
    test("access tokens without a signature, with another algorithm, or without a session are refused") {
      def base64(text: String) = Base64.getUrlEncoder.withoutPadding.encodeToString(text.getBytes)
      val claims = """{"sub":"ada","sid":"f1","exp":99999999999}"""
      val forged = List(
        base64("{\"alg\":\"none\"}") + "." + base64(claims) + ".",
        base64("{\"alg\":\"HS256\"}") + "." + base64(claims) + ".",
        base64("{}") + "." + base64(claims),
        JwtZIOJson.encode(claims, key, JwtAlgorithm.HS512),
        JwtZIOJson.encode(claims, randomKey("HmacSHA256"), JwtAlgorithm.HS256),
        JwtZIOJson.encode(claims.replace("sid", "x"), key, JwtAlgorithm.HS256)
      )
      for
        ended   <- Ref.make(Map.empty[String, Instant])
        access   = AccessTokens(key, ended)
        good    <- access.verify(JwtZIOJson.encode(claims, key, JwtAlgorithm.HS256)).either
        results <- ZIO.foreach(forged)(access.verify(_).either)
      yield assertTrue(good.isRight, results.forall(_.isLeft))
    },
    test("a family ends after 30 days, however often it was refreshed") {
      def daily(all: Families, token: String, days: Int): IO[Refusal, Renewed] =
        TestClock.adjust(1.day) *> all.refresh(token).flatMap { renewed =>
          if days == 1 then ZIO.succeed(renewed) else daily(all, renewed.refresh, days - 1)
        }
      for
        all   <- families()
        first <- all.start("ada")
        last  <- daily(all, first.refresh, 29)
        _     <- TestClock.adjust(1.day)
        gone  <- all.refresh(last.refresh).either
      yield assertTrue(gone == Left(Refusal.Ended))
    },
    test("altered and malformed tokens are forged, and end nothing") {
      for
        all   <- families()
        first <- all.start("ada")
        Array(id, turn, signature) = first.refresh.split('.'): @unchecked
        tokens = List(
          "", ".", "..", "...", id, s"$id.$turn", s"$id.$turn.", s"$id.2.$signature", s"$id.0$turn.$signature",
          s"$id.+$turn.$signature", s"$id. $turn.$signature", s"x.$turn.$signature", first.refresh + ".", first.refresh + "x",
          first.refresh.toUpperCase, " " + first.refresh, s"$id.99999999999999999999.$signature", s"$id.$turn.\u0000"
        )
        results <- ZIO.foreach(tokens)(all.refresh(_).either)
        _       <- ZIO.foreach(tokens)(all.end)
        still   <- all.refresh(first.refresh).either
      yield assertTrue(results.toSet == Set(Left(Refusal.Forged)), still.isRight)
    },
    test("a token that was signed with another key is forged") {
      for
        all   <- families()
        first <- all.start("ada")
        other  = RefreshTokens(randomKey("HmacSHA256")).write(first.family, 1)
        end   <- all.refresh(other).either
      yield assertTrue(end == Left(Refusal.Forged))
    },
    test("a used token is good enough for a logout") {
      for
        all   <- families()
        first <- all.start("ada")
        next  <- all.refresh(first.refresh)
        _     <- all.end(first.refresh)
        gone  <- all.refresh(next.refresh).either
      yield assertTrue(gone == Left(Refusal.Ended))
    },
    test("`endAll` ends the families of one user, and returns their ids") {
      for
        all   <- families()
        ada   <- ZIO.foreach(1 to 3)(_ => all.start("ada"))
        grace <- all.start("grace")
        ids   <- all.endAll("ada")
        gone  <- ZIO.foreach(ada)(renewed => all.refresh(renewed.refresh).either)
        still <- all.refresh(grace.refresh).either
      yield assertTrue(ids.toSet == ada.map(_.family).toSet, gone.toSet == Set(Left(Refusal.Ended)), still.isRight)
    },
    test("the two kinds of tokens cannot be swapped, even with the same key") {
      for
        all    <- families()
        ended  <- Ref.make(Map.empty[String, Instant])
        access  = AccessTokens(key, ended)
        first  <- all.start("ada")
        jwt    <- access.issue("ada", first.family)
        asJwt  <- access.verify(first.refresh).either
        asSelf <- access.verify(jwt).either
        other  <- all.refresh(jwt).either
      yield assertTrue(asJwt.isLeft, asSelf.isRight, other == Left(Refusal.Forged))
    },
    test("the revocation list forgets a family when its last access token has expired") {
      for
        ended  <- Ref.make(Map.empty[String, Instant])
        access  = AccessTokens(key, ended)
        token  <- access.issue("ada", "f1")
        _      <- access.end("f1")
        now    <- access.verify(token).either
        _      <- TestClock.adjust(6.minutes)
        _      <- access.end("f2")
        listed <- ended.get.map(_.keySet)
        later  <- access.verify(token).either
      yield assertTrue(now.isLeft, listed == Set("f2"), later.isLeft)
    },
    test("the cookie is for `/auth`, HTTPS, and one's own pages, and a refusal deletes it") {
      val text = Header.SetCookie(cookie.copy(content = "x")).renderedValue
      val gone = signInAgain.rawHeader("Set-Cookie").mkString
      assertTrue(
        List("Path=/auth", "Secure", "HTTPOnly", "SameSite=Strict", "Max-Age=2592000").forall(text.contains),
        gone.contains("Max-Age=0"),
        gone.contains("Path=/auth")
      )
    },
    test("hostile requests to the login routes get a 4xx") {
      for
        stored <- Ref.make(Map.empty[String, Family])
        ended  <- Ref.make(Map.empty[String, Instant])
        access  = AccessTokens(key, ended)
        routes  = Auth((user, _) => ZIO.succeed(Option.when(user == "ada")(user)), Families(RefreshTokens(key), stored), access).routes
        bodies  = List("", "user=eve&password=x", "user=%", "&&&", "user=ada\u0000")
        logins <- ZIO.foreach(bodies)(body => ZIO.scoped(routes.runZIO(Request.post("/auth/login", Body.fromString(body)))).map(_.status.code))
        bare   <- ZIO.scoped(routes.runZIO(Request.post("/auth/refresh", Body.empty))).map(_.status)
        get    <- ZIO.scoped(routes.runZIO(Request.get("/auth/refresh"))).map(_.status.code)
      yield assertTrue(logins.forall(code => code >= 400 && code < 500), bare == Status.Unauthorized, get >= 400 && get < 500)
    },
    test("responses with tokens must not be cached") {
      for
        stored <- Ref.make(Map.empty[String, Family])
        ended  <- Ref.make(Map.empty[String, Instant])
        routes  = Auth((user, _) => ZIO.some(user), Families(RefreshTokens(key), stored), AccessTokens(key, ended)).routes
        reply  <- ZIO.scoped(routes.runZIO(Request.post("/auth/login", Body.fromString("user=ada"))))
      yield assertTrue(reply.rawHeader("Cache-Control").contains("no-store"))
    }
  )
