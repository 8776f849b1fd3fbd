// include: http-calls
// timeout: 60
// cspell:ignore cnonce
// Claims of docs/zio-http/guides/digest-authentication.mdx. Each name is a sentence that the page relies on.
import java.net.URI
import zio.test.*

object DigestAuthenticationClaims extends ZIOSpecDefault:
  val parameters = List(
    "response" -> "\"r\"", "username" -> "\"ada\"", "realm" -> "\"gate\"", "uri" -> "\"/gate\"", "opaque" -> "\"o\"",
    "algorithm" -> "SHA-256", "qop" -> "auth", "cnonce" -> "\"c\"", "nonce" -> "\"n\"", "nc" -> "0000000a"
  )

  def header(parameters: List[(String, String)]): String =
    parameters.map((name, value) => s"$name=$value").mkString("Digest ", ", ", "")

  def parsed(value: String): Option[Header.Authorization] =
    Request.get("/").addHeader("Authorization", value).header(Header.Authorization)

  def digest(value: String): Option[Header.Authorization.Digest] =
    parsed(value).collect { case digest: Header.Authorization.Digest => digest }

  // The nonces of the page.
  final class Nonces(key: zio.Config.Secret, lifetime: Duration, counts: Ref[Map[String, Int]]):
    private val random = java.security.SecureRandom()

    def issue: UIO[String] =
      Clock.instant.map { now =>
        val content = s"${now.plus(lifetime).toEpochMilli}-${random.nextLong.toHexString}"
        s"$content-${sign(content)}"
      }

    def use(nonce: String, count: Int): UIO[Boolean] =
      Clock.instant.flatMap { now =>
        if !genuine(nonce) || expired(nonce, now) then ZIO.succeed(false)
        else
          counts.modify { all =>
            if count <= all.getOrElse(nonce, 0) then (false, all)
            else (true, all.filterNot((n, _) => expired(n, now)).updated(nonce, count))
          }
      }

    private def expired(nonce: String, now: java.time.Instant): Boolean = nonce.takeWhile(_ != '-').toLong < now.toEpochMilli

    private def genuine(nonce: String): Boolean =
      val (content, signature) = nonce.splitAt(nonce.lastIndexOf('-'))
      java.security.MessageDigest.isEqual(s"-${sign(content)}".getBytes, signature.getBytes)

    def sign(content: String): String =
      val mac = javax.crypto.Mac.getInstance("HmacSHA256")
      mac.init(javax.crypto.spec.SecretKeySpec(key.stringValue.getBytes("UTF-8"), "HmacSHA256"))
      mac.doFinal(content.getBytes("UTF-8")).map("%02x".format(_)).mkString

  val noCounts: UIO[Ref[Map[String, Int]]] = Ref.make(Map.empty)

  def nonces(counts: Ref[Map[String, Int]], key: String = "key"): Nonces =
    Nonces(zio.Config.Secret(key), 5.minutes, counts)

  def spec = suite("Digest authentication")(
    test("of a hundred parallel copies of a request, one is accepted") {
      for
        all   <- noCounts.map(nonces(_))
        nonce <- all.issue
        used  <- ZIO.foreachPar((1 to 100).toList)(_ => all.use(nonce, 1))
      yield assertTrue(used.count(identity) == 1)
    },
    test("a nonce expires after its lifetime, and leaves the memory when another one is used") {
      for
        counts <- noCounts
        all     = nonces(counts)
        nonce  <- all.issue
        early  <- all.use(nonce, 1)
        _      <- TestClock.adjust(5.minutes + 1.milli)
        late   <- all.use(nonce, 2)
        _      <- all.issue.flatMap(all.use(_, 1))
        known  <- counts.get
      yield assertTrue(early, !late, known.size == 1, !known.contains(nonce))
    },
    test("nonces that are malformed, signed with another key, or handed out but unused take up no memory") {
      for
        counts  <- noCounts
        all      = nonces(counts)
        foreign <- nonces(counts, "another key").issue
        _       <- all.issue.replicateZIO(100)
        used    <- ZIO.foreach(List("", "-", "--", "abc", "9-a-", "99999999999999999999-1-x", "é-1-2", foreign))(all.use(_, 1))
        known   <- counts.get
      yield assertTrue(!used.contains(true), known.isEmpty)
    },
    test("a count of zero, a negative one, and an earlier one are refused") {
      for
        all   <- noCounts.map(nonces(_))
        nonce <- all.issue
        used  <- ZIO.foreach(List(0, -1, 5, 4, 5, 6))(all.use(nonce, _))
      yield assertTrue(used == List(false, false, true, false, false, true))
    },
    test("in 3.11.3, an empty `opaque` of a challenge is read as two quotes") {
      val read = Header.WWWAuthenticate.parse("Digest realm=\"cam\", nonce=\"n\", opaque=\"\", qop=\"auth\"")
      assertTrue(read.exists {
        case challenge: Header.WWWAuthenticate.Digest => challenge.opaque.contains("\"\"")
        case _                                        => false
      })
    },
    test("a URL without a path needs a leading slash to be what the client sends") {
      val urls = List(url"http://localhost", url"http://localhost?a=1", url"http://localhost/a?b=1")
      assertTrue(urls.map(_.relative.addLeadingSlash.encode) == List("/", "/?a=1", "/a?b=1"))
    },
    test("a header with all ten parameters is parsed, and `nc` is hexadecimal") {
      assertTrue(
        digest(header(parameters)).exists(_.nc == 10),
        digest(header(parameters)).exists(_.uri == URI("/gate")),
        digest(header(parameters)).exists(!_.userhash)
      )
    },
    test("in 3.11.3, a header that lacks any of the ten parameters isn't parsed") {
      val without = parameters.indices.map(n => header(parameters.patch(n, Nil, 1)))
      assertTrue(without.forall(value => digest(value).isEmpty))
    },
    test("in 3.11.3, a double quote in the username keeps the header from being parsed") {
      val quoted = header(("username" -> "\"a\\\"da\"") :: parameters.filterNot(_._1 == "username"))
      assertTrue(!digest(quoted).exists(_.username == "a\"da"))
    },
    test("the order of the parameters doesn't matter") {
      assertTrue(digest(header(parameters.reverse)) == digest(header(parameters)))
    },
    test("in 3.11.3, the client writes `nc` in decimal and without zeros") {
      val sent = Header.Authorization.Digest("r", "ada", "gate", URI("/gate"), "o", "SHA-256", "auth", "c", "n", 10, false)
      assertTrue(
        Header.Authorization.render(sent).contains(",nc=10,"),
        digest(Header.Authorization.render(sent)).exists(_.nc == 16)
      )
    },
    test("the challenge has the nonce, the realm, the algorithm, and `stale`") {
      val challenge = Header.WWWAuthenticate.Digest(
        Some("gate"), nonce = Some("n"), opaque = Some("o"), stale = Some(true), algorithm = Some("SHA-256"), qop = Some("auth")
      )
      val text = Header.WWWAuthenticate.render(challenge)
      assertTrue(
        text.startsWith("Digest realm=\"gate\", nonce=\"n\", opaque=\"o\", stale=true, algorithm=SHA-256, qop=\"auth\""),
        Header.WWWAuthenticate.parse(text).exists {
          case parsed: Header.WWWAuthenticate.Digest => parsed.nonce.contains("n") && parsed.stale.contains(true)
          case _                                     => false
        }
      )
    },
    test("an endpoint with `AuthType.Digest` accepts a header with a made-up response") {
      import zio.http.endpoint.*
      val open = Endpoint(Method.GET / "gate").auth(AuthType.Digest).out[String].implement(_ => ZIO.succeed("open")).toRoutes
      for
        forged <- open.runZIO(Request.get("/gate").addHeader("Authorization", header(parameters)))
        none   <- open.runZIO(Request.get("/gate"))
      yield assertTrue(forged.status == Status.Ok, none.status == Status.NotFound)
    },
    test("on a server, `request.url` has the path and the query of the request line") {
      val echo = Routes(Method.GET / "gate" -> handler((request: Request) => Response.text(request.url.encode)))
      for
        text <- Server.install(echo)
                  .flatMap(port => Client.batched(Request.get(url"http://localhost/gate?a=1&b=2".port(port))))
                  .flatMap(_.body.asString)
                  .provide(serverWith(identity), Client.default)
      yield assertTrue(text == "/gate?a=1&b=2")
    }
  )
