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

  def spec = suite("Digest authentication")(
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
