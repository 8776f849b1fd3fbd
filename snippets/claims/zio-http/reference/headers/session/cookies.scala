// include: http-calls
// include: http-bytes
// timeout: 60
// Claims of docs/zio-http/reference/headers/session/cookies.mdx. Each name is a sentence that the page relies on.
import zio.test.*

object CookiesClaims extends ZIOSpecDefault:
  def exchange(routes: Routes[Any, Response])(request: String): Task[String] =
    Server.install(routes).flatMap(sendBytes(_, request).retryN(2)).provide(serverWith(_.gracefulShutdownTimeout(100.millis)))

  def get(headers: String*): String =
    ("GET / HTTP/1.1" +: "Host: a" +: "Connection: close" +: headers).mkString("", "\r\n", "\r\n\r\n")

  def sent(response: Response): Task[String] =
    exchange(Routes(Method.GET / "" -> handler(response)))(get())

  val signed    = Cookie.Response("user", "ada").sign("secret")
  val signature = signed.content.stripPrefix("ada")

  def unSigned(content: String, secret: String = "secret", name: String = "user"): Option[String] =
    Cookie.Request(name, content).unSign(secret).map(_.content)

  def from(header: String): Request = Request.get("/").addHeader("Cookie", header)

  def spec = suite("Cookies")(
    test("all flags are off by default") {
      assertTrue(Cookie.Response("a", "1").encode == Right("a=1"))
    },
    test("the flags are sent as attributes") {
      val cookie = Cookie.Response("a", "1", None, Some(Path.root), true, true, Some(8.hours), Some(Cookie.SameSite.Lax))
      assertTrue(cookie.encode == Right("a=1; Path=/; Max-Age=28800; Secure; HTTPOnly; SameSite=Lax"))
    },
    test("`unSign` accepts only the signed value and the right secret") {
      assertTrue(
        unSigned(signed.content).contains("ada"),
        unSigned("grace" + signature).isEmpty,
        unSigned("ada").isEmpty,
        unSigned("").isEmpty,
        unSigned(signed.content + "x").isEmpty,
        unSigned(signed.content.dropRight(1)).isEmpty,
        unSigned(signed.content, secret = "guessed").isEmpty
      )
    },
    test("in 3.11.3, the signature doesn't cover the name of the cookie") {
      assertTrue(unSigned(signed.content, name = "role").contains("ada"))
    },
    test("a signed value is readable") {
      assertTrue(signed.content.startsWith("ada."))
    },
    test("`sign` throws if the secret is empty") {
      ZIO.attempt(Cookie.Response("a", "1").sign("")).either.map(result => assertTrue(result.isLeft))
    },
    test("`signCookies` signs outgoing cookies and lets forged ones in") {
      val routes = Routes(Method.GET / "" -> handler { (request: Request) =>
        Response.text(request.cookie("user").fold("none")(_.content)).addCookie(Cookie.Response("user", "ada"))
      }) @@ Middleware.signCookies("secret")
      for
        response <- ZIO.scoped(routes.runZIO(from("user=grace")))
        text     <- response.body.asString
      yield assertTrue(text == "grace", response.rawHeader("set-cookie").exists(_.endsWith(signature)))
    },
    test("`signCookies` doesn't sign a raw `Set-Cookie` header, or a cookie that an outer middleware adds") {
      val outer  = Middleware.intercept((_, response) => response.addCookie(Cookie.Response("b", "2")))
      val raw    = handler(Response.ok.addHeader("Set-Cookie", "a=1"))
      val routes = Routes(Method.GET / "" -> raw) @@ Middleware.signCookies("secret") @@ outer
      ZIO.scoped(routes.runZIO(Request.get("/")))
        .map(response => assertTrue(response.rawHeaders("set-cookie") == Chunk("a=1", "b=2")))
    },
    test("only the first of two `Cookie` headers is read") {
      val routes = Routes(Method.GET / "" -> handler { (request: Request) =>
        Response.text(request.cookies.map(_.name).mkString("[", ",", "]"))
      })
      exchange(routes)(get("Cookie: a=1; b=2", "Cookie: c=3")).map(bytes => assertTrue(bytes.endsWith("[a,b]")))
    },
    test("two cookies arrive as two headers") {
      val response = Response.ok.addCookie(Cookie.Response("a", "1")).addCookie(Cookie.Response("b", "2"))
      sent(response).map(bytes => assertTrue(bytes.contains("set-cookie: a=1\r\nset-cookie: b=2")))
    },
    test("`Cookie.clear` has no path and expires immediately") {
      assertTrue(Cookie.clear("a").encode == Right("a=; Max-Age=0"))
    },
    test("a maximum age of less than a second deletes the cookie") {
      assertTrue(Cookie.Response("a", "1", maxAge = Some(500.millis)).encode == Right("a=1; Max-Age=0"))
    },
    test("in 3.11.3, a semicolon adds an attribute, and CR LF adds a header") {
      val domain = Response.ok.addCookie(Cookie.Response("a", "1; Domain=evil.example"))
      val admin  = Response.ok.addCookie(Cookie.Response("a", "1\r\nSet-Cookie: admin=1"))
      for
        attribute <- sent(domain)
        header    <- sent(admin)
      yield assertTrue(
        attribute.contains("set-cookie: a=1; Domain=evil.example"),
        header.contains("\r\nSet-Cookie: admin=1")
      )
    },
    test("`encodeValidate(true)` refuses semicolons, spaces, commas, and CR LF") {
      val values = List("a;b", "a b", "a,b", "a\r\nb", "é")
      assertTrue(values.forall(value => Cookie.Response("a", value).encodeValidate(true).isLeft))
    },
    test("`encodeValidate(true)` accepts a semicolon in the path or the domain") {
      assertTrue(
        Cookie.Response("a", "1", path = Some(Path("/x;y"))).encodeValidate(true) == Right("a=1; Path=/x;y"),
        Cookie.Response("a", "1", domain = Some("x; y")).encodeValidate(true) == Right("a=1; Domain=x; y")
      )
    },
    test("a signed cookie is valid for `encodeValidate(true)`") {
      assertTrue(signed.encodeValidate(true).isRight)
    },
    test("a value from `URLEncoder` is valid and can be decoded") {
      val value   = "Ada; x\r\né"
      val encoded = java.net.URLEncoder.encode(value, "UTF-8")
      assertTrue(
        Cookie.Response("a", encoded).encodeValidate(true).isRight,
        java.net.URLDecoder.decode(encoded, "UTF-8") == value
      )
    },
    test("`cookie` returns the first of two cookies with one name, and names are case-sensitive") {
      val request = from("a=1; a=2")
      assertTrue(
        request.cookie("a").map(_.content).contains("1"),
        request.cookies.size == 2,
        request.cookie("A").isEmpty
      )
    },
    test("the client doesn't store cookies") {
      val routes = Routes(Method.GET / "" -> handler { (request: Request) =>
        Response.text(s"${request.cookies.size}").addCookie(Cookie.Response("a", "1"))
      })
      val call =
        for
          port <- Server.install(routes)
          url  <- ZIO.fromEither(URL.decode(s"http://localhost:$port/"))
          _    <- Client.batched(Request.get(url))
          text <- Client.batched(Request.get(url)).flatMap(_.body.asString)
        yield assertTrue(text == "0")
      call.provide(serverWith(identity), Client.default)
    }
  ) @@ TestAspect.withLiveClock
