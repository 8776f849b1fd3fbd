// Claims of docs/zio-http/examples/html-templating.mdx. Each name is a sentence that the page relies on.
// timeout: 30
// include: http-calls
import zio.http.template2.*
import zio.test.*

object HtmlTemplatingClaims extends ZIOSpecDefault:
  def withNotFound(routes: Routes[Any, Response]): Routes[Any, Response] =
    val all = Routes(routes.routes)
    all.notFound = Handler.succeed(Response.html(h1("Page not found"), Status.NotFound))
    all.toHandler.toRoutes

  val sameOrigin: HandlerAspect[Any, Unit] =
    Middleware.allow { request =>
      def isHere(origin: String) =
        request.rawHeader("Host").exists(host => origin.endsWith(s"://$host"))
      request.method == Method.GET ||
      request.rawHeader("Sec-Fetch-Site").map(_ == "same-origin")
        .getOrElse(request.rawHeader("Origin").forall(isHere))
    }

  val routes = Routes(
    Method.GET / "tickets" / "new"          -> handler(Response.text("new")),
    Method.GET / "tickets" / string("id")   -> handler((id: String, _: Request) => Response.text(id)),
    Method.GET / "broken"                   -> handler(ZIO.dieMessage("10.0.3.4 is down").as(Response.ok)),
    Method.POST / "tickets"                 -> handler(Response.seeOther(URL.root / "tickets" / "1"))
  )

  val safe = routes.handleErrorCauseZIO(_ =>
    ZIO.succeed(Response.html(h1("Sorry"), Status.InternalServerError))
  )

  val desk = withNotFound(safe) @@ sameOrigin @@ Middleware.addHeader(Header.Custom("X-Policy", "on"))

  def call(requests: Request*): Task[List[(Int, String, Option[String])]] =
    Server.install(desk).flatMap { port =>
      ZIO.foreach(requests.toList) { request =>
        for
          response <- Client.batched(request.copy(url = request.url.absolute(Scheme.HTTP, "localhost", port)))
          text     <- response.body.asString
        yield (response.status.code, text, response.rawHeader("X-Policy"))
      }
    }.provide(serverWith(identity), Client.default)

  def from(site: String, method: Method = Method.POST): Request =
    Request(method = method, url = url"/tickets").addHeader("Sec-Fetch-Site", site)

  def status(request: Request) = ZIO.scoped(desk.runZIO(request)).map(_.status.code)

  def fields(body: String) =
    Body.fromString(body).asURLEncodedForm.map(_.get("subject").flatMap(_.stringValue))

  def isEmail(typed: String): Boolean = typed.matches("[^@,\\s]+@[^@,\\s]+")

  override def spec = suite("HTML templating example")(
    test("a server sends a page for an unknown path and for a defect, with the header of the middleware") {
      for results <- call(Request.get("/admin"), Request.get("/broken"))
      yield assertTrue(
        results == List(
          (404, "<!DOCTYPE html><h1>Page not found</h1>", Some("on")),
          (500, "<!DOCTYPE html><h1>Sorry</h1>", Some("on"))
        )
      )
    } @@ TestAspect.withLiveClock,
    test("sameOrigin rejects a POST from another site, also from a subdomain") {
      for
        cross <- status(from("cross-site"))
        sub   <- status(from("same-site"))
        own   <- status(from("same-origin"))
        none  <- status(Request.post(url"/tickets", Body.empty))
      yield assertTrue(cross == 403, sub == 403, own == 303, none == 303)
    },
    test("without Sec-Fetch-Site, sameOrigin compares Origin with Host, and rejects an opaque origin") {
      def of(origin: String) =
        status(
          Request.post(url"/tickets", Body.empty)
            .addHeader("Host", "desk.test:8080").addHeader("Origin", origin)
        )
      for
        own    <- of("http://desk.test:8080")
        others <- ZIO.foreach(
                    List("http://evil.test", "http://evil-desk.test:8080", "http://desk.test", "null")
                  )(of)
      yield assertTrue(own == 303, others.forall(_ == 403))
    },
    test("sameOrigin lets a GET from another site through") {
      for code <- status(from("cross-site", Method.GET).copy(url = url"/tickets/new"))
      yield assertTrue(code == 200)
    },
    test("the literal segment new is preferred to a string segment") {
      for
        literal <- ZIO.scoped(desk.runZIO(Request.get("/tickets/new"))).flatMap(_.body.asString)
        other   <- ZIO.scoped(desk.runZIO(Request.get("/tickets/news"))).flatMap(_.body.asString)
      yield assertTrue(literal == "new", other == "news")
    },
    test("a body that isn't a form has no fields, a broken escape stays as it is, and a field sent twice is joined") {
      for
        percent <- fields("%%%").either
        json    <- fields("""{"subject": "x"}""")
        empty   <- fields("")
        broken  <- fields("subject=%zz")
        twice   <- fields("subject=a&subject=b")
      yield assertTrue(
        percent == Right(None), json.isEmpty, empty.isEmpty,
        broken.contains("%zz"), twice.contains("a,b")
      )
    },
    test("isEmail rejects line breaks, spaces, commas, and two at signs") {
      assertTrue(
        isEmail("ada@example.com"),
        !isEmail("ada@example.com\r\nBcc: all@example.com"),
        !isEmail("ada@example.com\n"),
        !isEmail("a b@example.com"),
        !isEmail("all,ada@example.com"),
        !isEmail("a@b@c")
      )
    },
    test("the content of a textarea and the value of an input can't end the element") {
      val hostile = "\"</textarea><script>"
      assertTrue(
        textarea(hostile).render == "<textarea>&quot;&lt;/textarea&gt;&lt;script&gt;</textarea>",
        input(value := hostile).render == "<input value=\"&quot;&lt;/textarea&gt;&lt;script&gt;\"/>"
      )
    }
  )
