// Claims of docs/reference/resource/scope.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object ScopeClaims extends ZIOSpecDefault:

  def spec = suite("Scope")(
    test("a timeout around an acquire step of `acquireRelease` waits until the step ends") {
      for
        opened <- Ref.make(false)
        open    = ZIO.sleep(400.millis) *> opened.set(true)
        _      <- ZIO.scoped(ZIO.acquireRelease(open)(_ => ZIO.unit)).timeout(100.millis)
        ran    <- opened.get
      yield assertTrue(ran)
    },
    test("`acquireReleaseInterruptible` gives up on time, and its release runs") {
      for
        opened   <- Ref.make(false)
        released <- Ref.make(false)
        open      = ZIO.sleep(400.millis) *> opened.set(true)
        result   <- ZIO.scoped(ZIO.acquireReleaseInterruptible(open)(released.set(true))).timeout(100.millis)
        ran      <- opened.get
        closed   <- released.get
      yield assertTrue(result.isEmpty, !ran, closed)
    },
    test("a release step can't be interrupted") {
      for
        entered <- Promise.make[Nothing, Unit]
        ended   <- Ref.make(false)
        release  = entered.succeed(()) *> ZIO.sleep(200.millis) *> ended.set(true)
        fiber   <- ZIO.scoped(ZIO.acquireRelease(ZIO.unit)(_ => release)).fork
        _       <- entered.await *> fiber.interrupt
        ran     <- ended.get
      yield assertTrue(ran)
    },
    test("when a finalizer dies, the others still run, and the caller gets the failure and the defect") {
      for
        closed <- Ref.make(false)
        cause  <- ZIO.scoped {
                    ZIO.addFinalizer(closed.set(true)) *>
                      ZIO.addFinalizer(ZIO.dieMessage("jammed")) *>
                      ZIO.fail("clouds")
                  }.sandbox.flip
        ran    <- closed.get
      yield assertTrue(ran, cause.failures == List("clouds"), cause.defects.map(_.getMessage) == List("jammed"))
    },
    test("when an acquisition fails, the resources acquired before it are released") {
      for
        closed <- Ref.make(false)
        first   = ZIO.acquireRelease(ZIO.unit)(_ => closed.set(true))
        second  = ZIO.acquireRelease(ZIO.fail("no power"))(_ => ZIO.unit)
        exit   <- ZIO.scoped(first *> second).exit
        ran    <- closed.get
      yield assertTrue(ran, exit == Exit.fail("no power"))
    }
  ) @@ TestAspect.withLiveClock
