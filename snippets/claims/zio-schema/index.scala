// Claims of docs/zio-schema/index.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.schema.*
import zio.schema.codec.*
import zio.test.*
import scala.util.Try

object ZioSchemaClaims extends ZIOSpecDefault:

  final case class Stored(from: String, to: String, cents: Long) derives Schema
  final case class Moved(to: String, from: String, cents: Long) derives Schema
  final case class Numbered(
      @fieldNumber(2) to: String,
      @fieldNumber(1) from: String,
      @fieldNumber(3) cents: Long,
      @fieldNumber(4) note: Option[String] = None
  ) derives Schema
  final case class WithoutDefault(
      @fieldNumber(1) from: String,
      @fieldNumber(2) to: String,
      @fieldNumber(3) cents: Long,
      @fieldNumber(4) note: Option[String]
  ) derives Schema
  final case class Removed(@fieldNumber(1) from: String, @fieldNumber(3) cents: Long)
      derives Schema
  final case class Narrowed(from: String, to: String, cents: Int) derives Schema
  final case class Tags(values: List[String]) derives Schema

  enum Color derives Schema:
    case Red, Blue

  enum Shape derives Schema:
    case Point
    case Circle(radius: Int)

  final case class Drawing(color: Color, shape: Shape, note: Option[String]) derives Schema

  final case class Batch(ids: NonEmptyChunk[Int]) derives Schema

  final case class V1(name: String, phone: String) derives Schema
  final case class V2(name: String) derives Schema
  final case class V3(name: String, email: Option[String] = None) derives Schema

  final case class Secret() extends scala.annotation.StaticAnnotation
  final case class Exactly22(
      @Secret() a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int,
      k: Int, l: Int, m: Int, n: Int, o: Int, p: Int, q: Int, r: Int, s: Int, t: Int, u: Int, v: Int
  ) derives Schema
  final case class Has23(
      @Secret() a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int,
      k: Int, l: Int, m: Int, n: Int, o: Int, p: Int, q: Int, r: Int, s: Int, t: Int, u: Int, v: Int,
      w: Int
  ) derives Schema

  final case class Node(name: String, children: List[Node]) derives Schema

  def protobuf[A](using schema: Schema[A]): BinaryCodec[A] = ProtobufCodec.protobufCodec
  def json[A](using schema: Schema[A]): BinaryCodec[A]     = JsonCodec.schemaBasedBinaryCodec
  def bytes(text: String): Chunk[Byte]                     = Chunk.fromArray(text.getBytes)

  val rent   = Stored("Ada", "Grace", 90000)
  val stored = protobuf[Stored].encode(rent)

  val restApi = JsonCodec.Configuration(
    fieldNameFormat = NameFormat.SnakeCase,
    discriminatorSettings = JsonCodec.DiscriminatorSetting.Name("type"),
    explicitNulls = JsonCodec.ExplicitConfig(encoding = false)
  )
  val drawing = Drawing(Color.Red, Shape.Circle(3), None)

  def spec = suite("ZIO Schema")(
    test("an unnumbered field that moves swaps its value with another field's") {
      assertTrue(protobuf[Moved].decode(stored) == Right(Moved("Ada", "Grace", 90000)))
    },
    test("numbered fields can move and get a new field with a default") {
      assertTrue(protobuf[Numbered].decode(stored) == Right(Numbered("Grace", "Ada", 90000)))
    },
    test("a new field without a default makes old messages unreadable, even as an `Option`") {
      assertTrue(protobuf[WithoutDefault].decode(stored).isLeft)
    },
    test("old messages decode after a field was removed") {
      assertTrue(protobuf[Removed].decode(stored) == Right(Removed("Ada", 90000)))
    },
    test("a changed type can silently change the value") {
      val large = protobuf[Stored].encode(rent.copy(cents = 5000000000L))
      assertTrue(protobuf[Narrowed].decode(large).exists(_.cents == 705032704))
    },
    test("of two messages in a row, all but the last are lost") {
      val twice = stored ++ protobuf[Stored].encode(rent.copy(to = "Bob"))
      assertTrue(protobuf[Stored].decode(twice) == Right(rent.copy(to = "Bob")))
    },
    test("a `repeated` field of Protobuf doesn't decode as a list") {
      assertTrue(protobuf[Tags].decode(Chunk[Byte](10, 3, 'n', 'e', 'w')).isLeft)
    },
    test("an enum without fields encodes as a string, and a case with fields is wrapped in an object") {
      assertTrue(
        json[Drawing].encode(drawing).asString ==
          """{"color":"Red","shape":{"Circle":{"radius":3}},"note":null}"""
      )
    },
    test("the configuration for REST adds a type field and leaves out nulls") {
      val codec = JsonCodec.schemaBasedBinaryCodec[Drawing](restApi)
      assertTrue(
        codec.encode(drawing).asString.contains("""{"type":"Circle","radius":3}"""),
        !codec.encode(drawing).asString.contains("note"),
        codec.decode(codec.encode(drawing)) == Right(drawing)
      )
    },
    test("in 1.8.5, `rejectExtraFields` with a type field rejects a case without fields") {
      val codec = JsonCodec.schemaBasedBinaryCodec[Drawing](restApi.copy(rejectExtraFields = true))
      val point = drawing.copy(shape = Shape.Point)
      assertTrue(codec.decode(codec.encode(drawing)) == Right(drawing), codec.decode(codec.encode(point)).isLeft)
    },
    test("in 1.8.5, a missing `NonEmptyChunk` field makes the JSON codec throw") {
      assertTrue(Try(json[Batch].decode(bytes("{}"))).isFailure)
    },
    test("a JSON error names the field") {
      val sent = bytes("""{"from": "Ada", "to": 7}""")
      assertTrue(json[Stored].decode(sent).left.exists(_.message.contains(".to")))
    },
    test("a case class of 22 fields has a record with its annotations, and one of 23 fields a transform") {
      val annotated = Schema.force(summon[Schema[Exactly22]]) match
        case record: Schema.Record[Exactly22] => record.fields.head.annotations.contains(Secret())
        case _                                => false
      val transformed = Schema.force(summon[Schema[Has23]]) match
        case _: Schema.Transform[?, ?, ?] => true
        case _                            => false
      assertTrue(annotated, transformed)
    },
    test("`migrate` drops a field") {
      assertTrue(Schema[V1].migrate(Schema[V2]).flatMap(_(V1("Ada", "030"))) == Right(V2("Ada")))
    },
    test("`migrate` to a type with a new field is a `Right` whose function fails, even with a default") {
      val function = Schema[V1].migrate(Schema[V3])
      assertTrue(function.isRight, function.flatMap(_(V1("Ada", "030"))).isLeft)
    },
    test("a patch adds the difference to a number") {
      val raise = Schema[Stored].diff(rent, rent.copy(cents = 95000))
      assertTrue(raise.patch(rent.copy(cents = 10000)) == Right(rent.copy(cents = 15000)))
    },
    test("in 1.8.5, a patch can't switch from one enum case to another") {
      val point = drawing.copy(shape = Shape.Point)
      assertTrue(Schema[Drawing].diff(point, drawing).patch(point).isLeft)
    },
    test("a recursive type has a schema, and its values come back") {
      val tree = Node("2026", List(Node("May", Nil)))
      assertTrue(
        protobuf[Node].decode(protobuf[Node].encode(tree)) == Right(tree),
        json[Node].decode(json[Node].encode(tree)) == Right(tree)
      )
    },
    test("`toDynamic` and `fromDynamic` are inverses") {
      assertTrue(Schema[Stored].fromDynamic(Schema[Stored].toDynamic(rent)) == Right(rent))
    },
    test("`ordering` compares field by field, and `defaultValue` fills in every field") {
      assertTrue(
        Schema[Stored].ordering.compare(rent, rent.copy(to = "Hal")) < 0,
        Schema[Stored].defaultValue == Right(Stored("", "", 0))
      )
    }
  )
