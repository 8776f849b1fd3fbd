// Claims of docs/reference/interruption/index.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*
import java.util.concurrent.{CountDownLatch, TimeUnit}
import java.util.concurrent.atomic.AtomicBoolean
import scala.concurrent.{ExecutionContext, Future, blocking}

object InterruptionClaims extends ZIOSpecDefault:
  def spec = suite("Interruption")(
    test("catchAllCause, exit, and foldCauseZIO handle ZIO.interrupt") {
      for
        caught <- ZIO.interrupt.catchAllCause(_ => ZIO.succeed(0))
        exit   <- ZIO.interrupt.exit
        folded <- ZIO.interrupt.foldCauseZIO(c => ZIO.succeed(c.isInterruptedOnly), _ => ZIO.succeed(false))
      yield assertTrue(caught == 0, exit.isInterruptedOnly, folded)
    },
    test("either and catchAll do not handle ZIO.interrupt") {
      val effect: IO[String, Int] = ZIO.interrupt
      for
        either <- effect.either.exit
        caught <- effect.catchAll(_ => ZIO.succeed(1)).exit
      yield assertTrue(either.isInterruptedOnly, caught.isInterruptedOnly)
    },
    test("finalizers run after ZIO.interrupt") {
      for
        ran <- Ref.make(List.empty[String])
        _   <- ZIO.interrupt.onInterrupt(ran.update(_ :+ "onInterrupt")).ensuring(ran.update(_ :+ "ensuring")).exit
        all <- ran.get
      yield assertTrue(all == List("onInterrupt", "ensuring"))
    },
    test("a region does not hold ZIO.interrupt back") {
      for
        after <- Ref.make(false)
        exit  <- (ZIO.interrupt *> after.set(true)).uninterruptible.exit
        ran   <- after.get
      yield assertTrue(exit.isInterruptedOnly, !ran)
    },
    test("joining an interrupted fiber ends the caller in the same way, and catchAllCause handles that") {
      for
        fiber <- ZIO.never.fork
        _     <- fiber.interrupt
        exit  <- fiber.join.exit
        value <- fiber.join.catchAllCause(_ => ZIO.succeed(7))
      yield assertTrue(exit.isInterruptedOnly, value == 7)
    },
    test("interruptAs names the fiber that the interruption comes from") {
      val origin = FiberId.Runtime(17, 0L, Trace.empty)
      for exit <- ZIO.interruptAs(origin).exit
      yield assertTrue(exit == Exit.interrupt(origin))
    },
    test("the interruption of `fromFuture` doesn't wait for the future, which runs to its end") {
      val mayEnd = CountDownLatch(1)
      val ended  = CountDownLatch(1)
      for
        begun <- Promise.make[Nothing, Unit]
        fiber <- (begun.succeed(()) *> ZIO.fromFuture { context =>
                   given ExecutionContext = context
                   Future { blocking(mayEnd.await()); ended.countDown() }
                 }).fork
        _     <- begun.await
        exit  <- fiber.interrupt
        early  = ended.getCount == 0
        _     <- ZIO.succeed(mayEnd.countDown())
        late  <- ZIO.attemptBlocking(ended.await(5, TimeUnit.SECONDS))
      yield assertTrue(exit.isInterrupted, !early, late)
    },
    test("`fromFutureInterrupt` skips the steps that haven't begun") {
      val second = AtomicBoolean(false)
      for
        exit <- ZIO.fromFutureInterrupt { context =>
                  given ExecutionContext = context
                  Future(blocking(Thread.sleep(400))).map(_ => second.set(true))
                }.timeout(100.millis).exit
        _    <- ZIO.sleep(300.millis)
      yield assertTrue(exit == Exit.succeed(None), !second.get)
    } @@ TestAspect.withLiveClock,
    test("in `uninterruptibleMask`, only the part inside `restore` can be interrupted") {
      for
        waiting <- ZIO.uninterruptibleMask(restore => restore(ZIO.never)).fork
        steps   <- Ref.make(0)
        ready   <- Promise.make[Nothing, Unit]
        working <- ZIO.uninterruptibleMask { restore =>
                     restore(ZIO.unit) *> ready.succeed(()) *>
                       (ZIO.sleep(200.millis) *> steps.update(_ + 1)).withClock(Clock.ClockLive)
                   }.fork
        _       <- ready.await
        _       <- waiting.interrupt *> working.interrupt
        done    <- steps.get
      yield assertTrue(done == 1)
    }
  )
