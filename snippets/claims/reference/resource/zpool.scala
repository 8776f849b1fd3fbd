// Claims of docs/reference/resource/zpool.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object ZPoolClaims extends ZIOSpecDefault:

  final class Browser(val id: Int)

  /** Browsers with numbers, and how many of them are running. */
  final class Machine(ids: Ref[Int], val running: Ref[Int]):
    /** The number of running browsers, after the pool had time to stop some. */
    val runningSoon: UIO[Int] = Live.live(ZIO.sleep(300.millis)) *> running.get

    val start: URIO[Scope, Browser] =
      ZIO.acquireRelease(
        ids.updateAndGet(_ + 1).map(Browser(_)) <* running.update(_ + 1)
      )(_ => running.update(_ - 1))

  val machine: UIO[Machine] = Ref.make(0).zipWith(Ref.make(0))(Machine(_, _))

  /** The page's helper, which calls `get` again after someone else's interruption. */
  def take[E, A](pool: ZPool[E, A]): ZIO[Scope, E, A] =
    pool.get.sandbox
      .retry(Schedule.recurs(10) && Schedule.recurWhile[Cause[E]](_.isInterruptedOnly))
      .unsandbox

  /** Forks a loan, and waits until it has its item. It then runs an effect. */
  def lend(pool: ZPool[Nothing, Browser])(use: Browser => UIO[Any]): UIO[Fiber.Runtime[Nothing, Any]] =
    for
      lent  <- Promise.make[Nothing, Unit]
      fiber <- ZIO.scoped(pool.get.tap(_ => lent.succeed(())).flatMap(use)).fork
      _     <- lent.await
    yield fiber

  /** Forks a caller, and gives it time to get in line. */
  extension [E, A](caller: IO[E, A])
    def inLine: UIO[Fiber.Runtime[E, A]] = caller.fork <* ZIO.sleep(1.second)

  def borrow(pool: ZPool[Nothing, Browser]): UIO[Int] = ZIO.scoped(pool.get.map(_.id))

  def hold(pool: ZPool[Nothing, Browser], time: Duration): UIO[Int] =
    ZIO.scoped(pool.get.map(_.id) <* ZIO.sleep(time))

  def spec = suite("ZPool")((live.map(_ @@ TestAspect.withLiveClock) :+ idle)*) @@
    TestAspect.parallel @@ TestAspect.timeout(9.seconds)

  def live = List(
    suite("loans")(
      test("an item comes back when the scope of its loan closes, and free items are lent in turn") {
        ZIO.scoped {
          for
            machine <- machine
            pool    <- ZPool.make(machine.start, 2)
            ids     <- ZIO.foreach(1 to 4)(_ => borrow(pool))
          yield assertTrue(ids == Vector(1, 2, 1, 2))
        }
      },
      test("the pool stops its items when the outer scope closes") {
        for
          machine <- machine
          open    <- ZIO.scoped(ZPool.make(machine.start, 2) *> machine.running.get)
          closed  <- machine.running.get
        yield assertTrue(open == 2, closed == 0)
      },
      test("when all items are in use, `get` waits until one comes back") {
        ZIO.scoped {
          for
            machine <- machine
            pool    <- ZPool.make(machine.start, 1)
            holder  <- lend(pool)(_ => ZIO.never)
            waiter  <- borrow(pool).inLine
            before  <- waiter.poll
            _       <- holder.interrupt
            id      <- waiter.join
          yield assertTrue(before.isEmpty, id == 1)
        }
      },
      test("a `get` inside the loan of the last item is a deadlock") {
        ZIO.scoped {
          for
            machine <- machine
            pool    <- ZPool.make(machine.start, 1)
            inner   <- ZIO.scoped(pool.get *> pool.get).timeout(300.millis)
          yield assertTrue(inner.isEmpty)
        }
      },
      test("a timeout inside the scope keeps its request in line, and the item until the scope closes") {
        ZIO.scoped {
          for
            machine <- machine
            pool    <- ZPool.make(machine.start, 1)
            holder  <- lend(pool)(_ => ZIO.never)
            scope   <- Scope.make
            late    <- scope.extend[Any](pool.get.timeout(100.millis))
            _       <- holder.interrupt *> ZIO.sleep(100.millis)
            during  <- borrow(pool).timeout(200.millis)
            _       <- scope.close(Exit.unit)
            after   <- borrow(pool).timeout(5.seconds)
          yield assertTrue(late.isEmpty, during.isEmpty, after.isDefined)
        }
      },
      test("a timeout around the scope gives up without keeping an item") {
        ZIO.scoped {
          for
            machine <- machine
            pool    <- ZPool.make(machine.start, 1)
            holder  <- lend(pool)(_ => ZIO.never)
            late    <- borrow(pool).timeout(100.millis)
            _       <- holder.interrupt
            after   <- borrow(pool).timeout(5.seconds)
          yield assertTrue(late.isEmpty, after.isDefined)
        }
      }
    ),
    suite("sizes")(
      test("`make` starts the minimum before it returns, one item after the other") {
        ZIO.scoped {
          for
            ids    <- Ref.make(0)
            start   = ZIO.sleep(200.millis) *> ids.updateAndGet(_ + 1)
            result <- ZPool.make(start, 3 to 6, 1.minute).timed
            n      <- ids.get
          yield assertTrue(n == 3, result._1 >= 590.millis)
        }
      },
      test("a caller takes an item that another caller is starting, so the other one has to start again") {
        ZIO.scoped {
          for
            machine <- machine
            begun   <- Promise.make[Nothing, Unit]
            gate    <- Promise.make[Nothing, Unit]
            start    = begun.succeed(()) *> gate.await *> machine.start
            pool    <- ZPool.make(start, 0 to 2, 1.minute)
            keep     = ZIO.scoped(pool.get.map(_.id) <* ZIO.sleep(1.second))
            starter <- keep.fork
            next    <- begun.await *> keep.inLine
            _       <- gate.succeed(())
            ids     <- starter.join <*> next.join
          yield assertTrue(ids == (2, 1))
        }
      },
      test("with `1 until 4`, the maximum is 4") {
        ZIO.scoped {
          for
            machine <- machine
            pool    <- ZPool.make(machine.start, 1 until 4, 1.minute)
            all     <- ZIO.scoped(pool.get *> pool.get *> pool.get *> pool.get).timeout(5.seconds)
          yield assertTrue(all.isDefined)
        }
      },
      test("`fromIterable` dies if the collection is empty") {
        for exit <- ZIO.scoped(ZPool.fromIterable(Nil)).exit
        yield assertTrue(exit.causeOption.exists(_.isDie))
      }
    ),
    suite("items that can't be created")(
      test("`make` succeeds, and a later `get` receives the failure") {
        ZIO.scoped {
          for
            pool   <- ZPool.make(ZIO.fail("refused"), 1)
            result <- ZIO.scoped(pool.get).either
          yield assertTrue(result == Left("refused"))
        }
      },
      test("a `get` that receives a failure first makes a new attempt for the next caller") {
        ZIO.scoped {
          for
            attempts <- Ref.make(0)
            connect   = attempts.updateAndGet(_ + 1).filterOrElseWith(_ > 1)(n => ZIO.fail(n))
            pool     <- ZPool.make(connect, 1)
            first    <- ZIO.scoped(pool.get).either
            made     <- attempts.get
            second   <- ZIO.scoped(pool.get).either
          yield assertTrue(first == Left(1), made == 2, second == Right(2))
        }
      },
      test("above the minimum, a `get` that fails makes no new attempt") {
        ZIO.scoped {
          for
            attempts <- Ref.make(0)
            connect   = attempts.updateAndGet(_ + 1).filterOrElseWith(_ == 1)(n => ZIO.fail(n))
            pool     <- ZPool.make(connect, 1 to 3, 1.minute)
            _        <- pool.get
            result   <- ZIO.scoped(pool.get).either
            made     <- attempts.get
          yield assertTrue(result == Left(2), made == 2)
        }
      }
    ),
    suite("`invalidate`")(
      test("an item that isn't invalidated is lent again, and an invalidated one is replaced") {
        ZIO.scoped {
          for
            machine <- machine
            pool    <- ZPool.make(machine.start, 1)
            first   <- borrow(pool)
            again   <- ZIO.scoped(pool.get.tap(pool.invalidate(_))).map(_.id)
            next    <- borrow(pool)
            running <- machine.running.get
          yield assertTrue(first == 1, again == 1, next == 2, running == 1)
        }
      },
      test("among equal items, invalidating one can stop the other one, or both") {
        case class Tab(url: String)
        def stopped(range: Range) =
          ZIO.scoped {
            for
              closed  <- Ref.make(List.empty[Tab])
              tab      = ZIO.acquireRelease(ZIO.succeed(Tab("a")))(tab => closed.update(tab :: _))
              pool    <- ZPool.make(tab, range, 1.minute)
              one     <- Scope.make
              two     <- Scope.make
              healthy <- one.extend[Any](pool.get)
              broken  <- two.extend[Any](pool.get)
              _       <- pool.invalidate(broken)
              _       <- one.close(Exit.unit) *> two.close(Exit.unit)
              closed  <- closed.get
            yield (closed.exists(_ eq healthy), closed.exists(_ eq broken))
          }
        for
          fixed    <- stopped(2 to 2)
          variable <- stopped(0 to 2)
        yield assertTrue(fixed == (true, false), variable == (true, true))
      },
      test("in 2.1.26, `get` ends with someone else's interruption after an interrupted loan of a broken item") {
        def next(get: ZPool[Nothing, Browser] => URIO[Scope, Browser]) =
          ZIO.scoped {
            for
              machine <- machine
              pool    <- ZPool.make(machine.start, 1)
              loan    <- lend(pool)(b => ZIO.never.onError(_ => pool.invalidate(b)))
              _       <- loan.interrupt
              exit    <- ZIO.scoped(get(pool)).exit
            yield exit
          }
        for
          plain  <- next(_.get)
          helper <- next(take)
        yield assertTrue(plain.isInterrupted, helper.isSuccess)
      },
      test("in 2.1.26, a caller in line ends with the interruption of a caller that timed out while its item started") {
        def behind(get: ZPool[Nothing, Browser] => URIO[Scope, Browser]) =
          ZIO.scoped {
            for
              machine <- machine
              begun   <- Promise.make[Nothing, Unit]
              gate    <- Promise.make[Nothing, Unit]
              start    = begun.succeed(()) *> gate.await *> machine.start
              pool    <- ZPool.make(start, 0 to 1, 1.minute)
              starter <- ZIO.scoped(pool.get).fork
              next    <- begun.await *> ZIO.scoped(get(pool)).inLine
              _       <- starter.interrupt *> gate.succeed(()).delay(200.millis)
              exit    <- next.await
            yield exit
          }
        for
          plain  <- behind(_.get)
          helper <- behind(take)
        yield assertTrue(plain.isInterrupted, helper.isSuccess)
      },
      test("`take` stops if its own caller is interrupted") {
        ZIO.scoped {
          for
            machine <- machine
            pool    <- ZPool.make(machine.start, 1)
            holder  <- lend(pool)(_ => ZIO.never)
            waiter  <- ZIO.scoped(take(pool)).inLine
            exit    <- waiter.interrupt.timeout(5.seconds)
            _       <- holder.interrupt
          yield assertTrue(exit.exists(_.isInterrupted))
        }
      }
    ),
    suite("shutdown")(
      test("it waits for items in use and for callers in line, and interrupts a new `get`") {
        for
          machine <- machine
          outer   <- Scope.make
          pool    <- outer.extend[Any](ZPool.make(machine.start, 1))
          release <- Promise.make[Nothing, Unit]
          running <- lend(pool)(_ => release.await)
          waiting <- ZIO.scoped(pool.get *> release.await).inLine
          begun   <- Promise.make[Nothing, Unit]
          _       <- outer.addFinalizer(begun.succeed(()))
          closing <- outer.close(Exit.unit).uninterruptible.fork
          _       <- begun.await *> ZIO.sleep(300.millis)
          early   <- closing.poll
          late    <- ZIO.scoped(pool.get).exit
          _       <- release.succeed(())
          jobs    <- running.join *> waiting.join
          _       <- closing.join
          left    <- machine.running.get
        yield assertTrue(early.isEmpty, late.isInterrupted, jobs.equals(()), left == 0)
      },
      test("in 2.1.26, it hangs if the minimum is 0 and the last loan ends with a broken item") {
        def closes(range: Range, within: Duration) =
          for
            machine <- machine
            outer   <- Scope.make
            pool    <- outer.extend[Any](ZPool.make(machine.start, range, 1.minute))
            broken  <- Promise.make[Nothing, Unit]
            closing <- Promise.make[Nothing, Unit]
            _       <- lend(pool)(b => broken.await *> pool.invalidate(b))
            _       <- outer.addFinalizer(closing.succeed(()))
            close   <- outer.close(Exit.unit).uninterruptible.fork
            _       <- closing.await *> broken.succeed(()).delay(300.millis)
            closed  <- close.join.timeout(within)
          yield closed.isDefined
        for
          none <- closes(0 to 2, within = 1.second)
          one  <- closes(1 to 2, within = 5.seconds)
        yield assertTrue(!none, one)
      }
    )
  )

  def idle = suite("an idle pool")(
    test("an item that comes back in time keeps all items alive, and an idle pool shrinks to its minimum") {
      ZIO.scoped {
        for
          machine <- machine
          pool    <- ZPool.make(machine.start, 1 to 3, 10.seconds)
          _       <- ZIO.scoped(pool.get *> pool.get *> pool.get)
          _       <- (TestClock.adjust(9.seconds) *> borrow(pool)).repeatN(4)
          busy    <- machine.runningSoon
          _       <- TestClock.adjust(30.seconds)
          idle    <- machine.runningSoon
        yield assertTrue(busy == 3, idle == 1)
      }
    },
    test("in 2.1.26, a pool doesn't shrink while no more items are free than its minimum") {
      ZIO.scoped {
        for
          machine <- machine
          pool    <- ZPool.make(machine.start, 1 to 3, 10.seconds)
          _       <- ZIO.scoped(pool.get *> pool.get *> pool.get)
          two     <- Scope.make
          _       <- two.extend[Any](pool.get *> pool.get)
          _       <- TestClock.adjust(30.seconds)
          lent    <- machine.runningSoon
          _       <- two.close(Exit.unit)
          _       <- TestClock.adjust(30.seconds)
          idle    <- machine.runningSoon
        yield assertTrue(lent == 3, idle == 1)
      }
    }
  )
