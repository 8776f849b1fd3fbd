// Claims of docs/reference/error-management/operations/error-refinement.mdx. Each name is a sentence that the page
// relies on.
import zio.*
import zio.test.*

object ErrorRefinementClaims extends ZIOSpecDefault:

  def spec = suite("Error refinement")(
    test("`orDie` dies with the exception that was the failure") {
      val failure = new IllegalStateException("no time")
      for exit <- (ZIO.fail(failure): Task[Int]).orDie.exit
      yield assertTrue(exit.is(_.die) == failure)
    },
    test("`orDieWith` dies with the exception that its function makes of any failure") {
      for exit <- ZIO.fail(7).orDieWith(number => new IllegalStateException(s"train $number")).exit
      yield assertTrue(exit.is(_.die).getMessage == "train 7")
    },
    test("`orDie` doesn't compile if the failure isn't a `Throwable`") {
      for found <- typeCheck("""zio.ZIO.fail("late").orDie""")
      yield assertTrue(found.isLeft)
    }
  )
