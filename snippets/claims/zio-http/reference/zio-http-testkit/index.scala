// Claims of docs/zio-http/reference/zio-http-testkit/index.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.test.*

object TestkitClaims extends ZIOSpecDefault:
  // Without a network card to take one from, Netty warns that it made up a machine id.
  sys.props("io.netty.machineId") = "02:00:00:00:00:01"

  val lift = Routes(Method.POST / "wind" / int("kmh") -> handler { (kmh: Int, _: Request) =>
    Response.text(if kmh > 60 then "closed" else "open")
  })

  def report(client: Client, service: URL, word: String): Task[(Int, String)] =
    client.batched(Request.post(service / word / "80", Body.empty))
      .flatMap(response => response.body.asString.map(response.status.code -> _))

  def spec = suite("ZIO HTTP Testkit")(
    test("a test client can use the routes of the real service, and reports a wrong path as 404") {
      for
        _      <- TestClient.addRoutes(lift)
        client <- ZIO.service[Client]
        right  <- report(client, URL.root, "wind")
        wrong  <- report(client, URL.root, "winds")
      yield assertTrue(right == (200, "closed"), wrong == (404, ""))
    }.provide(TestClient.layer),
    test("the same routes give the same result on a test server") {
      for
        _      <- TestServer.addRoutes(lift)
        port   <- ZIO.serviceWithZIO[TestServer](_.port)
        client <- ZIO.service[Client]
        right  <- report(client, url"http://localhost".port(port), "wind")
        wrong  <- report(client, url"http://localhost".port(port), "winds")
      yield assertTrue(right == (200, "closed"), wrong == (404, ""))
    }.provide(TestServer.default, Client.default) @@ TestAspect.withLiveClock,
    test("a test server without routes responds with 404") {
      for
        port   <- ZIO.serviceWithZIO[TestServer](_.port)
        status <- Client.batched(Request.get(url"http://localhost".port(port) / "a")).map(_.status.code)
      yield assertTrue(status == 404)
    }.provide(TestServer.default, Client.default) @@ TestAspect.withLiveClock
  ) @@ TestAspect.sequential @@ TestAspect.silentLogging
