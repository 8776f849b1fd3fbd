import java.util.concurrent.atomic.AtomicReference
import scala.collection.immutable.SortedSet
import zio.*
import zio.test.*

// Prints a line, with the time on the clock.
def say(text: String): UIO[Unit] =
  Clock.instant.flatMap(now => Console.printLine(s"${now.toEpochMilli} ms: $text").orDie)

// Runs an effect under the test clock, which jumps ahead whenever all fibers are suspended.
def onTestClock[E, A](effect: ZIO[Scope, E, A]): IO[E, A] =
  def drive(fiber: Fiber.Runtime[E, A]): IO[E, A] =
    TestClock.adjust(Duration.Zero) *> fiber.poll.zip(TestClock.sleeps).flatMap {
      case (Some(_), _)  => fiber.join
      case (_, Nil)      => drive(fiber)
      case (_, instants) => TestClock.setTime(instants.min) *> drive(fiber)
    }
  val fibers = AtomicReference(SortedSet.empty[Fiber.Runtime[Any, Any]])
  val run =
    for
      _          <- Annotations.annotate(TestAnnotation.fibers, Right(Chunk(fibers)))
      supervisor <- Supervisor.fibersIn(fibers)
      fiber      <- ZIO.scoped(effect).fork.supervised(supervisor)
      result     <- drive(fiber)
    yield result
  run.provideLayer(liveEnvironment >>> testEnvironment)
