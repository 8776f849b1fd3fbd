// Claims of docs/reference/schedule/repetition.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object RepetitionClaims extends ZIOSpecDefault:

  def spec = suite("Repetition")(
    test("`repeat` and `retry` with `recurs(3)` run the effect four times") {
      for
        runs    <- Ref.make(0)
        _       <- runs.update(_ + 1).repeat(Schedule.recurs(3))
        repeats <- runs.getAndSet(0)
        _       <- (runs.update(_ + 1) *> ZIO.fail("busy")).retry(Schedule.recurs(3)).ignore
        retries <- runs.get
      yield assertTrue(repeats == 4, retries == 4)
    }
  )
