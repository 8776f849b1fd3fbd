// Claims of docs/reference/concurrency/queue.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object QueueClaims extends ZIOSpecDefault:

  def spec = suite("Queue")(
    test("`shutdown` interrupts a waiting `take` and a waiting `offer`") {
      for
        empty <- Queue.bounded[Int](1)
        full  <- Queue.bounded[Int](1)
        _     <- full.offer(1)
        take  <- empty.take.fork
        offer <- full.offer(2).fork
        _     <- (take.status <*> offer.status).repeatUntil((a, b) => a.isSuspended && b.isSuspended)
        _     <- empty.shutdown *> full.shutdown
        exits <- take.await <*> offer.await
      yield assertTrue(exits(0).isInterrupted, exits(1).isInterrupted)
    },
    test("`take` and `offer` after `shutdown` are interrupted, and `catchAll` doesn't handle that") {
      for
        queue <- Queue.bounded[Int](4)
        _     <- queue.offer(1)
        _     <- queue.shutdown
        take  <- (queue.take: IO[String, Int]).catchAll(_ => ZIO.succeed(0)).exit
        offer <- queue.offer(2).exit
      yield assertTrue(take.isInterrupted, offer.isInterrupted)
    },
    test("after `shutdown`, a fiber that takes in a loop ends") {
      for
        queue <- Queue.bounded[Int](4)
        loop  <- queue.take.forever.fork
        _     <- loop.status.repeatUntil(_.isSuspended)
        _     <- queue.shutdown
        exit  <- loop.await
      yield assertTrue(exit.isInterrupted)
    },
    test("an interruption loses the unfinished batch of `groupedWithin`, and `shutdown` lets it emit the batch") {
      def batches(end: (Queue[Int], Fiber[Nothing, Any]) => UIO[Any]): UIO[Chunk[Int]] =
        for
          queue <- Queue.unbounded[Int]
          seen  <- Ref.make(Chunk.empty[Int])
          _     <- queue.offerAll(List(1, 2, 3))
          fiber <- zio.stream.ZStream.fromQueue(queue).groupedWithin(100, 1.minute).runForeach(b => seen.update(_ ++ b)).fork
          _     <- queue.size.delay(50.millis).repeatUntil(_ <= 0) *> ZIO.sleep(100.millis)
          _     <- end(queue, fiber)
          all   <- seen.get
        yield all
      for
        interrupted <- batches((_, fiber) => fiber.interrupt)
        shutdown    <- batches((queue, fiber) => queue.shutdown *> fiber.await)
      yield assertTrue(interrupted.isEmpty, shutdown == Chunk(1, 2, 3))
    } @@ TestAspect.withLiveClock
  )
