// Claims of docs/reference/core/zio/zio.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object ZIOClaims extends ZIOSpecDefault:

  /** Fails after 200 ms, and counts its attempts. */
  def call(attempts: Ref[Int]): IO[String, Unit] =
    attempts.update(_ + 1) *> ZIO.sleep(200.millis) *> ZIO.fail("no answer")

  val limit = ZIOAspect.timeoutFail("time is up")(500.millis)
  val again = ZIOAspect.retry(Schedule.recurs(4))

  /** An aspect that adds its name to a list before the effect runs. */
  def note(name: String, order: Ref[List[String]]) =
    new ZIOAspect[Nothing, Any, Nothing, Any, Nothing, Any]:
      def apply[R, E, A](effect: ZIO[R, E, A])(implicit trace: Trace): ZIO[R, E, A] =
        order.update(_ :+ name) *> effect

  def spec = suite("ZIO")(
    test("zipWith does not run the second effect if the first one fails") {
      for
        ran <- Ref.make(false)
        out <- ZIO.fail("first").zipWith(ran.set(true))((_, _) => ()).either
        after <- ran.get
      yield assertTrue(out == Left("first"), !after)
    },
    test("with timeoutFail before retry, each attempt has its own limit") {
      for
        attempts <- Ref.make(0)
        out      <- (call(attempts) @@ limit @@ again).either
        n        <- attempts.get
      yield assertTrue(out == Left("no answer"), n == 5)
    },
    test("with retry before timeoutFail, the limit is for all attempts together") {
      for
        attempts <- Ref.make(0)
        out      <- (call(attempts) @@ again @@ limit).either
        n        <- attempts.get
      yield assertTrue(out == Left("time is up"), n == 3)
    },
    test("the leftmost aspect is the innermost, for @@ and for >>>") {
      for
        order <- Ref.make(List.empty[String])
        a      = note("a", order)
        b      = note("b", order)
        _     <- ZIO.unit @@ a @@ b
        one   <- order.getAndSet(Nil)
        _     <- ZIO.unit @@ (a >>> b)
        two   <- order.get
      yield assertTrue(one == List("b", "a"), two == List("b", "a"))
    },
    test("an aspect with the limits Nothing and Any keeps the types of the effect") {
      for
        order <- Ref.make(Nil: List[String])
        typed: IO[String, Int] = ZIO.fail("typed") @@ note("a", order)
        out   <- typed.either
      yield assertTrue(out == Left("typed"))
    },
    test("ZIOAspect.nested reads the configuration under a name") {
      val provider = ConfigProvider.fromMap(Map("pump.port" -> "7"))
      for port <- (ZIO.config(Config.int("port")) @@ ZIOAspect.nested("pump")).withConfigProvider(provider)
      yield assertTrue(port == 7)
    }
  ) @@ TestAspect.withLiveClock
