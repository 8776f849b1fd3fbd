// Claims of docs/reference/core/zio/uio.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object UIOClaims extends ZIOSpecDefault:
  def spec = suite("UIO")(
    test("fibers that wait for ZIO.never need no threads") {
      for
        fibers <- ZIO.foreach(1 to 10_000)(_ => ZIO.never.fork)
        other  <- ZIO.succeed(7)
        exits  <- Fiber.interruptAll(fibers).as("all stopped")
      yield assertTrue(other == 7, exits == "all stopped")
    },
    test("a closing scope ends ZIO.never") {
      for
        stopped <- Promise.make[Nothing, Unit]
        started <- Promise.make[Nothing, Unit]
        waiting  = (started.succeed(()) *> ZIO.never).onInterrupt(stopped.succeed(()))
        _       <- ZIO.scoped(waiting.forkScoped *> started.await)
        done    <- stopped.isDone
      yield assertTrue(done)
    },
    test("steps after ZIO.never do not run") {
      for
        ran  <- Ref.make(false)
        out  <- (ZIO.never *> ran.set(true)).timeout(50.millis)
        after <- ran.get
      yield assertTrue(out.isEmpty, !after)
    }
  ) @@ TestAspect.withLiveClock
