// Claims of docs/reference/concurrency/index.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object ConcurrencyClaims extends ZIOSpecDefault:

  /** How many of the effects ran at the same time, at most. */
  def most(strategy: ExecutionStrategy): UIO[Int] =
    for
      running <- Ref.make(0)
      maximum <- Ref.make(0)
      step     = running.updateAndGet(_ + 1).flatMap(n => maximum.update(_ max n)) *>
                   ZIO.sleep(100.millis) *> running.update(_ - 1)
      _       <- ZIO.foreachExec(List(1, 2, 3, 4))(strategy)(_ => step)
      result  <- maximum.get
    yield result

  def spec = suite("Concurrency")(
    test("the strategy Sequential runs one effect after the other") {
      for n <- most(ExecutionStrategy.Sequential)
      yield assertTrue(n == 1)
    },
    test("the strategy ParallelN limits how many effects run at a time") {
      for n <- most(ExecutionStrategy.ParallelN(2))
      yield assertTrue(n == 2)
    },
    test("the strategy Parallel ignores a limit that withParallelism sets outside") {
      for n <- most(ExecutionStrategy.Parallel).withParallelism(2)
      yield assertTrue(n == 4)
    }
  ) @@ TestAspect.withLiveClock
