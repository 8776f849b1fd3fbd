// Claims of docs/reference/error-management/sequential-and-parallel-errors.mdx. Each name is a sentence that the page
// relies on.
import zio.*
import zio.test.*

object SequentialAndParallelErrorsClaims extends ZIOSpecDefault:

  /** Fails after the other side does. */
  val late: IO[String, Int] = ZIO.sleep(200.millis) *> ZIO.fail("late")

  def spec = suite("Sequential and parallel errors")(
    test("`validatePar` with `parallelErrors` fails with both errors, even if one comes later") {
      for both <- ZIO.fail("early").validatePar(late).parallelErrors.flip
      yield assertTrue(both == List("early", "late"))
    },
    test("`zipPar` with `parallelErrors` has only one error, because the other side is interrupted") {
      for one <- ZIO.fail("early").zipPar(late).parallelErrors.flip
      yield assertTrue(one == List("early"))
    }
  ) @@ TestAspect.withLiveClock
