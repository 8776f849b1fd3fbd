// Claims of docs/reference/stream/zsink/index.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.stream.*
import zio.test.*

object ZSinkClaims extends ZIOSpecDefault:
  val numbers: UStream[Int] = ZStream.range(0, 20).rechunk(1)

  def spec = suite("ZSink")(
    test("the stream of tapSink waits for a slow sink, and is only a few chunks ahead of it") {
      for
        started <- Ref.make(0)
        ahead   <- Ref.make(0)
        sink     = ZSink.foreach((n: Int) => ZIO.sleep(20.millis) *> started.set(n))
        _       <- numbers.tapSink(sink).tap(n => started.get.flatMap(s => ahead.update(_ max (n - s)))).runDrain
        most    <- ahead.get
        last    <- started.get
      yield assertTrue(most <= 3, last == 19)
    },
    test("tapSink fails with the failure of its sink") {
      for result <- numbers.tapSink(ZSink.fail("disk full")).runDrain.either
      yield assertTrue(result == Left("disk full"))
    },
    test("the stream of tapSink continues when its sink stops early") {
      for
        seen   <- Ref.make(Chunk.empty[Int])
        sink    = ZSink.collectAllN[Int](2).mapZIO(seen.set(_))
        result <- numbers.tapSink(sink).runCollect
        first  <- seen.get
      yield assertTrue(result.size == 20, first == Chunk(0, 1))
    },
    test("the sink of tapSink sees every element, however the consumer takes them") {
      for
        seen <- Ref.make(0)
        _    <- numbers.rechunk(7).tapSink(ZSink.count.mapZIO(n => seen.set(n.toInt))).runDrain
        n    <- seen.get
      yield assertTrue(n == 20)
    }
  ) @@ TestAspect.withLiveClock
