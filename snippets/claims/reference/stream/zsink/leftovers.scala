// Claims of docs/reference/stream/zsink/leftovers.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.stream.*
import zio.test.*

object LeftoversClaims extends ZIOSpecDefault:
  val numbers: UStream[Int]         = ZStream(1, 2, 3).rechunk(1)
  val cut: ZStream[Any, String, Int] = numbers ++ ZStream.fail("cut")

  def spec = suite("Leftovers")(
    test("the rest of peel has every element after the header, whatever the size of the chunks") {
      for results <- ZIO.foreach(List(1, 2, 3)) { size =>
                       ZIO.scoped(numbers.rechunk(size).peel(ZSink.head[Int]).flatMap { (first, rest) =>
                         rest.runCollect.map(first -> _)
                       })
                     }
      yield assertTrue(results.forall(_ == (Some(1) -> Chunk(2, 3))))
    },
    test("the rest of peel hangs after the scope has closed") {
      for
        rest <- ZIO.scoped(numbers.peel(ZSink.head[Int])).map(_._2)
        read <- rest.runCollect.timeout(200.millis)
      yield assertTrue(read.isEmpty)
    },
    test("the rest of peel hangs when it is read a second time") {
      for again <- ZIO.scoped(numbers.peel(ZSink.head[Int]).flatMap { (_, rest) =>
                     rest.runDrain *> rest.runCollect.timeout(200.millis)
                   })
      yield assertTrue(again.isEmpty)
    },
    test("peel fails if its sink fails") {
      for result <- ZIO.scoped(numbers.peel(ZSink.fail("bad header"))).either
      yield assertTrue(result.left.toOption.contains("bad header"))
    },
    test("for an empty stream, peel with head returns None") {
      for result <- ZIO.scoped(ZStream.empty.peel(ZSink.head[Int]).flatMap((first, rest) => rest.runCollect.map(first -> _)))
      yield assertTrue(result == (None -> Chunk.empty[Int]))
    },
    test("in 2.1.26, a failure after the header becomes a defect that catchAll does not handle") {
      for exit <- ZIO.scoped(cut.peel(ZSink.head[Int]).flatMap((_, rest) => rest.runCollect.catchAll(_ => ZIO.succeed(Chunk.empty)))).exit
      yield assertTrue(exit.causeOption.exists(_.isDie))
    },
    test("a failure survives peel if the stream emits it as an Either") {
      for result <- ZIO.scoped(cut.either.peel(ZSink.head[Either[String, Int]]).flatMap { (first, rest) =>
                      rest.absolve.runCollect.either.map(first -> _)
                    })
      yield assertTrue(result == (Some(Right(1)) -> Left("cut")))
    }
  ) @@ TestAspect.withLiveClock
