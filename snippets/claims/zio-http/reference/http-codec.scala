// include: http-calls
import zio.*
import zio.http.*
import zio.http.codec.*
import zio.http.endpoint.*
import zio.http.endpoint.openapi.OpenAPIGen
import zio.schema.*
import zio.schema.annotation.fieldName
import zio.stream.*
import zio.test.*
import java.util.UUID

object HttpCodecClaims extends ZIOSpecDefault:
  final case class Filter(maxCents: Int, id: UUID) derives Schema
  final case class Paging(page: Int = 1, size: Option[Int] = None) derives Schema
  final case class Seat(@fieldName("seat_number") seatNumber: Int) derives Schema
  final case class Plain(seatNumber: Int) derives Schema
  final case class Headers2(xTenant: String, xCount: Int) derives Schema
  enum Area derives Schema:
    case Stalls, Balcony
  sealed trait Side derives Schema
  case object Window extends Side
  final case class Shifts(seats: Int, day: java.time.LocalDate) derives Schema

  val page = HttpCodec.query[Int]("page").transformOrFail(n =>
    if n >= 1 then Right(n) else Left("page starts at 1")
  )(n => if n >= 1 then Right(n) else Left("page starts at 1"))

  def call(routes: Routes[Any, Response], request: Request): URIO[Scope, (Status, String)] =
    routes.runZIO(request).flatMap(r => r.body.asString.orDie.map((r.status, _)))

  def post(path: URL, body: String): Request = Request.post(path, Body.fromString(body))

  def spec = suite("HttpCodec")(
    test("decodeRequest dies with an HttpCodecError, although its type is Task") {
      for exit <- page.decodeRequest(Request.get(url"/?page=0")).exit
      yield assertTrue(exit.causeOption.exists(c => c.isDie && !c.isFailure))
    },
    test("encodeRequest throws for a value that transformOrFail refuses") {
      for exit <- ZIO.attempt(page.encodeRequest(0)).exit
      yield assertTrue(exit.isFailure)
    },
    test("optional accepts a missing value, but not a malformed one") {
      for
        missing   <- page.optional.decodeRequest(Request.get(url"/"))
        malformed <- page.optional.decodeRequest(Request.get(url"/?page=x")).exit
        empty     <- page.optional.decodeRequest(Request.get(url"/?page=")).exit
      yield assertTrue(missing.isEmpty, malformed.isFailure, empty.isFailure)
    },
    test("a boolean parameter accepts true, on, yes, and 1 in any case, and 400 follows from other text") {
      val flag = HttpCodec.query[Boolean]("flag")
      for
        values <- ZIO.foreach(List(url"/?flag=TRUE", url"/?flag=on", url"/?flag=yes", url"/?flag=1"))(url =>
                    flag.decodeRequest(Request.get(url))
                  )
        other  <- flag.decodeRequest(Request.get(url"/?flag=maybe")).exit
      yield assertTrue(values.forall(identity), other.isFailure)
    },
    test("a codec for an enum or a sealed trait throws when it is built") {
      for
        enums <- ZIO.attempt(HttpCodec.query[Area]("area")).exit
        trees <- ZIO.attempt(HttpCodec.query[Option[Side]]("side")).exit
      yield assertTrue(enums.isFailure, trees.isFailure)
    },
    test("a BigDecimal or BigInt parameter results in 500") {
      val scalaOne = Endpoint(Method.GET / "scala").query[BigDecimal]("n").out[String]
        .implement(n => ZIO.succeed(n.toString))
      val javaOne = Endpoint(Method.GET / "java").query[java.math.BigDecimal]("n").out[String]
        .implement(n => ZIO.succeed(n.toString))
      val integer = Endpoint(Method.GET / "int").query[BigInt]("n").out[String]
        .implement(n => ZIO.succeed(n.toString))
      ZIO.foreach(List(url"/scala?n=1.5", url"/java?n=1.5", url"/int?n=5"))(url =>
        call(Routes(scalaOne, javaOne, integer), Request.get(url)).map(_._1)
      ).provideSome[Scope](Runtime.removeDefaultLoggers)
        .map(statuses => assertTrue(statuses.forall(_ == Status.InternalServerError)))
    },
    test("a case class of parameters loses all its fields if one required field is missing") {
      val codec = HttpCodec.query[Filter]
      for filter <- codec.decodeRequest(Request.get(url"/?maxCents=5000"))
      yield assertTrue(filter.maxCents == 0)
    },
    test("a missing date becomes a date, and a malformed number is still refused") {
      val codec = HttpCodec.query[Shifts]
      for
        missing   <- codec.decodeRequest(Request.get(url"/?seats=3"))
        malformed <- codec.decodeRequest(Request.get(url"/?seats=x&day=2026-11-27")).exit
      yield assertTrue(missing.seats == 0, missing.day.getYear > 2000, malformed.isFailure)
    },
    test("a case class of headers loses all its fields if one required field is missing") {
      val codec = HttpCodec.headers[Headers2]
      for headers <- codec.decodeRequest(Request.get(url"/").addHeader("X-Tenant", "a"))
      yield assertTrue(headers == Headers2("", 0))
    },
    test("a case class keeps its fields if each has a default or is optional") {
      for paging <- HttpCodec.query[Paging].decodeRequest(Request.get(url"/?size=10"))
      yield assertTrue(paging == Paging(1, Some(10)))
    },
    test("a JSON body with a missing field is rejected") {
      val routes = Endpoint(Method.POST / "seats").in[Plain].out[Int]
        .implement(s => ZIO.succeed(s.seatNumber)).toRoutes
      for result <- call(routes, post(url"/seats", "{}"))
      yield assertTrue(result._1 == Status.BadRequest)
    },
    test("three alternatives make eight combinations") {
      def either(name: String) = HttpCodec.query[Int](name) | HttpCodec.headerAs[Int](name)
      val three = Endpoint(Method.GET / "a").inCodec(either("a")).inCodec(either("b")).inCodec(either("c"))
      val optional = Endpoint(Method.GET / "a").query(HttpCodec.query[Int]("a").optional)
        .query[Option[Int]]("b")
      val combinations = three.alternatives.size
      val ofOptional   = optional.alternatives.size
      assertTrue(combinations == 8, ofOptional == 1)
    },
    test("two types on the sides of an alternative make an Either, and the left side is tried first") {
      val either: HttpCodec[HttpCodecType.Query, Either[Int, String]] =
        HttpCodec.query[Int]("id") | HttpCodec.query[String]("name")
      val routes = Endpoint(Method.GET / "find").query(either).out[String]
        .implement(v => ZIO.succeed(v.toString)).toRoutes
      for
        both    <- call(routes, Request.get(url"/find?id=1&name=a"))
        neither <- call(routes, Request.get(url"/find"))
      yield assertTrue(both._2 == "\"Left(1)\"", neither._2.contains("name"))
    },
    test("a body of a media type that isn't in the list results in 400") {
      val routes = Endpoint(Method.POST / "seats").in[Plain].out[Int]
        .implement(s => ZIO.succeed(s.seatNumber)).toRoutes
      for result <- call(
                      routes,
                      Request.post(url"/seats", Body.fromString("""{"seatNumber":1}""").contentType(MediaType.application.xml))
                    )
      yield assertTrue(result._1 == Status.BadRequest)
    },
    test("a media type with a quality of zero is still sent if the list has no other match") {
      val routes = Endpoint(Method.GET / "seats").out[Plain].implementAs(Plain(1)).toRoutes
      for response <- routes.runZIO(Request.get(url"/seats").addHeader("Accept", "application/protobuf;q=0"))
      yield assertTrue(
        response.header(Header.ContentType).exists(_.mediaType.fullType == "application/protobuf")
      )
    },
    test("the typed client ignores fieldNameFormat and treatStreamsAsArrays of the server, and its call dies") {
      val config  = CodecConfig(fieldNameFormat = NameFormat.SnakeCase, treatStreamsAsArrays = true)
      val book    = Endpoint(Method.POST / "seats").in[Plain].out[Plain]
      val all     = Endpoint(Method.GET / "all").outStream[Plain]
      val seats   = Routes(book.implement(ZIO.succeed(_)), all.implement(_ => ZIO.succeed(ZStream(Plain(1)))))
      (for
        port    <- Server.install(seats @@ CodecConfig.withConfig(config))
        client  <- ZIO.service[Client]
        execute  = EndpointExecutor(client.batched, url"http://localhost:$port")
        names   <- execute(book(Plain(1))).exit
        arrays  <- execute(all(())).flatMap(_.runCollect).exit
        renamed <- (CodecConfig.setConfig(config) *> execute(book(Plain(1)))).exit
      yield assertTrue(names.isFailure, arrays.isFailure, renamed.isFailure))
        .provide(serverWith(identity), Client.default)
    },
    test("with treatStreamsAsArrays, inStream reads a JSON array") {
      val routes = Endpoint(Method.POST / "seats").inStream[Plain].out[Long]
        .implement(_.runCount).toRoutes @@
        CodecConfig.withConfig(CodecConfig(treatStreamsAsArrays = true))
      for result <- call(routes, post(url"/seats", """[{"seatNumber":1},{"seatNumber":2}]"""))
      yield assertTrue(result == (Status.Ok, "2"))
    },
    test("the OpenAPI document follows fieldName, but not the fieldNameFormat of CodecConfig") {
      val annotated = OpenAPIGen.fromEndpoints(Endpoint(Method.POST / "a").in[Seat].out[Int]).toJson
      val plain     = OpenAPIGen.fromEndpoints(Endpoint(Method.POST / "b").in[Plain].out[Int]).toJson
      val routes    = Endpoint(Method.POST / "a").in[Seat].out[Seat].implement(ZIO.succeed(_)).toRoutes
      for echo <- call(routes, post(url"/a", """{"seat_number":12}"""))
      yield assertTrue(
        annotated.contains("seat_number"),
        plain.contains("seatNumber"),
        echo._2 == """{"seat_number":12}"""
      )
    }
  )
