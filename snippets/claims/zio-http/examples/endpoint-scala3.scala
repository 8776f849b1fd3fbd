// include: http-calls
import zio.*
import zio.http.*
import zio.http.codec.*
import zio.http.endpoint.*
import zio.schema.*
import zio.test.*

object EndpointScala3Claims extends ZIOSpecDefault:
  final case class Ticket(seat: String) derives Schema
  final case class Waiting(place: Int) derives Schema
  final case class SoldOut(event: String) derives Schema
  final case class Closed(since: String) derives Schema
  final case class Unknown(event: String) derives Schema
  sealed trait Refusal
  final case class Late(day: Int) extends Refusal derives Schema
  final case class Early(day: Int) extends Refusal derives Schema
  enum Fee derives Schema:
    case Free
    case Paid(cents: Int)
  enum Category derives Schema:
    case Standing, Seated

  val sale = Endpoint(Method.POST / "tickets").out[Ticket]

  def call(routes: Routes[Any, Response], body: String = ""): URIO[Scope, (Status, String)] =
    routes.runZIO(Request.post(url"/tickets", Body.fromString(body)))
      .flatMap(r => r.body.asString.orDie.map((r.status, _)))

  def spec = suite("Endpoint in Scala 3")(
    test("outError three times nests Either") {
      val nested: Endpoint[Unit, Unit, Either[Closed, Either[SoldOut, Unknown]], Ticket, AuthType.None] =
        sale.outError[Unknown](Status.NotFound).outError[SoldOut](Status.Conflict).outError[Closed](Status.Gone)
      for result <- call(nested.implementAsError(Right(Left(SoldOut("jazz")))).toRoutes)
      yield assertTrue(result._1 == Status.Conflict)
    },
    test("orOutError makes a union, and each class has its own status") {
      val union: Endpoint[Unit, Unit, Unknown | SoldOut | Closed, Ticket, AuthType.None] =
        sale.outError[Unknown](Status.NotFound).orOutError[SoldOut](Status.Conflict).orOutError[Closed](Status.Gone)
      for statuses <- ZIO.foreach(List(Unknown("a"), SoldOut("a"), Closed("a")))(error =>
                        call(union.implementAsError(error).toRoutes).map(_._1)
                      )
      yield assertTrue(statuses == List(Status.NotFound, Status.Conflict, Status.Gone))
    },
    test("orOut makes a union of outputs") {
      val either: Endpoint[Unit, Unit, ZNothing, Ticket | Waiting, AuthType.None] =
        sale.orOut[Waiting](Status.Accepted)
      for
        ticket  <- call(either.implementAs(Ticket("A7")).toRoutes)
        waiting <- call(either.implementAs(Waiting(12)).toRoutes)
      yield assertTrue(ticket._1 == Status.Ok, waiting._1 == Status.Accepted)
    },
    test("cases of a sealed trait become the trait") {
      val merged = sale.outError[Late](Status.Conflict).orOutError[Early](Status.Forbidden)
      val typed: Endpoint[Unit, Unit, Refusal, Ticket, AuthType.None] = merged
      for result <- call(typed.implementAsError(Early(3)).toRoutes)
      yield assertTrue(result._1 == Status.Forbidden)
    },
    test("two lists of different types are one class, and one of them results in 400") {
      val lists = sale.outError[List[Int]](Status.NotFound).orOutError[List[String]](Status.Conflict)
      val options = sale.outError[Option[Int]](Status.NotFound).orOutError[Option[String]](Status.Conflict)
      for
        list   <- call(lists.implementAsError(List(1)).toRoutes).provideSome[Scope](Runtime.removeDefaultLoggers)
        option <- call(options.implementAsError(Some(1)).toRoutes).provideSome[Scope](Runtime.removeDefaultLoggers)
      yield assertTrue(list._1 == Status.BadRequest, option._1 == Status.BadRequest)
    },
    test("numbers, booleans, and strings can be told apart in a union") {
      val plain = sale.outError[Int](Status.NotFound).orOutError[Boolean](Status.Gone).orOutError[String](Status.Conflict)
      for statuses <- ZIO.foreach(List(1, true, "a"))(error => call(plain.implementAsError(error).toRoutes).map(_._1))
      yield assertTrue(statuses == List(Status.NotFound, Status.Gone, Status.Conflict))
    },
    test("the client tells two errors of a union with one status apart by their fields, and else takes the last") {
      val fields = sale.outError[Unknown](Status.Conflict).orOutError[Closed](Status.Conflict)
      val same   = sale.outError[Unknown](Status.Conflict).orOutError[SoldOut](Status.Conflict)
      def client(routes: Routes[Any, Response]) =
        for
          port   <- Server.install(routes)
          client <- ZIO.service[Client]
        yield EndpointExecutor(client.batched, url"http://localhost:$port")
      (for
        one    <- client(fields.implementAsError(Closed("May")).toRoutes)
        closed <- one(fields(())).flip
        two    <- client(same.implementAsError(Unknown("jazz")).toRoutes)
        last   <- two(same(())).flip
      yield assertTrue(closed == Closed("May"), last == SoldOut("jazz")))
        .provide(serverWith(identity), Client.default)
    },
    test("an enum with fields is an object for each case") {
      val routes = Endpoint(Method.POST / "tickets").in[Fee].out[Fee].implement(ZIO.succeed(_)).toRoutes
      for
        paid <- call(routes, """{"Paid":{"cents":300}}""")
        free <- call(routes, """{"Free":{}}""")
        text <- call(routes, "\"Free\"")
      yield assertTrue(paid._1 == Status.Ok, free._1 == Status.Ok, text._1 == Status.BadRequest)
    },
    test("an enum without fields is a JSON string, and an unknown case results in 400") {
      val routes = Endpoint(Method.POST / "tickets").in[Category].out[Category].implement(ZIO.succeed(_)).toRoutes
      for
        known   <- call(routes, "\"Seated\"")
        unknown <- call(routes, "\"Flying\"")
      yield assertTrue(known == (Status.Ok, "\"Seated\""), unknown._1 == Status.BadRequest)
    }
  )
