// Claims of docs/zio-http/reference/body/binary_codecs.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.http.codec.HttpContentCodec
import zio.json.{DeriveJsonDecoder, JsonDecoder}
import zio.schema.*
import zio.schema.codec.{BinaryCodec, JsonCodec, ProtobufCodec}
import zio.stream.*
import zio.test.*

final case class Package(id: Int, note: Option[String]) derives Schema

object BinaryCodecsClaims extends ZIOSpecDefault:
  given JsonDecoder[Package] = DeriveJsonDecoder.gen

  val json: BinaryCodec[Package]     = JsonCodec.schemaBasedBinaryCodec
  val protobuf: BinaryCodec[Package] = ProtobufCodec.protobufCodec

  def both(text: String): UIO[(Boolean, Boolean)] =
    Body.fromString(text).asJson[Package].isSuccess <*> Body.fromString(text).asJsonFromCodec[Package].isSuccess

  def request(body: Body): Request = Request.post("/", body)

  val one = Package(1, None)
  val two = Package(2, Some("fragile"))

  def spec = suite("Binary codecs")(
    test("`asJson` and `asJsonFromCodec` accept unknown fields, a number in quotes, and text after the document") {
      for
        unknown  <- both("""{"id": 1, "weight": 2}""")
        quoted   <- both("""{"id": "1"}""")
        trailing <- both("""{"id": 1} and more""")
      yield assertTrue(unknown == (true, true), quoted == (true, true), trailing == (true, true))
    },
    test("`asJson` and `asJsonFromCodec` reject a missing field, a repeated field, and an empty body") {
      for
        missing  <- both("{}")
        repeated <- both("""{"id": 1, "id": 2}""")
        empty    <- both("")
      yield assertTrue(missing == (false, false), repeated == (false, false), empty == (false, false))
    },
    test("`asJson` doesn't look at the content type") {
      for result <- Body.fromString("""{"id": 1}""").contentType(MediaType.text.plain).asJson[Package].either
      yield assertTrue(result == Right(one))
    },
    test("`Body.json` and `Body.jsonCodec` set the media type, and `Body.from` doesn't") {
      assertTrue(
        Body.json(one).mediaType.contains(MediaType.application.json),
        Body.jsonCodec("text").mediaType.contains(MediaType.application.json),
        Body.from(one)(using protobuf).mediaType.isEmpty
      )
    },
    test("an empty body is malformed as JSON and as Protobuf") {
      for
        asJson     <- Body.empty.to[Package](using json).exit
        asProtobuf <- Body.empty.to[Package](using protobuf).exit
      yield assertTrue(asJson.isFailure, asProtobuf.isFailure)
    },
    test("`decodeRequest` takes JSON if there's no content type, even if Protobuf comes first, and fails if JSON isn't listed") {
      val onlyProtobuf = HttpContentCodec.protobuf.only[Package]
      val formats      = onlyProtobuf ++ HttpContentCodec.json.only[Package]
      for
        result <- formats.decodeRequest(request(Body.fromString("""{"id": 1}"""))).either
        failed <- onlyProtobuf.decodeRequest(request(Body.fromChunk(protobuf.encode(one)))).either
      yield assertTrue(result == Right(one), failed.left.exists(_.isInstanceOf[IllegalArgumentException]))
    },
    test("in 3.11.3, a malformed content type is a defect, which `resurrect` turns into a failure") {
      val formats = HttpContentCodec.json.only[Package]
      val broken  = request(Body.fromString("""{"id": 1}""")).addHeader("content-type", "json")
      for
        defect  <- formats.decodeRequest(broken).exit
        failure <- formats.decodeRequest(broken).resurrect.either
      yield assertTrue(defect.foldExit(_.isDie, _ => false), failure.left.exists(_.isInstanceOf[IllegalArgumentException]))
    },
    test("a content type with a charset still picks JSON") {
      val formats = HttpContentCodec.protobuf.only[Package] ++ HttpContentCodec.json.only[Package]
      val json    = request(Body.fromString("""{"id": 1}""")).addHeader("content-type", "application/json; charset=utf-8")
      for result <- formats.decodeRequest(json).either
      yield assertTrue(result == Right(one))
    },
    test("`decodeRequest` fails with an `IllegalArgumentException` for an unknown content type") {
      val formats = HttpContentCodec.json.only[Package] ++ HttpContentCodec.protobuf.only[Package]
      val csv     = Body.fromString("1").contentType(MediaType.text.csv)
      for result <- formats.decodeRequest(request(csv).addHeader(Header.ContentType(MediaType.text.csv))).either
      yield assertTrue(result.left.exists(_.isInstanceOf[IllegalArgumentException]))
    },
    test("in 3.11.3, `fromSchema` dies for a case class with the content type `text/plain`") {
      val plain = request(Body.fromString("1")).addHeader(Header.ContentType(MediaType.text.plain))
      for
        record <- HttpContentCodec.fromSchema[Package].decodeRequest(plain).exit
        number <- HttpContentCodec.fromSchema[Int].decodeRequest(plain).either
      yield assertTrue(record.foldExit(_.isDie, _ => false), number == Right(1))
    },
    test("a JSON stream of values is one line for each value, and it decodes to the same values") {
      val body = Body.fromStream(ZStream(one, two))(using json)
      for
        text <- body.asString
        back <- body.asStream.via(json.streamDecoder).runCollect
      yield assertTrue(text.linesIterator.size == 2, back == Chunk(one, two))
    },
    test("`streamDecoder` rejects a JSON array") {
      for result <- Body.fromString("""[{"id": 1}]""").asStream.via(json.streamDecoder).runCollect.exit
      yield assertTrue(result.isFailure)
    },
    test("a Protobuf stream of values silently keeps only the last") {
      val body = Body.fromStream(ZStream(one, two))(using protobuf)
      for back <- body.asStream.via(protobuf.streamDecoder).runCollect
      yield assertTrue(back == Chunk(two))
    }
  )
