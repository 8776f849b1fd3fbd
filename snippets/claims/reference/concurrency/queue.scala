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
    }
  )
