// Claims of docs/zio-http/reference/datastar-sdk/index.mdx. Each name is a sentence that the page relies on.
// timeout: 30
// include: http-calls
import zio.*
import zio.http.*
import zio.http.datastar.*
import zio.http.template2.*
import zio.test.*

object DatastarIndexClaims extends ZIOSpecDefault:

  def count(guests: Int): Dom = p(id := "guests", s"$guests of 50 guests")

  def pool(guests: Ref[Int]): Routes[Any, Response] =
    Routes(
      Method.POST / "enter" -> event(handler { (_: Request) =>
        guests.updateAndGet(n => (n + 1).min(50)).map(n => DatastarEvent.patchElements(count(n)))
      })
    )

  def guarded(guests: Ref[Int]): Routes[Any, Response] =
    val page = Routes(Method.GET / "" -> handler(Response.text("page")))
    (page ++ pool(guests) @@ Middleware.allow(_.hasHeader("datastar-request"))) @@
      Middleware.addHeader("Content-Security-Policy", "default-src 'self'")

  val click = Request.post(url"/enter", Body.fromString("{}"))

  def spec = suite("Datastar")(
    test("an event that patches elements is sent as HTML, and must not be cached") {
      for
        guests   <- Ref.make(0)
        response <- pool(guests).runZIO(click)
        body     <- response.body.asString
      yield assertTrue(
        body == """<p id="guests">1 of 50 guests</p>""",
        response.rawHeader("content-type").contains("text/html"),
        response.rawHeader("cache-control").contains("no-cache")
      )
    },
    test("of a hundred clicks at the same time, fifty are let in") {
      for
        guests <- Ref.make(0)
        _      <- ZIO.foreachParDiscard(1 to 100)(_ => pool(guests).runZIO(click))
        n      <- guests.get
      yield assertTrue(n == 50)
    },
    test("a click without the header of Datastar gets status 403 and lets nobody in") {
      for
        guests   <- Ref.make(0)
        response <- guarded(guests).runZIO(click)
        n        <- guests.get
      yield assertTrue(response.status == Status.Forbidden, n == 0)
    },
    test("the page itself needs no such header, and has the policy") {
      for
        guests   <- Ref.make(0)
        response <- guarded(guests).runZIO(Request.get("/"))
      yield assertTrue(response.status == Status.Ok, response.hasHeader("content-security-policy"))
    },
    test("a preflight request isn't answered, so a browser doesn't send the header from another site") {
      for
        guests   <- Ref.make(0)
        preflight = Request(method = Method.OPTIONS, url = url"/enter")
                      .addHeader("origin", "https://evil.example")
                      .addHeader("access-control-request-method", "POST")
                      .addHeader("access-control-request-headers", "datastar-request")
        response <- guarded(guests).runZIO(preflight)
      yield assertTrue(response.status == Status.NotFound, !response.hasHeader("access-control-allow-headers"))
    },
    test("the script comes from jsDelivr in version 1.0.1, without a checksum") {
      val tag = datastarScript.render
      assertTrue(
        tag.contains("https://cdn.jsdelivr.net/gh/starfederation/datastar@1.0.1/bundles/datastar.js"),
        !tag.contains("integrity"),
        mainPage(Nil, Nil).render.contains("cdn.jsdelivr.net"),
        datastarScript("1.0.2").render.contains("datastar@1.0.2/")
      )
    },
    test("neither a page of mainPage nor an HTML response names its character set") {
      val page     = mainPage(Nil, Nil)
      val response = Response.html(page)
      assertTrue(!page.render.contains("charset"), response.rawHeader("content-type").contains("text/html"))
    },
    test("the aliased package writes its own prefix and loads its own script") {
      import zio.http.datastar.aliased
      val click = button(aliased.dataOn.click := js"@post('/enter')").render
      assertTrue(
        click.startsWith("<button data-star-on:click="),
        aliased.datastarScript.render.contains("/bundles/datastar-aliased.js")
      )
    }
  )
