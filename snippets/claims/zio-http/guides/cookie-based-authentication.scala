// include: http-calls
// timeout: 60
// Claims of docs/zio-http/guides/cookie-based-authentication.mdx. Each name is a sentence that the page relies on.
import zio.http.template2.*
import zio.test.*

object CookieBasedAuthenticationClaims extends ZIOSpecDefault:
  val sameOrigin: HandlerAspect[Any, Unit] = Middleware.allow { request =>
    request.method == Method.GET || request.rawHeader("Sec-Fetch-Site").forall(_ == "same-origin")
  }

  val routes = Routes(Method.POST / "a" -> Handler.ok, Method.GET / "a" -> Handler.ok) @@ sameOrigin

  def from(site: String, method: Method = Method.POST): URIO[Scope, Status] =
    routes.runZIO(Request(method = method, url = url"/a").addHeader("Sec-Fetch-Site", site)).map(_.status)

  def formField(body: String): Task[Option[String]] =
    Body.fromString(body).asURLEncodedForm.map(_.get("a").flatMap(_.stringValue))

  def spec = suite("Cookie-based authentication")(
    test("`allow` responds with 403 if the condition is false") {
      for statuses <- ZIO.foreach(List("same-origin", "same-site", "cross-site", "none"))(from(_))
      yield assertTrue(statuses == List(Status.Ok, Status.Forbidden, Status.Forbidden, Status.Forbidden))
    },
    test("a GET request from another site is let through") {
      for code <- from("cross-site", Method.GET) yield assertTrue(code == Status.Ok)
    },
    test("a request without `Sec-Fetch-Site` is let through") {
      for response <- routes.runZIO(Request.post("/a", Body.empty)) yield assertTrue(response.status == Status.Ok)
    },
    test("`seeOther` has status 303 and the location") {
      val response = Response.seeOther(url"/login")
      assertTrue(response.status.code == 303, response.rawHeader("Location").contains("/login"))
    },
    test("templates escape text and attributes") {
      assertTrue(
        p("<script>").render == "<p>&lt;script&gt;</p>",
        input(value := "\"><b>").render == "<input value=\"&quot;&gt;&lt;b&gt;\"/>"
      )
    },
    test("a missing field is `None`, and an encoded ampersand belongs to the value") {
      for
        missing <- formField("b=1")
        encoded <- formField("a=tea%26scones&b=2")
      yield assertTrue(missing.isEmpty, encoded.contains("tea&scones"))
    },
    test("with request streaming, a form can be read once, and a second attempt fails") {
      val twice = Routes(Method.POST / "a" -> handler { (request: Request) =>
        for
          form   <- request.body.asURLEncodedForm.orDie
          second <- request.body.asURLEncodedForm.either
        yield Response.text(form.get("a").flatMap(_.stringValue).mkString + second.isLeft)
      })
      for
        text <- Server
                  .install(twice)
                  .flatMap(port => Client.batched(Request.post(url"http://localhost".port(port).path("a"), Body.fromString("a=1"))))
                  .flatMap(_.body.asString)
                  .provide(serverWith(_.enableRequestStreaming), Client.default)
      yield assertTrue(text == "1true")
    },
    test("the response of a failing check replaces the status that `customAuthProvidingZIO` would send") {
      val aspect = HandlerAspect.customAuthProvidingZIO[Any, String](_ => ZIO.fail(Response.seeOther(url"/login")))
      for response <- (Routes(Method.GET / "a" -> Handler.ok) @@ aspect.unit).runZIO(Request.get("/a"))
      yield assertTrue(response.status == Status.SeeOther)
    }
  )
