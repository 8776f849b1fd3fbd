// Claims of docs/reference/stm/tarray.mdx. Each name is a sentence that the page relies on.
import java.util.concurrent.CountDownLatch
import java.util.concurrent.atomic.AtomicInteger
import zio.*
import zio.stm.*
import zio.test.*

object TArrayClaims extends ZIOSpecDefault:

  type Seats = TArray[Option[String]]

  def train(free: Int): UIO[Seats] = TArray.fromIterable(List.fill(free)(Option.empty[String])).commit

  def sit(seats: Seats, name: String): USTM[Int] =
    for
      index <- seats.indexWhere(_.isEmpty).retryUntil(_ >= 0)
      _     <- seats.update(index, _ => Some(name))
    yield index

  def leave(seats: Seats, index: Int): USTM[Unit] = seats.update(index, _ => None)

  def withSeat[A](seats: Seats, name: String)(ride: Int => Task[A]): Task[A] =
    ZSTM.acquireReleaseWith(sit(seats, name))(leave(seats, _).commit)(ride)

  def dies(tx: STM[Any, Any]): UIO[Boolean] = tx.commit.exit.map(_.causeOption.exists(_.isDie))

  /** Whether a transaction has to run again because an element changed right before its commit. */
  def conflicts(slow: Seats => USTM[Any], changed: Int): UIO[Boolean] =
    for
      seats  <- TArray.make(Some("Ada"), None, None, None).commit
      runs    = AtomicInteger()
      started = CountDownLatch(1)
      go      = CountDownLatch(1)
      pause   = STM.succeed { runs.incrementAndGet(); started.countDown(); go.await() }
      fiber  <- ZIO.blocking((slow(seats) *> pause).commit).fork
      _      <- ZIO.succeedBlocking(started.await())
      _      <- seats.update(changed, _ => Some("Bo")).commit
      _       = go.countDown()
      _      <- fiber.join
    yield runs.get > 1

  def freeSTM(seat: Option[String]): USTM[Boolean] = STM.succeed(seat.isEmpty)

  /** Counts the runs of slow changes, one for each of eight elements, at the same time. */
  def runsOf(change: (Int, Int => Int) => UIO[Any]): UIO[Int] =
    val runs  = AtomicInteger()
    val slowly = (n: Int) => { runs.incrementAndGet(); Thread.sleep(200); n + 1 }
    ZIO.foreachParDiscard(0 until 8)(i => ZIO.blocking(change(i, slowly))).as(runs.get)

  def spec = suite("TArray")(
    test("a failure undoes the elements that the transaction has already changed") {
      for
        seats  <- train(2)
        result <- (seats.update(0, _ => Some("Bo")) *> STM.fail("seat 1 is taken")).commit.either
        all    <- seats.toList.commit
      yield assertTrue(result == Left("seat 1 is taken"), all == List(None, None))
    },
    test("an index outside the array is a defect for `apply`, `update`, and `updateSTM`") {
      for
        seats <- train(2)
        calls  = List(-1, 2).flatMap(i =>
                   List(seats(i), seats.update(i, identity), seats.updateSTM(i, STM.succeed(_)))
                 )
        died  <- ZIO.foreach(calls)(dies)
      yield assertTrue(died.size == 6, died.forall(identity))
    },
    test("a search from an index outside the array finds nothing and returns -1") {
      for
        seats <- train(2)
        found <- ZIO.foreach(
                   List(
                     seats.indexWhere(_.isEmpty, -1),
                     seats.indexWhere(_.isEmpty, 2),
                     seats.indexWhereSTM(freeSTM, -1),
                     seats.indexOf(None, -1),
                     seats.indexOf(None, 2),
                     seats.lastIndexOf(None, -1),
                     seats.lastIndexOf(None, 2)
                   )
                 )(_.commit)
      yield assertTrue(found.size == 7, found.forall(_ == -1))
    },
    test("a search from an index outside the array that retries waits although a seat is free") {
      for
        seats <- train(2)
        wrong <- seats.indexWhere(_.isEmpty, 2).retryUntil(_ >= 0).commit.timeout(300.millis)
      yield assertTrue(wrong.isEmpty)
    },
    test("`indexWhere(p, start)` doesn't look at the elements before `start`") {
      for
        seats <- TArray.make(None, Some("Ada"), Some("Bo")).commit
        index <- seats.indexWhere(_.isEmpty, 1).commit
      yield assertTrue(index == -1)
    },
    test("two fibers that look for a seat at the same time get different seats") {
      for
        seats <- train(8)
        taken <- ZIO.foreachPar(1 to 8)(n => sit(seats, s"passenger $n").commit)
      yield assertTrue(taken.sorted == (0 to 7))
    },
    test("a search that retries waits until an element matches") {
      for
        seats  <- train(1)
        _      <- sit(seats, "Ada").commit
        bo     <- sit(seats, "Bo").commit.fork
        _      <- ZIO.sleep(200.millis)
        before <- bo.poll
        _      <- leave(seats, 0).commit
        index  <- bo.join
      yield assertTrue(before.isEmpty, index == 0)
    },
    test("`acquireReleaseWith` frees the seat after a success, a failure, a defect, and an interruption") {
      for
        seats <- train(1)
        rides  = List[Task[Any]](
                   ZIO.unit,
                   ZIO.fail(Exception("wrong train")),
                   ZIO.dieMessage("bug"),
                   ZIO.never.timeout(100.millis)
                 )
        free  <- ZIO.foreach(rides)(ride => withSeat(seats, "Ada")(_ => ride).exit *> seats(0).commit)
        late  <- withSeat(seats, "Bo")(_ => ZIO.never).timeout(100.millis)
        last  <- seats(0).commit
      yield assertTrue(free == List(None, None, None, None), late.isEmpty, last.isEmpty)
    },
    test("a timeout around `withSeat` includes the time spent waiting for a seat") {
      for
        seats <- train(1)
        _     <- sit(seats, "Ada").commit
        late  <- withSeat(seats, "Bo")(_ => ZIO.unit).timeout(200.millis)
        all   <- seats.toList.commit
      yield assertTrue(late.isEmpty, all == List(Some("Ada")))
    },
    test("`None` comes before any `Some` in `minOption` and `maxOption`") {
      for
        seats <- TArray.make(Some("Ada"), None, Some("Bo")).commit
        min   <- seats.minOption.commit
        max   <- seats.maxOption.commit
      yield assertTrue(min == Some(None), max == Some(Some("Bo")))
    },
    test("a transaction doesn't run again if another element changes") {
      for
        update <- conflicts(_.update(1, _ => Some("Cleo")), changed = 3)
        apply  <- conflicts(_.apply(1), changed = 3)
      yield assertTrue(!update, !apply)
    },
    test("searches from the front read up to the element that decides, and conflict only there") {
      val searches = List[Seats => USTM[Any]](
        _.find(_.isEmpty),
        _.exists(_.isEmpty),
        _.contains(None),
        _.forall(_.nonEmpty),
        _.indexWhere(_.isEmpty),
        _.indexOf(None),
        _.collectFirst { case None => "free" },
        _.findSTM(freeSTM)
      )
      for
        after  <- ZIO.foreach(searches)(conflicts(_, changed = 3))
        before <- ZIO.foreach(searches)(conflicts(_, changed = 0))
      yield assertTrue(after.forall(!_), before.forall(identity))
    },
    test("searches from the end read down to the match, and conflict only there") {
      val searches = List[Seats => USTM[Any]](
        _.findLast(_.isEmpty),
        _.lastIndexOf(None),
        _.findLastSTM(freeSTM)
      )
      for
        before <- ZIO.foreach(searches)(conflicts(_, changed = 0))
        after  <- ZIO.foreach(searches)(conflicts(_, changed = 3))
      yield assertTrue(before.forall(!_), after.forall(identity))
    },
    test("`existsSTM` and `forallSTM` read the whole array, as `count`, `fold`, `toChunk`, and `transform` do") {
      val wholes = List[Seats => USTM[Any]](
        _.existsSTM(freeSTM),
        _.forallSTM(freeSTM),
        _.count(_.isEmpty),
        _.fold(0)((n, _) => n),
        _.reduceOption((a, _) => a),
        _.minOption,
        _.foreach(_ => STM.unit),
        _.toChunk,
        _.transform(identity)
      )
      for conflict <- ZIO.foreach(wholes)(conflicts(_, changed = 3))
      yield assertTrue(conflict.forall(identity))
    },
    test("two transactions that only read the same elements can make each other run again") {
      val runs    = AtomicInteger()
      val commits = AtomicInteger()
      for
        numbers <- TArray.fromIterable(0 until 1000).commit
        read     = (STM.succeed(runs.incrementAndGet()) *> numbers.fold(0)(_ + _)).commit *>
                     ZIO.succeed(commits.incrementAndGet())
        _       <- ZIO.foreachParDiscard(1 to 4)(_ => read.repeatN(99)).repeatUntil(_ => runs.get > commits.get)
      yield assertTrue(runs.get > commits.get)
    },
    test("transactions on different elements never make each other run again") {
      val runs = AtomicInteger()
      for
        numbers <- TArray.fromIterable(0 until 4).commit
        read     = (i: Int) => (STM.succeed(runs.incrementAndGet()) *> numbers.update(i, _ + 1)).commit
        _       <- ZIO.foreachParDiscard(0 until 4)(i => read(i).repeatN(999))
      yield assertTrue(runs.get == 4000)
    },
    test("slow changes of different elements run once in a `TArray` or a `Vector` of `Ref`s, and again and again in a `Ref`") {
      for
        tarray <- TArray.fromIterable(0 until 8).commit
        refs   <- ZIO.foreach((0 until 8).toVector)(Ref.make(_))
        ref    <- Ref.make(Vector.range(0, 8))
        a      <- runsOf((i, f) => tarray.update(i, f).commit)
        b      <- runsOf((i, f) => refs(i).update(f))
        c      <- runsOf((i, f) => ref.update(all => all.updated(i, f(all(i)))))
      yield assertTrue(a == 8, b == 8, c > 8)
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.parallel @@ TestAspect.timeout(9.seconds)
