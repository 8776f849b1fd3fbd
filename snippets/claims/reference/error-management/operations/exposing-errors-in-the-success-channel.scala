// Claims of docs/reference/error-management/operations/exposing-errors-in-the-success-channel.mdx. Each name is a
// sentence that the page relies on.
import zio.*
import zio.test.*

object ExposingErrorsClaims extends ZIOSpecDefault:

  def spec = suite("Exposing errors")(
    test("`option` turns a value into `Some` and a failure into `None`, and lets a defect propagate") {
      for
        value   <- (ZIO.succeed(101): IO[String, Int]).option
        failure <- ZIO.fail("bounced").option
        defect  <- (ZIO.dieMessage("bug"): IO[String, Int]).option.exit
      yield assertTrue(value == Some(101), failure.isEmpty, defect.is(_.die).getMessage == "bug")
    },
    test("after a failure, `option` and `either` lose the defect of a finalizer") {
      val jammed = ZIO.fail("bounced").ensuring(ZIO.dieMessage("jammed"))
      for
        option <- jammed.option.exit
        either <- jammed.either.exit
      yield assertTrue(option == Exit.succeed(None), either == Exit.succeed(Left("bounced")))
    }
  )
