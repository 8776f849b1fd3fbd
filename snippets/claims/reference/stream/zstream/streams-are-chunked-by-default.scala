// Claims of docs/reference/stream/zstream/streams-are-chunked-by-default.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.stream.*
import zio.test.*

object ChunkedStreamsClaims extends ZIOSpecDefault:
  val invoices: UStream[Int] = ZStream(1, 2, 3, 4)

  /** The invoices that are paid in this run. */
  def paid(run: UStream[Int] => UIO[Any]): UIO[Chunk[Int]] =
    for
      paid <- Ref.make(Chunk.empty[Int])
      _    <- run(invoices.mapZIO(id => paid.update(_ :+ id).as(id)))
      all  <- paid.get
    yield all

  def spec = suite("Streams are chunked by default")(
    test("`mapZIO` runs the effect only for the elements that the next operator pulls") {
      for all <- paid(_.take(1).runDrain)
      yield assertTrue(all == Chunk(1))
    },
    test("a `rechunk` or `buffer` after `mapZIO` pulls more than the consumer takes") {
      for
        joined <- paid(_.rechunk(3).take(1).runDrain)
        buffered  <- paid(_.buffer(3).tap(_ => ZIO.sleep(200.millis)).take(1).runDrain)
      yield assertTrue(joined == Chunk(1, 2, 3), buffered.size > 1)
    },
    test("after a failure, `rechunk` emits the elements it has held back, and `groupedWithin` drops them") {
      val broken = invoices.rechunk(1) ++ ZStream.fail("offline")
      def before[A](stream: IO[String, A], seen: Ref[Chunk[Any]]) = stream.exit *> seen.get
      for
        first     <- Ref.make(Chunk.empty[Any])
        second    <- Ref.make(Chunk.empty[Any])
        joined <- before(broken.rechunk(9).runForeach(id => first.update(_ :+ id)), first)
        grouped   <- before(broken.groupedWithin(9, 1.minute).runForeach(ids => second.update(_ :+ ids)), second)
      yield assertTrue(joined == Chunk[Any](1, 2, 3, 4), grouped.isEmpty)
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.timeout(10.seconds)
