// Claims of docs/reference/test/property-testing/shrinking.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.stream.ZStream
import zio.test.*

object ShrinkingClaims extends ZIOSpecDefault:

  /** A property that must fail: what it tried, and which inputs failed, in order. */
  final case class Search[A](tried: Vector[A], failed: Vector[A]):
    /** The counterexample that the report shows. */
    def smallest: A = failed.last

    /** The attempts to simplify the first input that failed. */
    def attempts: Int = tried.size - tried.indexOf(failed.head) - 1

  def search[A](gen: Gen[Any, A])(holds: A => Boolean): UIO[Search[A]] =
    for
      tried <- Ref.make(Vector.empty[A])
      _     <- check(gen)(a => tried.update(_ :+ a).as(assertTrue(holds(a))))
      all   <- tried.get
    yield Search(all, all.filterNot(holds))

  /** The simplest value that a generator offers, from any sample. */
  def simplest[A](gen: Gen[Any, A]): UIO[A] = search(gen)(_ => false).map(_.smallest)

  /** The inputs that a body with another outcome than a result was tried with, after the first that failed. */
  def triedBy(body: Int => Task[TestResult]): UIO[Vector[Int]] =
    for
      tried <- Ref.make(Vector.empty[Int])
      _     <- check(Gen.int(0, 999))(n => tried.update(_ :+ n) *> body(n)).exit
      all   <- tried.get
    yield all.dropWhile(_ < 300)

  val booking: Gen[Any, List[Int]] = Gen.listOfBounded(2, 9)(Gen.int(1, 60))

  def removeOne[A](min: Int)(list: List[A]): Sample[Any, List[A]] =
    Sample.unfold(list) { list =>
      val removable = if list.size > min then list.indices else Nil
      (list, ZStream.fromIterable(removable.map(list.patch(_, Nil, 1))))
    }

  /** A shrinker that comes back to the value it started with. */
  val circular: Gen[Any, Int] =
    Gen.int(1, 999).reshrink(n => Sample.unfold(n)(n => (n, ZStream(n))))

  def spec = suite("Shrinking")(
    suite("the search")(
      test("it ends with a number whose simpler values all pass") {
        for result <- search(Gen.int(0, 999))(_ < 300)
        yield assertTrue(result.smallest == 300, result.failed.head > 300)
      },
      test("it accepts an input that fails for another reason") {
        val tooLarge = (n: Int) => n >= 300
        val unlucky  = (n: Int) => n == 248 // halfway to the first number that's too large
        for result <- search(Gen.int(0, 999))(n => !tooLarge(n) && !unlucky(n))
        yield assertTrue(result.failed.head >= 300, result.smallest == 248)
      },
      test("it ends after 1,000 attempts, also if the shrinker returns to an earlier value") {
        for result <- search(circular)(_ => false)
        yield assertTrue(result.attempts == 1000)
      },
      test("with `shrinks(50)`, it ends after 50 attempts") {
        for result <- search(circular)(_ => false)
        yield assertTrue(result.attempts == 50)
      } @@ TestAspect.shrinks(50),
      test("with `noShrink`, there are no attempts to simplify the input") {
        for result <- search(Gen.listOf(Gen.int(0, 999)).noShrink)(_ => false)
        yield assertTrue(result.tried.size == 1)
      }
    ),
    suite("generators")(
      test("numbers shrink toward 0, ranges toward their lower limit") {
        for
          int    <- simplest(Gen.int)
          long   <- simplest(Gen.long)
          double <- simplest(Gen.double(0, 1))
          range  <- simplest(Gen.int(-999, 999))
        yield assertTrue(int == 0, long == 0L, double == 0.0, range == -999)
      },
      test("`oneOf` shrinks toward its first generator, and `elements` toward its first value") {
        for
          oneOf    <- simplest(Gen.oneOf(Gen.int(0, 999), Gen.int(1, 999).map(-_)))
          elements <- simplest(Gen.elements("child", "student", "adult", "senior"))
        yield assertTrue(oneOf == 0, elements == "child")
      },
      test("`option` shrinks toward `None`, `either` toward `Left`, lists and strings toward empty ones") {
        for
          option <- simplest(Gen.option(Gen.int(1, 9)))
          either <- simplest(Gen.either(Gen.int(1, 9), Gen.int(1, 9)))
          list   <- simplest(Gen.listOf(Gen.int(0, 9)))
          string <- simplest(Gen.string)
        yield assertTrue(option == None, either == Left(1), list == Nil, string == "")
      },
      test("`const`, `fromIterable`, `uuid`, and `fromZIO` offer no simpler values") {
        for counts <- ZIO.foreach(
                        List[Gen[Any, Any]](
                          Gen.const(5),
                          Gen.fromIterable(List(5, 6, 7)),
                          Gen.uuid,
                          Gen.fromZIO(ZIO.succeed(5))
                        )
                      )(search(_)(_ => false).map(_.attempts))
        yield assertTrue(counts == List(0, 0, 0, 0))
      }
    ),
    suite("bodies that don't return a result")(
      test("an exception or a defect in the body isn't shrunk, and neither is an interruption") {
        val bodies = List[Int => Task[TestResult]](
          n => if n >= 300 then sys.error("too large") else ZIO.succeed(assertTrue(n < 300)),
          n => ZIO.dieMessage("too large").when(n >= 300).as(assertTrue(n < 300)),
          n => ZIO.interrupt.when(n >= 300).as(assertTrue(n < 300))
        )
        for tried <- ZIO.foreach(bodies)(triedBy)
        yield assertTrue(tried.forall(_.size == 1))
      },
      test("a typed failure is shrunk, and an exception inside `ZIO.attempt` is one") {
        val bodies = List[Int => Task[TestResult]](
          n => ZIO.fail(Exception("too large")).when(n >= 300).as(assertTrue(n < 300)),
          n => ZIO.attempt(if n >= 300 then sys.error("too large") else assertTrue(n < 300))
        )
        for tried <- ZIO.foreach(bodies)(triedBy)
        yield assertTrue(tried.forall(_.filter(_ >= 300).last == 300), tried.forall(_.size > 1))
      },
      test("an exception inside `assertTrue` is shrunk") {
        for tried <- triedBy(n => ZIO.succeed(assertTrue(if n >= 300 then sys.error("too large") else n < 300)))
        yield assertTrue(tried.filter(_ >= 300).last == 300)
      }
    ),
    suite("generators that hide simpler values")(
      test("the search gets stuck where a `filter` rejects values, and doesn't with `map`") {
        for
          filtered <- search(Gen.int(0, 999).filter(_ % 7 == 0))(_ < 500)
          mapped   <- search(Gen.int(0, 142).map(_ * 7))(_ < 500)
        yield assertTrue(filtered.smallest > 504, mapped.smallest == 504)
      },
      test("a shorter list has new random elements, so the search for a duplicate ends early") {
        for result <- search(booking)(seats => seats.distinct == seats)
        yield assertTrue(result.smallest.size > 2, result.tried.exists(_.size == 2))
      },
      test("with a shrinker that removes one element, two equal elements are left") {
        for result <- search(booking.reshrink(removeOne(min = 2)))(seats => seats.distinct == seats)
        yield assertTrue(result.smallest.size == 2, result.smallest.distinct.size == 1)
      },
      test("`reshrink` isn't checked: it can offer values that the generator never generates") {
        for result <- search(booking.reshrink(removeOne(min = 0)))(_ => false)
        yield assertTrue(result.smallest == Nil)
      }
    )
  ) @@ TestAspect.timeout(9.seconds)
