import zio.*
import zio.http.*
import zio.http.codec.*
import zio.http.endpoint.*
import zio.schema.*
import zio.test.*

object EndpointConceptClaims extends ZIOSpecDefault:
  final case class Visit(patient: Int, time: String) derives Schema
  final case class VisitWithRoom(patient: Int, time: String, room: String) derives Schema
  final case class VisitWithOption(patient: Int, time: String, room: Option[String]) derives Schema
  final case class NoVisit(patient: Int) derives Schema
  enum Room derives Schema:
    case A, B
  enum OldRoom derives Schema:
    case A
  @zio.schema.annotation.rejectExtraFields
  final case class StrictVisit(patient: Int, time: String) derives Schema
  final case class Blocked(patient: Int) derives Schema
  final case class Booking(time: String) derives Schema
  final case class BookingWithDefault(time: String, room: String = "any") derives Schema

  val base    = Endpoint(Method.GET / "visits" / int("patient"))
  val current = base.out[Visit].outError[NoVisit](Status.NotFound)

  /** A client whose requests are handled by these routes, without a network. */
  def executor(routes: Routes[Any, Response]): EndpointExecutor[Any, Unit, Scope] =
    EndpointExecutor(
      ZClient.fromDriver(new ZClient.Driver[Any, Scope, Throwable]:
        def request(
            version: Version,
            method: Method,
            url: URL,
            headers: Headers,
            body: Body,
            sslConfig: Option[ClientSSLConfig],
            proxy: Option[Proxy]
        )(implicit trace: Trace) =
          routes.runZIO(Request(version, method, url, headers, body))
        def socket[Env1](version: Version, url: URL, headers: Headers, app: WebSocketApp[Env1])(
            implicit
            trace: Trace,
            ev: Scope =:= Scope
        ) = ZIO.dieMessage("no web sockets")
      ),
      url"http://localhost"
    )

  def isDefect(exit: Exit[Any, Any]): Boolean = exit.causeOption.exists(c => c.isDie && !c.isFailure)

  def spec = suite("Endpoint concepts")(
    test("an old client ignores a new field of the output") {
      val server = base.out[VisitWithRoom].implementAs(VisitWithRoom(7, "9:30", "A")).toRoutes
      for visit <- executor(server)(current(7))
      yield assertTrue(visit == Visit(7, "9:30"))
    },
    test("a new field is a defect in an old client that rejects extra fields") {
      val server = base.out[VisitWithRoom].implementAs(VisitWithRoom(7, "9:30", "A")).toRoutes
      for exit <- executor(server)(base.out[StrictVisit].apply(7)).exit
      yield assertTrue(isDefect(exit))
    },
    test("a new case of an enum is a defect in an old client, once it arrives") {
      val server = base.out[Room].implement(patient => ZIO.succeed(if patient == 7 then Room.A else Room.B)).toRoutes
      val old    = base.out[OldRoom]
      for
        known   <- executor(server)(old(7))
        unknown <- executor(server)(old(8)).exit
      yield assertTrue(known == OldRoom.A, isDefect(unknown))
    },
    test("a field that was removed is a defect in an old client, unless it was an Option") {
      val server   = current.implementAs(Visit(7, "9:30")).toRoutes
      val required = base.out[VisitWithRoom].outError[NoVisit](Status.NotFound)
      val optional = base.out[VisitWithOption].outError[NoVisit](Status.NotFound)
      for
        broken <- executor(server)(required(7)).exit
        works  <- executor(server)(optional(7))
      yield assertTrue(isDefect(broken), works == VisitWithOption(7, "9:30", None))
    },
    test("a new required input results in 400 for an old client, which is a defect there") {
      val server = base.query[Int]("year").out[Visit].implement((p, _) => ZIO.succeed(Visit(p, ""))).toRoutes
      for
        response <- server.runZIO(Request.get(url"/visits/7"))
        exit     <- executor(server)(current(7)).exit
      yield assertTrue(response.status == Status.BadRequest, isDefect(exit))
    },
    test("a new optional input, or a new field with a default, works with an old client") {
      val server = base.query(HttpCodec.query[Int]("year").optional).out[Visit]
        .implement((p, _) => ZIO.succeed(Visit(p, ""))).toRoutes
      val oldBooking = Endpoint(Method.POST / "bookings").in[Booking].out[String]
      val newBooking = Endpoint(Method.POST / "bookings").in[BookingWithDefault].out[String]
      for
        visit <- executor(server)(current(7))
        room  <- executor(newBooking.implement(b => ZIO.succeed(b.room)).toRoutes)(oldBooking(Booking("9:30")))
      yield assertTrue(visit.patient == 7, room == "any")
    },
    test("an error with a new status is a defect in an old client") {
      val server = base.out[Visit].outError[Blocked](Status.Forbidden).implementAsError(Blocked(7)).toRoutes
      for exit <- executor(server)(current(7)).exit
      yield assertTrue(isDefect(exit))
    },
    test("an endpoint that is not implemented results in 404") {
      for response <- current.implementAs(Visit(7, "")).toRoutes.runZIO(Request.delete(url"/visits/7"))
      yield assertTrue(response.status == Status.NotFound)
    },
    test("of two implementations of an endpoint, the last one wins") {
      val routes = Routes(current.implementAs(Visit(1, "first")), current.implementAs(Visit(1, "second")))
      for
        response <- routes.runZIO(Request.get(url"/visits/1")).provideSome[Scope](Runtime.removeDefaultLoggers)
        text     <- response.body.asString
      yield assertTrue(text.contains("second"))
    },
    test("a failure of the server is a defect in the client, not a typed error") {
      val server = current.implement(_ => ZIO.dieMessage("database")).toRoutes
      for exit <- executor(server)(current(7)).exit.provideSome[Scope](Runtime.removeDefaultLoggers)
      yield assertTrue(isDefect(exit))
    }
  )
