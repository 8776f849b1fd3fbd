import java.nio.file.{Files, Path}

import scala.jdk.CollectionConverters.*
import scala.util.Using

import zio.*
import zio.http.endpoint.openapi.OpenAPI
import zio.http.gen.openapi.{Config, EndpointGen}
import zio.http.gen.scala.CodeGen
import zio.test.*

object GenClaims extends ZIOSpecDefault:
  def parameter(in: String, schema: String, required: Boolean = true) =
    s"""[{ "name": "q", "in": "$in", "required": $required, "schema": $schema }]"""

  def document(parameters: String = "[]", responses: String = "{}", schemas: String = "{}", body: String = "") =
    s"""{
      "openapi": "3.0.3", "info": { "title": "M", "version": "1" },
      "paths": { "/exhibits": { "post": { $body "parameters": $parameters, "responses": $responses } } },
      "components": { "schemas": $schemas }
    }"""

  def code(json: String, config: Config = Config.default): Task[String] =
    ZIO.attempt {
      val api = OpenAPI.fromJson(json).fold(e => throw Exception(e), identity)
      CodeGen.renderedFiles(EndpointGen.fromOpenAPI(api, config), "museum").values.mkString("\n")
    }

  val string = """{ "type": "string" }"""

  def spec = suite("Generated endpoints")(
    test("an optional query parameter becomes a required one") {
      for out <- code(document(parameter("query", string, required = false)))
      yield assertTrue(out.contains("""HttpCodec.query[String]("q")"""), !out.contains("optional"))
    },
    test("an optional header becomes a required one") {
      for out <- code(document(parameter("header", string, required = false)))
      yield assertTrue(out.contains("HeaderCodec.name[String]"), !out.contains("optional"))
    },
    test("a cookie parameter is left out") {
      for out <- code(document(parameter("cookie", string)))
      yield assertTrue(!out.contains("\"q\""), !out.toLowerCase.contains("cookie"))
    },
    test("an array of strings as a query parameter becomes a Chunk") {
      for out <- code(document(parameter("query", s"""{ "type": "array", "items": $string }""")))
      yield assertTrue(out.contains("HttpCodec.query[Chunk[String]]"))
    },
    test("an enumeration and a decimal number as a query parameter end with an exception") {
      for
        enumeration <- code(document(parameter("query", """{ "type": "string", "enum": ["a"] }"""))).flip
        decimal     <- code(document(parameter("query", """{ "type": "number" }"""))).flip
      yield assertTrue(
        enumeration.getMessage == "Enum query parameters are not supported",
        decimal.getMessage == "Floating point query parameters are not supported"
      )
    },
    test("a form as a request body is left out, and a JSON body becomes a class") {
      def body(media: String) =
        s""""requestBody": { "content": { "$media": { "schema":
           { "type": "object", "required": ["a"], "properties": { "a": $string } } } } },"""
      for
        form <- code(document(body = body("multipart/form-data")))
        json <- code(document(body = body("application/json")))
      yield assertTrue(form.contains(".in[Unit]"), json.contains("case class RequestBody"))
    },
    test("a default response and a response of text are left out") {
      val responses =
        s"""{ "200": { "description": "ok", "content": { "text/plain": { "schema": $string } } },
              "default": { "description": "error", "content": { "application/json": { "schema": $string } } } }"""
      for out <- code(document(responses = responses))
      yield assertTrue(out.contains(".out[Unit](status = Status.Ok)"), !out.contains("outError"))
    },
    test("without an operation id, the method names the endpoint") {
      for out <- code(document()) yield assertTrue(out.contains("val post=Endpoint"))
    },
    test("a Swagger document and malformed JSON are a Left") {
      val swagger = """{ "swagger": "2.0", "info": { "title": "x", "version": "1" }, "paths": {} }"""
      assertTrue(OpenAPI.fromJson(swagger).isLeft, OpenAPI.fromJson("{").isLeft)
    },
    test("writeFiles replaces an edited file, and keeps a file that isn't generated anymore") {
      ZIO.attemptBlocking {
        val target = Files.createTempDirectory("museum")
        val api    = OpenAPI.fromJson(document()).fold(e => throw Exception(e), identity)
        val files  = EndpointGen.fromOpenAPI(api)
        val first  = CodeGen.writeFiles(files, target, "museum", None).head
        val stale  = Files.writeString(target.resolve("Old.scala"), "object Old")
        Files.writeString(first, "// edited")
        CodeGen.writeFiles(files, target, "museum", None)
        (Files.readString(first), Files.exists(stale))
      }.map { case (again, kept) => assertTrue(!again.contains("edited"), kept) }
    },
    test("deleting the folder before writeFiles removes a file that isn't generated anymore") {
      def files(folder: Path) = Using.resource(Files.walk(folder))(_.iterator.asScala.toList)
      ZIO.attemptBlocking {
        val target    = Files.createTempDirectory("museum")
        val api       = OpenAPI.fromJson(document()).fold(e => throw Exception(e), identity)
        val generated = EndpointGen.fromOpenAPI(api)
        CodeGen.writeFiles(generated, target, "museum", None)
        Files.writeString(target.resolve("Old.scala"), "object Old")
        files(target).reverse.foreach(Files.delete)
        CodeGen.writeFiles(generated, target, "museum", None)
        files(target).filter(Files.isRegularFile(_)).map(_.getFileName.toString)
      }.map(names => assertTrue(names == List("Exhibits.scala")))
    }
  )
