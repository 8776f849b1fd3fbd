// Claims of docs/zio-http/guides/authentication-with-a-third-party-oauth-provider.mdx. Each name is a sentence that the page relies on.
import java.math.BigInteger
import java.security.KeyFactory
import java.security.spec.RSAPublicKeySpec
import java.security.{KeyPairGenerator, MessageDigest, PublicKey, SecureRandom}
import java.time.Instant
import java.util.Base64
import pdi.jwt.JwtOptions
import pdi.jwt.{JwtAlgorithm, JwtZIOJson}
import zio.*
import zio.Config.Secret
import zio.http.*
import zio.json.*
import zio.test.*

object AuthenticationWithAThirdPartyOauthProviderClaims extends ZIOSpecDefault:
  final case class Provider(issuer: String, authorize: URL, token: URL, keys: URL)

  final case class App(clientId: String, clientSecret: Secret, callback: URL)

  final case class TokenResponse(id_token: String) derives JsonDecoder

  def exchange(provider: Provider, app: App)(
      code: String,
      verifier: String
  ): RIO[Client, String] =
    val fields = Form(
      FormField.simpleField("grant_type", "authorization_code"),
      FormField.simpleField("code", code),
      FormField.simpleField("redirect_uri", app.callback.encode),
      FormField.simpleField("client_id", app.clientId),
      FormField.simpleField("client_secret", app.clientSecret.stringValue),
      FormField.simpleField("code_verifier", verifier)
    )
    for
      request  <- ZIO.succeed(Request.post(provider.token, Body.fromURLEncodedForm(fields)))
      body     <- Client.batched(request).flatMap(_.body.asString)
      // a refusal is a 400 with an `error`, and doesn't decode
      tokens   <- ZIO.fromEither(body.fromJson[TokenResponse]).mapError(RuntimeException(_))
    yield tokens.id_token

  def base64(bytes: Array[Byte]): String =
    Base64.getUrlEncoder.withoutPadding.encodeToString(bytes)

  def sha256(text: String): String =
    base64(MessageDigest.getInstance("SHA-256").digest(text.getBytes))

  val app = App("library", Secret("app-secret"), url"https://library.example.org/callback")

  /** Signs ID tokens, and publishes its key. */
  final class Signer(issuer: String):
    private val generator = KeyPairGenerator.getInstance("RSA")
    generator.initialize(1024) // quick, and not for production
    private val pair = generator.generateKeyPair

    def sign(claims: String): String =
      val header = """{"alg":"RS256","kid":"1"}"""
      JwtZIOJson.encode(header, claims, pair.getPrivate, JwtAlgorithm.RS256)

    def idToken(user: String, nonce: String, expires: Long): String =
      val fixed = s""""iss":"$issuer","aud":"library""""
      sign(s"""{$fixed,"sub":"$user","exp":$expires,"nonce":"$nonce"}""")

    val keys: String =
      val key    = pair.getPublic.asInstanceOf[java.security.interfaces.RSAPublicKey]
      val number = (n: java.math.BigInteger) => base64(n.toByteArray.dropWhile(_ == 0))
      val (n, e) = (number(key.getModulus), number(key.getPublicExponent))
      s"""{"keys":[{"kty":"RSA","kid":"1","n":"$n","e":"$e"}]}"""

  final case class Grant(user: String, nonce: String, challenge: String)

  final class FakeProvider(signer: Signer, grants: Ref[Map[String, Grant]]):
    /** The user agrees, and the browser is sent back to this address. */
    def agree(user: String, authorize: URL): UIO[URL] =
      def param(name: String) = authorize.queryParam(name).mkString
      for
        code <- Random.nextUUID.map(_.toString)
        grant = Grant(user, param("nonce"), param("code_challenge"))
        _    <- grants.update(_ + (code -> grant))
        back  = QueryParams("code" -> code, "state" -> param("state"))
      yield app.callback.addQueryParams(back)

    private def token(request: Request): IO[Response, Response] =
      for
        form <- request.body.asURLEncodedForm.orElseFail(Response.badRequest)
        field = (name: String) => form.get(name).flatMap(_.stringValue).mkString
        grant <- grants.modify(all => (all.get(field("code")), all - field("code")))
        hash   = sha256(field("code_verifier"))
        valid  = grant.filter(g => g.challenge == "" || g.challenge == hash)
                   .filter(_ => field("client_secret") == "app-secret")
        found <- ZIO.fromOption(valid).orElseFail(
                   Response.json("""{"error":"invalid_grant"}""").status(Status.BadRequest)
                 )
        now   <- Clock.instant
        id     = signer.idToken(found.user, found.nonce, now.getEpochSecond + 300)
      yield Response.json(s"""{"id_token":"$id"}""")

    val routes: Routes[Any, Response] = Routes(
      Method.POST / "token" -> handler(token),
      Method.GET / "keys"   -> handler(Response.json(signer.keys))
    )

  val text: Response => UIO[String] = _.body.asString.orDie

  final case class Attempt(nonce: String, verifier: String, next: URL, expires: Instant)

  final class Attempts(stored: Ref[Map[String, Attempt]]):
    private val random = SecureRandom()

    private val token: UIO[String] = ZIO.succeed {
      val bytes = new Array[Byte](32)
      random.nextBytes(bytes)
      base64(bytes)
    }

    /** Remembers a login for ten minutes, under its state. */
    def start(next: URL): UIO[(String, Attempt)] =
      for
        state    <- token
        nonce    <- token
        verifier <- token
        now      <- Clock.instant
        attempt   = Attempt(nonce, verifier, next, now.plus(10.minutes))
        _        <- stored.update(_.filter(_._2.expires.isAfter(now)) + (state -> attempt))
      yield (state, attempt)

    /** Each attempt can be finished once. */
    def finish(state: String): UIO[Option[Attempt]] =
      Clock.instant.flatMap { now =>
        stored.modify(all => (all.get(state).filter(_.expires.isAfter(now)), all - state))
      }

  val attemptCookie = Cookie.Response(
    name = "__Host-login",
    content = "",
    path = Some(Path.root),
    isSecure = true,
    isHttpOnly = true,
    sameSite = Some(Cookie.SameSite.Lax), // the provider's redirect is cross-site
    maxAge = Some(10.minutes)
  )

  def target(request: Request): URL =
    request.queryParam("next").flatMap(URL.decode(_).toOption)
      .filter(url => url.isRelative && url.path.hasLeadingSlash)
      .map(_.copy(fragment = None))
      .getOrElse(url"/")

  def login(provider: Provider, app: App, attempts: Attempts)(
      request: Request
  ): UIO[Response] =
    attempts.start(target(request)).map { (state, attempt) =>
      val query = QueryParams(
        "response_type"         -> "code",
        "client_id"             -> app.clientId,
        "redirect_uri"          -> app.callback.encode,
        "scope"                 -> "openid",
        "state"                 -> state,
        "nonce"                 -> attempt.nonce,
        "code_challenge"        -> sha256(attempt.verifier),
        "code_challenge_method" -> "S256"
      )
      Response.seeOther(provider.authorize.addQueryParams(query))
        .addCookie(attemptCookie.copy(content = state))
    }

  final case class Jwk(kty: String, kid: String, n: Option[String], e: Option[String])
      derives JsonDecoder
  final case class Jwks(keys: List[Jwk]) derives JsonDecoder

  def loadKeys(provider: Provider): RIO[Client, Map[String, PublicKey]] =
    def number(text: String) = BigInteger(1, Base64.getUrlDecoder.decode(text))
    for
      body <- Client.batched(Request.get(provider.keys)).flatMap(_.body.asString)
      jwks <- ZIO.fromEither(body.fromJson[Jwks]).mapError(RuntimeException(_))
      keys <- ZIO.attempt {
                for
                  jwk <- jwks.keys if jwk.kty == "RSA"
                  n   <- jwk.n
                  e   <- jwk.e
                  spec = RSAPublicKeySpec(number(n), number(e))
                yield jwk.kid -> KeyFactory.getInstance("RSA").generatePublic(spec)
              }
    yield keys.toMap

  type Loaded = (Instant, Map[String, PublicKey])

  final class Keys(provider: Provider, loaded: Ref.Synchronized[Loaded]):
    def find(kid: String): RIO[Client, Option[PublicKey]] =
      loaded.get.map(_._2.get(kid)).flatMap {
        case None => load(kid)
        case key  => ZIO.succeed(key) // doesn't wait while others load
      }
  
    private def load(kid: String): RIO[Client, Option[PublicKey]] =
      Clock.instant.flatMap { now =>
        loaded.modifyZIO { case (at, keys) =>
          if keys.contains(kid) || at.plus(1.minute).isAfter(now) then
            ZIO.succeed((keys.get(kid), (at, keys)))
          else loadKeys(provider).map(fresh => (fresh.get(kid), (now, fresh)))
        }
      }

  object Keys:
    def make(provider: Provider): UIO[Keys] =
      Ref.Synchronized.make[Loaded]((Instant.EPOCH, Map.empty)).map(Keys(provider, _))

  final case class Identity(iss: String, aud: String, sub: String, exp: Long, nonce: String)
      derives JsonDecoder

  def refused(reason: String) = IllegalArgumentException(reason)

  def verify(provider: Provider, app: App, keys: Keys)(
      token: String,
      nonce: String
  ): RIO[Client, Identity] =
    val headerOnly = JwtOptions(signature = false, expiration = false, notBefore = false)
    val clockSkew  = JwtOptions(leeway = 30)
    val accepted   = Seq(JwtAlgorithm.RS256)
    for
      jwt      <- Clock.javaClock.map(JwtZIOJson(_))
      header   <- ZIO.fromTry(jwt.decodeAll(token, headerOnly)).map(_._1)
      key      <- keys.find(header.keyId.mkString).someOrFail(refused("key"))
      json     <- ZIO.fromTry(jwt.decodeJson(token, key, accepted, clockSkew))
      identity <- ZIO.fromEither(json.as[Identity]).mapError(refused)
      meant     = identity.iss == provider.issuer && identity.aud == app.clientId
      _        <- ZIO.fail(refused("issuer or audience")).unless(meant)
      _        <- ZIO.fail(refused("nonce")).unless(identity.nonce == nonce)
    yield identity

  final case class User(issuer: String, subject: String) // never the email address

  type StartSession = User => UIO[Cookie.Response]

  def callback(
      provider: Provider, app: App, keys: Keys, attempts: Attempts, start: StartSession
  )(request: Request): ZIO[Client, Response, Response] =
    def refuse(message: String) = Response.text(message).status(Status.BadRequest)
    def param(name: String, otherwise: String) =
      ZIO.fromOption(request.queryParam(name)).orElseFail(refuse(otherwise))
    val browser = request.cookie(attemptCookie.name).map(_.content)
    for
      state    <- param("state", "no state")
      same      = browser.contains(state)
      _        <- ZIO.fail(refuse("another browser's login")).unless(same)
      attempt  <- attempts.finish(state).someOrFail(refuse("login expired: try again"))
      ours      = request.queryParam("iss").forall(_ == provider.issuer)
      _        <- ZIO.fail(refuse("another provider's login")).unless(ours)
      code     <- param("code", "login canceled")
      identity <- exchange(provider, app)(code, attempt.verifier)
                    .flatMap(verify(provider, app, keys)(_, attempt.nonce))
                    .timeoutFail(RuntimeException("timeout"))(10.seconds)
                    .tapErrorCause(ZIO.logWarningCause("login failed", _))
                    .orElseFail(refuse("login failed: try again"))
      session  <- start(User(identity.iss, identity.sub))
    yield Response.seeOther(attempt.next)
      .addCookie(session)
      .addCookie(attemptCookie.copy(maxAge = Some(Duration.Zero)))

  /** The site, whose session cookie holds the user's name. */
  def demoSite(provider: Provider): UIO[Routes[Client, Response]] =
    val start: StartSession = user =>
      ZIO.succeed(Cookie.Response("__Host-session", user.subject, path = Some(Path.root)))
    for
      keys     <- Keys.make(provider)
      attempts <- Ref.make(Map.empty[String, Attempt]).map(Attempts(_))
    yield Routes(
      Method.GET / "login"    -> handler(login(provider, app, attempts)),
      Method.GET / "callback" -> handler(callback(provider, app, keys, attempts, start))
    )

  type Site = Routes[Client, Response]

  def location(response: Response): String = response.rawHeader("Location").mkString

  /** A browser with the cookie that it got from `/login`. */
  final case class Tab(site: Site, cookie: String, authorize: URL)

  def openLogin(site: Site, next: String = "/loans"): URIO[Client, Tab] =
    val request = Request.get(url"/login".addQueryParam("next", next))
    for
      response <- ZIO.scoped[Client](site.runZIO(request))
      cookie    = response.header(Header.SetCookie).fold("")(_.value.content)
      url      <- ZIO.fromEither(URL.decode(location(response))).orDie
    yield Tab(site, cookie, url)

  val issuer   = "https://accounts.example.com"
  val signer   = Signer(issuer)
  val other    = Signer(issuer)
  val provider = Provider(
    issuer, url"https://accounts.example.com/authorize", url"https://accounts.example.com/token", url"https://accounts.example.com/keys"
  )

  /** A client that passes each request to these routes, without a network. */
  def clientOf(routes: Routes[Any, Response]): ULayer[Client] = clientThat(routes.runZIO(_))

  def clientThat(respond: Request => RIO[Scope, Response]): ULayer[Client] =
    ZLayer.succeed(ZClient.fromDriver(new ZClient.Driver[Any, Scope, Throwable]:
      def request(
          version: Version, method: Method, url: URL, headers: Headers, body: Body, ssl: Option[ClientSSLConfig], proxy: Option[Proxy]
      )(implicit trace: Trace) = respond(Request(version, method, url, headers, body))

      def socket[Env1 <: Any](version: Version, url: URL, headers: Headers, app: WebSocketApp[Env1])(implicit
          trace: Trace, scope: Scope =:= Scope
      ) = ZIO.dieMessage("no sockets here")
    ))

  val keysOnly = Routes(Method.GET / "keys" -> handler(Response.json(signer.keys)))

  /** A site, and the fake provider behind it. */
  def withSite[A](use: (FakeProvider, Site) => RIO[Client, A]): Task[A] =
    for
      _      <- TestClock.setTime(Instant.parse("2026-11-28T00:00:00Z"))
      grants <- Ref.make(Map.empty[String, Grant])
      fake    = FakeProvider(signer, grants)
      site   <- demoSite(provider)
      result <- use(fake, site).provide(clientOf(fake.routes))
    yield result

  def callbackOf(site: Site, url: URL, cookie: String): URIO[Client, Response] =
    ZIO.scoped[Client](site.runZIO(Request.get(url.relative).addCookie(Cookie.Request("__Host-login", cookie))))

  /** Verifies tokens with the keys of a provider. */
  def check(tokens: Iterable[Signer => String]): Task[List[Either[Throwable, Identity]]] =
    TestClock.setTime(Instant.parse("2026-11-28T00:00:00Z")) *> Keys.make(provider).flatMap { keys =>
      ZIO.foreach(tokens.toList)(token => verify(provider, app, keys)(token(signer), "n").either)
    }.provide(clientOf(keysOnly))

  def claims(change: String => String = identity): Signer => String = signer =>
    signer.sign(change(s"""{"iss":"$issuer","aud":"library","sub":"ada","exp":99999999999,"nonce":"n"}"""))

  def spec = suite("Authentication with a third-party OAuth provider")(
    test("a login ends with a redirect, a session, and no attempt cookie") {
      withSite { (fake, site) =>
        for
          tab      <- openLogin(site)
          back     <- fake.agree("ada", tab.authorize)
          response <- callbackOf(site, back, tab.cookie)
          cookies   = response.headers(Header.SetCookie).map(_.value).map(c => c.name -> c.content).toMap
        yield assertTrue(
          response.status == Status.SeeOther,
          response.rawHeader("Location").contains("/loans"),
          cookies == Map("__Host-session" -> "ada", "__Host-login" -> "")
        )
      }
    },
    test("the address of the provider has the hash of the verifier, and not the verifier") {
      withSite { (_, site) =>
        openLogin(site).map { tab =>
          val names = tab.authorize.queryParams.map.keySet
          assertTrue(
            names == Set(
              "response_type", "client_id", "redirect_uri", "scope", "state", "nonce", "code_challenge", "code_challenge_method"
            ),
            tab.authorize.queryParam("code_challenge_method").contains("S256"),
            tab.authorize.queryParam("redirect_uri").contains("https://library.example.org/callback")
          )
        }
      }
    },
    test("two logins have different states, nonces, and challenges") {
      withSite { (_, site) =>
        openLogin(site).zipWith(openLogin(site)) { (a, b) =>
          def param(tab: Tab, name: String) = tab.authorize.queryParam(name)
          assertTrue(List("state", "nonce", "code_challenge").forall(name => param(a, name) != param(b, name)))
        }
      }
    },
    test("a code with the verifier of another login is refused by the provider, and the user sees only that the login failed") {
      withSite { (fake, site) =>
        for
          ada     <- openLogin(site)
          mallory <- openLogin(site)
          back    <- fake.agree("ada", ada.authorize)
          stolen   = QueryParams("code" -> back.queryParam("code").mkString, "state" -> mallory.cookie)
          result  <- callbackOf(site, url"/callback".addQueryParams(stolen), mallory.cookie)
          body    <- text(result)
        yield assertTrue(result.status == Status.BadRequest, body == "login failed: try again")
      }
    },
    test("of fifty callbacks at the same time, one begins a session") {
      withSite { (fake, site) =>
        for
          tab     <- openLogin(site)
          back    <- fake.agree("ada", tab.authorize)
          results <- ZIO.foreachPar(1 to 50)(_ => callbackOf(site, back, tab.cookie))
        yield assertTrue(results.count(_.status == Status.SeeOther) == 1)
      }
    },
    test("an attempt ends after ten minutes") {
      for
        attempts <- Ref.make(Map.empty[String, Attempt]).map(Attempts(_))
        first    <- attempts.start(URL.root)
        second   <- attempts.start(URL.root)
        _        <- TestClock.adjust(9.minutes)
        early    <- attempts.finish(first._1)
        _        <- TestClock.adjust(1.minute)
        late     <- attempts.finish(second._1)
      yield assertTrue(early.isDefined, late.isEmpty)
    },
    test("hostile callbacks get a 400") {
      withSite { (_, site) =>
        for
          tab      <- openLogin(site)
          urls      = List("/callback", "/callback?state=", "/callback?code=a", "/callback?state=a&code=b", "/callback?state=%00&code=%0d%0a")
          results  <- ZIO.foreach(urls)(text => callbackOf(site, URL.decode(text).toOption.get, tab.cookie).map(_.status))
          empty    <- callbackOf(site, url"/callback?state=&code=a", "").map(_.status)
          array     = url"/callback".addQueryParams(QueryParams("state" -> Chunk("x", tab.cookie), "code" -> Chunk("a")))
          twice    <- callbackOf(site, array, tab.cookie).map(_.status)
        yield assertTrue((results ++ List(empty, twice)).toSet == Set(Status.BadRequest))
      }
    },
    test("a provider that is down, and one that sends nonsense, lead to a 400 and no session") {
      def result(provider: Provider): RIO[Client, Response] =
        for
          site     <- demoSite(provider)
          tab      <- openLogin(site)
          url       = url"/callback".addQueryParams(QueryParams("code" -> "a", "state" -> tab.cookie))
          response <- callbackOf(site, url, tab.cookie)
        yield response
      val junk = Routes(Method.ANY / trailing -> handler(Response.text("<html>")))
      for
        down     <- result(provider).provide(clientThat(_ => ZIO.fail(java.net.ConnectException("refused"))))
        nonsense <- result(provider).provide(clientOf(junk))
      yield assertTrue(
        List(down, nonsense).forall(_.status == Status.BadRequest),
        List(down, nonsense).forall(_.header(Header.SetCookie).isEmpty)
      )
    },
    test("an ID token for another app, from another issuer, with another nonce, or without one of its claims is refused") {
      val tokens = List(
        claims(_.replace("library", "other")),
        claims(_.replace("accounts.example.com", "evil.example")),
        claims(_.replace("\"nonce\":\"n\"", "\"nonce\":\"m\"")),
        claims(_.replace("\"nonce\"", "\"x\"")),
        claims(_.replace("\"exp\"", "\"x\"")),
        claims(_.replace("99999999999", "9")),
        claims(_.replace("\"library\"", "[\"library\",\"other\"]"))
      )
      for results <- check(claims() :: tokens) yield assertTrue(results.head.isRight, results.tail.forall(_.isLeft))
    },
    test("an ID token that another key signed, `alg: none`, and an unknown `kid` are refused") {
      val unnamed = (header: String) => base64(header.getBytes) + "." + base64("{}".getBytes) + ".AAAA"
      val tokens  = List[Signer => String](
        _ => claims()(other), _ => unnamed("""{"alg":"none","kid":"1"}"""), _ => unnamed("""{"alg":"HS256","kid":"1"}"""),
        _ => unnamed("""{"alg":"RS256","kid":"2"}"""), _ => unnamed("""{"alg":"RS256"}"""), _ => "", _ => "a.b.c"
      )
      for results <- check(tokens) yield assertTrue(results.forall(_.isLeft))
    },
    test("keys are loaded once for known names, and not within a minute of the last success for made-up ones") {
      for
        loads  <- Ref.make(0)
        routes  = Routes(Method.GET / "keys" -> handler(loads.update(_ + 1).as(Response.json(signer.keys))))
        counts <- (for
                      _     <- TestClock.adjust(1.hour)
                      keys  <- Keys.make(provider)
                      _     <- ZIO.foreachPar(1 to 20)(_ => keys.find("1"))
                      one   <- loads.get
                      _     <- ZIO.foreach(1 to 20)(n => keys.find(s"made-up-$n"))
                      same  <- loads.get
                      _     <- TestClock.adjust(1.minute)
                      _     <- ZIO.foreach(1 to 20)(n => keys.find(s"made-up-$n"))
                      two   <- loads.get
                    yield (one, same, two)).provide(clientOf(routes))
      yield assertTrue(counts == (1, 1, 2))
    },
    test("keys that can't be loaded are tried again immediately, and known keys don't wait for that") {
      for
        loads  <- Ref.make(0)
        stuck  <- Promise.make[Nothing, Unit]
        failing = Routes(Method.GET / "keys" -> handler(loads.update(_ + 1).as(Response.status(Status.ServiceUnavailable))))
        hanging = Routes(Method.GET / "keys" -> handler(stuck.succeed(()) *> ZIO.never))
        _      <- TestClock.adjust(1.hour)
        keys   <- Keys.make(provider)
        failed <- ZIO.foreach(1 to 3)(_ => keys.find("1").either).provide(clientOf(failing))
        tried  <- loads.get
        _      <- keys.find("1").provide(clientOf(keysOnly))
        _      <- TestClock.adjust(1.hour)
        fiber  <- keys.find("made-up").provide(clientOf(hanging)).fork
        _      <- stuck.await
        known  <- keys.find("1").provide(clientOf(hanging))
        _      <- fiber.interrupt
        after  <- keys.find("made-up").provide(clientOf(keysOnly))
      yield assertTrue(failed.forall(_.isLeft), tried == 3, known.isDefined, after.isEmpty)
    },
    test("of two logins in one browser, the later one can be finished") {
      withSite { (fake, site) =>
        for
          first  <- openLogin(site)
          second <- openLogin(site)
          one    <- fake.agree("ada", first.authorize)
          two    <- fake.agree("ada", second.authorize)
          early  <- callbackOf(site, one, second.cookie).map(_.status)
          late   <- callbackOf(site, two, second.cookie).map(_.status)
        yield assertTrue(early == Status.BadRequest, late == Status.SeeOther)
      }
    },
    test("the code and the client secret are encoded in the request for the token") {
      for
        seen  <- Ref.make("")
        routes = Routes(Method.POST / "token" -> handler { (request: Request) =>
                   request.body.asString.orDie.flatMap(seen.set).as(Response.json("{\"id_token\":\"x\"}"))
                 })
        _     <- exchange(provider, app.copy(clientSecret = Secret("a+b&c=d%e é")))("co de", "v").provide(clientOf(routes))
        body  <- seen.get
      yield assertTrue(body.contains("client_secret=a%2Bb%26c%3Dd%25e+%C3%A9&"), body.contains("code=co+de&"))
    },
    test("`next` leads to pages of the same site only") {
      def next(value: String) = target(Request.get(url"/login".addQueryParam("next", value))).encode
      val foreign = List("https://evil.example", "//evil.example", "/\\evil.example", "///evil.example", "/..//evil.example", "/%2Fevil.example", "/\t/evil.example", "/a%0d%0aX: 1", "javascript:alert(1)", "evil", "")
      assertTrue(
        next("/loans?page=2") == "/loans?page=2",
        foreign.map(next).forall(url => url.startsWith("/") && !url.startsWith("//") && !url.startsWith("/\\") && !url.exists(_.isControl))
      )
    },
    test("the attempt cookie is `Lax`, so that it survives the redirect from the provider") {
      assertTrue(Header.SetCookie(attemptCookie.copy(content = "x")).renderedValue.contains("SameSite=Lax"))
    }
  ) @@ TestAspect.silentLogging
