// Claims of docs/reference/test/assertions/smart-assertions.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object SmartAssertionsClaims extends ZIOSpecDefault:

  def messageOf(code: => Any): UIO[String] = ZIO.attempt(code).flip.map(_.getMessage).orElseSucceed("no exception")

  val weight: Option[Int] = Some(2400)

  def spec = suite("Smart assertions")(
    test("outside `assertTrue`, `is` throws") {
      for message <- messageOf(weight.is(_.some))
      yield assertTrue(message == "This method can only be called inside of `assertTrue`")
    },
    test("on the right of `==`, `is` throws, too") {
      for message <- messageOf(assertTrue(2400 == weight.is(_.some)).isSuccess)
      yield assertTrue(message == "This method can only be called inside of `assertTrue`")
    },
    test("in a lambda and in an argument, a condition with `is` fails although it's true") {
      val lambda   = assertTrue(List(weight).forall(_.is(_.some) == 2400))
      val argument = assertTrue(identity(weight.is(_.some)) == 2400)
      assertTrue(!lambda.isSuccess, !argument.isSuccess)
    },
    test("on the left of `==`, `is` unwraps the value") {
      assertTrue(weight.is(_.some) == 2400)
    }
  )
