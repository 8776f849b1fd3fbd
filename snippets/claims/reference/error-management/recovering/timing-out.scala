// Claims of docs/reference/error-management/recovering/timing-out.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object TimingOutClaims extends ZIOSpecDefault:

  def spec = suite("Timing out")(
    test("`timeout` returns `Some` in time, and fails or dies like the effect") {
      for
        value   <- ZIO.succeed(7).timeout(1.second)
        failure <- ZIO.fail("no hits").timeout(1.second).exit
        defect  <- ZIO.dieMessage("bug").timeout(1.second).exit
      yield assertTrue(
        value == Some(7),
        failure == Exit.fail("no hits"),
        defect.is(_.die).getMessage == "bug"
      )
    },
    test("when the time is up, `timeout` returns `None`, but only after the effect has stopped") {
      for
        stopped <- Ref.make(false)
        slow     = ZIO.never.onInterrupt(ZIO.sleep(200.millis) *> stopped.set(true))
        result  <- slow.timeout(100.millis)
        before  <- stopped.get
      yield assertTrue(result.isEmpty, before)
    } @@ TestAspect.withLiveClock
  )
