// Claims of docs/reference/stream/zstream/operations.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.stream.*
import zio.test.*

object StreamOperationsClaims extends ZIOSpecDefault:
  val broken: Stream[String, Int] = ZStream(1, 2).rechunk(1) ++ ZStream.fail("kitchen fire")

  def emitted[A](stream: Stream[String, A]): UIO[Chunk[A]] =
    for
      seen <- Ref.make(Chunk.empty[A])
      _    <- stream.runForeach(a => seen.update(_ :+ a)).exit
      all  <- seen.get
    yield all

  def spec = suite("Stream operators")(
    test("when the stream fails, `grouped` emits the batch it has begun") {
      for batches <- emitted(broken.grouped(5))
      yield assertTrue(batches == Chunk(Chunk(1, 2)))
    },
    test("when the stream fails, `groupedWithin` and `aggregateAsyncWithin` drop the batch they have begun") {
      for
        timed      <- emitted(broken.groupedWithin(5, 1.minute))
        aggregated <- emitted(broken.aggregateAsyncWithin(ZSink.collectAllN[Int](5), Schedule.spaced(1.minute)))
      yield assertTrue(timed.isEmpty, aggregated.isEmpty)
    },
    test("a failure on one side ends `merge`, whatever its `HaltStrategy` waits for") {
      def failing(strategy: ZStream.HaltStrategy) =
        ZStream.never.merge(ZStream.fail("right"), strategy).runDrain.either.timeout(5.seconds)
      for ends <- ZIO.foreach(List(ZStream.HaltStrategy.Left, ZStream.HaltStrategy.Right, ZStream.HaltStrategy.Both))(failing)
      yield assertTrue(ends.forall(_.contains(Left("right"))))
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.timeout(10.seconds)
