import zio.*
import zio.http.*
import zio.http.codec.*
import zio.http.endpoint.*
import zio.schema.*
import zio.schema.annotation.*
import zio.schema.validation.Validation
import zio.stream.*
import zio.test.*

object EndpointClaims extends ZIOSpecDefault:
  final case class Card(code: String, cents: Int) derives Schema
  final case class Amount(cents: Int) derives Schema
  @rejectExtraFields
  final case class Strict(cents: Int) derives Schema
  final case class Order(cents: Int, code: String) derives Schema
  final case class Checked(@validate(Validation.greaterThan(0)) cents: Int) derives Schema
  final case class Problem(detail: String) derives Schema

  sealed trait CardError
  object CardError:
    final case class Unknown(code: String) extends CardError derives Schema
    final case class Blocked(code: String) extends CardError derives Schema
    final case class Expired(code: String) extends CardError derives Schema
    final case class TooLow(balance: Int)  extends CardError derives Schema

  def call(routes: Routes[Any, Response], request: Request): URIO[Scope, (Status, String)] =
    routes.runZIO(request).flatMap(r => r.body.asString.orDie.map((r.status, _)))

  def post(path: URL, body: String, headers: Header*): Request =
    Request.post(path, Body.fromString(body)).addHeaders(Headers(headers*))

  /** A client whose requests are handled by these routes, without a network. */
  def executor(routes: Routes[Any, Response]): EndpointExecutor[Any, Unit, Scope] =
    EndpointExecutor(clientOf(routes), url"http://localhost")

  def clientOf(routes: Routes[Any, Response]): Client =
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
    )

  val encodingFailed = Runtime.removeDefaultLoggers

  def spec = suite("Endpoint")(
    test("a segment of the path that doesn't decode results in 404") {
      val routes = Endpoint(Method.GET / "pages" / int("page")).out[Int].implement(ZIO.succeed(_)).toRoutes
      for result <- call(routes, Request.get(url"/pages/one"))
      yield assertTrue(result._1 == Status.NotFound)
    },
    test("a segment that only begins like a number results in 400") {
      val routes = Endpoint(Method.GET / "pages" / int("page")).out[Int].implement(ZIO.succeed(_)).toRoutes
      for
        letter <- call(routes, Request.get(url"/pages/7x"))
        large  <- call(routes, Request.get(url"/pages/99999999999"))
      yield assertTrue(letter._1 == Status.BadRequest, large._1 == Status.BadRequest)
    },
    test("an Option parameter is None if it's missing, and 400 if it's malformed") {
      val routes = Endpoint(Method.GET / "cards")
        .query[Option[Int]]("page")
        .header[Option[String]]("X-Tenant")
        .out[String]
        .implement(in => ZIO.succeed(in.toString))
        .toRoutes
      for
        missing   <- call(routes, Request.get(url"/cards"))
        malformed <- call(routes, Request.get(url"/cards?page=x"))
      yield assertTrue(missing._2 == "\"(None,None)\"", malformed._1 == Status.BadRequest)
    },
    test("a List parameter is empty if it's missing") {
      val routes = Endpoint(Method.GET / "cards").query[List[String]]("tag").out[Int]
        .implement(tags => ZIO.succeed(tags.size)).toRoutes
      for result <- call(routes, Request.get(url"/cards"))
      yield assertTrue(result == (Status.Ok, "0"))
    },
    test("a missing header or query parameter results in 400") {
      val header = Endpoint(Method.GET / "h").header[String]("X-Tenant").out[String].implement(ZIO.succeed(_))
      val query  = Endpoint(Method.GET / "q").query[Int]("page").out[Int].implement(ZIO.succeed(_))
      for
        h <- call(Routes(header, query), Request.get(url"/h"))
        q <- call(Routes(header, query), Request.get(url"/q"))
      yield assertTrue(h._1 == Status.BadRequest, q._1 == Status.BadRequest)
    },
    test("an empty body decodes as None if the input is an Option") {
      val routes = Endpoint(Method.POST / "cards").in[Option[Amount]].out[String]
        .implement(in => ZIO.succeed(in.toString)).toRoutes
      for result <- call(routes, post(url"/cards", ""))
      yield assertTrue(result._2 == "\"None\"")
    },
    test("unknown fields are ignored, and rejected with rejectExtraFields") {
      val lax    = Endpoint(Method.POST / "lax").in[Amount].out[Int].implement(a => ZIO.succeed(a.cents))
      val strict = Endpoint(Method.POST / "strict").in[Strict].out[Int].implement(a => ZIO.succeed(a.cents))
      val body   = """{"cents": 1, "admin": true}"""
      for
        l <- call(Routes(lax, strict), post(url"/lax", body))
        s <- call(Routes(lax, strict), post(url"/strict", body))
      yield assertTrue(l._1 == Status.Ok, s._1 == Status.BadRequest)
    },
    test("a case that outErrors doesn't list results in 400 when it's encoded") {
      val routes = Endpoint(Method.GET / "cards").out[Unit]
        .outErrors[CardError](
          HttpCodec.error[CardError.Unknown](Status.NotFound),
          HttpCodec.error[CardError.Blocked](Status.Conflict)
        )
        .implement(_ => ZIO.fail(CardError.Expired("spring"))).toRoutes
      for result <- call(routes, Request.get(url"/cards")).provideSome[Scope](encodingFailed)
      yield assertTrue(result._1 == Status.BadRequest, result._2.contains("EncodingResponseError"))
    },
    test("two cases with one status and the same fields are decoded as the first") {
      val endpoint = Endpoint(Method.GET / "cards").out[Unit]
        .outErrors[CardError](
          HttpCodec.error[CardError.Unknown](Status.Conflict),
          HttpCodec.error[CardError.Blocked](Status.Conflict)
        )
      val routes = endpoint.implement(_ => ZIO.fail(CardError.Blocked("spring"))).toRoutes
      for error <- executor(routes)(endpoint(())).flip
      yield assertTrue(error == CardError.Unknown("spring"))
    },
    test("of two cases with one status, the second is a defect in the client if a field of the first is missing") {
      val endpoint = Endpoint(Method.GET / "cards").out[Unit]
        .outErrors[CardError](
          HttpCodec.error[CardError.Unknown](Status.Conflict),
          HttpCodec.error[CardError.TooLow](Status.Conflict)
        )
      val routes = endpoint.implement(_ => ZIO.fail(CardError.TooLow(5))).toRoutes
      for exit <- executor(routes)(endpoint(())).exit
      yield assertTrue(exit.causeOption.exists(c => c.isDie && !c.isFailure))
    },
    test("outError twice makes the error an Either whose Left is the second") {
      val endpoint = Endpoint(Method.GET / "cards").out[Unit]
        .outError[CardError.Unknown](Status.NotFound)
        .outError[CardError.Blocked](Status.Conflict)
      val error: Either[CardError.Blocked, CardError.Unknown] = Left(CardError.Blocked("spring"))
      for result <- call(endpoint.implementAsError(error).toRoutes, Request.get(url"/cards"))
      yield assertTrue(result._1 == Status.Conflict)
    },
    test("outCodecError keeps the default for callers that accept HTML, and copy replaces it") {
      val problem = (HttpCodec.content[Problem](MediaType.application.json) ++
        HttpCodec.status(Status.UnprocessableEntity)).transform[HttpCodecError](p =>
        HttpCodecError.CustomError("problem", p.detail)
      )(e => Problem(e.message))
      val endpoint = Endpoint(Method.POST / "cards").in[Amount].out[Int]
      val kept     = endpoint.outCodecError(problem).implement(_ => ZIO.succeed(1)).toRoutes
      val replaced = endpoint.copy(codecError = problem).implement(_ => ZIO.succeed(1)).toRoutes
      val html     = Header.Accept(MediaType.text.html)
      for
        json    <- call(kept, post(url"/cards", "{"))
        browser <- call(kept, post(url"/cards", "{", html))
        all     <- call(replaced, post(url"/cards", "{", html))
      yield assertTrue(
        json._1 == Status.UnprocessableEntity,
        browser._1 == Status.BadRequest,
        all._1 == Status.UnprocessableEntity
      )
    },
    test("the handler has run before a response fails to encode as plain text") {
      for
        redeemed <- Ref.make(0)
        routes    = Endpoint(Method.POST / "cards").out[Card]
                      .implement(_ => redeemed.update(_ + 1).as(Card("spring", 0))).toRoutes
        result   <- call(routes, post(url"/cards", "", Header.Accept(MediaType.text.plain)))
                      .provideSome[Scope](encodingFailed)
        count    <- redeemed.get
      yield assertTrue(result._1 == Status.BadRequest, count == 1)
    },
    test("an endpoint that names its media type ignores another Accept header") {
      val routes = Endpoint(Method.GET / "cards").out[Card](MediaType.application.json)
        .implement(_ => ZIO.succeed(Card("spring", 0))).toRoutes
      for result <- call(routes, Request.get(url"/cards").addHeader(Header.Accept(MediaType.text.plain)))
      yield assertTrue(result._1 == Status.Ok)
    },
    test("codec errors follow Accept even if the endpoint names its media type") {
      val routes = Endpoint(Method.POST / "cards").in[Amount](MediaType.application.json).out[Card](MediaType.application.json)
        .implement(_ => ZIO.succeed(Card("spring", 0))).toRoutes
      for result <- call(routes, post(url"/cards", "{", Header.Accept(MediaType.text.html)))
      yield assertTrue(result._1 == Status.BadRequest, result._2.startsWith("<html>"))
    },
    test("auth refuses a header of another scheme and a token without characters") {
      val routes = Endpoint(Method.GET / "cards").auth(AuthType.Bearer).out[Int].implement(_ => ZIO.succeed(1)).toRoutes
      ZIO.foreach(List("Basic YTpi", "Bearer ", "k3y"))(value =>
        call(routes, Request.get(url"/cards").addHeader("Authorization", value)).map(_._1)
      ).map(statuses => assertTrue(statuses.forall(_ == Status.NotFound)))
    },
    test("validation also applies to Protobuf bodies and forms") {
      val endpoint = Endpoint(Method.POST / "checked")
      val body     = endpoint.in[Checked].out[Int].implement(c => ZIO.succeed(c.cents)).toRoutes
      val form     = endpoint.inForm[Checked].out[Int].implement(c => ZIO.succeed(c.cents)).toRoutes
      val bytes    = zio.schema.codec.ProtobufCodec.protobufCodec(using Schema[Checked]).encode(Checked(-5))
      val protobuf = Body.fromChunk(bytes).contentType(MediaType.parseCustomMediaType("application/protobuf").get)
      val fields   = Body.fromString("cents=-5").contentType(MediaType.application.`x-www-form-urlencoded`)
      for
        inProtobuf <- call(body, Request.post(url"/checked", protobuf))
        inForm     <- call(form, Request.post(url"/checked", fields))
      yield assertTrue(
        inProtobuf._1 == Status.BadRequest && inProtobuf._2.contains("-5 should be greater than 0"),
        inForm._1 == Status.BadRequest && inForm._2.contains("-5 should be greater than 0")
      )
    },
    test("the client does not escape a slash in the path, and an empty string drops the segment") {
      val endpoint = Endpoint(Method.GET / "cards" / string("code")).out[String]
      val routes   = Routes(Method.GET / trailing -> handler((path: Path, _: Request) => Response.json(s"\"$path\"")))
      ZIO.foreach(List("a b", "a/b", ""))(code => executor(routes)(endpoint(code)))
        .map(paths => assertTrue(paths == List("/cards/a b", "/cards/a/b", "/cards/")))
    },
    test("the scope of implementScoped stays open until a stream has ended") {
      for
        log    <- Ref.make(List.empty[String])
        add     = (line: String) => log.update(line :: _)
        routes  = Endpoint(Method.GET / "cards").outStream[Int].implementScoped(_ =>
                    ZIO.acquireRelease(add("open"))(_ => add("closed"))
                      .as(zio.stream.ZStream(1).tap(_ => add("element")))
                  ).toRoutes
        _      <- ZIO.scoped(call(routes, Request.get(url"/cards")))
        lines  <- log.get
      yield assertTrue(lines == List("closed", "element", "open"))
    },
    test("unauthorizedStatus after auth adds WWW-Authenticate, and before auth it is lost") {
      val endpoint = Endpoint(Method.GET / "cards")
      val after    = endpoint.auth(AuthType.Bearer).unauthorizedStatus(Status.Unauthorized).out[Int]
      val before   = endpoint.unauthorizedStatus(Status.Unauthorized).auth(AuthType.Bearer).out[Int]
      for
        a <- after.implement(_ => ZIO.succeed(1)).toRoutes.runZIO(Request.get(url"/cards"))
        b <- before.implement(_ => ZIO.succeed(1)).toRoutes.runZIO(Request.get(url"/cards"))
      yield assertTrue(
        a.status == Status.Unauthorized,
        a.rawHeader("www-authenticate").exists(_.startsWith("Bearer")),
        b.status == Status.NotFound
      )
    },
    test("a status that the endpoint doesn't declare is a defect in the client") {
      val endpoint = Endpoint(Method.GET / "cards").out[Int]
      val routes   = Routes(Method.GET / "cards" -> handler(Response.status(Status.ServiceUnavailable)))
      for exit <- executor(routes)(endpoint(())).exit
      yield assertTrue(exit.isFailure, exit.causeOption.exists(_.isDie))
    },
    test("a malformed element of inStream stops the handler after the earlier elements") {
      for
        seen   <- Ref.make(0)
        routes  = Endpoint(Method.POST / "imports").inStream[Card].out[Int]
                    .implement(_.runForeach(_ => seen.update(_ + 1)).as(0)).toRoutes
        result <- call(routes, post(url"/imports", """{"code":"a","cents":1} {"code":7}"""))
                    .provideSome[Scope](encodingFailed)
        array  <- call(routes, post(url"/imports", """[{"code":"a","cents":1}]"""))
                    .provideSome[Scope](encodingFailed)
        count  <- seen.get
      yield assertTrue(result._1 == Status.BadRequest, array._1 == Status.BadRequest, count <= 1)
    },
    test("inForm fills all fields with zeros if one required field is missing") {
      val form   = Header.ContentType(MediaType.application.`x-www-form-urlencoded`)
      val routes = Endpoint(Method.POST / "orders").inForm[Order].out[Order].implement(ZIO.succeed(_)).toRoutes
      for
        complete <- call(routes, post(url"/orders", "cents=5&code=spring", form))
        partial  <- call(routes, post(url"/orders", "cents=5", form))
      yield assertTrue(
        complete._2 == """{"cents":5,"code":"spring"}""",
        partial == (Status.Ok, """{"cents":0,"code":""}""")
      )
    }
  )
