import com.google.common.util.concurrent.{FutureCallback, Futures, ListenableFuture, MoreExecutors, SettableFuture}
import com.google.common.util.concurrent.MoreExecutors.directExecutor
import java.util.concurrent.{CancellationException, CountDownLatch, Executors}
import zio.*
import zio.test.*

object WithGuavaClaims extends ZIOSpecDefault:
  private def fromListenable[A](start: => ListenableFuture[A]): Task[A] =
    ZIO.uninterruptibleMask { restore =>
      ZIO.attempt(start).flatMap { future =>
        restore(ZIO.async[Any, Throwable, A] { resume =>
          val callback = new FutureCallback[A]:
            def onSuccess(value: A)         = resume(ZIO.succeed(value))
            def onFailure(error: Throwable) = resume(ZIO.fail(error))
          Futures.addCallback(future, callback, directExecutor)
        }).onInterrupt(ZIO.succeed(future.cancel(true)))
      }
    }

  private val pause = Live.live(ZIO.sleep(100.millis))

  def spec = suite("Guava")(
    test("each run starts a new future") {
      var calls = 0
      for _ <- fromListenable { calls += 1; Futures.immediateFailedFuture[Int](Exception("busy")) }
                 .retryN(3).either
      yield assertTrue(calls == 4)
    },
    test("an interruption cancels the future") {
      val future = SettableFuture.create[Int]()
      for
        fiber <- fromListenable(future).fork
        _     <- pause
        exit  <- fiber.interrupt
      yield assertTrue(exit.isInterrupted, future.isCancelled)
    },
    test("an interruption interrupts the thread of a pool") {
      val started, stopped = CountDownLatch(1)
      ZIO.acquireReleaseWith(ZIO.succeed(Executors.newSingleThreadExecutor()))(p => ZIO.succeed(p.shutdownNow())) { pool =>
        val guava = MoreExecutors.listeningDecorator(pool)
        for
          fiber <- fromListenable(guava.submit { () =>
                     started.countDown()
                     try Thread.sleep(10000) catch case _: InterruptedException => stopped.countDown()
                     1
                   }).fork
          _     <- ZIO.attemptBlocking(started.await())
          _     <- fiber.interrupt
          done  <- ZIO.attemptBlocking(stopped.await(2, java.util.concurrent.TimeUnit.SECONDS))
        yield assertTrue(done)
      }
    },
    test("nonCancellationPropagating protects a shared future") {
      val shared = SettableFuture.create[Int]()
      for
        fiber <- fromListenable(Futures.nonCancellationPropagating(shared)).fork
        _     <- pause
        _     <- fiber.interrupt
      yield assertTrue(!shared.isCancelled)
    },
    test("an exception of the task arrives without its ExecutionException") {
      ZIO.acquireReleaseWith(ZIO.succeed(Executors.newSingleThreadExecutor()))(p => ZIO.succeed(p.shutdownNow())) { pool =>
        val guava = MoreExecutors.listeningDecorator(pool)
        for result <- fromListenable(guava.submit[Int](() => throw Exception("task"))).either
        yield assertTrue(result.left.exists(_.getMessage == "task"))
      }
    },
    test("an exception before the future exists is a failure") {
      for result <- fromListenable[Int](throw Exception("sync")).either
      yield assertTrue(result.left.exists(_.getMessage == "sync"))
    },
    test("a canceled future is a failure with a CancellationException") {
      val future = SettableFuture.create[Int]()
      future.cancel(true)
      for result <- fromListenable(future).either
      yield assertTrue(result.left.exists(_.isInstanceOf[CancellationException]))
    },
    test("null is a successful result") {
      for result <- fromListenable(Futures.immediateFuture[String](null)).either
      yield assertTrue(result == Right(null))
    },
    test("allAsList leaves the other futures running after a failure") {
      val other = SettableFuture.create[Int]()
      val all   = Futures.allAsList(other, Futures.immediateFailedFuture[Int](Exception("down")))
      for result <- fromListenable(all).either
      yield assertTrue(result.isLeft, !other.isDone)
    },
    test("a null future is a defect") {
      for exit <- fromListenable[Int](null).exit
      yield assertTrue(exit.causeOption.exists(_.dieOption.exists(_.isInstanceOf[NullPointerException])))
    },
    test("an interruption of allAsList or of a transformed future cancels the futures inside") {
      val first, second = SettableFuture.create[Int]()
      for
        all  <- fromListenable(Futures.allAsList(first)).fork
        some <- fromListenable(Futures.transform(second, (n: Int) => n + 1, directExecutor)).fork
        _    <- pause
        _    <- all.interrupt *> some.interrupt
      yield assertTrue(first.isCancelled, second.isCancelled)
    }
  )
