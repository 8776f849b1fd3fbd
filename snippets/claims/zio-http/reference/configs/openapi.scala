import zio.*
import zio.http.*
import zio.http.codec.*
import zio.http.endpoint.*
import zio.http.endpoint.openapi.*
import zio.schema.*
import zio.schema.annotation.*
import zio.test.*

object OpenAPIClaims extends ZIOSpecDefault:
  @description("a small parcel")
  final case class Parcel(@description("10 digits") number: String, grams: Int) derives Schema

  val ok = Doc.p("The parcel was found.")

  def json(endpoints: Endpoint[?, ?, ?, ?, ?]*): String =
    OpenAPIGen.fromEndpoints("Parcels", "1.0", endpoints).toJson

  def get(routes: Routes[Any, Response], path: URL): URIO[Scope, (Status, String)] =
    routes.runZIO(Request.get(path)).flatMap(r => r.body.asString.orDie.map((r.status, _)))

  def spec = suite("OpenAPI")(
    test("descriptions of classes and fields are part of the schema") {
      val document = json(Endpoint(Method.GET / "parcels").out[Parcel](ok))
      assertTrue(document.contains("a small parcel"), document.contains("10 digits"))
    },
    test("an Option parameter is listed as required, and an optional codec is not") {
      val option   = json(Endpoint(Method.GET / "a").query[Option[Int]]("page").out[Int](ok))
      val optional = json(Endpoint(Method.GET / "a").query(HttpCodec.query[Int]("page").optional).out[Int](ok))
      val required = "\"name\":\"page\",\"in\":\"query\",\"required\":true"
      assertTrue(option.contains(required), !optional.contains(required))
    },
    test("one endpoint with auth adds a security requirement to the whole document") {
      val track  = Endpoint(Method.GET / "a").out[Int](ok)
      val cancel = Endpoint(Method.DELETE / "a").auth(AuthType.Bearer).out[Int](ok)
      val both   = OpenAPIGen.fromEndpoints("Parcels", "1.0", track, cancel)
      val delete = both.paths.values.flatMap(_.delete).flatMap(_.security).toList
      assertTrue(both.security.nonEmpty, delete.nonEmpty)
    },
    test("without unauthorizedStatus, a 404 is documented for an endpoint with auth") {
      val cancel = Endpoint(Method.DELETE / "a").auth(AuthType.Bearer)
      val hidden = json(cancel.out[Int](ok))
      val open   = json(cancel.unauthorizedStatus(Status.Unauthorized).out[Int](ok))
      assertTrue(hidden.contains("\"404\""), open.contains("\"401\""))
    },
    test("a path that ends in trailing makes the generator throw") {
      val files = Endpoint(Method.GET / "files" / trailing).out[Int](ok)
      for exit <- ZIO.attempt(json(files)).exit
      yield assertTrue(exit.isFailure)
    },
    test("only JSON is listed, and no 400") {
      val document = json(Endpoint(Method.POST / "a").in[Parcel].out[Parcel](ok))
      assertTrue(!document.contains("protobuf"), !document.contains("text/plain"), !document.contains("400"))
    },
    test("outStream is listed as an array") {
      val document = json(Endpoint(Method.GET / "a").outStream[Parcel](ok))
      assertTrue(document.contains("\"type\":\"array\""))
    },
    test("a title with an ampersand breaks the link of Swagger UI, and one with a space does not") {
      val document = OpenAPIGen.fromEndpoints("Small parcels", "1.0", Endpoint(Method.GET / "a").out[Int](ok))
      val routes   = SwaggerUI.routes(PathCodec.empty / "docs", document, document.title("A & B"))
      for
        page  <- get(routes, url"/docs")
        space <- get(routes, url"/docs/Small+parcels.json")
        and   <- get(routes, url"/docs/A+%26+B.json")
      yield assertTrue(
        page._2.contains("/docs/Small+parcels.json"),
        page._2.contains("/docs/A+%26+B.json"),
        space._1 == Status.Ok,
        and._1 == Status.NotFound
      )
    },
    test("the title is written into the script of the page without escaping") {
      val title    = "</script><script>alert(1)</script>"
      val document = OpenAPIGen.fromEndpoints(title, "1.0", Endpoint(Method.GET / "a").out[Int](ok))
      for page <- get(SwaggerUI.routes(PathCodec.empty / "docs", document), url"/docs")
      yield assertTrue(page._2.contains(title))
    },
    test("SchemaStyle.Inline has no references") {
      val endpoint = Endpoint(Method.GET / "a").out[Parcel](ok)
      val inline   = JsonSchema.SchemaStyle.Inline
      val document = OpenAPIGen.fromEndpoints("Parcels", "1.0", inline, endpoint).toJson
      assertTrue(!document.contains("$ref"), document.contains("10 digits"))
    },
    test("fromJson reads what toJson writes") {
      val document = OpenAPIGen.fromEndpoints("Parcels", "1.0", Endpoint(Method.GET / "a").out[Int](ok))
      val title    = OpenAPI.fromJson(document.toJson).map(_.info.title)
      assertTrue(title == Right("Parcels"))
    }
  )
