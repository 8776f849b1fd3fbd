// Claims of docs/reference/interruption/index.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

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
    }
  )
