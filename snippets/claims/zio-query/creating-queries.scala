// Claims of docs/zio-query/creating-queries.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.query.*
import zio.test.*

object CreatingQueriesClaims extends ZIOSpecDefault:
  val slow: UQuery[Unit] = ZQuery.fromZIO(ZIO.sleep(1.second))

  /** The exits that the release step has received a moment after the run. */
  def released(run: (Query[String, Unit] => Query[String, Unit]) => IO[Any, Any]): UIO[Chunk[Boolean]] =
    for
      exits <- Ref.make(Chunk.empty[Boolean])
      _     <- run { use =>
                 ZQuery.acquireReleaseExitWith[Any, String, Unit](ZIO.unit)((_, exit: Exit[String, Unit]) =>
                   exits.update(_ :+ exit.isSuccess)
                 )(_ => use)
               }.exit
      _     <- ZIO.sleep(200.millis)
      all   <- exits.get
    yield all

  def spec = suite("Creating queries")(
    test("the release step runs after a success, a failure, a defect, and an interruption of the run") {
      for
        ends        <- ZIO.foreach(List[Query[String, Unit]](ZQuery.unit, ZQuery.fail("no"), ZQuery.die(Exception("bug"))))(q =>
                         released(held => held(q).run)
                       )
        interrupted <- released(held => held(slow).run.timeout(50.millis))
      yield assertTrue(ends.map(_.toList) == List(List(true), List(false), List(false)), interrupted == Chunk(false))
    },
    test("the release step sees a success of its query although the run fails") {
      for
        next <- released(held => held(ZQuery.unit).zip(ZQuery.fail("no")).run)
        par  <- released(held => held(ZQuery.unit).zipPar(ZQuery.fail("no")).run)
      yield assertTrue(next == Chunk(true), par == Chunk(true))
    },
    test("in 0.7.8, a query that loses a `race` or exceeds its own `timeout` never releases") {
      for
        lost     <- released(held => held(slow).race(ZQuery.fromZIO(ZIO.sleep(50.millis))).run)
        exceeded <- released(held => held(slow).timeout(50.millis).run)
      yield assertTrue(lost.isEmpty, exceeded.isEmpty)
    },
    test("in 0.7.8, `ensuring` doesn't run either") {
      for
        ensured <- Ref.make(false)
        _       <- slow.ensuring(ensured.set(true)).timeout(50.millis).run
        _       <- ZIO.sleep(200.millis)
        ran     <- ensured.get
      yield assertTrue(!ran)
    },
    test("with the race or the timeout on the run, the release step runs") {
      for
        lost     <- released(held => held(slow).run.race(ZIO.sleep(50.millis)))
        exceeded <- released(held => held(slow).run.timeout(50.millis))
      yield assertTrue(lost == Chunk(false), exceeded == Chunk(false))
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.timeout(10.seconds)
