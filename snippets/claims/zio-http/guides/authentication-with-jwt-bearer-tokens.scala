// include: http-calls
// timeout: 60
// Claims of docs/zio-http/guides/authentication-with-jwt-bearer-tokens.mdx. Each name is a sentence that the page relies on.
import java.security.{KeyFactory, KeyPairGenerator, PrivateKey, PublicKey}
import java.security.spec.{PKCS8EncodedKeySpec, X509EncodedKeySpec}
import java.util.Base64
import pdi.jwt.{JwtAlgorithm, JwtClaim, JwtOptions, JwtUtils, JwtZIOJson}
import zio.http.endpoint.{AuthType, Endpoint}
import zio.json.*
import zio.json.ast.Json
import zio.test.*

object AuthenticationWithJwtBearerTokensClaims extends ZIOSpecDefault:
  final case class Driver(id: String, roles: Set[String])

  final case class Claims(iss: String, aud: String, sub: String, exp: Long, roles: Set[String]) derives JsonCodec

  final class Verifier(keys: Map[String, PublicKey]):
    private val headerOnly = JwtOptions(signature = false, expiration = false, notBefore = false)
    private val clockSkew  = JwtOptions(leeway = 30)
    private val accepted   = Seq(JwtAlgorithm.EdDSA)

    def verify(token: String): Task[Driver] =
      for
        jwt    <- Clock.javaClock.map(JwtZIOJson(_))
        header <- ZIO.fromTry(jwt.decodeAll(token, headerOnly)).map(_._1)
        key    <- ZIO.getOrFail(header.keyId.flatMap(keys.get))
        json   <- ZIO.fromTry(jwt.decodeJson(token, key, accepted, clockSkew))
        claims <- ZIO.fromEither(json.as[Claims]).mapError(IllegalArgumentException(_))
        ours    = claims.iss == "login" && claims.aud == "cars"
        _      <- ZIO.fail(IllegalArgumentException("issuer or audience")).unless(ours)
      yield Driver(claims.sub, claims.roles)

  def refused(error: Option[String]): Response =
    Response.unauthorized.addHeader(Header.WWWAuthenticate.Bearer("cars", error = error))

  def authenticated(verifier: Verifier): HandlerAspect[Any, Driver] =
    HandlerAspect.customAuthProvidingZIO {
      _.header(Header.Authorization) match
        case Some(Header.Authorization.Bearer(token)) =>
          verifier.verify(token.stringValue).orElseFail(refused(Some("invalid_token"))).asSome
        case _ => ZIO.fail(refused(None))
    }

  val cars = Routes(Method.GET / "a" -> handler { (_: Request) =>
    withContext((driver: Driver) => Response.text(driver.id))
  })

  val pair     = KeyPairGenerator.getInstance("Ed25519").generateKeyPair
  val verifier = Verifier(Map("k1" -> pair.getPublic))
  val routes   = cars @@ authenticated(verifier)
  val hmacKey  = javax.crypto.spec.SecretKeySpec(Array.fill(32)(7.toByte), "HmacSHA256")

  def base64(text: String) = Base64.getUrlEncoder.withoutPadding.encodeToString(text.getBytes)

  def genuine(claims: String, header: String = """{"alg":"EdDSA","kid":"k1"}""", key: PrivateKey = pair.getPrivate): String =
    val signed = base64(header) + "." + base64(claims)
    val bytes  = JwtUtils.sign(signed, key, JwtAlgorithm.EdDSA)
    signed + "." + Base64.getUrlEncoder.withoutPadding.encodeToString(bytes)

  def claims(exp: Long) = Claims("login", "cars", "ada", exp, Set("driver")).toJson

  def send(token: String): URIO[Scope, Response] =
    routes.runZIO(Request.get("/a").addHeader("Authorization", s"Bearer $token"))

  object Pem:
    private val keys = KeyFactory.getInstance("Ed25519")

    private def bytes(pem: String) = Base64.getMimeDecoder.decode(pem.replaceAll("-----[A-Z ]+-----", ""))

    def privateKey(pem: String): Task[PrivateKey] = ZIO.attempt(keys.generatePrivate(PKCS8EncodedKeySpec(bytes(pem))))
    def publicKey(pem: String): Task[PublicKey]   = ZIO.attempt(keys.generatePublic(X509EncodedKeySpec(bytes(pem))))

  val open = Routes(
    Endpoint(Method.GET / "open").out[String].auth(AuthType.Bearer).implementHandler(handler((_: Unit) => "open"))
  )

  def spec = suite("Authentication with JWT bearer tokens")(
    test("`decode` requires neither an expiry nor an audience") {
      val token = JwtZIOJson.encode(JwtClaim(subject = Some("ada")), hmacKey, JwtAlgorithm.HS256)
      val aimed = JwtZIOJson.encode(JwtClaim(subject = Some("ada")).to("newsletter"), hmacKey, JwtAlgorithm.HS256)
      assertTrue(
        JwtZIOJson.decode(token, hmacKey, Seq(JwtAlgorithm.HS256)).isSuccess,
        JwtZIOJson.decode(aimed, hmacKey, Seq(JwtAlgorithm.HS256)).isSuccess
      )
    },
    test("a public key together with HS256 does not compile") {
      typeCheck("JwtZIOJson.decodeJson(\"a.b.c\", pair.getPublic, Seq(JwtAlgorithm.HS256))").map(result => assertTrue(result.isLeft))
    },
    test("neither does a list of both kinds of algorithms, but a key in a string and HS256 do") {
      for
        mixed <- typeCheck("JwtZIOJson.decodeJson(\"a.b.c\", pair.getPublic, Seq(JwtAlgorithm.EdDSA, JwtAlgorithm.HS256))")
        text  <- typeCheck("JwtZIOJson.decodeJson(\"a.b.c\", \"PEM\", Seq(JwtAlgorithm.HS256))")
      yield assertTrue(mixed.isLeft, text.isRight)
    },
    test("an endpoint accepts any bearer token, and `.unit` protects it where the aspect alone does not compile") {
      def get(routes: Routes[Any, Response], token: String) =
        routes.runZIO(Request.get("/open").addHeader("Authorization", s"Bearer $token")).map(_.status)
      for
        plain <- typeCheck("open @@ authenticated(verifier)")
        now   <- Clock.instant.map(_.getEpochSecond)
        alone <- get(open, "junk")
        junk  <- get(open @@ authenticated(verifier).unit, "junk")
        good  <- get(open @@ authenticated(verifier).unit, genuine(claims(now + 60)))
      yield assertTrue(plain.isLeft, alone == Status.Ok, junk == Status.Unauthorized, good == Status.Ok)
    },
    test("in jwt-scala 11.0.3, an expiry in quotes is not checked, although ZIO JSON decodes it") {
      val quoted = genuine("""{"iss":"login","aud":"cars","sub":"ada","exp":"1","roles":[]}""")
      for
        _      <- TestClock.adjust(1.hour)
        driver <- verifier.verify(quoted)
        number <- verifier.verify(genuine(claims(1))).either
      yield assertTrue(driver.id == "ada", number.isLeft)
    },
    test("jwt-scala signs with a secret of eight characters without complaint") {
      assertTrue(JwtZIOJson.encode("{}", "password", JwtAlgorithm.HS256).nonEmpty)
    },
    test("the claims of a token can be read without any key") {
      val payload = genuine(claims(9)).split('.')(1)
      assertTrue(String(Base64.getUrlDecoder.decode(payload)).contains("\"sub\":\"ada\""))
    },
    test("a token is accepted until 30 seconds after its expiry") {
      for
        _     <- TestClock.setTime(java.time.Instant.ofEpochSecond(1000))
        early <- verifier.verify(genuine(claims(971))).either
        late  <- verifier.verify(genuine(claims(970))).either
      yield assertTrue(early.isRight, late.isLeft)
    },
    test("without a token, the challenge has no error, and with a bad one, it has") {
      for
        none <- routes.runZIO(Request.get("/a"))
        bad  <- send("abc")
      yield assertTrue(
        none.status == Status.Unauthorized,
        none.rawHeader("WWW-Authenticate").exists(!_.contains("error")),
        bad.rawHeader("WWW-Authenticate").exists(_.contains("error=\"invalid_token\""))
      )
    },
    test("malformed tokens get a 401, and never a 500") {
      val deep = "[" * 5500
      val tokens = List(
        ".", "..", "...", "a.b", "a.b.c", "e30.e30.", "e30.e30.AAAA", genuine("[]"), genuine("null"), genuine("\u0000"),
        genuine(deep), genuine(claims(9), deep), genuine(claims(9), "{}"), genuine(claims(9), """{"alg":"EdDSA"}"""),
        genuine(claims(9), """{"alg":"EdDSA","kid":1}"""), genuine(claims(9), """{"alg":"EdDSA","kid":null}"""),
        genuine(claims(9), """{"alg":["EdDSA"],"kid":"k1"}"""), genuine(claims(9), """{"alg":"HS999","kid":"k1"}"""),
        genuine("""{"exp":1e999999999}"""), genuine("""{"exp":-1}"""), genuine(claims(Long.MaxValue)) + "=",
        genuine(claims(9)).dropRight(20), genuine(claims(9)) + ".e30", "%%%.%%%.%%%"
      )
      for statuses <- ZIO.foreach(tokens)(send(_).map(_.status).exit)
      yield assertTrue(statuses.toSet == Set(Exit.succeed(Status.Unauthorized)))
    },
    test("a key that the token brings along in its header is ignored") {
      val own = KeyPairGenerator.getInstance("Ed25519").generateKeyPair
      val x   = Base64.getUrlEncoder.withoutPadding.encodeToString(own.getPublic.getEncoded.takeRight(32))
      val header = s"""{"alg":"EdDSA","kid":"k1","jwk":{"kty":"OKP","crv":"Ed25519","x":"$x"}}"""
      for response <- send(genuine(claims(100), header, own.getPrivate))
      yield assertTrue(response.status == Status.Unauthorized)
    },
    test("claims of the wrong type, and missing ones, do not decode") {
      val texts = List(
        """{"iss":"login","aud":"cars","sub":"ada","roles":[]}""",
        """{"iss":"login","aud":"cars","sub":"ada","exp":null,"roles":[]}""",
        """{"iss":"login","aud":"cars","sub":1,"exp":1,"roles":[]}""",
        """{"iss":"login","aud":["cars"],"sub":"ada","exp":1,"roles":[]}""",
        """{"iss":"login","sub":"ada","exp":1,"roles":[]}"""
      )
      assertTrue(texts.forall(_.fromJson[Claims].isLeft))
    },
    test("an audience that may be a list or a string decodes with `orElse`") {
      given audience: JsonDecoder[Set[String]] = JsonDecoder.set[String].orElse(JsonDecoder.string.map(Set(_)))
      assertTrue(
        "[\"a\",\"b\"]".fromJson(using audience) == Right(Set("a", "b")),
        "\"a\"".fromJson(using audience) == Right(Set("a"))
      )
    },
    test("in jwt-scala 11.0.3, a name with a backslash in a `JwtClaim` changes or breaks the token, and a codec escapes it") {
      val accepted = Seq(JwtAlgorithm.HS256)
      def claim(name: String) =
        JwtZIOJson.decode(JwtZIOJson.encode(JwtClaim(subject = Some(name)), hmacKey, JwtAlgorithm.HS256), hmacKey, accepted)
      def codec(name: String) =
        val token = JwtZIOJson.encode(Claims("i", "a", name, 99999999999L, Set()).toJson, hmacKey, JwtAlgorithm.HS256)
        JwtZIOJson.decodeJson(token, hmacKey, accepted).toOption.flatMap(_.as[Claims].toOption).map(_.sub)
      assertTrue(
        claim("a\\b").toOption.flatMap(_.subject).exists(_ != "a\\b"),
        claim("a\\").isFailure,
        codec("a\\b").contains("a\\b"),
        codec("a\\").contains("a\\")
      )
    },
    test("some messages of jwt-scala contain the token") {
      assertTrue(JwtZIOJson.decode("a.b.c.d").failed.get.getMessage.contains("a.b.c.d"))
    },
    test("keys in PEM files can be read, also if an environment variable has lost the line breaks") {
      def pem(kind: String, bytes: Array[Byte]) =
        s"-----BEGIN $kind KEY-----\n${Base64.getMimeEncoder.encodeToString(bytes)}\n-----END $kind KEY-----\n"
      val publicPem = pem("PUBLIC", pair.getPublic.getEncoded)
      for
        signer <- Pem.privateKey(pem("PRIVATE", pair.getPrivate.getEncoded))
        public <- Pem.publicKey(publicPem)
        now    <- Clock.instant.map(_.getEpochSecond)
        driver <- Verifier(Map("k1" -> public)).verify(genuine(claims(now + 60), key = signer))
        flat   <- Pem.publicKey(publicPem.replace("\n", " "))
        broken <- Pem.publicKey("-----BEGIN PUBLIC KEY-----").either
      yield assertTrue(driver.id == "ada", flat == public, broken.isLeft)
    },
    test("headers of more than 8 kB together get a 431 by default") {
      Server
        .install(routes)
        .flatMap { port =>
          val request = Request.get(url"http://localhost/a".port(port))
          for
            small <- Client.batched(request.addHeader("Authorization", "Bearer " + "a" * 4000))
            large <- Client.batched(request.addHeader("Authorization", "Bearer " + "a" * 4000).addHeader("X-A", "a" * 4500))
          yield assertTrue(small.status == Status.Unauthorized, large.status == Status.RequestHeaderFieldsTooLarge)
        }
        .provide(serverWith(identity), Client.default)
    }
  )
