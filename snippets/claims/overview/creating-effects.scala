// Claims of docs/overview/creating-effects.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*
import java.util.concurrent.Executors
import scala.concurrent.{ExecutionContext, Future}

object CreatingEffectsClaims extends ZIOSpecDefault:

  val threadOfFuture: Task[String] = ZIO.fromFuture { context =>
    given ExecutionContext = context
    Future(Thread.currentThread.getName)
  }

  def spec = suite("Creating effects")(
    test("`fromFuture` passes the executor of the effect: by default, ZIO's own workers") {
      for
        executor <- ZIO.executor
        passed   <- ZIO.fromFuture(context => Future.successful(context))
        thread   <- threadOfFuture
      yield assertTrue(passed == executor.asExecutionContext, thread.startsWith("ZScheduler-Worker"))
    },
    test("in `ZIO.blocking`, `fromFuture` passes the pool for blocking code") {
      for thread <- ZIO.blocking(threadOfFuture)
      yield assertTrue(thread.startsWith("zio-default-blocking"))
    },
    test("in `onExecutor`, `fromFuture` passes that executor") {
      val own = ZIO.acquireRelease {
        ZIO.succeed(Executors.newSingleThreadExecutor(task => Thread(task, "own")))
      }(pool => ZIO.succeed(pool.shutdown()))
      for
        pool   <- own
        thread <- threadOfFuture.onExecutor(Executor.fromJavaExecutor(pool))
      yield assertTrue(thread == "own")
    }
  )
