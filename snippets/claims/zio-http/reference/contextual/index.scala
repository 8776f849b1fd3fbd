// include: http-calls
// timeout: 60
// Claims of docs/zio-http/reference/contextual/index.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.test.*

object ContextualClaims extends ZIOSpecDefault:
  final case class Visit(number: Int)

  val visits = Routes(Method.GET / "visit" -> handler { (_: Request) =>
    withContext((visit: Visit) => Response.text(s"${visit.number}"))
  })

  def twice(port: Int): RIO[Client, List[String]] =
    ZIO.foreach(List(1, 2)) { _ =>
      Client.batched(Request.get(url"http://localhost:$port/visit")).flatMap(_.body.asString)
    }

  def spec = suite("Request-scoped context management")(
    test("all requests share what a layer of the server built") {
      for
        counter <- Ref.make(0)
        layer    = ZLayer(counter.updateAndGet(_ + 1).map(Visit(_)))
        bodies  <- Server.install(visits).flatMap(twice).provide(serverWith(identity), Client.default, layer)
        built   <- counter.get
      yield assertTrue(bodies == List("1", "1"), built == 1)
    },
    test("an aspect runs again for each request") {
      for
        counter <- Ref.make(0)
        aspect   = HandlerAspect.interceptIncomingHandler(
                     handler((request: Request) => counter.updateAndGet(_ + 1).map(n => (request, Visit(n))))
                   )
        bodies  <- Server.install(visits @@ aspect).flatMap(twice).provide(serverWith(identity), Client.default)
      yield assertTrue(bodies == List("1", "2"))
    },
    test("`provideLayer` on a handler builds and releases its layer for each request") {
      for
        events  <- Ref.make(List.empty[String])
        layer    = ZLayer.scoped(
                     ZIO.acquireRelease(events.update(_ :+ "open").as(Visit(0)))(_ => events.update(_ :+ "close"))
                   )
        routes   = Routes(
                     Method.GET / "visit" ->
                       handler((_: Request) => withContext((visit: Visit) => Response.text(s"${visit.number}")))
                         .provideLayer(layer)
                   )
        _       <- Server.install(routes).flatMap(twice).provide(serverWith(identity), Client.default)
        all     <- events.get
      yield assertTrue(all == List("open", "close", "open", "close"))
    },
    test("without the aspect that supplies their context, routes don't have the type that `serve` accepts") {
      typeCheck("Server.serve(ContextualClaims.visits).provide(Server.default)").map { result =>
        assertTrue(result.left.exists(_.contains("Visit")))
      }
    }
  ) @@ TestAspect.withLiveClock
