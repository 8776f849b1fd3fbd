import java.util.concurrent.atomic.AtomicInteger
import scala.concurrent.{ExecutionContext, Future, Promise as ScalaPromise}
import scala.util.Try
import zio.*
import zio.test.*

object WithFutureClaims extends ZIOSpecDefault:
  private def start[E <: Throwable, A](effect: IO[E, A]): CancelableFuture[A] =
    Unsafe.unsafely(Runtime.default.unsafe.runToFuture(effect))

  private def outcome[A](future: Future[A]): Task[Try[A]] =
    ZIO.fromFuture(_ => future.transform(t => scala.util.Success(t))(using ExecutionContext.global))

  private val pause = Live.live(ZIO.sleep(200.millis))

  def spec = suite("Future")(
    test("each run of fromFuture calls the function again") {
      val calls = AtomicInteger()
      for
        _ <- ZIO
               .fromFuture { _ => calls.incrementAndGet(); Future.failed[Int](Exception("busy")) }
               .retryN(4)
               .either
      yield assertTrue(calls.get == 5)
    },
    test("a future created outside is not created again by a retry") {
      val calls  = AtomicInteger()
      val future = { calls.incrementAndGet(); Future.failed[Int](Exception("busy")) }
      for _ <- ZIO.fromFuture(_ => future).retryN(4).either
      yield assertTrue(calls.get == 1)
    },
    test("an exception thrown before the future exists is a failure, and so is a null future") {
      for
        thrown <- ZIO.fromFuture[Int](_ => throw Exception("sync")).either
        none   <- ZIO.fromFuture[Int](_ => null).either
      yield assertTrue(
        thrown.left.exists(_.getMessage == "sync"),
        none.left.exists(_.isInstanceOf[NullPointerException])
      )
    },
    test("an interrupted fromFuture returns while the future keeps running") {
      val gate = ScalaPromise[Int]()
      for
        fiber <- ZIO.fromFuture(_ => gate.future).fork
        exit  <- fiber.interrupt
      yield assertTrue(exit.isInterrupted, !gate.isCompleted)
    },
    test("an interrupted fromFuture of a CancelableFuture interrupts the effect behind it") {
      for
        stopped <- Promise.make[Nothing, Unit]
        running <- Promise.make[Nothing, Unit]
        effect   = (running.succeed(()) *> ZIO.never).onInterrupt(stopped.succeed(()))
        fiber   <- ZIO.fromFuture(_ => start(effect)).fork
        _       <- running.await *> pause // by then, the fiber is waiting for the future
        _       <- fiber.interrupt
        done    <- stopped.isDone
      yield assertTrue(done)
    },
    test("cancel interrupts the fiber, and its future completes after the finalizers") {
      for
        stopped <- Ref.make(false)
        running <- Promise.make[Nothing, Unit]
        effect   = (running.succeed(()) *> ZIO.never)
                     .onInterrupt(Live.live(ZIO.sleep(50.millis)) *> stopped.set(true))
        future   = start(effect)
        _       <- running.await
        exit    <- ZIO.fromFuture(_ => future.cancel())
        done    <- stopped.get
      yield assertTrue(exit.isInterrupted, done)
    },
    test("an interruption arrives as a boxed InterruptedException") {
      for seen <- outcome(start(ZIO.interrupt))
      yield assertTrue(
        seen.failed.get.isInstanceOf[java.util.concurrent.ExecutionException],
        seen.failed.get.getCause.isInstanceOf[InterruptedException]
      )
    },
    test("a failure arrives as the exception itself, and so does a defect") {
      val failure = Exception("failure")
      val defect  = Exception("defect")
      for
        failed <- outcome(start(ZIO.fail(failure)))
        died   <- outcome(start(ZIO.die(defect)))
      yield assertTrue(failed.failed.get eq failure, died.failed.get eq defect)
    },
    test("an effect that failed and has a defect in its finalizer arrives as the failure") {
      for seen <- outcome(start(ZIO.fail(Exception("failure")).ensuring(ZIO.dieMessage("defect"))))
      yield assertTrue(seen.failed.get.getMessage == "failure")
    },
    test("shutdown closes the layer while an effect is still running") {
      for
        open    <- Ref.make(true)
        running <- Promise.make[Nothing, Unit]
        go      <- Promise.make[Nothing, Unit]
        layer    = ZLayer.scoped(ZIO.addFinalizer(open.set(false)).as("pool"))
        runtime <- ZIO.attemptBlocking(Unsafe.unsafely(Runtime.unsafe.fromLayer(layer)))
        future   = Unsafe.unsafely(
                     runtime.unsafe.runToFuture(running.succeed(()) *> go.await *> open.get)
                   )
        _       <- running.await
        _       <- ZIO.attemptBlocking(Unsafe.unsafely(runtime.unsafe.shutdown()))
        _       <- go.succeed(())
        seen    <- ZIO.fromFuture(_ => future)
      yield assertTrue(!seen)
    },
    test("fromFutureInterrupt refuses the next step and waits for the running one") {
      val steps = AtomicInteger()
      for
        running <- ZIO.succeed(java.util.concurrent.CountDownLatch(1))
        fiber   <- ZIO.fromFutureInterrupt { ec =>
                     given ExecutionContext = ec
                     Future { running.countDown(); Thread.sleep(600); steps.incrementAndGet() }
                       .map(_ => steps.addAndGet(10))
                   }.fork
        _       <- ZIO.attemptBlocking(running.await()) *> pause
        _       <- fiber.interrupt
        seen     = steps.get
        _       <- Live.live(ZIO.sleep(100.millis))
      yield assertTrue(seen == 1, steps.get == 1)
    },
    test("with a context of its own, every step of an interrupted fromFutureInterrupt runs") {
      val steps = AtomicInteger()
      for
        running <- ZIO.succeed(java.util.concurrent.CountDownLatch(1))
        fiber   <- ZIO.fromFutureInterrupt { _ =>
                     given ExecutionContext = ExecutionContext.global
                     Future { running.countDown(); Thread.sleep(600); steps.incrementAndGet() }
                       .map(_ => steps.addAndGet(10))
                   }.fork
        _       <- ZIO.attemptBlocking(running.await()) *> pause
        _       <- fiber.interrupt
      yield assertTrue(steps.get == 11)
    },
    test("reserveOrGiveBack gives back a late result once, and keeps one that arrives in time") {
      def run(late: Boolean): UIO[(Exit[Throwable, Int], Int)] =
        val gate = ScalaPromise[Int]()
        for
          undone <- Ref.make(0)
          asked  <- Promise.make[Nothing, Unit]
          effect  = ZIO.uninterruptibleMask { restore =>
                      for
                        running <- ZIO.fromFuture(_ => gate.future).forkDaemon
                        undo     = running.join.flatMap(_ => undone.update(_ + 1)).ignoreLogged
                        _       <- asked.succeed(())
                        result  <- restore(running.join).onInterrupt(undo.forkDaemon)
                      yield result
                    }
          fiber  <- effect.fork
          _      <- asked.await
          exit   <- if late then fiber.interrupt else ZIO.succeed(gate.success(1)) *> fiber.await
          _       = gate.trySuccess(1)
          _      <- Live.live(undone.get.delay(10.millis).repeatUntil(_ > 0)).when(late) *> pause
          n      <- undone.get
        yield (exit, n)
      for
        late <- run(late = true)
        soon <- run(late = false)
      yield assertTrue(late._1.isInterrupted, late._2 == 1, soon == (Exit.succeed(1), 0))
    },
    test("a FiberRef value is not visible through Runtime.default, but through ZIO.runtime") {
      for
        ref      <- FiberRef.make("outer")
        outside  <- ref.locally("inner")(ZIO.fromFuture(_ => start(ref.get)))
        captured <- ref.locally("inner")(ZIO.runtime[Any])
        inside   <- ZIO.fromFuture(_ => Unsafe.unsafely(captured.unsafe.runToFuture(ref.get)))
      yield assertTrue(outside == "outer", inside == "inner")
    },
    test("the loser of Future.sequence keeps running after a failure, the loser of foreachPar doesn't") {
      val late = AtomicInteger()
      given ExecutionContext = ExecutionContext.global
      def slow = Future { Thread.sleep(200); late.incrementAndGet() }
      for
        _       <- ZIO
                     .fromFuture(_ => Future.sequence(List(slow, Future.failed[Int](Exception("down")))))
                     .either
        _       <- Live.live(ZIO.sleep(400.millis))
        stopped <- Ref.make(false)
        running <- Promise.make[Nothing, Unit]
        endless  = (running.succeed(()) *> ZIO.never).onInterrupt(stopped.set(true))
        _       <- ZIO.collectAllParDiscard(List(endless, running.await *> ZIO.fail("down"))).either
        seen    <- stopped.get
      yield assertTrue(late.get == 1, seen)
    },
    test("an interruption that arrives before fromFutureInterrupt has its future never returns without disconnect") {
      def slowStart(inside: java.util.concurrent.CountDownLatch) =
        ZIO.fromFutureInterrupt { _ => inside.countDown(); Thread.sleep(300); Future.successful(1) }
      def interrupted(wrap: Task[Int] => Task[Int]) =
        val inside = java.util.concurrent.CountDownLatch(1)
        for
          fiber <- wrap(slowStart(inside)).fork
          _     <- ZIO.attemptBlocking(inside.await())
          exit  <- Live.live(fiber.interrupt.disconnect.timeout(600.millis))
        yield exit
      for
        plain        <- interrupted(identity)
        disconnected <- interrupted(_.disconnect)
      yield assertTrue(plain.isEmpty, disconnected.exists(_.isInterrupted))
    },
    test("a defect in one of several parallel branches arrives as an interruption, and an Error is boxed") {
      for
        parallel <- outcome(start(ZIO.dieMessage("bug").zipPar(ZIO.never)))
        error    <- outcome(start(ZIO.die(NotImplementedError("later"))))
      yield assertTrue(
        parallel.failed.get.getCause.isInstanceOf[InterruptedException],
        error.failed.get.isInstanceOf[java.util.concurrent.ExecutionException],
        error.failed.get.getCause.isInstanceOf[NotImplementedError]
      )
    },
    test("a LinkageError in the body of a future never completes the future") {
      val quiet = ExecutionContext.fromExecutor(ExecutionContext.global, _ => ())
      for result <- Live.live(
                      ZIO
                        .fromFuture(_ => Future[Int](throw NoSuchMethodError("x"))(using quiet))
                        .timeout(300.millis)
                    )
      yield assertTrue(result.isEmpty)
    },
    test("a mapped CancelableFuture doesn't stop the effect behind it") {
      for
        stopped <- Ref.make(false)
        running <- Promise.make[Nothing, Unit]
        effect   = (running.succeed(()) *> ZIO.never.as(1)).onInterrupt(stopped.set(true))
        fiber   <- ZIO.fromFuture(ec => start(effect).map(_ + 1)(using ec)).fork
        _       <- running.await *> pause
        _       <- fiber.interrupt *> pause
        seen    <- stopped.get
      yield assertTrue(!seen)
    }
  )
