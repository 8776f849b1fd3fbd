// Claims of docs/reference/stream/zstream/resourceful-streams.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.stream.*
import zio.test.*

object ResourcefulStreamsClaims extends ZIOSpecDefault:

  /** What happened, in order. */
  final class Journal(lines: Ref[Vector[String]]):
    def add(line: String): UIO[Unit] = lines.update(_ :+ line)
    val all: UIO[Vector[String]]     = lines.get

    /** A resource that says when it's opened and closed. */
    def resource(name: String): URIO[Scope, String] =
      ZIO.acquireRelease(add(s"open $name").as(name))(_ => add(s"close $name"))

    /** Two rows in a transaction that a stream begins and ends. */
    val rows: UStream[Int] =
      ZStream
        .acquireReleaseExitWith(ZIO.unit) { (_, exit) =>
          add(if exit.isSuccess then "commit" else "roll back")
        }
        .flatMap(_ => ZStream(1, 2))

    /** The page's transaction around a run. */
    def transact[A](commit: IO[String, Any])(use: IO[String, A]): IO[String, A] =
      ZIO.uninterruptibleMask { restore =>
        restore(use).foldCauseZIO(
          cause => add("roll back") *> ZIO.refailCause(cause),
          result => commit *> add("commit").as(result)
        )
      }

  val journal: UIO[Journal] = Ref.make(Vector.empty[String]).map(Journal(_))

  /** How the transaction ends if this run is given its rows. */
  def ending(run: UStream[Int] => IO[Any, Any]): UIO[(Boolean, Vector[String])] =
    for
      journal <- journal
      exit    <- run(journal.rows).exit
      all     <- journal.all
    yield (exit.isSuccess, all)

  def endings(runs: (UStream[Int] => IO[Any, Any])*): UIO[Seq[(Boolean, Vector[String])]] =
    ZIO.foreachPar(runs)(ending)

  val diskFull: Any => IO[String, Nothing] = _ => ZIO.fail("disk full")

  /** Leaves an operator that reads ahead the time to read everything. */
  val slowlyFull: Any => IO[String, Nothing] = row => diskFull(row).delay(1.second)

  /** Runs an effect until it comes to its parameter, and then interrupts it. */
  def interrupted[E](effect: UIO[Nothing] => IO[E, Any]): IO[E, Any] =
    for
      reached <- Promise.make[Nothing, Unit]
      fiber   <- effect(reached.succeed(()) *> ZIO.never).fork
      _       <- reached.await.race(fiber.await)
      exit    <- fiber.interrupt
      end     <- ZIO.done(exit)
    yield end

  val succeeds = true
  val fails    = false

  def spec = suite("Resourceful streams")(
    suite("the release step")(
      test("it runs after a success, an early stop, a failure, a defect, and an interruption") {
        def closes(run: UStream[Int] => IO[Any, Any]) =
          for
            journal <- journal
            stream   = ZStream.acquireReleaseWith(ZIO.unit)(_ => journal.add("close"))
            _       <- run(stream.flatMap(_ => ZStream(1, 2))).exit
            all     <- journal.all
          yield all
        for
          all <- ZIO.foreach(
                   List[UStream[Int] => IO[Any, Any]](
                     _.runDrain,
                     _.take(1).runDrain,
                     _.mapZIO(diskFull).runDrain,
                     _.map(_ => sys.error("bug")).runDrain,
                     rows => interrupted(here => rows.mapZIO(_ => here).runDrain)
                   )
                 )(closes)
        yield assertTrue(all.forall(_ == Vector("close")), all.size == 5)
      },
      test("a resource is closed before the next stream of `++` begins") {
        for
          journal <- journal
          first    = ZStream.scoped(journal.resource("cursor"))
          _       <- (first ++ ZStream.execute(journal.add("email"))).runDrain
          all     <- journal.all
        yield assertTrue(all == Vector("open cursor", "close cursor", "email"))
      },
      test("`timeout` waits for the release step of the stream that it interrupts") {
        for
          journal <- journal
          stream   = ZStream.acquireReleaseWith(journal.add("open"))(_ => journal.add("close").delay(400.millis))
          _       <- stream.flatMap(_ => ZStream.never).runDrain.timeout(1.second)
          all     <- journal.all
        yield assertTrue(all == Vector("open", "close"))
      },
      test("an acquire step that has started can't be interrupted") {
        for
          journal <- journal
          begun   <- Promise.make[Nothing, Unit]
          acquire  = begun.succeed(()) *> ZIO.sleep(400.millis) *> journal.add("acquired")
          stream   = ZStream.acquireReleaseWith(acquire)(_ => journal.add("released"))
          fiber   <- stream.runDrain.fork
          _       <- begun.await *> fiber.interrupt
          all     <- journal.all
        yield assertTrue(all == Vector("acquired", "released"))
      },
      test("a plain `timeout` doesn't cut a release step short, but a daemon fiber does") {
        def run(close: UIO[Any]) =
          ZStream.acquireReleaseWith(ZIO.unit)(_ => close).runDrain.timed.map(_._1)
        val slow = ZIO.sleep(2.seconds)
        for
          plain  <- run(slow.timeout(100.millis))
          daemon <- run(slow.disconnect.timeout(100.millis).interruptible.forkDaemon.flatMap(_.join))
        yield assertTrue(plain >= 2.seconds, daemon < 2.seconds)
      }
    ),
    suite("several resources")(
      test("they're released in reverse order, and `ensuring` and `ensuringWith` run afterward") {
        for
          journal <- journal
          rows     =
            for
              _   <- ZStream.scoped(journal.resource("connection"))
              _   <- ZStream.scoped(journal.resource("cursor"))
              _   <- ZStream.finalizer(journal.add("finalizer"))
              row <- ZStream("Ada")
            yield row
          _       <- rows
                       .ensuring(journal.add("ensuring"))
                       .ensuringWith(_ => journal.add("ensuringWith"))
                       .runDrain
          all     <- journal.all
        yield assertTrue(
          all.drop(2) == Vector("finalizer", "close cursor", "close connection", "ensuring", "ensuringWith")
        )
      },
      test("if the second resource can't be opened, the first is closed and the stream fails") {
        for
          journal <- journal
          rows     =
            for
              _ <- ZStream.scoped(journal.resource("connection"))
              _ <- ZStream.scoped(ZIO.fail("no cursor"))
            yield ()
          result  <- rows.runDrain.either
          all     <- journal.all
        yield assertTrue(result == Left("no cursor"), all == Vector("open connection", "close connection"))
      },
      test("in 2.1.26, a failure or a defect of an inner stream closes the outer resource first") {
        def closing(inner: UIO[Nothing] => ZStream[Any, String, Any]) =
          for
            journal <- journal
            rows     = (here: UIO[Nothing]) =>
              for
                _   <- ZStream.scoped(journal.resource("connection"))
                _   <- ZStream.scoped(journal.resource("cursor"))
                row <- inner(here)
              yield row
            _       <- interrupted(here => rows(here).runDrain).exit
            all     <- journal.all
          yield all.drop(2)
        for
          failed      <- closing(_ => ZStream.fail("bad row"))
          died        <- closing(_ => ZStream.dieMessage("bug"))
          interrupted <- closing(ZStream.fromZIO(_))
          outerFirst   = Vector("close connection", "close cursor")
        yield assertTrue(failed == outerFirst, died == outerFirst, interrupted == outerFirst.reverse)
      },
      test("two resources in one `ZStream.scoped` close in reverse order after a failure too") {
        for
          journal <- journal
          both     = journal.resource("connection") *> journal.resource("cursor")
          _       <- ZStream.scoped(both).flatMap(_ => ZStream.fail("bad row")).runDrain.exit
          all     <- journal.all
        yield assertTrue(all.drop(2) == Vector("close cursor", "close connection"))
      },
      test("`ZStream.finalizer(cleanup) ++ rows` emits a unit and cleans up before the rows") {
        for
          journal <- journal
          stream   = ZStream.finalizer(journal.add("cleanup")) ++ ZStream.fromZIO(journal.add("row").as("Ada"))
          rows    <- stream.runCollect
          all     <- journal.all
        yield assertTrue(rows == Chunk((), "Ada"), all == Vector("cleanup", "row"))
      }
    ),
    suite("commit or roll back")(
      test("`mapZIO` and `foreach` fail while rows are being read, so the stream rolls back") {
        for all <- endings(
                     _.mapZIO(diskFull).runDrain,
                     _.mapZIO(row => diskFull(row).when(row == 2)).runDrain,
                     _.foreach(row => diskFull(row).when(row == 2)),
                     rows => interrupted(here => rows.foreach(_ => here))
                   )
        yield assertTrue(all.forall(_ == (fails, Vector("roll back"))))
      },
      test("if an operator reads ahead, the stream commits although the run fails") {
        for all <- endings(
                     _.buffer(16).mapZIO(slowlyFull).runDrain,
                     _.rechunk(16).mapZIO(diskFull).runDrain,
                     _.grouped(16).mapZIO(diskFull).runDrain,
                     _.transduce(ZSink.collectAllN[Int](16)).mapZIO(diskFull).runDrain,
                     _.mapZIOPar(4)(slowlyFull).runDrain,
                     _.flatMapPar(4)(row => ZStream.fromZIO(slowlyFull(row))).runDrain
                   )
        yield assertTrue(all.forall(_ == (fails, Vector("commit"))))
      },
      test("if the failure comes after the last row, the stream commits") {
        for all <- endings(
                     _.run(ZSink.collectAll[Int].mapZIO(diskFull)),
                     _.runCollect.flatMap(diskFull),
                     rows => (rows ++ ZStream.fail("next table")).runDrain
                   )
        yield assertTrue(all.forall(_ == (fails, Vector("commit"))))
      },
      test("an interrupted run commits if a buffer has read all rows") {
        for result <- ending(rows => interrupted(here => rows.buffer(16).mapZIO(_ => here.delay(1.second)).runDrain))
        yield assertTrue(result == (fails, Vector("commit")))
      },
      test("a consumer that stops early commits") {
        def stopped(stream: (UIO[Any], UIO[Any]) => UStream[Int]) =
          Promise.make[Nothing, Unit].flatMap(stop => stream(stop.succeed(()), stop.await).runDrain)
        for all <- endings(
                     _.take(1).runDrain,
                     _.runHead,
                     rows => stopped((here, stop) => rows.tap(_ => here *> ZIO.never).interruptWhen(stop)),
                     rows => stopped((here, stop) => rows.tap(_ => here.delay(200.millis)).haltWhen(stop)),
                     _.tap(_ => ZIO.never).timeout(1.second).runDrain
                   )
        yield assertTrue(all.forall(_ == (succeeds, Vector("commit"))))
      },
      test("`zip` with a shorter stream rolls back although the run succeeds") {
        for result <- ending(_.zip(ZStream("a")).runDrain)
        yield assertTrue(result == (succeeds, Vector("roll back")))
      },
      test("`ensuringWith` receives a success too if a buffer has read all rows") {
        for
          exits  <- Ref.make(List.empty[Boolean])
          stream  = ZStream(1, 2).ensuringWith(exit => exits.update(exit.isSuccess :: _))
          result <- stream.buffer(16).mapZIO(slowlyFull).runDrain.either
          seen   <- exits.get
        yield assertTrue(result == Left("disk full"), seen == List(true))
      },
      test("a transaction around the run rolls back after each failure and interruption of the run") {
        def around(run: UStream[Int] => IO[String, Any]) =
          for
            journal <- journal
            exit    <- journal.transact(ZIO.unit)(run(ZStream(1, 2))).exit
            all     <- journal.all
          yield (exit.isSuccess, all)
        for
          good <- around(_.buffer(16).runDrain)
          bad  <- ZIO.foreach(
                    List[UStream[Int] => IO[String, Any]](
                      _.buffer(16).mapZIO(slowlyFull).runDrain,
                      _.mapZIOPar(4)(slowlyFull).runDrain,
                      _.run(ZSink.collectAll[Int].mapZIO(diskFull)),
                      rows => interrupted(here => rows.buffer(16).mapZIO(_ => here.delay(1.second)).runDrain)
                    )
                  )(around)
        yield assertTrue(good == (succeeds, Vector("commit")), bad.forall(_ == (fails, Vector("roll back"))))
      },
      test("if `COMMIT` itself fails, `transact` fails with a typed error") {
        for
          journal <- journal
          result  <- journal.transact(ZIO.fail("connection lost"))(ZStream(1, 2).runDrain).either
        yield assertTrue(result == Left("connection lost"))
      }
    ),
    suite("the scope of a resource")(
      test("`ZIO.scoped` around a set-up closes the client before the stream is read, `unwrapScoped` afterward") {
        def reading(stream: Journal => UStream[Any]) =
          journal.flatMap(journal => stream(journal).runDrain *> journal.all)
        def events(journal: Journal) =
          journal.resource("client").as(ZStream.fromZIO(journal.add("read")))
        for
          wrong <- reading(journal => ZStream.unwrap(ZIO.scoped(events(journal))))
          right <- reading(journal => ZStream.unwrapScoped(events(journal)))
        yield assertTrue(
          wrong == Vector("open client", "close client", "read"),
          right == Vector("open client", "read", "close client")
        )
      },
      test("a buffer doesn't close the cursor before the run ends, `runCollect` and `runIntoQueue` do") {
        def writing(write: (Journal, UStream[Int]) => UIO[Any]) =
          for
            journal <- journal
            rows     = ZStream.unwrapScoped(journal.resource("cursor").as(ZStream(1, 2)))
            _       <- write(journal, rows)
            all     <- journal.all
          yield all.drop(1)
        for
          buffered  <- writing((journal, rows) =>
                         rows.buffer(16).rechunk(2).foreach(_ => journal.add("write").delay(200.millis))
                       )
          collected <- writing((journal, rows) =>
                         rows.runCollect.flatMap(ZIO.foreachDiscard(_)(_ => journal.add("write")))
                       )
          queued    <- writing((journal, rows) =>
                         for
                           queue  <- Queue.unbounded[Take[Nothing, Int]]
                           reader <- rows.runIntoQueue(queue).fork
                           slow    = ZIO.sleep(200.millis)
                           _      <- slow *> ZStream.fromQueue(queue).flattenTake.foreach(_ => journal.add("write"))
                           _      <- reader.join
                         yield ()
                       )
        yield assertTrue(
          buffered == Vector("write", "write", "close cursor"),
          collected == Vector("close cursor", "write", "write"),
          queued == Vector("close cursor", "write", "write")
        )
      },
      test("operators that read ahead use connections that are already closed") {
        def closedIn(use: UStream[Ref[Boolean]] => UIO[Chunk[Boolean]]) =
          val connection = ZIO.acquireRelease(Ref.make(true))(_.set(false))
          use(ZStream(1, 2, 3).flatMap(_ => ZStream.scoped(connection))).map(_.count(open => !open))
        for
          mapZIO     <- closedIn(_.mapZIO(_.get.delay(100.millis)).runCollect)
          mapZIOPar  <- closedIn(_.mapZIOPar(3)(_.get.delay(700.millis)).runCollect)
          buffer     <- closedIn(_.buffer(4).mapZIO(_.get.delay(700.millis)).runCollect)
          runCollect <- closedIn(_.runCollect.flatMap(ZIO.foreach(_)(_.get)))
        yield assertTrue(mapZIO == 0, mapZIOPar == 2, buffer == 2, runCollect == 3)
      },
      test("inside `flatMapPar`, or `ZIO.scoped` in `mapZIOPar`, each connection is open") {
        val connection = ZIO.acquireRelease(Ref.make(true))(_.set(false))
        val regions    = ZStream(1, 2, 3)
        for
          inner <- regions.flatMapPar(3)(_ => ZStream.scoped(connection).mapZIO(_.get.delay(100.millis))).runCollect
          each  <- regions.mapZIOPar(3)(_ => ZIO.scoped(connection.flatMap(_.get.delay(100.millis)))).runCollect
        yield assertTrue(inner == Chunk(true, true, true), each == Chunk(true, true, true))
      },
      test("an acquire step in `mapZIO` keeps every resource open until the stream ends, one in `flatMap` only the current one") {
        def most(run: (UStream[Int], URIO[Scope, Any]) => UIO[Any]) =
          for
            open <- Ref.make(0)
            most <- Ref.make(0)
            one   = ZIO.acquireRelease(open.updateAndGet(_ + 1).flatMap(n => most.update(_ max n)))(_ => open.update(_ - 1))
            _    <- run(ZStream.range(0, 1000), one)
            n    <- most.get
          yield n
        for
          flatMap <- most((requests, one) => requests.flatMap(_ => ZStream.scoped(one)).runDrain)
          mapZIO  <- most((requests, one) => ZIO.scoped(requests.mapZIO(_ => one).runDrain))
          scoped  <- most((requests, one) => requests.mapZIO(_ => ZIO.scoped(one)).runDrain)
        yield assertTrue(flatMap == 1, mapZIO == 1000, scoped == 1)
      }
    )
  ) @@ TestAspect.withLiveClock @@ TestAspect.parallel @@ TestAspect.timeout(9.seconds)
