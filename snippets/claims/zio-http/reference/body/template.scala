// Claims of docs/zio-http/reference/body/template.mdx. Each name is a sentence that the page relies on.
// timeout: 30
// include: http-calls
import java.util.concurrent.atomic.AtomicInteger
import zio.http.endpoint.Endpoint
import zio.http.template2.*
import zio.stream.*
import zio.test.*

object BodyTemplateClaims extends ZIOSpecDefault:
  final case class Seen(status: Int, contentType: Option[String], body: String)

  def see(routes: Routes[Any, Response])(paths: String*): Task[List[Seen]] =
    Server.install(routes).flatMap { port =>
      ZIO.foreach(paths.toList) { path =>
        for
          response <- Client.batched(Request.get(s"http://localhost:$port$path"))
          text     <- response.body.asString
        yield Seen(response.status.code, response.rawHeader("content-type"), text)
      }
    }.provide(serverWith(identity), Client.default)

  /** The same without a server. */
  def run(routes: Routes[Any, Response])(paths: String*): Task[List[Seen]] =
    ZIO.foreach(paths.toList) { path =>
      for
        response <- ZIO.scoped(routes.runZIO(Request.get(path)))
        text     <- response.body.asString
      yield Seen(response.status.code, response.rawHeader("content-type"), text)
    }

  val utf8Html = Header.ContentType(MediaType.text.html, charset = Some(Charsets.Utf8))
  val inType   = MediaType.text.html.copy(parameters = Map("charset" -> "utf-8"))

  override def spec = suite("Template")(
    test("Response.html names no charset, a ContentType header does, and parameters of the media type don't") {
      val routes = Routes(
        Method.GET / "html"   -> handler(Response.html(p("ü"))),
        Method.GET / "header" -> handler(Response(headers = Headers(utf8Html), body = Body.fromString("ü"))),
        Method.GET / "type"   -> handler(Response.html(p("ü")).contentType(inType))
      )
      for seen <- see(routes)("/html", "/header", "/type")
      yield assertTrue(
        seen.map(_.contentType) ==
          List(Some("text/html"), Some("text/html; charset=utf-8"), Some("text/html"))
      )
    },
    test("without handlers for errors, a server sends empty bodies for 404, failures, and defects") {
      val routes = Routes(
        Method.GET / "fail" -> handler(ZIO.fail(Exception("secret"))),
        Method.GET / "die"  -> handler(ZIO.dieMessage("secret").as(Response.ok)),
        Method.GET / "said" -> handler(Response.notFound("no <b>"))
      ).sandbox
      for seen <- see(routes)("/fail", "/die", "/nowhere", "/said")
      yield assertTrue(
        seen == List(
          Seen(500, None, ""),
          Seen(500, None, ""),
          Seen(404, None, ""),
          Seen(404, None, "no &lt;b&gt;")
        )
      )
    },
    test("an endpoint sends a Dom as text/html without a doctype, unless the Dom begins with one") {
      val bare = Endpoint(Method.GET / "bare").out[Dom].implement(_ => ZIO.succeed(p("x")))
      val full = Endpoint(Method.GET / "full").out[Dom].implement { _ =>
        ZIO.succeed(Dom.fragment(raw("<!DOCTYPE html>"), p("x")))
      }
      for seen <- run(Routes(bare, full))("/bare", "/full")
      yield assertTrue(
        seen == List(
          Seen(200, Some("text/html"), "<p>x</p>"),
          Seen(200, Some("text/html"), "<!DOCTYPE html><p>x</p>")
        )
      )
    },
    test("a handler renders its page for each request") {
      val count  = AtomicInteger(0)
      val routes = Routes(Method.GET / "n" -> handler(Response.html(p(count.incrementAndGet().toString))))
      for
        seen <- run(routes)("/n", "/n")
      yield assertTrue(seen.map(_.body).distinct.size == 2)
    },
    test("a stream of rows that catches its failure ends with a message") {
      val rows: ZStream[Any, Throwable, Dom] =
        ZStream.succeed(tr(td("1"))) ++ ZStream.fail(Exception("database gone"))
      val caught = rows.catchAllCause { cause =>
        ZStream.fromZIO(ZIO.logErrorCause(cause).as(tr(td("This table is incomplete."))))
      }
      def sent(rows: ZStream[Any, Throwable, Dom]) =
        handler(Response(body = Body.fromCharSequenceStreamChunked(rows.map(_.render))))
      for seen <- run(Routes(Method.GET / "caught" -> sent(caught)))("/caught")
      yield assertTrue(
        seen.head.status == 200,
        seen.head.body == "<tr><td>1</td></tr><tr><td>This table is incomplete.</td></tr>"
      )
    },
    test("Template.container escapes its heading, and its title begins with the name of the library") {
      import zio.http.template as older
      val page = older.Template.container("<b>")(older.p("x")).encode.toString
      assertTrue(
        page.contains("<title>ZIO Http - &lt;b&gt;</title>"),
        page.contains("<h1>&lt;b&gt;</h1><p>x</p>"),
        !page.contains("charset")
      )
    },
    test("Handler.template sends the page of Template.container with status 200") {
      import zio.http.template as older
      for
        response <- ZIO.scoped(Handler.template("Hi")(older.p("x")).runZIO(Request.get("/")))
        text     <- response.body.asString
        expected <- Response.html(older.Template.container("Hi")(older.p("x"))).body.asString
      yield assertTrue(response.status == Status.Ok, text == expected)
    }
  )
