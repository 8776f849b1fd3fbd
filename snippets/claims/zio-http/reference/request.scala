// timeout: 30
// Claims of docs/zio-http/reference/request.mdx. Each name is a sentence that the page relies on.
import java.net.Socket
import java.net.SocketTimeoutException
import zio.*
import zio.http.*
import zio.http.codec.HttpCodecError.*
import zio.http.endpoint.Endpoint
import zio.http.codec.HttpCodec
import zio.schema.*
import zio.test.*

object RequestClaims extends ZIOSpecDefault:
  final case class Stay(room: String, nights: Int) derives Schema
  final case class Loose(room: Option[String], nights: Option[Int]) derives Schema

  enum Sort derives Schema:
    case Newest, Price

  final case class Nights(n: Int) derives Schema

  final case class Even(n: Int)

  object Even:
    given Schema[Even] = Schema[Int].transformOrFail(
      n => if n % 2 == 0 then Right(Even(n)) else Left(s"odd: $n"),
      even => Right(even.n)
    )

  def of(query: String): Request = Request.get(URL.decode(s"/?$query").toOption.get)

  /** A server on a free port, and the bytes it sends in return for these bytes. */
  def exchange(
      routes: Routes[Any, Response],
      settings: Server.Config => Server.Config = identity,
      patience: Duration = 5.seconds
  )(bytes: String): Task[String] =
    val quick =
      Server.Config.default.port(0).logWarningOnFatalError(false).gracefulShutdownTimeout(100.millis)
    val config = ZLayer.succeed(settings(quick))
    val netty  = ZLayer.succeed(zio.http.netty.NettyConfig.defaultWithFastShutdown)
    Server
      .install(routes)
      .flatMap { port =>
        ZIO.attemptBlockingInterrupt {
          val socket = Socket("localhost", port)
          try
            socket.setSoTimeout(patience.toMillis.toInt)
            socket.getOutputStream.write(bytes.getBytes("ISO-8859-1"))
            val received = StringBuilder()
            try
              var byte = socket.getInputStream.read()
              while byte >= 0 do
                received.append(byte.toChar)
                byte = socket.getInputStream.read()
              received.append("<closed>")
            catch case _: SocketTimeoutException => received.append("<open>")
            received.toString
          finally socket.close()
        }
      }
      .provide(config ++ netty >>> Server.customized)

  def get(target: String, version: String = "HTTP/1.1"): String =
    s"GET $target $version\r\nHost: hotel.example\r\nConnection: close\r\n\r\n"

  val echo = Routes(Method.GET / trailing -> handler { (_: Path, request: Request) =>
    Response.text(s"[${request.path}|${request.url.host.mkString}|${request.version}]")
  })

  def post(body: Request => Task[String]): Routes[Any, Response] =
    Routes(Method.POST / "book" -> handler { (request: Request) =>
      body(request).fold(e => Response.text(s"<${e.getMessage}>"), Response.text(_))
    })

  val upload = "POST /book HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nConnection: close\r\n\r\nab"

  def spec = suite("Request")(
    test("`query[Int]` is a `Left` for a missing, malformed, empty, or repeated parameter") {
      assertTrue(
        of("").query[Int]("n").left.exists(_.isInstanceOf[MissingQueryParams]),
        of("n=two").query[Int]("n").left.exists(_.isInstanceOf[MalformedQueryParam]),
        of("n=").query[Int]("n").isLeft,
        of("n=1&n=2").query[Int]("n").left.exists(_.isInstanceOf[InvalidQueryParamCount]),
        of("n=9999999999").query[Int]("n").isLeft
      )
    },
    test("`query[Option[Int]]` is `None` only for a missing parameter") {
      assertTrue(
        of("").query[Option[Int]]("n") == Right(None),
        of("n=").query[Option[Int]]("n").isLeft,
        of("n=two").query[Option[Int]]("n").isLeft,
        of("n=1&n=2").query[Option[Int]]("n").isLeft
      )
    },
    test("`query[List[Int]]` returns all values, and one malformed value is an error") {
      assertTrue(
        of("").query[List[Int]]("n") == Right(Nil),
        of("n=1&n=2").query[List[Int]]("n") == Right(List(1, 2)),
        of("n=1&n=x").query[List[Int]]("n").isLeft
      )
    },
    test("`queryOrElse` returns the default also for a malformed or repeated parameter") {
      assertTrue(
        of("").queryOrElse("n", 1) == 1,
        of("n=3O").queryOrElse("n", 1) == 1,
        of("n=2&n=3").queryOrElse("n", 1) == 1
      )
    },
    test("`queryParam` returns the first value, and an empty string for a parameter without a value") {
      assertTrue(
        of("").queryParam("n").isEmpty,
        of("n=").queryParam("n").contains(""),
        of("n").queryParam("n").contains(""),
        of("n=1&n=2").queryParam("n").contains("1"),
        of("n=1&n=2").queryParams("n") == Chunk("1", "2")
      )
    },
    test("in 3.11.3, a missing parameter of a case class fills the whole class with empty values") {
      assertTrue(
        of("").query[Stay] == Right(Stay("", 0)),
        of("room=7").query[Stay] == Right(Stay("", 0)),
        of("nights=two").query[Stay] == Right(Stay("", 0)),
        of("room=7&nights=two").query[Stay].isLeft,
        of("room=7").query[Loose] == Right(Loose(Some("7"), None))
      )
    },
    test("in 3.11.3, an endpoint that reads a case class from the query accepts a missing parameter") {
      val routes = Endpoint(Method.GET / "book").query(HttpCodec.query[Stay]).out[String]
        .implement(stay => ZIO.succeed(stay.toString)).toRoutes
      for
        response <- ZIO.scoped(routes.runZIO(Request.get(url"/book?room=7")))
        text     <- response.body.asString
      yield assertTrue(response.status == Status.Ok, text == "\"Stay(,0)\"")
    },
    test("`query` throws for an enum and for a Scala `BigDecimal`, and accepts a `transformOrFail` schema") {
      for
        sort    <- ZIO.attempt(of("sort=Price").query[Sort]("sort")).either
        decimal <- ZIO.attempt(of("d=1.5").query[BigDecimal]("d").map(_ + 1)).either
      yield assertTrue(
        sort.isLeft,
        decimal.isLeft,
        of("d=1.5").query[java.math.BigDecimal]("d").isRight,
        of("n=4").query[Even]("n") == Right(Even(4)),
        of("n=3").query[Even]("n").isLeft
      )
    },
    test("in 3.11.3, `query` with a name accepts a case class with one field, even if the parameter is missing") {
      assertTrue(
        of("n=2").query[Nights]("n") == Right(Nights(2)),
        of("m=2").query[Nights]("n") == Right(Nights(0))
      )
    },
    test("the message of a malformed parameter names an internal class") {
      assertTrue(of("n=two").query[Int]("n").left.exists(_.message.contains("DecodeError$ReadError")))
    },
    test("the host of an absolute request target is the one that the caller chose") {
      exchange(echo)(get("http://evil.example/price")).map(r => assertTrue(r.contains("[/price|evil.example|")))
    },
    test("dot segments are resolved before routing, but `%2F` becomes a slash inside a segment") {
      val file = Routes(Method.GET / "invoices" / string("file") -> handler { (file: String, _: Request) =>
        Response.text(s"[$file]")
      })
      for
        dots    <- exchange(echo)(get("/invoices/../secrets"))
        escaped <- exchange(echo)(get("/invoices/%2e%2e/secrets"))
        slash   <- exchange(file)(get("/invoices/..%2Fsecrets"))
        back    <- exchange(file)(get("/invoices/..%5C17"))
        twice   <- exchange(file)(get("/invoices/%252e%252e"))
      yield assertTrue(
        dots.contains("[/secrets|"),
        escaped.contains("[/secrets|"),
        slash.contains("[../secrets]"),
        back.contains("[..\\17]"),
        twice.contains("[%2e%2e]")
      )
    },
    test("with request streaming, the second read fails with `Cannot connect twice`") {
      val twice = post(request => request.body.asString.zipWith(request.body.asString)(_ + _))
      for
        streaming <- exchange(twice, _.enableRequestStreaming)(upload)
        inMemory  <- exchange(twice)(upload)
      yield assertTrue(streaming.contains("<Cannot connect twice>"), inMemory.contains("abab"))
    },
    test("`collect` makes a streaming body readable more than once") {
      val collected = post { request =>
        request.collect.flatMap(r => r.body.asString.zipWith(r.body.asString)(_ + _))
      }
      exchange(collected, _.enableRequestStreaming)(upload).map(r => assertTrue(r.contains("abab")))
    },
    test("the constructors treat a string as a path, unless it is an absolute URL") {
      assertTrue(
        Request.get("/price?nights=2").url.encode == "/price%3Fnights%3D2",
        Request.get("http://hotel.example/price?nights=2").queryParam("nights").contains("2"),
        Request.get("/").addQueryParam("guest", "a&b=c").url.encode == "/?guest=a%26b%3Dc"
      )
    },
    test("`++` joins paths and headers and prefers the second request elsewhere") {
      val first  = Request.get("/a").addHeader("X-A", "1")
      val second = Request.post("/b", Body.fromString("x")).addHeader("X-B", "2")
      val both   = first ++ second
      assertTrue(
        both.method == Method.POST,
        both.path == Path("/a/b"),
        both.headers.size == 2,
        (Request.get(url"/a?x=1") ++ Request.get(url"/b?x=2")).queryParams("x") == Chunk("1", "2")
      )
    },
    test("the `url` interpolator doesn't escape values") {
      val room  = "7&admin=1"
      val space = "7 8"
      ZIO.attempt(url"/price?room=$space").either.map { result =>
        assertTrue(url"/price?room=$room".queryParam("admin").contains("1"), result.isLeft)
      }
    },
    test("an IPv6 address is written in full") {
      assertTrue(java.net.InetAddress.getByName("::1").getHostAddress == "0:0:0:0:0:0:0:1")
    },
    test("a broken escape stays as it is, and a semicolon doesn't separate parameters") {
      assertTrue(
        of("q=%zz").queryParam("q").contains("%zz"),
        of("q=a;nights=3").queryParam("q").contains("a;nights=3")
      )
    },
    test("an invalid target, HTTP/1.0, and a missing Host reach the handler") {
      val home = Routes(Method.GET / "" -> handler(Response.text("home")))
      for
        invalid <- exchange(echo)(get("[bad"))
        root    <- exchange(home)(get("[bad"))
        old     <- exchange(echo)(get("/price", "HTTP/1.0"))
        noHost  <- exchange(echo)("GET /price HTTP/1.1\r\nConnection: close\r\n\r\n")
        garbage <- exchange(echo)("garbage\r\nConnection: close\r\n\r\n")
      yield assertTrue(
        invalid.contains("[||"),
        root.endsWith("home<closed>"),
        old.contains("[/price||Http_1_0]"),
        noHost.contains("[/price||"),
        garbage.startsWith("HTTP/1.1 400")
      )
    },
    test("in 3.11.3, a pipelined request is answered before a slower one that came first") {
      val routes = Routes(
        Method.GET / "slow"  -> handler((_: Request) => ZIO.sleep(400.millis).as(Response.text("first"))),
        Method.GET / "price" -> handler(Response.text("second"))
      )
      exchange(routes)("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n" + get("/price")).map { bytes =>
        assertTrue(bytes.contains("first"), bytes.contains("second"), bytes.indexOf("second") < bytes.indexOf("first"))
      }
    },
    test("a request for HTTP/2.0 gets no response, and its connection stays open until the idle timeout") {
      for
        open   <- exchange(echo, patience = 500.millis)(get("/price", "HTTP/2.0"))
        closed <- exchange(echo, _.idleTimeout(200.millis))(get("/price", "HTTP/2.0"))
      yield assertTrue(open == "<open>", closed == "<closed>")
    },
    test("after a request for HTTP/2.0, a graceful shutdown waits as long as it may") {
      val shutdown = (version: String) =>
        exchange(echo, _.gracefulShutdownTimeout(1500.millis), 200.millis)(get("/price", version))
          .timed.map(_._1)
      shutdown("HTTP/2.0").zipWith(shutdown("HTTP/1.1")) { (slow, fast) =>
        assertTrue(slow > 1500.millis, fast < 1500.millis)
      }
    }
  ) @@ TestAspect.withLiveClock
