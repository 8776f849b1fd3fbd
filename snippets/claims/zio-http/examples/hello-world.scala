// Claims of docs/zio-http/examples/hello-world.mdx. Each name is a sentence that the page relies on.
// timeout: 30
// include: http-calls
import zio.test.*

object HelloWorldClaims extends ZIOSpecDefault:
  def greet(name: String, request: Request): Response =
    val greeting = request.queryParam("greeting").getOrElse("Hello")
    Response.text(s"$greeting, $name!\n")

  val routes = Routes(
    Method.GET / Root                     -> handler(Response.text("Hello, World!\n")),
    Method.GET / "hello" / string("name") -> handler(greet)
  )

  val port: Task[Int] =
    zio.System.envOrElse("PORT", "8080").flatMap(text => ZIO.attempt(text.toInt))

  def call(request: Request) =
    ZIO.scoped(routes.runZIO(request).flatMap(r => r.body.asString.map(r.status.code -> _)))

  override def spec = suite("Hello world example")(
    test("a path segment is decoded, and a query parameter changes the greeting") {
      for
        name  <- call(Request.get(url"/hello/Ada%20Lovelace"))
        query <- call(Request.get(url"/hello/Ada?greeting=Ciao"))
      yield assertTrue(name == (200, "Hello, Ada Lovelace!\n"), query == (200, "Ciao, Ada!\n"))
    },
    test("a segment that is missing or one too many isn't matched") {
      for
        none <- call(Request.get(url"/hello"))
        two  <- call(Request.get(url"/hello/Ada/Lovelace"))
      yield assertTrue(none._1 == 404, two._1 == 404)
    },
    test("the response is text/plain, so markup in a name stays text") {
      for response <- ZIO.scoped(routes.runZIO(Request.get(url"/hello/%3Cb%3E")))
      yield assertTrue(response.rawHeader("content-type").contains("text/plain"))
    },
    test("the port comes from PORT, is 8080 without it, and fails if it isn't a number") {
      for
        default <- port
        other   <- TestSystem.putEnv("PORT", "8081") *> port
        broken  <- TestSystem.putEnv("PORT", "abc") *> port.exit
      yield assertTrue(default == 8080, other == 8081, broken.isFailure)
    },
    test("a second server on the same port dies with an error that says so") {
      Server.install(routes).flatMap { taken =>
        for exit <- Server.install(routes).provide(serverWith(_.port(taken))).exit
        yield assertTrue(
          exit.causeOption.exists(_.dieOption.exists(_.getMessage.contains("Address already in use")))
        )
      }.provide(serverWith(identity))
    }
  )
