// Claims of docs/zio-http/examples/index.mdx.
// timeout: 30
// include: http-calls
import zio.test.*

object ZioHttpExamplesClaims extends ZIOSpecDefault:
  val shop: Routes[Any, Nothing] = Routes(Method.GET / "tickets" -> handler(Response.text("shop")))
  val desk: Routes[Any, Nothing] = Routes(Method.GET / "tickets" -> handler(Response.text("desk")))

  def texts(routes: Routes[Any, Nothing])(paths: String*): Task[List[(Int, String)]] =
    Server
      .install(routes)
      .flatMap { port =>
        ZIO.foreach(paths.toList) { path =>
          Client
            .batched(Request.get(url"http://localhost".port(port).path(path)))
            .flatMap(response => response.body.asString.map(response.status.code -> _))
        }
      }
      .provide(serverWith(identity), Client.default)

  def spec = suite("Examples")(
    test("after a Server.serve, nothing else runs") {
      for
        reached <- Ref.make(false)
        result  <- (Server.serve(shop) *> reached.set(true)).timeout(300.millis).provide(serverWith(identity))
        after   <- reached.get
      yield assertTrue(result.isEmpty, !after)
    },
    test("of two equal patterns, the one that's joined later wins") {
      texts(shop ++ desk)("/tickets").zipWith(texts(desk ++ shop)("/tickets")) { (deskLast, shopLast) =>
        assertTrue(deskLast == List(200 -> "desk"), shopLast == List(200 -> "shop"))
      }
    },
    test("with a prefix each, both are served, and the bare path is a 404") {
      texts(shop.nest("shop") ++ desk.nest("desk"))("/shop/tickets", "/desk/tickets", "/tickets")
        .map(replies => assertTrue(replies == List(200 -> "shop", 200 -> "desk", 404 -> "")))
    },
    test("the failures of joined routes form a union") {
      val both: Routes[Any, String | Int] =
        Routes(Method.GET / "a" -> handler(ZIO.fail("a").as(Response.ok))) ++
          Routes(Method.GET / "b" -> handler(ZIO.fail(2).as(Response.ok)))
      texts(both.handleError(error => Response.text(s"$error")))("/a", "/b")
        .map(replies => assertTrue(replies == List(200 -> "a", 200 -> "2")))
    },
    test("the requirements of joined routes add up") {
      trait Prices
      trait Desk
      val both: Routes[Prices & Desk, Nothing] =
        Routes(Method.GET / "a" -> handler(ZIO.service[Prices].as(Response.ok))) ++
          Routes(Method.GET / "b" -> handler(ZIO.service[Desk].as(Response.ok)))
      assertTrue(both.routes.size == 2)
    }
  ) @@ TestAspect.withLiveClock
