// timeout: 30
import java.io.File
import java.util.UUID

import zio.*
import zio.http.*
import zio.http.template.Html
import zio.stream.ZStream
import zio.test.*

object RC4Claims extends ZIOSpecDefault:
  def text(routes: Routes[Any, Response], path: String) =
    for
      url      <- ZIO.fromEither(URL.decode(path)).orDie
      response <- routes.runZIO(Request.get(url))
      body     <- response.body.asString.orDie
    yield (response.status, body)

  def says(message: String) = Routes(Method.GET / "a" -> handler(Response.text(message)))

  def spec = suite("Migrating from RC4")(
    test("a literal wins over a parameter that comes first in the list") {
      val routes = Routes(
        Method.GET / "a" / string("name") -> handler((name: String, _: Request) => Response.text(name)),
        Method.GET / "a" / "free"         -> handler(Response.text("literal"))
      )
      text(routes, "/a/free").map(found => assertTrue(found._2 == "literal"))
    },
    test("of two routes with the same pattern, the one on the right of ++ wins, with a warning in the log") {
      for
        found <- text(says("left") ++ says("right"), "/a")
        logs  <- ZTestLogger.logOutput
      yield assertTrue(found._2 == "right", logs.exists(_.message().contains("Duplicate routes")))
    },
    test("a trailing slash and a double slash match the same route") {
      val routes = Routes(Method.GET / "keys" / int("id") -> handler((id: Int, _: Request) => Response.text(s"$id")))
      for
        slash  <- text(routes, "/keys/7/")
        double <- routes.runZIO(Request.get(URL(Path.decode("//keys/7")))).flatMap(_.body.asString)
      yield assertTrue(slash._2 == "7", double == "7")
    },
    test("a number with a letter behind it is a defect instead of a 404, and a word is still a 404") {
      val routes = Routes(Method.GET / "keys" / int("id") -> handler((id: Int, _: Request) => Response.text(s"$id")))
      for
        letter <- text(routes, "/keys/7x")
        large  <- text(routes, "/keys/99999999999")
        word   <- text(routes, "/keys/abc")
      yield assertTrue(
        letter._1 == Status.InternalServerError,
        large._1 == Status.InternalServerError,
        word._1 == Status.NotFound
      )
    },
    test("sandbox responds with 400 to an IllegalArgumentException") {
      val failing = Routes(Method.GET / "a" -> handler((_: Request) => ZIO.fail(IllegalArgumentException("x")).as(Response.ok)))
      for found <- text(failing.sandbox, "/a")
      yield assertTrue(found == (Status.BadRequest, ""))
    },
    test("Response.html escapes a string, and Html.raw doesn't") {
      for
        escaped <- Response.html("<b>x</b>").body.asString
        raw     <- Response.html(Html.raw("<b>x</b>")).body.asString
      yield assertTrue(escaped.contains("&lt;b&gt;"), raw.contains("<b>x</b>"))
    },
    test("the last middleware sees the request first, as it did in RC2") {
      for
        seen  <- Ref.make(List.empty[String])
        note   = (name: String) => Middleware.runBefore(seen.update(_ :+ name))
        _     <- (says("x") @@ note("first") @@ note("second")).runZIO(Request.get("/a"))
        order <- seen.get
      yield assertTrue(order == List("second", "first"))
    },
    test("the new names of apps and handlers in the tables exist, with the types that the tables give") {
      val effect: Handler[Any, Throwable, Any, Response] = Handler.fromZIO(ZIO.attempt(Response.ok))
      val typed: Routes[Any, Throwable]                  = effect.toRoutesTyped
      val files = List(Handler.fromFile(File("x")), Handler.fromResource("x"))
      val all: Routes[Any, Nothing] = Routes(Method.GET / "h" -> Handler.text("hi"))
      val closed: Routes[Any, Response] = typed.handleError(_ => Response.badRequest) ++ typed.sandbox ++ all
      val socket: WebSocketApp[Any]     = Handler.webSocket(_.receiveAll(_ => ZIO.unit))
      assertTrue(
        Routes.empty.routes.isEmpty,
        Handler.ok.toRoutes.routes.size == 1,
        Handler.notFound.toRoutes.routes.size == 1,
        socket.toRoutes.routes.size == 1,
        files.size == 2,
        closed.routes.size == 3
      )
    },
    test("the new path patterns in the tables match") {
      val routes = Routes(
        Method.GET / Root             -> handler(Response.text("root")),
        Method.GET / "u" / uuid("id") -> handler((id: UUID, _: Request) => Response.text(s"$id")),
        Method.GET / "files" / trailing -> handler((rest: Path, _: Request) => Response.text(rest.encode))
      )
      for
        root  <- text(routes, "/")
        files <- text(routes, "/files/a/b")
      yield assertTrue(root._2 == "root", files._2 == "a/b", Path.root.encode == "/")
    },
    test("the new names of query parameters in the tables read what they say") {
      val request = Request.get(url"/find?n=1&n=2")
      val params  = QueryParams("a" -> "1").addQueryParam("b", "2").removeQueryParam("a")
      for typed <- request.queryZIO[Chunk[Int]]("n")
      yield assertTrue(
        request.queryParam("n").contains("1"),
        request.queryParams("n") == Chunk("1", "2"),
        Request.get(url"/find?n=1").query[Int]("n") == Right(1),
        request.query[Chunk[Int]]("n") == Right(Chunk(1, 2)),
        typed == Chunk(1, 2),
        request.queryParamOrElse("m", "x") == "x",
        request.queryOrElse("m", 1) == 1,
        params.encode == "?b=2",
        URL.root.setQueryParams("a=1").queryParam("a").contains("1")
      )
    },
    test("getAll with exists and contains, as written for RC4, finds a part of a value, and queryParams doesn't") {
      val request = Request.get(url"/lockers?large=yesterday")
      assertTrue(
        request.url.queryParams.getAll("large").exists(_.contains("yes")),
        !request.queryParams("large").contains("yes")
      )
    },
    test("the new names of responses, bodies, and flash messages exist") {
      val bytes         = ZStream.fromIterable("ok".getBytes)
      val file: UIO[Body] = Body.fromFile(File("no such file"))
      val flash         = Response.ok.addFlash(Flash.setValue("notice", "saved"))
      val read          = Request.get("/").flash(Flash.get[String]("notice"))
      for
        streamed <- Body.fromStreamChunked(bytes).asString
        body     <- Body.fromString("s").asString
        lazyFile <- file
      yield assertTrue(
        streamed == "ok",
        body == "s",
        !lazyFile.isComplete,
        read.isEmpty,
        Response.text("x").status(Status.Created).status == Status.Created,
        Response.notFound("no locker").status == Status.NotFound,
        Handler.fromResponse(flash).toRoutes.routes.size == 1
      )
    },
    test("the middleware in the tables exists under its new name") {
      val all = List(Middleware.debug, Middleware.status(Status.Accepted), Middleware.requestLogging())
      for response <- (says("x") @@ Middleware.cors @@ all.reduce(_ ++ _)).runZIO(Request.get("/a"))
      yield assertTrue(response.status == Status.Accepted)
    }
  )

  extension (handler: Handler[Any, Throwable, Any, Response])
    def toRoutesTyped: Routes[Any, Throwable] = Routes(Method.GET / "typed" -> handler)
