// Claims of docs/reference/stream/zstream/error-handling.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.stream.*
import zio.test.*

object StreamErrorsClaims extends ZIOSpecDefault:
  val cannotClose: UStream[Unit] = ZStream.acquireReleaseWith(ZIO.unit)(_ => ZIO.dieMessage("can't close"))

  /** One file for each element, and none can be closed. */
  val each: UStream[Int] = ZStream(1, 2, 3).flatMap(cannotClose.as(_))

  def died[A](run: UIO[A]): UIO[Boolean] = run.exit.map(_.causeOption.exists(_.defects.nonEmpty))

  def spec = suite("Error handling of streams")(
    test("if closing the resource around a stream dies, so does the run, in spite of `catchAllCause`") {
      val read = cannotClose.flatMap(_ => ZStream(100, 250))
      for
        plain  <- died(read.runCollect)
        caught <- died(read.catchAllCause(_ => ZStream(0)).runCollect)
      yield assertTrue(plain, caught)
    },
    test("if one of many files can't be closed, the run dies") {
      for died <- died(each.runCollect)
      yield assertTrue(died)
    },
    test("in 2.1.26, `catchAllCause`, `retry`, and `++` after it end the stream early as a success") {
      for
        caught    <- each.catchAllCause(_ => ZStream(0)).runCollect
        retried   <- (each: Stream[String, Int]).retry(Schedule.recurs(1)).runCollect
        continued <- (each ++ ZStream(4)).runCollect
      yield assertTrue(caught == Chunk(1), retried == Chunk(1), continued == Chunk(1))
    },
    test("in 2.1.26, `catchAllCause` swallows the defect of an `ensuring`") {
      for result <- ZStream(100, 250).ensuring(ZIO.dieMessage("can't close")).catchAllCause(_ => ZStream(0)).runCollect
      yield assertTrue(result == Chunk(100, 250))
    },
    test("in 2.1.26, `flatMapPar` and `groupedWithin` swallow the defect of a resource") {
      for
        parallel <- died(ZStream(1, 2).flatMapPar(2)(cannotClose.as(_)).runDrain)
        grouped  <- died(cannotClose.flatMap(_ => ZStream(1)).groupedWithin(5, 1.second).runDrain)
      yield assertTrue(!parallel, !grouped)
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.timeout(10.seconds)
