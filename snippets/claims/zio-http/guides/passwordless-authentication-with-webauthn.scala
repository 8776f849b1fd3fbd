// Claims of docs/zio-http/guides/passwordless-authentication-with-webauthn.mdx. Each name is a sentence that the page relies on.
import com.yubico.webauthn.*
import com.yubico.webauthn.data.*
import java.security.SecureRandom
import java.security.interfaces.ECPublicKey
import java.security.spec.ECGenParameterSpec
import java.security.{KeyPair, KeyPairGenerator, MessageDigest, Signature}
import java.time.Instant
import java.util.Base64
import java.util.concurrent.atomic.AtomicReference
import scala.jdk.CollectionConverters.*
import scala.jdk.OptionConverters.*
import zio.*
import zio.http.*
import zio.test.*

object PasswordlessAuthenticationWithWebauthnClaims extends ZIOSpecDefault:
  def relyingParty(passkeys: CredentialRepository): RelyingParty =
    val bank = RelyingPartyIdentity.builder().id("bank.example").name("Savings Bank")
    RelyingParty.builder()
      .identity(bank.build())
      .credentialRepository(passkeys)
      .origins(java.util.Set.of("https://bank.example"))
      .build()

  final case class Account(name: String, handle: ByteArray) // handle: a random id
  final case class Passkey(account: Account, credential: RegisteredCredential)

  final class Passkeys extends CredentialRepository: // in production: a table
    private val rows = AtomicReference(List.empty[Passkey])

    private def find(p: Passkey => Boolean): List[Passkey] = rows.get.filter(p)

    def getCredentialIdsForUsername(name: String) =
      find(_.account.name == name).map(p =>
        PublicKeyCredentialDescriptor.builder().id(p.credential.getCredentialId).build()
      ).toSet.asJava

    def getUserHandleForUsername(name: String) =
      find(_.account.name == name).headOption.map(_.account.handle).toJava

    def getUsernameForUserHandle(handle: ByteArray) =
      find(_.account.handle == handle).headOption.map(_.account.name).toJava

    def lookup(id: ByteArray, handle: ByteArray) =
      lookupAll(id).asScala.find(_.getUserHandle == handle).toJava

    def lookupAll(id: ByteArray) =
      find(_.credential.getCredentialId == id).map(_.credential).toSet.asJava

    /** Adds a passkey, unless a row is in its way. */
    def add(passkey: Passkey)(inTheWay: Passkey => Boolean): UIO[Boolean] =
      ZIO.succeed {
        val before =
          rows.getAndUpdate(all => if all.exists(inTheWay) then all else passkey :: all)
        !before.exists(inTheWay)
      }

    def count(id: ByteArray, counter: Long): UIO[Unit] =
      def counted(key: RegisteredCredential) =
        if key.getCredentialId != id then key
        else key.toBuilder.signatureCount(counter).build()
      ZIO.succeed {
        rows.updateAndGet(_.map(p => p.copy(credential = counted(p.credential))))
      }.unit

  val random = SecureRandom()

  val randomBytes: UIO[ByteArray] = ZIO.succeed {
    val bytes = new Array[Byte](32)
    random.nextBytes(bytes)
    ByteArray(bytes)
  }

  final class Pending[A](stored: Ref[Map[String, (A, Instant)]]):
    def start(options: A): UIO[Cookie.Response] =
      for
        id   <- randomBytes.map(_.getBase64Url)
        now  <- Clock.instant
        entry = id -> (options, now.plus(5.minutes))
        _    <- stored.update(_.filter(_._2._2.isAfter(now)) + entry)
      yield ceremony.copy(content = id)

    def finish(request: Request): UIO[Option[A]] =
      val id = request.cookie(ceremony.name).fold("")(_.content)
      Clock.instant.flatMap { now =>
        stored.modify(all => (all.get(id).filter(_._2.isAfter(now)).map(_._1), all - id))
      }

  object Pending:
    def make[A]: UIO[Pending[A]] = Ref.make(Map.empty[String, (A, Instant)]).map(Pending(_))

  val ceremony = Cookie.Response(
    name = "__Host-ceremony",
    content = "",
    path = Some(Path.root),
    isSecure = true,
    isHttpOnly = true,
    sameSite = Some(Cookie.SameSite.Strict),
    maxAge = Some(5.minutes)
  )

  val verified = UserVerificationRequirement.REQUIRED
  val refused  = Response.text("passkey refused").status(Status.Unauthorized)

  def log(error: Throwable): UIO[Unit] =
    ZIO.logDebug(s"passkey refused: $error".filterNot(_.isControl))

  final case class Registration(
      account: Account,
      options: PublicKeyCredentialCreationOptions
  )

  final class Registrations(relyingParty: RelyingParty):
    def start(account: Account): Task[Registration] =
      val user      = UserIdentity.builder().name(account.name).displayName(account.name)
        .id(account.handle).build()
      val selection = AuthenticatorSelectionCriteria.builder()
        .residentKey(ResidentKeyRequirement.REQUIRED)
        .userVerification(verified).build()
      val options   = StartRegistrationOptions.builder().user(user)
        .authenticatorSelection(selection).build()
      ZIO.attemptBlocking(relyingParty.startRegistration(options))
        .map(Registration(account, _))

    def finish(registration: Registration, json: String): IO[Response, Passkey] =
      ZIO.attemptBlocking {
        val response = PublicKeyCredential.parseRegistrationResponseJson(json)
        val result   = relyingParty.finishRegistration(
          FinishRegistrationOptions.builder()
            .request(registration.options).response(response).build()
        )
        Passkey(
          registration.account,
          RegisteredCredential.builder().credentialId(result.getKeyId.getId)
            .userHandle(registration.account.handle).publicKeyCose(result.getPublicKeyCose)
            .signatureCount(result.getSignatureCount).build()
        )
      }.tapError(log).orElseFail(refused)

  final class Logins(relyingParty: RelyingParty, passkeys: Passkeys):
    val start: Task[AssertionRequest] =
      val options = StartAssertionOptions.builder().userVerification(verified).build()
      ZIO.attemptBlocking(relyingParty.startAssertion(options))

    /** The name of the account. */
    def finish(request: AssertionRequest, json: String): IO[Response, String] =
      for
        result <- ZIO.attemptBlocking {
                    val response = PublicKeyCredential.parseAssertionResponseJson(json)
                    relyingParty.finishAssertion(
                      FinishAssertionOptions.builder()
                        .request(request).response(response).build()
                    )
                  }.tapError(log).orElseFail(refused)
        key     = result.getCredential.getCredentialId
        _      <- passkeys.count(key, result.getSignatureCount)
      yield result.getUsername

  type StartSession = String => UIO[Cookie.Response]

  def text(request: Request): IO[Response, String] =
    request.body.asString.orElseFail(Response.badRequest)

  def registerRoutes(
      passkeys: Passkeys,
      pending: Pending[Registration],
      session: StartSession,
      inTheWay: Passkey => Passkey => Boolean
  ) =
    val registrations = Registrations(relyingParty(passkeys))
    Routes(
      Method.POST / "register" / "start" -> handler { (request: Request) =>
        for
          name    <- text(request)
                       .filterOrFail(_.matches("[a-z]{1,30}"))(Response.badRequest)
          handle  <- randomBytes
          started <- registrations.start(Account(name, handle)).orDie
          cookie  <- pending.start(started)
        yield Response.json(started.options.toCredentialsCreateJson).addCookie(cookie)
      },
      Method.POST / "register" / "finish" -> handler { (request: Request) =>
        for
          started <- pending.finish(request).someOrFail(refused)
          passkey <- text(request).flatMap(registrations.finish(started, _))
          added   <- passkeys.add(passkey)(inTheWay(passkey))
          _       <- ZIO.fail(Response.status(Status.Conflict)).unless(added)
          cookie  <- session(passkey.account.name)
        yield Response.text(s"signed in as ${passkey.account.name}").addCookie(cookie)
      }
    )

  def loginRoutes(
      passkeys: Passkeys,
      pending: Pending[AssertionRequest],
      session: StartSession
  ) =
    val logins = Logins(relyingParty(passkeys), passkeys)
    Routes(
      Method.POST / "login" / "start" -> handler { (_: Request) =>
        for
          started <- logins.start.orDie
          cookie  <- pending.start(started)
        yield Response.json(started.toCredentialsGetJson).addCookie(cookie)
      },
      Method.POST / "login" / "finish" -> handler { (request: Request) =>
        for
          started <- pending.finish(request).someOrFail(refused)
          name    <- text(request).flatMap(logins.finish(started, _))
          cookie  <- session(name)
        yield Response.text(s"signed in as $name").addCookie(cookie)
      }
    )

  def site(session: StartSession)(
      inTheWay: Passkey => Passkey => Boolean
  ): UIO[Routes[Any, Response]] =
    val passkeys = Passkeys()
    for
      registrations <- Pending.make[Registration]
      logins        <- Pending.make[AssertionRequest]
    yield registerRoutes(passkeys, registrations, session, inTheWay) ++
      loginRoutes(passkeys, logins, session)

  def newKey: KeyPair =
    val generator = KeyPairGenerator.getInstance("EC")
    generator.initialize(ECGenParameterSpec("secp256r1"))
    generator.generateKeyPair

  def hex(text: String): Array[Byte] = ByteArray.fromHex(text).getBytes
  def sha256(bytes: Array[Byte]): Array[Byte] =
    MessageDigest.getInstance("SHA-256").digest(bytes)
  def base64(bytes: Array[Byte]): String = ByteArray(bytes).getBase64Url

  /** A public key in the format of WebAuthn. */
  def cose(key: ECPublicKey): Array[Byte] =
    def coordinate(n: java.math.BigInteger) = hex(f"$n%064x")
    hex("a5010203262001215820") ++ coordinate(key.getW.getAffineX) ++
      hex("225820") ++ coordinate(key.getW.getAffineY)

  /** What the browser adds to the challenge. */
  def clientData(kind: String, challenge: String, origin: String): Array[Byte] =
    s"""{"type":"webauthn.$kind","challenge":"$challenge","origin":"$origin"}""".getBytes

  def challengeOf(options: String): String =
    "\"challenge\":\"([^\"]+)".r.findFirstMatchIn(options).fold("")(_.group(1))

  final case class Device(
      key: KeyPair,
      handle: String,
      counter: Int = 1,
      domain: String = "bank.example",
      origin: String = "https://bank.example",
      flags: Int = 0x05 // a person is present (1) and verified (4)
  ):
    private val id = sha256(key.getPublic.getEncoded).take(16)

    private def authenticatorData(more: Int): Array[Byte] =
      sha256(domain.getBytes) ++ hex(f"${flags | more}%02x$counter%08x")

    private def json(fields: (String, Array[Byte])*): String =
      val response = fields.map((name, bytes) => s""""$name":"${base64(bytes)}"""")
      s"""{"id":"${base64(id)}","type":"public-key","clientExtensionResults":{},""" +
        s""""response":{${response.mkString(",")}}}"""

    def create(options: String): String =
      val public      = cose(key.getPublic.asInstanceOf[ECPublicKey])
      val data        = authenticatorData(0x40) ++ hex("00" * 16 + "0010") ++ id ++ public
      val none        = "a363666d74646e6f6e656761747453746d74a0" // no attestation
      val attestation = hex(none + "68617574684461746158" + f"${data.length}%02x") ++ data
      json(
        "clientDataJSON"    -> clientData("create", challengeOf(options), origin),
        "attestationObject" -> attestation
      )

    def sign(options: String): String =
      val client = clientData("get", challengeOf(options), origin)
      val data   = authenticatorData(0)
      val signer = Signature.getInstance("SHA256withECDSA")
      signer.initSign(key.getPrivate)
      signer.update(data ++ sha256(client))
      json(
        "clientDataJSON"    -> client,
        "authenticatorData" -> data,
        "signature"         -> signer.sign,
        "userHandle"        -> ByteArray.fromBase64Url(handle).getBytes
      )

  /** A browser that keeps the cookie of the running ceremony. */
  final class Browser(site: Routes[Any, Response], cookie: Ref[String]):
    def elsewhere(cookie: Ref[String]): Browser = Browser(site, cookie)

    def post(path: String, body: String): UIO[(Status, String)] =
      ZIO.scoped {
        for
          id       <- cookie.get
          request   = Request.post(URL(Path.decode(path)), Body.fromString(body))
          response <- site.runZIO(request.addCookie(Cookie.Request(ceremony.name, id)))
          cookies   = response.headers(Header.SetCookie).map(_.value)
          set       = cookies.find(_.name == ceremony.name).map(_.content)
          _        <- ZIO.foreachDiscard(set)(cookie.set)
          text     <- response.body.asString.orDie
        yield (response.status, text)
      }

  def open(inTheWay: Passkey => Passkey => Boolean): UIO[Browser] =
    // The library logs through SLF4J, which warns if there's no logger behind it.
    sys.props("slf4j.internal.verbosity") = "ERROR"
    val session = (name: String) => ZIO.succeed(Cookie.Response("__Host-session", name))
    site(session)(inTheWay).zipWith(Ref.make(""))(Browser(_, _))

  def sameKey(passkey: Passkey)(row: Passkey): Boolean =
    row.credential.getCredentialId == passkey.credential.getCredentialId

  def sameName(passkey: Passkey)(row: Passkey): Boolean =
    sameKey(passkey)(row) || row.account.name == passkey.account.name

  /** A registered device of Ada's, and her browser. */
  def ada: UIO[(Browser, Device)] =
    for
      browser <- open(sameName)
      options <- browser.post("/register/start", "ada").map(_._2)
      device   = Device(newKey, handleOf(options))
      _       <- browser.post("/register/finish", device.create(options))
    yield (browser, device.copy(counter = 2))

  def handleOf(options: String): String =
    "\"id\":\"([^\"]{43})\"".r.findFirstMatchIn(options).fold("")(_.group(1))

  def login(browser: Browser)(sign: String => String): UIO[Status] =
    browser.post("/login/start", "").flatMap((_, options) => browser.post("/login/finish", sign(options))).map(_._1)

  def registering(change: Device => Device): UIO[Status] =
    for
      browser <- open(sameName)
      options <- browser.post("/register/start", "ada").map(_._2)
      status  <- browser.post("/register/finish", change(Device(newKey, handleOf(options))).create(options)).map(_._1)
    yield status

  def spec = suite("Passwordless authentication with WebAuthn")(
    test("a registration from another origin, for another domain, or without verification is refused") {
      for
        good    <- registering(identity)
        results <- ZIO.foreach(
                     List[Device => Device](
                       _.copy(origin = "https://bank.evil.com"), _.copy(origin = "http://bank.example"),
                       _.copy(origin = "https://bank.example:8443"), _.copy(origin = "https://www.bank.example"),
                       _.copy(domain = "evil.com"), _.copy(flags = 0x01), _.copy(flags = 0x04)
                     )
                   )(registering)
      yield assertTrue(good == Status.Ok, results.toSet == Set(Status.Unauthorized))
    },
    test("a login from a subdomain, another port, or plain HTTP is refused") {
      for
        found <- ada
        (browser, device) = found
        origins = List("https://www.bank.example", "https://bank.example:8443", "http://bank.example", "https://bank.example.evil.com", "null", "")
        results <- ZIO.foreach(origins)(origin => login(browser)(device.copy(origin = origin).sign))
        good    <- login(browser)(device.sign)
      yield assertTrue(results.toSet == Set(Status.Unauthorized), good == Status.Ok)
    },
    test("a ceremony ends after five minutes") {
      for
        found <- ada
        (browser, device) = found
        options <- browser.post("/login/start", "").map(_._2)
        _       <- TestClock.adjust(5.minutes)
        late    <- browser.post("/login/finish", device.sign(options)).map(_._1)
      yield assertTrue(late == Status.Unauthorized)
    },
    test("a failed attempt uses the ceremony up") {
      for
        found <- ada
        (browser, device) = found
        options <- browser.post("/login/start", "").map(_._2)
        _       <- browser.post("/login/finish", "{}")
        second  <- browser.post("/login/finish", device.sign(options)).map(_._1)
      yield assertTrue(second == Status.Unauthorized)
    },
    test("a response without the cookie of its ceremony is refused") {
      for
        found <- ada
        (browser, device) = found
        other   <- Ref.make("").map(cookie => browser.elsewhere(cookie))
        options <- browser.post("/login/start", "").map(_._2)
        stolen  <- other.post("/login/finish", device.sign(options)).map(_._1)
      yield assertTrue(stolen == Status.Unauthorized)
    },
    test("of twenty registrations of one name at the same time, one succeeds") {
      for
        browser  <- open(sameName)
        results  <- ZIO.foreachPar(1 to 20) { _ =>
                      for
                        own     <- Ref.make("").map(browser.elsewhere)
                        options <- own.post("/register/start", "ada").map(_._2)
                        status  <- own.post("/register/finish", Device(newKey, handleOf(options)).create(options)).map(_._1)
                      yield status
                    }
      yield assertTrue(results.count(_ == Status.Ok) == 1, results.count(_ == Status.Conflict) == 19)
    },
    test("a counter that stays zero is accepted, and one that goes back is not") {
      for
        browser <- open(sameName)
        options <- browser.post("/register/start", "ada").map(_._2)
        synced   = Device(newKey, handleOf(options), counter = 0)
        _       <- browser.post("/register/finish", synced.create(options))
        zeros   <- ZIO.foreach(1 to 3)(_ => login(browser)(synced.sign))
        up      <- login(browser)(synced.copy(counter = 5).sign)
        same    <- login(browser)(synced.copy(counter = 5).sign)
        back    <- login(browser)(synced.sign)
      yield assertTrue(zeros.toSet == Set(Status.Ok), up == Status.Ok, same == Status.Unauthorized, back == Status.Unauthorized)
    },
    test("a copied key that signs first gets in, and the original is refused afterward") {
      for
        found <- ada
        (browser, original) = found
        copy  <- login(browser)(original.sign)
        late  <- login(browser)(original.sign)
      yield assertTrue(copy == Status.Ok, late == Status.Unauthorized)
    },
    test("a passkey of one account can't be registered for another") {
      for
        found <- ada
        (browser, device) = found
        options <- browser.post("/register/start", "mallory").map(_._2)
        status  <- browser.post("/register/finish", device.create(options)).map(_._1)
        login   <- login(browser)(device.sign)
      yield assertTrue(status == Status.Unauthorized, login == Status.Ok)
    },
    test("a message of the library can contain line breaks of the attacker's, and the log gets none") {
      val json = "{\"id\":\"AAAA\",\"type\":\"x\\nlevel=INFO forged\",\"clientExtensionResults\":{},\"response\":{}}"
      for
        error   <- ZIO.attempt(PublicKeyCredential.parseAssertionResponseJson(json)).flip
        _       <- log(error)
        entries <- ZTestLogger.logOutput.map(_.map(_.message()))
      yield assertTrue(error.getMessage.contains("\nlevel=INFO"), entries.exists(_.contains("forged")), entries.forall(!_.contains("\n")))
    },
    test("malformed and foreign responses get a 401, and never a 500") {
      for
        found <- ada
        (browser, device) = found
        changes = List[String => String](
                    _ => "", _ => "null", _ => "[]", _ => "{}", _ => "[" * 50000, _ => "\u0000", _ => "{\"id\":1}",
                    device.create,
                    options => device.sign(options).replace("\"signature\":\"", "\"signature\":\"AAAA"),
                    options => device.sign(options).replaceAll("\"userHandle\":\"[^\"]*\"", "\"userHandle\":null"),
                    options => device.sign(options).replaceAll("\"authenticatorData\":\"[^\"]*\"", "\"authenticatorData\":\"AA\""),
                    options => device.copy(handle = "AAAA").sign(options)
                  )
        results <- ZIO.foreach(changes)(login(browser))
        created <- ZIO.foreach(List("", "{}", "[" * 50000, "{\"id\":1}")) { body =>
                     browser.post("/register/start", "eve") *> browser.post("/register/finish", body).map(_._1)
                   }
        good    <- login(browser)(device.sign)
      yield assertTrue(results.toSet == Set(Status.Unauthorized), created.toSet == Set(Status.Unauthorized), good == Status.Ok)
    },
    test("an attestation whose lengths lie gets a 401") {
      for
        browser <- open(sameName)
        results <- ZIO.foreach(List("9f" * 2000, "5b7fffffffffffffff", "bb7fffffffffffffff", "a3", "81" * 5000, "")) { bytes =>
                     for
                       options <- browser.post("/register/start", "ada").map(_._2)
                       data     = "\"attestationObject\":\"" + base64(hex(bytes)) + "\""
                       json     = Device(newKey, handleOf(options)).create(options).replaceAll("\"attestationObject\":\"[^\"]*\"", data)
                       status  <- browser.post("/register/finish", json).map(_._1)
                     yield status
                   }
      yield assertTrue(results.toSet == Set(Status.Unauthorized))
    },
    test("the options of a login name neither accounts nor passkeys") {
      for
        browser <- ada.map(_._1)
        options <- browser.post("/login/start", "").map(_._2)
      yield assertTrue(!options.contains("ada"), !options.contains("allowCredentials"), options.contains("\"userVerification\":\"required\""))
    },
    test("the options for a name that is taken list the ids of its passkeys") {
      for
        found <- ada
        (browser, device) = found
        taken <- browser.post("/register/start", "ada").map(_._2)
        free  <- browser.post("/register/start", "eve").map(_._2)
      yield assertTrue(free.contains("\"excludeCredentials\":[]"), taken.contains("\"excludeCredentials\":[{"))
    },
    test("a second passkey with the same handle opens the same account") {
      for
        registrations <- ZIO.succeed(Passkeys()).map(passkeys => (passkeys, Registrations(relyingParty(passkeys))))
        (passkeys, all) = registrations
        logins   = Logins(relyingParty(passkeys), passkeys)
        account <- randomBytes.map(Account("ada", _))
        first   <- all.start(account)
        second  <- all.start(account)
        one      = Device(newKey, account.handle.getBase64Url)
        two      = Device(newKey, account.handle.getBase64Url)
        made    <- ZIO.foreach(List(one, two)) { device =>
                     val started = if device == one then first else second
                     all.finish(started, device.create(started.options.toCredentialsCreateJson))
                       .flatMap(passkey => passkeys.add(passkey)(sameKey(passkey)))
                   }
        names   <- ZIO.foreach(List(one, two)) { device =>
                     logins.start.flatMap(request => logins.finish(request, device.copy(counter = 2).sign(request.toCredentialsGetJson)))
                   }
      yield assertTrue(made.forall(identity), names == List("ada", "ada"))
    },
    test("names with other characters, and empty or long ones, get a 400") {
      for
        browser <- open(sameName)
        results <- ZIO.foreach(List("", "Ada", "ada lovelace", "a" * 31, "<script>", "ada\n", "äda"))(browser.post("/register/start", _).map(_._1))
      yield assertTrue(results.toSet == Set(Status.BadRequest))
    }
  )
