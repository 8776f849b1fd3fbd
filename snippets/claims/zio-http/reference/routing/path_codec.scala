// Claims of docs/zio-http/reference/routing/path_codec.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.http.codec.*
import zio.http.endpoint.Endpoint
import zio.http.endpoint.openapi.OpenAPIGen
import zio.test.*

object PathCodecClaims extends ZIOSpecDefault:

  def strictPaths[R, E](routes: Routes[R, E]): Routes[R, E] =
    Routes(routes.routes.map { route =>
      route.transform[R] { found =>
        Handler.fromFunctionHandler[Request] { request =>
          if route.isDefinedAt(request) then found else Handler.notFound
        }
      }
    })

  /** Routes with one parameter below `/x`, whose handler returns the parameter. */
  def param[A](codec: PathCodec[A]): Routes[Any, Nothing] =
    Routes(Method.GET / "x" / codec -> Handler.fromFunction[(A, Request)]((a, _) => Response.text(s"$a")))

  def statuses(routes: Routes[Any, Response])(segments: String*): UIO[List[Int]] =
    ZIO.foreach(segments.toList) { segment =>
      ZIO.scoped(routes.runZIO(Request.get(s"/x/$segment"))).map(_.status.code)
    }

  val even: PathCodec[Int] =
    int("n").transformOrFail(n => if n % 2 == 0 then Right(n) else Left("odd"))(Right(_))

  def spec = suite("PathCodec")(
    test("in 3.11.3, a number with a wrong last character, or out of range, is status 500") {
      for
        ints   <- statuses(param(int("n")))("12", "12a", "a", "-", "2147483648", "abc", "1.5")
        longs  <- statuses(param(long("n")))("2147483648", "12a", "9223372036854775808")
        shapes <- ZTestLogger.logOutput.map(_.size)
      yield assertTrue(
        ints == List(200, 500, 500, 500, 500, 404, 404),
        longs == List(200, 500, 500),
        shapes == 6
      )
    },
    test("`strictPaths` responds to malformed parameters with 404") {
      for
        ints    <- statuses(strictPaths(param(int("n"))))("12", "12a", "a", "-", "2147483648")
        parsers <- statuses(strictPaths(param(even)))("2", "3")
      yield assertTrue(ints == List(200, 404, 404, 404, 404), parsers == List(200, 404))
    },
    test("`strictPaths` leaves failures, defects, and HEAD requests to the routes") {
      val routes = strictPaths(
        Routes(
          Method.GET / "x" / "fails" -> handler((_: Request) => ZIO.fail(Response.status(Status.Conflict)).as(Response.ok)),
          Method.GET / "x" / "dies"  -> handler((_: Request) => ZIO.dieMessage("broken").as(Response.ok)),
          Method.HEAD / "x" / "head" -> handler(Response.ok)
        )
      )
      for
        codes <- statuses(routes)("fails", "dies")
        head  <- routes.runZIO(Request.head("/x/head"))
      yield assertTrue(codes == List(409, 500), head.status.code == 200)
    },
    test("`nest` after `strictPaths` makes every path 404") {
      val inner = Routes(Method.GET / int("n") -> handler((n: Int, _: Request) => Response.text(s"$n")))
      for
        wrong <- statuses(strictPaths(inner).nest("x"))("1")
        right <- statuses(strictPaths(inner.nest("x")))("1")
      yield assertTrue(wrong == List(404), right == List(200))
    },
    test("endpoints respond to malformed parameters with 400, or with 404 if no route matches, or within `strictPaths`") {
      val routes = Endpoint(Method.GET / "x" / int("n")).out[String].implement(n => ZIO.succeed(s"$n")).toRoutes
      for
        codes  <- statuses(routes)("12", "12a", "4000000000", "seven")
        strict <- statuses(strictPaths(routes))("12", "12a")
      yield assertTrue(codes == List(200, 400, 400, 404), strict == List(200, 404))
    },
    test("without `strictPaths`, a failed `transformOrFail` is status 500") {
      for codes <- statuses(param(even))("2", "3") yield assertTrue(codes == List(200, 500))
    },
    test("a parser that throws is status 500, even with `strictPaths`") {
      val throwing = param(string("n").transform(_.toInt)(_.toString))
      for codes <- statuses(strictPaths(throwing))("1", "one") yield assertTrue(codes == List(200, 500))
    },
    test("`int` accepts leading zeros and a minus sign, but no plus sign") {
      for codes <- statuses(param(int("n")))("007", "-7", "+7") yield assertTrue(codes == List(200, 200, 404))
    },
    test("`boolean` accepts only lower case, and `uuid` accepts either case") {
      val key = "123e4567-e89b-12d3-a456-426614174000"
      for
        booleans <- statuses(param(boolean("b")))("true", "false", "TRUE", "1")
        uuids    <- statuses(param(uuid("u")))(key, key.toUpperCase, "1-1-1-1-1")
      yield assertTrue(booleans == List(200, 200, 404, 404), uuids == List(200, 200, 404))
    },
    test("names of parameters don't matter: routes that differ only in names are duplicates") {
      val routes = param(int("a")).handleError(identity) ++
        Routes(Method.GET / "x" / int("b") -> handler((_: Int, _: Request) => Response.text("later")))
      for text <- routes.runZIO(Request.get("/x/1")).flatMap(_.body.asString) yield assertTrue(text == "later")
    },
    test("a plain parameter and the same parameter with a parser are duplicates") {
      val routes = Routes(
        Method.GET / "x" / even     -> handler((_: Int, _: Request) => Response.text("even")),
        Method.GET / "x" / int("n") -> handler((_: Int, _: Request) => Response.text("any"))
      )
      for text <- routes.runZIO(Request.get("/x/2")).flatMap(_.body.asString) yield assertTrue(text == "any")
    },
    test("in 3.11.3, `string` followed by another part of the segment never matches on a server") {
      val pdf = string("name") ~ ".pdf"
      for codes <- statuses(param(pdf))("a.pdf")
      yield assertTrue(codes == List(404), PathCodec.segment(pdf).decode(Path("/a.pdf")) == Right("a"))
    },
    test("`string` at the end of a segment matches") {
      for codes <- statuses(param(int("index") ~ "-" ~ string("title")))("12-a-title", "12-", "12")
      yield assertTrue(codes == List(200, 404, 404))
    },
    test("in 3.11.3, `format` puts a slash between the parts of a segment") {
      assertTrue((Method.GET / "pdf" / (int("index") ~ ".pdf")).format(17).map(_.encode) == Right("/pdf/17/.pdf"))
    },
    test("`anyOf` matches each literal, and `format` uses the first") {
      val pattern = Method.GET / anyOf("bills", "invoices") / string("n")
      val routes  = Routes(pattern -> handler((n: String, _: Request) => Response.text(n)))
      for codes <- ZIO.foreach(List("/bills/1", "/invoices/1", "/other/1"))(path => routes.runZIO(Request.get(path)).map(_.status.code))
      yield assertTrue(codes == List(200, 200, 404), pattern.format("7").map(_.encode) == Right("/bills/7"))
    },
    test("a description and an example end up in the OpenAPI document") {
      val documented = (int("index") ?? Doc.p("Running number")).example("the first", 17)
      val json       = OpenAPIGen.fromEndpoints(Endpoint(Method.GET / "invoices" / documented).out[String]).toJson
      assertTrue(json.contains("Running number"), json.contains("\"value\":17"))
    },
    test("a pattern that continues after `trailing` never matches") {
      val routes = Routes(Method.GET / "x" / trailing / "end" -> handler((_: Path, _: Request) => Response.ok))
      for codes <- statuses(routes)("a/end", "end") yield assertTrue(codes == List(404, 404))
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.timeout(10.seconds)
