import java.util.concurrent.{
  CancellationException, CompletableFuture, CompletionException, CountDownLatch, ExecutionException, Executors
}
import zio.*
import zio.test.*

object WithJavaClaims extends ZIOSpecDefault:
  private def pool[A](use: java.util.concurrent.ExecutorService => Task[A]): Task[A] =
    ZIO.acquireReleaseWith(ZIO.succeed(Executors.newFixedThreadPool(2)))(p =>
      ZIO.succeed(p.shutdownNow())
    )(use)

  def spec = suite("Java")(
    test("each run of fromCompletableFuture evaluates its argument again") {
      var calls = 0
      for _ <- ZIO
                 .fromCompletableFuture { calls += 1; CompletableFuture.failedFuture[Int](Exception("busy")) }
                 .retryN(3)
                 .either
      yield assertTrue(calls == 4)
    },
    test("an interruption cancels the future, and other waiting fibers are interrupted") {
      val shared = CompletableFuture[Int]()
      for
        other <- ZIO.fromCompletableFuture(shared).catchAll(_ => ZIO.succeed(0)).fork
        first <- ZIO.fromCompletableFuture(shared).fork
        _     <- Live.live(ZIO.sleep(100.millis))
        _     <- first.interrupt
        exit  <- other.await
      yield assertTrue(shared.isCancelled, exit.isInterrupted)
    },
    test("an interruption cancels a copy, but not the original") {
      val shared = CompletableFuture[Int]()
      for
        first <- ZIO.fromCompletableFuture(shared.copy()).fork
        _     <- Live.live(ZIO.sleep(100.millis))
        _     <- first.interrupt
      yield assertTrue(!shared.isDone)
    },
    test("an interruption cancels a dependent stage, but not the future before it") {
      val future = CompletableFuture[Int]()
      val stage  = future.thenApply(_ + 1)
      for
        first <- ZIO.fromCompletionStage(stage).fork
        _     <- Live.live(ZIO.sleep(100.millis))
        _     <- first.interrupt
      yield assertTrue(stage.toCompletableFuture.isCancelled, !future.isDone)
    },
    test("ZIO cancels a CompletableFuture with cancel(false)") {
      var argument = Option.empty[Boolean]
      val future = new CompletableFuture[Int]:
        override def cancel(mayInterrupt: Boolean) =
          argument = Some(mayInterrupt)
          super.cancel(mayInterrupt)
      for
        first <- ZIO.fromCompletableFuture(future).fork
        _     <- Live.live(ZIO.sleep(100.millis))
        _     <- first.interrupt
      yield assertTrue(argument.contains(false))
    },
    test("a CompletionException and an ExecutionException are unwrapped") {
      pool { p =>
        for
          completion <- ZIO
                          .fromCompletableFuture(
                            CompletableFuture.supplyAsync[Int](() => throw RuntimeException("a"))
                          )
                          .either
          execution  <- ZIO.fromFutureJava(p.submit[Int](() => throw Exception("b"))).either
        yield assertTrue(
          completion.left.exists(_.getMessage == "a"),
          execution.left.exists(_.getMessage == "b")
        )
      }
    },
    test("an exception before the future exists and a null future are failures, a null result is a success") {
      for
        thrown <- ZIO.fromCompletableFuture[Int](throw Exception("sync")).either
        none   <- ZIO.fromCompletableFuture[Int](null).either
        result <- ZIO.fromCompletableFuture(CompletableFuture.completedFuture[String](null)).either
      yield assertTrue(
        thrown.isLeft,
        none.left.exists(_.isInstanceOf[NullPointerException]),
        result == Right(null)
      )
    },
    test("a canceled future interrupts the effect") {
      val future = CompletableFuture[Int]()
      future.cancel(true)
      for exit <- ZIO.fromCompletableFuture(future).either.exit
      yield assertTrue(exit.isInterrupted)
    },
    test("an interrupted fromFutureJava waits until the job ends, and the job completes") {
      pool { p =>
        val started = CountDownLatch(1)
        val job     = p.submit(() => { started.countDown(); Thread.sleep(300); 7 }: Int)
        for
          fiber <- ZIO.fromFutureJava(job).fork
          _     <- ZIO.attemptBlocking(started.await())
          _     <- Live.live(ZIO.sleep(100.millis))
          _     <- fiber.interrupt
        yield assertTrue(job.isDone, !job.isCancelled)
      }
    },
    test("fromFutureJava doesn't block a thread for a CompletableFuture") {
      val never = CompletableFuture[Int]()
      for
        fiber <- ZIO.fromFutureJava(never).fork
        _     <- Live.live(ZIO.sleep(50.millis))
        exit  <- fiber.interrupt
      yield assertTrue(exit.isInterrupted, never.isCancelled)
    },
    test("only the first call of a callback counts") {
      for n <- ZIO.async[Any, Nothing, Int] { resume => resume(ZIO.succeed(1)); resume(ZIO.succeed(2)) }
      yield assertTrue(n == 1)
    },
    test("an exception during the registration of a callback is a defect") {
      for exit <- ZIO.asyncInterrupt[Any, Throwable, Int](_ => throw Exception("register")).exit
      yield assertTrue(exit.causeOption.exists(_.dieOption.isDefined))
    },
    test("an exception from close is a defect with fromAutoCloseable") {
      val bad = new AutoCloseable { def close() = throw Exception("close") }
      for exit <- ZIO.scoped(ZIO.fromAutoCloseable(ZIO.succeed(bad))).exit
      yield assertTrue(exit.causeOption.exists(_.dieOption.exists(_.getMessage == "close")))
    },
    test("toCompletableFuture reports an interruption as an InterruptedException") {
      for
        future <- ZIO.interrupt.toCompletableFuture
        error  <- ZIO.attemptBlocking(future.get()).flip
      yield assertTrue(
        error.isInstanceOf[ExecutionException],
        error.getCause.isInstanceOf[InterruptedException]
      )
    },
    test("the layers for virtual threads fail on a JDK without them") {
      val hasThem = classOf[Executors].getMethods.exists(_.getName == "newVirtualThreadPerTaskExecutor")
      for exit <- ZIO.scoped(Runtime.enableLoomBasedBlockingExecutor.build).exit
      yield assertTrue(exit.isSuccess == hasThem)
    },
    test("someone else's cancellation is a failure if it comes through a copy or a dependent stage") {
      def seen(derive: CompletableFuture[Int] => CompletableFuture[Int]) =
        val original = CompletableFuture[Int]()
        val derived  = derive(original)
        original.cancel(true)
        ZIO.fromCompletableFuture(derived).exit
      def isFailure(exit: Exit[Throwable, Int]) =
        exit.causeOption.exists(_.failureOption.exists(_.isInstanceOf[CancellationException]))
      for
        copy  <- seen(_.copy())
        stage <- seen(_.thenApply(_ + 1))
      yield assertTrue(isFailure(copy), isFailure(stage))
    },
    test("an OutOfMemoryError in a future is a failure or a defect and doesn't end the process") {
      val open = CompletableFuture[Int]()
      for
        failed <- ZIO
                    .fromCompletableFuture(
                      CompletableFuture.supplyAsync[Int](() => throw OutOfMemoryError("test"))
                    )
                    .exit
        fiber  <- ZIO.fromCompletableFuture(open).fork
        _      <- Live.live(ZIO.sleep(200.millis))
        _       = open.completeExceptionally(OutOfMemoryError("test"))
        died   <- fiber.await
      yield assertTrue(
        failed.causeOption.exists(_.isFailure),
        died.causeOption.exists(_.isDie)
      )
    },
    test("onInterrupt around suspend misses a job that starts late, uninterruptibleMask doesn't") {
      def waitFor[A](f: java.util.concurrent.Future[A]) = ZIO.attemptBlockingInterrupt(f.get())
      def stopped(masked: Boolean)(p: java.util.concurrent.ExecutorService) =
        val inside = CountDownLatch(1)
        var job    = Option.empty[java.util.concurrent.Future[?]]
        def submit =
          inside.countDown()
          Thread.sleep(300)
          val f = p.submit(() => { Thread.sleep(10000); 1 }: Int)
          job = Some(f)
          f
        val effect =
          if masked then
            ZIO.uninterruptibleMask { restore =>
              ZIO.attempt(submit).flatMap(f => restore(waitFor(f)).onInterrupt(ZIO.succeed(f.cancel(true))))
            }
          else ZIO.suspend { val f = submit; waitFor(f).onInterrupt(ZIO.succeed(f.cancel(true))) }
        for
          fiber <- effect.fork
          _     <- ZIO.attemptBlocking(inside.await())
          _     <- fiber.interrupt
        yield job.exists(_.isCancelled)
      for
        plain  <- pool(stopped(masked = false))
        masked <- pool(stopped(masked = true))
      yield assertTrue(!plain, masked)
    },
    test("startForJava interrupts the effect after orTimeout and after cancel, not after a result") {
      def startForJava[A](effect: Task[A]): CompletableFuture[A] =
        Unsafe.unsafely:
          val result = CompletableFuture[A]()
          val fiber  = Runtime.default.unsafe.fork(effect)
          fiber.unsafe.addObserver {
            case Exit.Success(value) => result.complete(value)
            case Exit.Failure(cause) => result.completeExceptionally(cause.squash)
          }
          result.whenComplete { (_, error) =>
            if error != null then Runtime.default.unsafe.fork(fiber.interrupt)
          }
          result
      def stopped(giveUp: CompletableFuture[Int] => Any) =
        for
          stopped <- Promise.make[Nothing, Unit]
          running <- Promise.make[Nothing, Unit]
          future   = startForJava((running.succeed(()) *> ZIO.never.as(1)).onInterrupt(stopped.succeed(())))
          _       <- running.await
          _        = giveUp(future)
          done    <- Live.live(stopped.await.timeout(2.seconds))
        yield done.isDefined
      for
        timedOut <- stopped(_.orTimeout(50, java.util.concurrent.TimeUnit.MILLISECONDS))
        canceled <- stopped(_.cancel(true))
        value    <- ZIO.fromCompletableFuture(startForJava(ZIO.succeed(1)))
      yield assertTrue(timedOut, canceled, value == 1)
    },
    test("squash replaces a defect in one parallel branch by an interruption, dieOption finds it") {
      for exit <- ZIO.dieMessage("bug").zipPar(ZIO.never).exit
      yield
        val cause = exit.causeOption.get
        assertTrue(
          cause.squash.isInstanceOf[InterruptedException],
          cause.dieOption.exists(_.getMessage == "bug")
        )
    }
  )
