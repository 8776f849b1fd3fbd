// Claims of docs/reference/resource/scope.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.stream.*
import zio.test.*

object ScopeClaims extends ZIOSpecDefault:

  /** Whether the finalizer of an exposure sees a success. */
  def kept(run: URIO[Scope, Unit] => IO[Any, Any]): UIO[Option[Boolean]] =
    for
      kept <- Ref.make(Option.empty[Boolean])
      _    <- run(ZIO.acquireReleaseExit(ZIO.unit)((_, exit) => kept.set(Some(exit.isSuccess)))).exit
      end  <- kept.get
    yield end

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
    },
    test("`acquireReleaseExit` sees a failure, a defect, and an interruption of the scope") {
      for ends <- ZIO.foreach(List[IO[String, Nothing]](ZIO.fail("clouds"), ZIO.dieMessage("bug"), ZIO.interrupt)) { end =>
                    kept(exposure => ZIO.scoped(exposure *> end))
                  }
      yield assertTrue(ends.forall(_.contains(false)))
    },
    test("a failure handled inside `ZIO.scoped`, or a timeout inside, is a success of the scope") {
      for
        handled <- kept(exposure => ZIO.scoped(exposure *> ZIO.fail("clouds").ignore))
        timeout <- kept(exposure => ZIO.scoped(exposure *> ZIO.never.timeout(50.millis)))
        around  <- kept(exposure => ZIO.scoped(exposure *> ZIO.never).timeout(50.millis))
      yield assertTrue(handled.contains(true), timeout.contains(true), around.contains(false))
    },
    test("in a stream, the finalizer of `acquireReleaseExit` sees how reading ended") {
      def rows(exposure: URIO[Scope, Unit]) = ZStream.scoped(exposure).flatMap(_ => ZStream(1, 2))
      for
        direct <- kept(exposure => rows(exposure).mapZIO(_ => ZIO.fail("clouds")).runDrain)
        ahead  <- kept(exposure => rows(exposure).mapZIOPar(2)(_ => ZIO.fail("clouds").delay(200.millis)).runDrain)
      yield assertTrue(direct.contains(false), ahead.contains(true))
    },
    test("`withEarlyRelease` passes an interruption to the finalizer") {
      for early <- kept(exposure => ZIO.scoped(exposure.withEarlyRelease.flatMap((release, _) => release)))
      yield assertTrue(early.contains(false))
    },
    test("an interrupted `close` stops the finalizer that is running and never runs the others") {
      for
        parked  <- Ref.make(List.empty[String])
        started <- Promise.make[Nothing, Unit]
        scope   <- Scope.make
        _       <- scope.addFinalizer(parked.update("dome" :: _))
        _       <- scope.addFinalizer(started.succeed(()) *> ZIO.never *> parked.update("telescope" :: _))
        close   <- scope.close(Exit.unit).fork
        _       <- started.await *> close.interrupt *> scope.close(Exit.unit)
        all     <- parked.get
      yield assertTrue(all.isEmpty)
    }
  ) @@ TestAspect.withLiveClock
