// Claims of docs/reference/fiber/fiber.mdx. Each name is a sentence that the page relies on.
import java.util.concurrent.atomic.AtomicInteger
import zio.*
import zio.test.*

object FiberClaims extends ZIOSpecDefault:

  /** Forks an effect that never ends, and waits until it has started. */
  def endless(finalizer: UIO[Any]): UIO[Fiber.Runtime[Nothing, Nothing]] =
    for
      begun <- Promise.make[Nothing, Unit]
      fiber <- (begun.succeed(()) *> ZIO.never).onInterrupt(finalizer).fork
      _     <- begun.await
    yield fiber

  /** A mail that takes some time, and what became of it. */
  final class Mail(time: Duration, begun: Promise[Nothing, Unit], fate: Promise[Nothing, String]):
    val send: UIO[Unit] =
      (begun.succeed(()) *> ZIO.sleep(time)).onInterrupt(fate.succeed("interrupted")) *>
        fate.succeed("sent").unit

    val isSending: UIO[Unit]  = begun.await
    val decided: UIO[Boolean] = fate.isDone
    val became: UIO[String]   = fate.await

  def mailOf(time: Duration): UIO[Mail] =
    Promise.make[Nothing, Unit].zipWith(Promise.make[Nothing, String])(Mail(time, _, _))

  val mail: UIO[Mail]     = mailOf(1.second)
  val longMail: UIO[Mail] = mailOf(1.minute)

  def spec = suite("Fiber")(
    suite("results")(
      test("`fork` doesn't fail, `join` fails in the same way as the fiber, and `await` returns its exit") {
        for
          fiber  <- ZIO.fail("no such address").fork
          exit   <- fiber.await
          joined <- fiber.join.either
        yield assertTrue(exit == Exit.fail("no such address"), joined == Left("no such address"))
      },
      test("joining an interrupted fiber interrupts the caller in spite of `either`, awaiting it doesn't") {
        for
          fiber  <- (ZIO.never: IO[String, Nothing]).fork
          _      <- fiber.interrupt
          joined <- fiber.join.either.exit
          exit   <- fiber.await
        yield assertTrue(joined.isInterrupted, exit.isInterrupted)
      },
      test("`join` merges the fiber refs of a fiber that succeeded, `await` doesn't") {
        ZIO.scoped {
          for
            user   <- FiberRef.make("none")
            fiber  <- user.set("Ada").fork
            _      <- fiber.await
            before <- user.get
            _      <- fiber.join
            after  <- user.get
          yield assertTrue(before == "none", after == "Ada")
        }
      },
      test("after `join.timeout`, the fiber keeps running and can be joined again") {
        for
          gate  <- Promise.make[Nothing, Unit]
          fiber <- gate.await.as("receipt").fork
          late  <- fiber.join.timeout(200.millis)
          again <- gate.succeed(()) *> fiber.join
        yield assertTrue(late.isEmpty, again == "receipt")
      },
      test("`poll` returns `None` while the fiber is running, and its exit afterward") {
        for
          gate   <- Promise.make[Nothing, Unit]
          fiber  <- gate.await.as("receipt").fork
          before <- fiber.poll
          _      <- gate.succeed(()) *> fiber.await
          after  <- fiber.poll
        yield assertTrue(before.isEmpty, after == Some(Exit.succeed("receipt")))
      },
      test("the function of a fiber's `map` runs again for each `join`, `await`, and `poll`") {
        val runs = AtomicInteger()
        for
          fiber <- ZIO.succeed("receipt").fork
          mapped = fiber.map(receipt => { runs.incrementAndGet(); receipt.length })
          _     <- mapped.join *> mapped.await *> mapped.poll
        yield assertTrue(runs.get == 3)
      },
      test("`orElse` of two fibers waits for the second one even if the first one has succeeded") {
        for
          first  <- (ZIO.succeed("receipt"): IO[String, String]).fork
          second <- ZIO.never.fork
          result <- first.orElse(second).join.timeout(300.millis)
          _      <- second.interrupt
        yield assertTrue(result.isEmpty)
      },
      test("`forkWithErrorHandler` handles a failure, but not a defect, and the fiber still fails") {
        for
          handled <- Ref.make(List.empty[String])
          note     = (error: String) => handled.update(error :: _)
          failed  <- ZIO.fail("no address").forkWithErrorHandler(note).flatMap(_.await)
          died    <- (ZIO.dieMessage("bug"): IO[String, Nothing]).forkWithErrorHandler(note).flatMap(_.await)
          seen    <- handled.get
        yield assertTrue(seen == List("no address"), failed == Exit.fail("no address"), !died.isSuccess)
      }
    ),
    suite("interruption")(
      test("`interrupt` waits for the finalizers of the fiber, `interruptFork` doesn't") {
        for
          closed <- Ref.make(false)
          gate   <- Promise.make[Nothing, Unit]
          feed   <- endless(gate.await *> closed.set(true))
          _      <- feed.interruptFork
          early  <- closed.get
          _      <- gate.succeed(()).delay(200.millis).fork
          _      <- feed.interrupt
          late   <- closed.get
        yield assertTrue(!early, late)
      },
      test("a fiber forked in `uninterruptibleMask` always starts, so its finalizer always runs") {
        for
          count <- Ref.make(0)
          start  = ZIO.uninterruptibleMask(restore => restore(ZIO.never).ensuring(count.update(_ + 1)).fork)
          _     <- start.flatMap(_.interrupt).replicateZIODiscard(1000)
          ran   <- count.get
        yield assertTrue(ran == 1000)
      },
      test("a fiber forked in an uninterruptible region is uninterruptible, unless the effect is made interruptible") {
        def stopped(effect: UIO[Any], within: Duration) =
          effect.fork.uninterruptible.flatMap(fiber => fiber.interrupt.disconnect.timeout(within).map(_.isDefined))
        for
          gate  <- Promise.make[Nothing, Unit]
          plain <- stopped(gate.await, within = 300.millis)
          free  <- stopped(gate.await.interruptible, within = 5.seconds)
          _     <- gate.succeed(())
        yield assertTrue(!plain, free)
      }
    ),
    suite("parents and children")(
      test("when the parent ends, by a success, a failure, or a defect, its children are interrupted") {
        def fate(end: IO[String, Any]) =
          for
            mail <- longMail
            _    <- (mail.send.fork *> mail.isSending *> end).fork.flatMap(_.await)
            fate <- mail.became
          yield fate
        for fates <- ZIO.foreach(List(ZIO.unit, ZIO.fail("no stock"), ZIO.dieMessage("bug")))(fate)
        yield assertTrue(fates.forall(_ == "interrupted"))
      },
      test("code that joins the parent waits for the finalizers of its children") {
        for
          closed <- Ref.make(false)
          _      <- endless(closed.set(true).delay(400.millis)).fork.flatMap(_.join)
          done   <- closed.get
        yield assertTrue(done)
      },
      test("a fiber that a method forks keeps running when the method returns") {
        def notify(mail: Mail): UIO[Unit] = mail.send.fork.unit
        for
          mail <- mail
          _    <- notify(mail)
          fate <- mail.became
        yield assertTrue(fate == "sent")
      },
      test("children of one side of `zipPar`, `foreachPar`, `race`, or `timeout` go to the caller after a success and after a failure") {
        def fate(end: IO[String, Any])(operator: IO[String, Any] => IO[String, Any]) =
          for
            mail <- mail
            side  = mail.send.fork *> mail.isSending *> end
            _    <- operator(side).exit
            fate <- mail.became
          yield fate
        val operators = List[IO[String, Any] => IO[String, Any]](
          side => side.zipPar(ZIO.sleep(100.millis)),
          side => ZIO.foreachPar(List(side))(identity),
          side => side.race(ZIO.never),
          side => side.timeout(1.minute)
        )
        for
          success <- ZIO.foreachPar(operators)(fate(ZIO.unit))
          // A race whose first side fails would wait for the other one.
          failure <- ZIO.foreachPar(operators.take(2) ++ operators.drop(3))(fate(ZIO.fail("no stock")))
        yield assertTrue(success.forall(_ == "sent"), failure.forall(_ == "sent"))
      },
      test("children of a side that is interrupted are interrupted") {
        def fate(operator: (Mail, UIO[Any]) => UIO[Any]) =
          for
            mail <- longMail
            _    <- operator(mail, mail.send.fork *> ZIO.never)
            fate <- mail.became
          yield fate
        for
          race    <- fate((mail, side) => side.race(mail.isSending))
          timeout <- fate((_, side) => side.timeout(1.second))
        yield assertTrue(race == "interrupted", timeout == "interrupted")
      },
      test("if the parent is interrupted, its children are interrupted before the parent's finalizers have ended") {
        for
          mail   <- longMail
          gate   <- Promise.make[Nothing, Unit]
          parent <- (mail.send.fork *> ZIO.never).ensuring(gate.await).fork
          _      <- mail.isSending *> parent.interruptFork
          fate   <- mail.became
          _      <- gate.succeed(())
        yield assertTrue(fate == "interrupted")
      }
    ),
    suite("fibers that outlive their parent")(
      test("a `forkScoped` fiber ends with the scope, before resources that were opened earlier are closed") {
        for
          events <- Ref.make(Vector.empty[String])
          note    = (event: String) => events.update(_ :+ event)
          _      <- ZIO.scoped {
                      for
                        _     <- ZIO.acquireRelease(ZIO.unit)(_ => note("connection closed"))
                        begun <- Promise.make[Nothing, Unit]
                        _     <- (begun.succeed(()) *> ZIO.never).onInterrupt(note("heartbeat stopped")).forkScoped
                        _     <- begun.await
                      yield ()
                    }
          all    <- events.get
        yield assertTrue(all == Vector("heartbeat stopped", "connection closed"))
      },
      test("a `forkDaemon` fiber keeps running when the fiber that forked it ends") {
        for
          mail <- mail
          _    <- mail.send.forkDaemon.fork.flatMap(_.join)
          fate <- mail.became
        yield assertTrue(fate == "sent")
      },
      test("`awaitAllChildren` waits for children, daemons, and children of children that started before the effect ended") {
        def waits(handler: Mail => UIO[Any]) =
          for
            mail <- mail
            _    <- handler(mail).awaitAllChildren
            done <- mail.decided
          yield done
        for
          child      <- waits(_.send.fork)
          daemon     <- waits(_.send.forkDaemon)
          grandchild <- waits(mail => (mail.send.fork *> ZIO.sleep(2.seconds)).fork *> mail.isSending)
        yield assertTrue(child, daemon, grandchild)
      },
      test("`awaitAllChildren` doesn't wait for a daemon that a child starts after the effect has ended") {
        for
          daemon <- Promise.make[Nothing, Fiber[Nothing, Any]]
          late    = ZIO.never.forkDaemon.flatMap(daemon.succeed).delay(300.millis)
          ended  <- late.fork.awaitAllChildren.timeout(5.seconds)
          _      <- daemon.await.flatMap(_.interrupt)
        yield assertTrue(ended.isDefined)
      },
      test("`interruptAllChildren` interrupts daemons too") {
        for
          mail <- longMail
          _    <- (mail.send.forkDaemon <* mail.isSending).interruptAllChildren
          fate <- mail.became
        yield assertTrue(fate == "interrupted")
      }
    )
  ) @@ TestAspect.withLiveClock @@ TestAspect.parallel @@ TestAspect.timeout(9.seconds)
