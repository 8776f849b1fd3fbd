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

  final case class Crate(parcel: Parcel) derives Schema

  def missingSchemas(openAPI: OpenAPI): Set[String] =
    val used = "#/components/schemas/([^\"]+)".r.findAllMatchIn(openAPI.toJson).map(_.group(1)).toSet
    used -- openAPI.components.toList.flatMap(_.schemas.keys.map(_.name))

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
    test("the page of Swagger UI loads its scripts from unpkg.com, in version 5.10.3") {
      val routes = SwaggerUI.routes(PathCodec.empty / "docs", OpenAPIGen.fromEndpoints("Parcels", "1.0", Nil))
      get(routes, url"/docs").map { (status, page) =>
        val scripts = "src=\"([^\"]+)".r.findAllMatchIn(page).map(_.group(1)).toList
        assertTrue(
          status == Status.Ok,
          scripts.size == 2,
          scripts.forall(_.startsWith("https://unpkg.com/swagger-ui-dist@5.10.3/"))
        )
      }
    },
    test("the document alone can be served by one route") {
      val openAPI  = OpenAPIGen.fromEndpoints("Parcels", "1.0", Nil)
      val document = Routes(Method.GET / "openapi.json" -> handler(Response.json(openAPI.toJson)))
      get(document, url"/openapi.json").map((status, text) => assertTrue(status == Status.Ok, text.contains("3.1.0")))
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
    test("two documents with one title share an address, where the last one is served") {
      val endpoint = Endpoint(Method.GET / "a").out[Int](ok)
      val first    = OpenAPIGen.fromEndpoints("Parcels", "1.0", endpoint)
      for last <- get(SwaggerUI.routes(PathCodec.empty / "docs", first, first.version("2.0")), url"/docs/Parcels.json")
                    .provideSome[Scope](Runtime.removeDefaultLoggers)
      yield assertTrue(OpenAPI.fromJson(last._2).map(_.info.version) == Right("2.0"))
    },
    test("with SchemaStyle.Reference or Inline, a class inside another is referred to by a name that is not listed") {
      val endpoint = Endpoint(Method.GET / "a").out[Crate](ok)
      val styles   = List(JsonSchema.SchemaStyle.Reference, JsonSchema.SchemaStyle.Inline, JsonSchema.SchemaStyle.Compact)
      val missing  = styles.map(style => missingSchemas(OpenAPIGen.fromEndpoints("Crates", "1.0", style, endpoint)))
      assertTrue(missing == List(Set("Parcel"), Set("Parcel"), Set.empty[String]))
    },
    test("the classes of a form, a tuple, and an Either are not listed unless another endpoint uses them") {
      val form   = Endpoint(Method.POST / "a").inForm[Parcel].out[Int](ok)
      val tuple  = Endpoint(Method.GET / "b").out[(Int, Parcel)](ok)
      val either = Endpoint(Method.GET / "c").out[Either[Int, Parcel]](ok)
      val other  = Endpoint(Method.GET / "d").out[Parcel](ok)
      val alone  = List(form, tuple, either).map(e => missingSchemas(OpenAPIGen.fromEndpoints("Parcels", "1.0", e)))
      val listed = missingSchemas(OpenAPIGen.fromEndpoints("Parcels", "1.0", form, tuple, either, other))
      assertTrue(alone.forall(_ == Set("Parcel")), listed.isEmpty)
    },
    test("a case of outErrors is described with the operator ??, and a joined document keeps the first title") {
      val described = Endpoint(Method.GET / "a").out[Int](ok)
        .outErrors[Parcel](HttpCodec.error[Parcel](Status.NotFound) ?? Doc.p("no parcel"), HttpCodec.error[Parcel](Status.Gone))
      val document  = OpenAPIGen.fromEndpoints("First", "1.0", described)
      val joined    = document ++ OpenAPIGen.fromEndpoints("Second", "2.0", Endpoint(Method.GET / "b").out[Int](ok))
      val texts     = document.paths.values.flatMap(_.get).flatMap(_.responses).collect {
        case (status, OpenAPI.ReferenceOr.Or(response)) => status.text -> response.description.isDefined
      }.toMap
      assertTrue(texts == Map("200" -> true, "404" -> true, "410" -> false), joined.info.title == "First")
    },
    test("fromJson reads what toJson writes") {
      val document = OpenAPIGen.fromEndpoints("Parcels", "1.0", Endpoint(Method.GET / "a").out[Int](ok))
      val title    = OpenAPI.fromJson(document.toJson).map(_.info.title)
      assertTrue(title == Right("Parcels"))
    }
  )
