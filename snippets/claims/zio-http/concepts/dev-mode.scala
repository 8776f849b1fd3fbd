// include: http-calls
// timeout: 60
// Claims of docs/zio-http/concepts/dev-mode.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.test.*

object DevModeClaims extends ZIOSpecDefault:
  // before the library reads it for the first time
  sys.props("zio.http.mode") = "dev"

  val routes = Routes(
    Method.GET / "fails" -> handler((_: Request) => ZIO.fail(RuntimeException("refused by 10.0.3.4")).as(Response.ok)),
    Method.GET / "own"   -> handler((_: Request) => ZIO.fail(Response.badRequest("mine")).as(Response.ok)),
    Method.GET / "hidden" / "refund" -> handler(Response.ok)
  ).sandbox

  def bodyOf(path: String, accept: String): Task[(Int, String)] =
    Server
      .install(routes)
      .flatMap { port =>
        ZIO.fromEither(URL.decode(s"http://localhost:$port/$path")).flatMap { url =>
          Client
            .batched(Request.get(url).addHeader("Accept", accept))
            .flatMap(response => response.body.asString.map((response.status.code, _)))
        }
      }
      .provide(serverWith(identity), Client.default)
      .provide(Runtime.removeDefaultLoggers)

  def mode(text: String): UIO[Mode] =
    ZIO.acquireReleaseWith(ZIO.succeed { sys.props("zio.http.mode") = text })(_ =>
      ZIO.succeed { sys.props("zio.http.mode") = "dev" }
    )(_ => ZIO.succeed(Mode.current))

  def spec = suite("Modes")(
    test("in dev mode, a failure after `sandbox` sends its message and its stack trace") {
      for response <- bodyOf("fails", "text/html")
      yield assertTrue(
        response._1 == 500,
        response._2.contains("refused by 10.0.3.4"),
        response._2.contains("DevModeClaims")
      )
    },
    test("in dev mode, a defect sends its message and stack trace, with and without `sandbox`") {
      val dies = Routes(Method.GET / "" -> handler((_: Request) => ZIO.dieMessage("bug at 10.0.3.4").as(Response.ok)))
      for
        bodies <- ZIO.foreach(List(dies, dies.sandbox)) { routes =>
                    Server
                      .install(routes)
                      .flatMap(port => Client.batched(Request.get(url"http://localhost:$port")))
                      .flatMap(_.body.asString)
                      .provide(serverWith(identity), Client.default)
                      .provide(Runtime.removeDefaultLoggers)
                  }
      yield assertTrue(bodies.forall(_.contains("bug at 10.0.3.4")), bodies.forall(_.contains("DevModeClaims")))
    },
    test("in 3.11.3, the HTML of a 404 in dev mode has the decoded path without escaping") {
      for response <- bodyOf("%3Cscript%3E", "text/html")
      yield assertTrue(response._1 == 404, response._2.contains("/<script>"))
    },
    test("in 3.11.3, a defect sends its stack trace despite `withStackTrace = false`, and JSON isn't escaped") {
      val messages = ErrorResponseConfig(true, false, 10, ErrorResponseConfig.ErrorFormat.Json)
      val failing  = Routes(
        Method.GET / "dies"  -> handler((_: Request) => ZIO.dieMessage("bug").as(Response.ok)),
        Method.GET / "quote" -> handler((_: Request) => ZIO.fail(RuntimeException("a\"b")).as(Response.ok))
      ).sandbox @@ ErrorResponseConfig.withConfig(messages)
      def body(path: String) = ZIO.scoped(failing.runZIO(Request.get(path))).flatMap(_.body.asString)
      for
        defect <- body("/dies")
        quote  <- body("/quote")
      yield assertTrue(defect.contains("DevModeClaims"), quote.contains("a\"b"), !quote.contains("DevModeClaims"))
    },
    test("in dev mode, a response that a handler built is unchanged") {
      for response <- bodyOf("own", "text/html")
      yield assertTrue(response == (400, "mine"))
    },
    test("in 3.11.3, a 404 for a browser has the path and no list of routes, even in dev mode") {
      for response <- bodyOf("nothing", "text/html")
      yield assertTrue(response._1 == 404, response._2.contains("/nothing"), !response._2.contains("refund"))
    },
    test("in dev mode, a 404 for a JSON client has the path and no routes") {
      for response <- bodyOf("nothing", "application/json")
      yield assertTrue(response._1 == 404, response._2.contains("/nothing"), !response._2.contains("refund"))
    },
    test("`ErrorResponseConfig` of routes wins over dev mode") {
      for
        response <- ZIO.scoped(
                      (routes @@ ErrorResponseConfig.withConfig(ErrorResponseConfig.default))
                        .runZIO(Request.get("/fails"))
                    )
        body     <- response.body.asString
      yield assertTrue(body.isEmpty)
    },
    test("words in any case are known, and unknown ones mean prod") {
      for
        dev     <- mode("DEV")
        preprod <- mode("PreProd")
        unknown <- mode("development")
        space   <- mode("dev ")
      yield assertTrue(dev == Mode.Dev, preprod == Mode.Preprod, unknown == Mode.Prod, space == Mode.Prod)
    },
    test("a property that is set later changes `Mode.current`, and error bodies stay") {
      for
        _     <- bodyOf("fails", "text/html")
        later <- ZIO.acquireReleaseWith(ZIO.succeed { sys.props("zio.http.mode") = "prod" })(_ =>
                   ZIO.succeed { sys.props("zio.http.mode") = "dev" }
                 )(_ => bodyOf("fails", "text/html").map(response => (Mode.current, response._2)))
      yield assertTrue(later._1 == Mode.Prod, later._2.contains("refused by 10.0.3.4"))
    },
    test("`isActive` compares with the current mode") {
      assertTrue(Mode.Dev.isActive, !Mode.Prod.isActive, Mode.isDev)
    }
  ) @@ TestAspect.withLiveClock
