// Claims of docs/zio-http/reference/zio-http-testkit/examples.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.test.*

object ExamplesClaims extends ZIOSpecDefault:
  // Without a network card to take one from, Netty warns that it made up a machine id.
  sys.props("io.netty.machineId") = "02:00:00:00:00:01"

  def isHttpsWithHost(url: URL): Boolean =
    url.scheme.contains(Scheme.HTTPS) && url.host.exists(_.nonEmpty)

  def spec = suite("Running the examples")(
    test("URL.decode refuses a line break in an absolute URL") {
      val texts = List("https://a.example/#\r\nX-Key: 1", "https://a.example/a\r\nX-Key: 1", "https://a.example/?a=\r\nX-Key: 1")
      assertTrue(texts.forall(URL.decode(_).isLeft))
    },
    test("without the check of the scheme, an unencrypted target would be accepted") {
      assertTrue(URL.decode("http://bank.example").exists(_.host.exists(_.nonEmpty)))
    },
    test("the check of scheme and host refuses the other hostile targets") {
      val targets = List("javascript:alert(1)", "http://bank.example", "//evil.example", "https:///etc/passwd", "/0", "")
      assertTrue(targets.forall(text => !URL.decode(text).exists(isHttpsWithHost)))
    },
    test("the client doesn't follow redirects by itself") {
      for
        _        <- TestServer.addRoutes(Routes(
                      Method.GET / "old" -> handler(Response.redirect(url"/new")),
                      Method.GET / "new" -> handler(Response.ok)
                    ))
        port     <- ZIO.serviceWithZIO[TestServer](_.port)
        response <- Client.batched(Request.get(url"http://localhost".port(port) / "old"))
      yield assertTrue(response.status == Status.TemporaryRedirect, response.headers.get("Location").contains("/new"))
    }.provide(TestServer.default, Client.default) @@ TestAspect.withLiveClock,
    test("a scanner that dies is a status for the client that calls it") {
      for
        _        <- TestClient.addRoute(Method.POST / "scans" -> handler((_: Request) => ZIO.dieMessage("out of memory")))
        response <- Client.batched(Request.post("/scans", Body.empty))
      yield assertTrue(response.status == Status.InternalServerError)
    }.provide(TestClient.layer)
  ) @@ TestAspect.sequential @@ TestAspect.silentLogging
