// include: http-calls
// include: http-bytes
// timeout: 60
// Claims of docs/zio-http/reference/headers/headers.mdx. Each name is a sentence that the page relies on.
import zio.http.codec.HttpCodecError.*
import zio.schema.*
import zio.test.*

object HeadersClaims extends ZIOSpecDefault:
  final case class Api(xApiKey: String, xTenant: Int) derives Schema

  def exchange(routes: Routes[Any, Response])(requests: String*): Task[List[String]] =
    Server
      .install(routes)
      .flatMap(port => ZIO.foreach(requests.toList)(sendBytes(port, _).retryN(2)))
      .provide(serverWith(_.gracefulShutdownTimeout(100.millis)))

  val get = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

  def sent(response: Response): Task[String] =
    exchange(Routes(Method.GET / "" -> handler(response)))(get).map(_.head)

  def received(lines: String*): Task[List[String]] =
    val echo = Routes(Method.GET / "" -> handler { (request: Request) =>
      val values = request.rawHeaders("x-a").mkString(",")
      val spaced = if request.headers.exists(_.headerName == "x-a ") then "spaced" else ""
      Response.text(s"[${request.rawHeader("X-A").getOrElse("none")}|$values]$spaced")
    })
    exchange(echo)(lines.map(line => s"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n$line\r\n\r\n")*)

  def spec = suite("Headers")(
    test("`header[A]` is a `Left` for a missing, malformed, or repeated header, in any case") {
      val repeated = Headers("X-N", "1") ++ Headers("x-n", "2")
      assertTrue(
        Headers("X-N", "5").header[Int]("x-n") == Right(5),
        Headers.empty.header[Int]("X-N").left.exists(_.isInstanceOf[MissingHeaders]),
        Headers("X-N", "z").header[Int]("X-N").left.exists(_.isInstanceOf[DecodingErrorHeader]),
        repeated.header[Int]("X-N").left.exists(_.isInstanceOf[InvalidHeaderCount]),
        repeated.header[List[Int]]("X-N") == Right(List(1, 2))
      )
    },
    test("in 3.11.3, a missing header of a case class fills the whole class with empty values") {
      assertTrue(
        Headers("x-api-key", "k").header[Api] == Right(Api("", 0)),
        (Headers("x-api-key", "k") ++ Headers("x-tenant", "3")).header[Api] == Right(Api("k", 3))
      )
    },
    test("`header(…)` is `None` for a missing and for a malformed header, and `headerOrFail` tells them apart") {
      val malformed = Headers("If-Unmodified-Since", "2026-05-01 09:55")
      assertTrue(
        Headers.empty.header(Header.IfUnmodifiedSince).isEmpty,
        malformed.header(Header.IfUnmodifiedSince).isEmpty,
        !malformed.hasHeader(Header.IfUnmodifiedSince),
        Headers.empty.headerOrFail(Header.IfUnmodifiedSince).isEmpty,
        malformed.headerOrFail(Header.IfUnmodifiedSince).exists(_.isLeft)
      )
    },
    test("`++` keeps both values in memory, and `get` prefers the second") {
      val both = Headers("X-A", "1") ++ Headers("x-a", "2")
      assertTrue(both.get("x-a").contains("2"), both.rawHeaders("X-A") == Chunk("1", "2"))
    },
    test("the server sends only the last value of a repeated header, except for four names") {
      def twice(name: String) = sent(Response.ok.addHeader(name, "1").addHeader(name, "2"))
        .map(_.toLowerCase.linesIterator.count(_.startsWith(s"${name.toLowerCase}: ")))
      for
        single   <- ZIO.foreach(List("Vary", "Cache-Control", "Link", "X-A"))(twice)
        multiple <- ZIO.foreach(List("Set-Cookie", "WWW-Authenticate", "Proxy-Authenticate", "Via"))(twice)
      yield assertTrue(single.forall(_ == 1), multiple.forall(_ == 2))
    },
    test("in 3.11.3, CR LF in a typed header with free text adds a header") {
      for
        file   <- sent(Response.ok.addHeader(Header.ContentDisposition.attachment("a\r\nSet-Cookie: b=1")))
        server <- sent(Response.ok.addHeader(Header.Server("a\r\nSet-Cookie: b=1")))
      yield assertTrue(file.contains("\r\nSet-Cookie: b=1\r\n"), server.contains("\r\nSet-Cookie: b=1\r\n"))
    },
    test("CR or LF in the value of `addHeader(name, value)` becomes status 500") {
      ZIO.foreach(List("a\r\nb", "a\nb", "a\rb", "a\r\n b"))(v => sent(Response.ok.addHeader("X-A", v))).map { all =>
        assertTrue(all.forall(_.startsWith("HTTP/1.1 500")))
      }
    },
    test("CR LF in the name of a header adds a header") {
      sent(Response.ok.addHeader("X-N\r\nSet-Cookie: a", "b")).map { response =>
        assertTrue(response.toLowerCase.contains("\r\nset-cookie: a: b\r\n"))
      }
    },
    test("a quote in a file name isn't escaped") {
      val header = Header.ContentDisposition.attachment("a\"; filename=\"b.exe")
      assertTrue(header.renderedValue.contains("filename=\"b.exe"))
    },
    test("`Location` escapes CR LF in the path and the query, but in 3.11.3 not in the fragment") {
      val path = URL(Path("/a\r\nS: t")).addQueryParam("q", "b\r\nS: t")
      val link = URL.decode("/a#b\r\nSet-Cookie: c=1").toOption.get
      for
        escaped  <- sent(Response.ok.addHeader(Header.Location(path)))
        fragment <- sent(Response.ok.addHeader(Header.Location(link)))
      yield assertTrue(
        escaped.contains("location: /a%0D%0AS:%20t?q=b%0D%0AS%3A+t\r\n"),
        fragment.contains("location: /a#b\r\nSet-Cookie: c=1\r\n")
      )
    },
    test("a character outside Latin-1 is sent as a question mark, so it can't become CR or LF") {
      sent(Response.ok.addHeader("X-A", "a\u560d\u560ab")).map(bytes => assertTrue(bytes.contains("x-a: a??b\r\n")))
    },
    test("a typed `Authorization` hides its token, but raw headers show it") {
      val raw = Headers("authorization", "Bearer 7411")
      assertTrue(
        raw.toString.contains("7411"),
        Request.get("/").setHeaders(raw).toString.contains("7411"),
        !raw.get(Header.Authorization).toString.contains("7411"),
        !Headers("authorization", "ApiKey 7411").get(Header.Authorization).toString.contains("7411"),
        !Header.Authorization.Basic("ada", "7411").toString.contains("7411")
      )
    },
    test("repeated, empty, and unusual headers arrive as the page says") {
      received("X-A: 1\r\nx-a: 2", "X-A:", "X-A : 1", "NoColon", "X-A: gr\u00c3\u00bcn").map { all =>
        assertTrue(
          all(0).endsWith("[1|1,2]"),
          all(1).endsWith("[|]"),
          all(2).endsWith("[none|]spaced"),
          all(3).startsWith("HTTP/1.1 400"),
          !all(4).endsWith("[gr\u00c3\u00bcn|gr\u00c3\u00bcn]")
        )
      }
    },
    test("two content lengths, or one with a transfer encoding, are status 400") {
      received("Content-Length: 1\r\nContent-Length: 2", "Transfer-Encoding: chunked\r\nContent-Length: 2").map {
        all => assertTrue(all.forall(_.startsWith("HTTP/1.1 400")))
      }
    }
  ) @@ TestAspect.withLiveClock
