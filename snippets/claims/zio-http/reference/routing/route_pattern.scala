// include: http-calls
// include: http-bytes
// timeout: 60
// Claims of docs/zio-http/reference/routing/route_pattern.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.test.*

object RoutePatternClaims extends ZIOSpecDefault:

  val invoice = Method.GET / "invoices" / string("number")
  val files   = Method.GET / "files" / trailing

  val routes = Routes(
    invoice            -> handler((number: String, _: Request) => Response.text(number)),
    files              -> handler((path: Path, _: Request) => Response.text(path.encode)),
    Method.GET / "été" -> handler(Response.text("summer")),
    Method.GET / ""    -> handler(Response.text("root"))
  )

  /** Sends these targets as they are, and returns the status and the body of each response. */
  def raw(targets: String*): Task[List[(Int, String)]] =
    Server
      .install(routes)
      .flatMap { port =>
        ZIO.foreach(targets.toList) { target =>
          sendBytes(port, s"GET $target HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            .map(text => (text.slice(9, 12).toInt, text.drop(text.indexOf("\r\n\r\n") + 4)))
        }
      }
      .provide(serverWith(identity))

  def spec = suite("RoutePattern")(
    test("a trailing slash, empty segments, and the query string don't matter") {
      for results <- raw("/invoices/1", "/invoices/1/", "//invoices///1//", "/invoices/1?v=2")
      yield assertTrue(results.forall(_ == (200, "1")))
    },
    test("a literal matches only in the same case") {
      for results <- raw("/Invoices/1") yield assertTrue(results.map(_._1) == List(404))
    },
    test("dot segments are resolved before matching, even when the dots are encoded") {
      for results <- raw("/files/../invoices/1", "/files/%2e%2e/invoices/1", "/./invoices/1", "/../invoices/1")
      yield assertTrue(results.forall(_ == (200, "1")))
    },
    test("`%2F` is a slash inside a segment") {
      for results <- raw("/invoices/a%2Fb", "/invoices/..%2F..%2Fetc", "/invoices/a/b")
      yield assertTrue(results.map(_._1) == List(200, 200, 404), results(1)._2 == "../../etc")
    },
    test("a plus and a semicolon are ordinary characters in a path") {
      for results <- raw("/invoices/a+b", "/invoices/a;v=2")
      yield assertTrue(results.map(_._2) == List("a+b", "a;v=2"))
    },
    test("a malformed escape reaches the handler unchanged") {
      for results <- raw("/invoices/%zz", "/invoices/%") yield assertTrue(results.map(_._2) == List("%zz", "%"))
    },
    test("a parameter can contain line breaks and null characters") {
      for results <- raw("/invoices/a%0d%0ab", "/invoices/%00")
      yield assertTrue(results.map(_._2) == List("a\r\nb", "\u0000"))
    },
    test("a literal can contain any character, and requests escape it as UTF-8") {
      for results <- raw("/%C3%A9t%C3%A9") yield assertTrue(results == List((200, "summer")))
    },
    test("an unescaped space is status 400, and a request line above 4096 bytes is status 414") {
      for results <- raw("/invoices/a b", "/invoices/" + "9" * 4000, "/invoices/" + "9" * 4100)
      yield assertTrue(results.map(_._1) == List(400, 200, 414))
    },
    test("`trailing` also matches when nothing is left of the path") {
      for results <- raw("/files", "/files/", "/files/a/b")
      yield assertTrue(results == List((200, ""), (200, "/"), (200, "a/b")))
    },
    test("`format` doesn't escape slashes and resolves dot segments, so the link leads elsewhere") {
      assertTrue(
        invoice.format("a/b").map(_.encode) == Right("/invoices/a/b"),
        invoice.format("../../admin").map(_.encode) == Right("/invoices/admin"),
        invoice.format("").map(_.encode) == Right("/invoices/")
      )
    },
    test("`URL#encode` escapes spaces and special characters of a path") {
      assertTrue(invoice.format("é ?#%").map(URL(_).encode) == Right("/invoices/%C3%A9%20%3F%23%25"))
    },
    test("a link with host and scheme has no port, and `absolute` alone means http") {
      assertTrue(
        URL(Path("/a")).host("billing.example").scheme(Scheme.HTTPS).encode == "https://billing.example/a",
        URL(Path("/a")).absolute("billing.example").encode == "http://billing.example/a"
      )
    },
    test("an escaped byte that isn't UTF-8 becomes a replacement character") {
      val decoded = URL.decode("/invoices/%ff").map(_.path)
      assertTrue(decoded.flatMap(path => invoice.decode(Method.GET, path)) == Right(s"${65533.toChar}"))
    },
    test("a `Method.ANY` pattern decodes custom methods") {
      assertTrue((Method.ANY / "a").matches(Method.CUSTOM("PURGE"), Path("/a")))
    },
    test("a GET pattern decodes HEAD, and no other method") {
      assertTrue(
        invoice.decode(Method.HEAD, Path("/invoices/1")) == Right("1"),
        invoice.decode(Method.POST, Path("/invoices/1")).isLeft
      )
    },
    test("`\"invoices/open\"` is the same pattern as two literals") {
      assertTrue(
        (Method.GET / "invoices/open").matches(Method.GET, Path("/invoices/open")),
        (Method.GET / "invoices/open").render == (Method.GET / "invoices" / "open").render
      )
    },
    test("`Method.CUSTOM` matches a method that isn't one of the standard ones") {
      val purge = Routes(Method.CUSTOM("PURGE") / "invoices" -> handler(Response.text("purged")))
      for text <- purge.runZIO(Request(method = Method.CUSTOM("PURGE"), url = url"/invoices")).flatMap(_.body.asString)
      yield assertTrue(text == "purged")
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.timeout(40.seconds)
