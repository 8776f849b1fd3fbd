// Claims of docs/zio-json/decoding.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.json.*
import zio.test.*

object DecodingClaims extends ZIOSpecDefault:

  final case class Bike(id: String, gears: Int = 7, tags: List[String] = Nil) derives JsonDecoder

  def spec = suite("Decoding")(
    test("a missing key and `null` are read as the default value of the case class") {
      assertTrue(
        """{"id": "B1"}""".fromJson[Bike] == Right(Bike("B1")),
        """{"id": "B1", "gears": null}""".fromJson[Bike] == Right(Bike("B1"))
      )
    },
    test("a missing key without a default value is an error that names the key") {
      assertTrue("""{"gears": 3}""".fromJson[Bike] == Left(".id(missing)"))
    }
  )
