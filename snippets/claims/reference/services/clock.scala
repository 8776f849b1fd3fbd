// Claims of docs/reference/services/clock.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object ClockClaims extends ZIOSpecDefault:
  def spec = suite("Clock")(
    test("zio.Duration is another name for java.time.Duration") {
      val five: java.time.Duration = 5.seconds
      assertTrue(five == java.time.Duration.ofSeconds(5))
    },
    test("sums and products end at Infinity instead of overflowing") {
      assertTrue(
        Duration.Infinity + 1.second == Duration.Infinity,
        Duration.Infinity * 2 == Duration.Infinity
      )
    },
    test("plus with a negative duration counts it as zero, and Java's method keeps the sign") {
      val late = 1.hour.minus(2.hours)
      assertTrue(late + 3.hours == 3.hours, late.plus(3.hours) == 2.hours)
    },
    test("fold tells an infinite duration from a finite one") {
      assertTrue(
        Duration.Infinity.fold("never", _.render) == "never",
        5.seconds.fold("never", _.render) == "5 s"
      )
    },
    test("Infinity is about 292 years") {
      assertTrue(Duration.Infinity.toDays / 365 == 292L)
    },
    test("there is no minus sign, no slash, and no fraction in the syntax for durations") {
      for
        minus    <- typeCheck("import zio.*; 1.hour - 20.minutes")
        slash    <- typeCheck("import zio.*; 1.hour / 2")
        fraction <- typeCheck("import zio.*; 1.5.seconds")
      yield assertTrue(minus.isLeft, slash.isLeft, fraction.isLeft)
    },
    test("with the durations of Scala imported as well, 5.seconds is a FiniteDuration or ambiguous") {
      for mixed <- typeCheck("import zio.*; def f = { import scala.concurrent.duration.*; ZIO.sleep(5.seconds) }")
      yield assertTrue(mixed.left.exists(_.contains("FiniteDuration")))
    }
  )
