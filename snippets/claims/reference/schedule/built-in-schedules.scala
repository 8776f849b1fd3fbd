// Claims of docs/reference/schedule/built-in-schedules.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object BuiltInSchedulesClaims extends ZIOSpecDefault:

  /** Runs a job on the test clock, and returns when each run started. */
  def starts(count: Int, took: Duration)(loop: UIO[Unit] => UIO[Any]): UIO[List[Duration]] =
    for
      begin <- Clock.instant
      times <- Ref.make(List.empty[Duration])
      job    = Clock.instant.flatMap(now => times.update(Duration.fromInterval(begin, now) :: _)) *>
                 ZIO.sleep(took)
      fiber <- loop(job).fork
      _     <- TestClock.adjust(1.minute)
      _     <- fiber.interrupt
      all   <- times.get
    yield all.reverse.take(count)

  def spec = suite("Built-in schedules")(
    test("with `fixed` and `repeat`, the first gap is the first run plus a whole interval") {
      for found <- starts(4, 2.seconds)(_.repeat(Schedule.fixed(10.seconds)))
      yield assertTrue(found == List(0.seconds, 12.seconds, 22.seconds, 32.seconds))
    },
    test("with `fixed` and `schedule`, the grid begins before the first run") {
      for found <- starts(3, 2.seconds)(_.schedule(Schedule.fixed(10.seconds)))
      yield assertTrue(found == List(10.seconds, 20.seconds, 30.seconds))
    },
    test("`spaced` drifts by the time that each run takes") {
      for found <- starts(4, 2.seconds)(_.repeat(Schedule.spaced(10.seconds)))
      yield assertTrue(found == List(0.seconds, 12.seconds, 24.seconds, 36.seconds))
    },
    test("`windowed` doesn't drift") {
      for found <- starts(4, 2.seconds)(_.schedule(Schedule.windowed(10.seconds)))
      yield assertTrue(found.map(_.toSeconds % 10).distinct.size == 1)
    },
    test("a job at half past six starts at half past six each day, although it takes a quarter of an hour") {
      val daily = Schedule.hourOfDay(6) && Schedule.minuteOfHour(30)
      for
        times <- Ref.make(List.empty[java.time.LocalTime])
        job    = Clock.localDateTime.flatMap(now => times.update(now.toLocalTime :: _)) *>
                   ZIO.sleep(15.minutes)
        fiber <- job.schedule(daily).fork
        _     <- TestClock.adjust(3.days)
        _     <- fiber.interrupt
        found <- times.get
      yield assertTrue(found == List.fill(3)(java.time.LocalTime.of(6, 30)))
    }
  )
