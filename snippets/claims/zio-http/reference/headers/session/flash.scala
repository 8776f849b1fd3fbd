// Claims of docs/zio-http/reference/headers/session/flash.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.schema.*
import zio.test.*

object FlashClaims extends ZIOSpecDefault:
  final case class Refund(cents: Long) derives Schema

  val routes = Routes(
    Method.POST / "cancel" -> handler(Response.seeOther(url"/").addFlash(Flash.setNotice("new"))),
    Method.GET / trailing -> handler { (_: Path, request: Request) =>
      Response.text(request.flash(Flash.getNotice[String]).getOrElse("none"))
    }
  ) @@ Middleware.flashScopeHandling

  def cookiesOf(response: Response): Chunk[Cookie.Response] = response.headers(Header.SetCookie).map(_.value)

  def withCookies(request: Request, response: Response): Request =
    cookiesOf(response).map(_.toRequest).foldLeft(request)(_.addCookie(_))

  val old = withCookies(Request.get("/bookings/17"), Response.ok.addFlash(Flash.setNotice("old")))

  def run(request: Request, all: Routes[Any, Response] = routes): UIO[Response] =
    ZIO.scoped(all.runZIO(request))

  def cookie(content: String): Request =
    Request.get("/").addCookie(Cookie.Request("zio-http-flash", content))

  def spec = suite("Flash")(
    test("`addFlash` sets a cookie for the whole site, without other flags") {
      val cookies = cookiesOf(Response.ok.addFlash(Flash.setNotice("a")))
      assertTrue(
        cookies.map(_.name) == Chunk("zio-http-flash"),
        cookies.forall(c => c.path.contains(Path.root) && !c.isHttpOnly && !c.isSecure && c.maxAge.isEmpty)
      )
    },
    test("in 3.11.3, `flashScopeHandling` deletes the cookie without a path") {
      run(old).map { response =>
        assertTrue(response.rawHeaders("set-cookie") == Chunk("zio-http-flash=; Max-Age=0"))
      }
    },
    test("in 3.11.3, `flashScopeHandling` also deletes a message that the response has just set") {
      run(old.copy(method = Method.POST, url = url"/cancel")).map { response =>
        val cookies = cookiesOf(response)
        assertTrue(cookies.size == 2, cookies.last.maxAge.contains(Duration.Zero))
      }
    },
    test("`flashScopeHandling` deletes the message also if the handler doesn't read it") {
      val image = Routes(Method.GET / "logo.png" -> handler(Response.ok)) @@ Middleware.flashScopeHandling
      run(old.copy(url = url"/logo.png"), image).map(response => assertTrue(cookiesOf(response).size == 1))
    },
    test("garbage in the cookie is `None`") {
      val contents = List("%zz", "garbage", "", "%7B%7D", "[]", "%7B%22notice%22%3A7%7D")
      assertTrue(contents.forall(content => cookie(content).flash(Flash.getNotice[String]).isEmpty))
    },
    test("a user can write a message, and `getMessageHtml` escapes it") {
      val forged = cookie("%7B%22notice%22%3A%22%5C%22%3Cb%3E%5C%22%22%7D")
      val html   = Flash.getMessageHtml.foldHtml(identity, identity)(_ ++ _)
      assertTrue(
        forged.flash(Flash.getNotice[String]).contains("<b>"),
        forged.flash(html).map(_.encode.toString).contains("&lt;b&gt;")
      )
    },
    test("a second `addFlash` sets the cookie a second time") {
      val response = Response.ok.addFlash(Flash.setNotice("a")).addFlash(Flash.setAlert("b"))
      assertTrue(cookiesOf(response).map(_.name) == Chunk("zio-http-flash", "zio-http-flash"))
    },
    test("`++` puts several values into one cookie") {
      val response = Response.ok.addFlash(Flash.setNotice("a") ++ Flash.setValue("refund", Refund(7)))
      val request  = withCookies(Request.get("/"), response)
      assertTrue(
        request.flash(Flash.getNotice[String] <*> Flash.get[Refund]("refund")).contains(("a", Refund(7))),
        request.flash(Flash.getAlert[String]).isEmpty,
        request.flash(Flash.getNotice[String] <*> Flash.getAlert[String]).isEmpty,
        request.flash(Flash.getNotice[String] <*> Flash.getAlert[String].optional).contains(("a", None))
      )
    },
    test("thousands of nested brackets in the cookie are `None`") {
      val nested = "{\"refund\":\"{\\\"x\\\":" + "[" * 5000 + "\"}"
      val outer  = "{\"refund\":" + "[" * 5000
      assertTrue(List(nested, outer).forall { content =>
        cookie(java.net.URLEncoder.encode(content, "UTF-8")).flash(Flash.get[Refund]("refund")).isEmpty
      })
    },
    test("a first read of the backend removes everything under the id") {
      val flash =
        for
          backend  <- ZIO.service[Flash.Backend]
          response <- backend.addFlash(Response.ok, Flash.setNotice("n") ++ Flash.setAlert("a"))
          request   = withCookies(Request.get("/"), response)
          notice   <- backend.flashOrElse(request, Flash.getNotice[String])("none")
          alert    <- backend.flashOrElse(request, Flash.getAlert[String])("none")
        yield assertTrue(notice == "n", alert == "none")
      flash.provide(Flash.Backend.inMemory)
    },
    test("a failed read of the backend keeps the message") {
      val flash =
        for
          backend  <- ZIO.service[Flash.Backend]
          response <- backend.addFlash(Response.ok, Flash.setNotice("n"))
          request   = withCookies(Request.get("/"), response)
          wrong    <- backend.flash(request, Flash.getAlert[String]).either
          notice   <- backend.flashOrElse(request, Flash.getNotice[String])("none")
        yield assertTrue(wrong.isLeft, notice == "n")
      flash.provide(Flash.Backend.inMemory)
    },
    test("the id of the backend comes from ZIO's `Random`") {
      val flash =
        for
          _        <- TestRandom.setSeed(7)
          expected <- Random.nextUUID
          _        <- TestRandom.setSeed(7)
          backend  <- ZIO.service[Flash.Backend]
          response <- backend.addFlash(Response.ok, Flash.setNotice("n"))
        yield assertTrue(response.rawHeader("set-cookie").exists(_.contains(expected.toString)))
      flash.provide(Flash.Backend.inMemory)
    }
  )
