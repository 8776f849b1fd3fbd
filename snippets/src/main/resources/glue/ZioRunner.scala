package docglue

import java.util.concurrent.ThreadPoolExecutor

import zio.*

object ZioRunner extends Runner:
  // Fibers and traces of the harness shouldn't show its source positions.
  private given Trace = Trace.empty

  def isEffect(value: Any): Boolean = value match
    case _: Exit[?, ?]                        => false
    case _: ZIO[?, ?, ?] | _: ZLayer[?, ?, ?] => true
    case _                                    => false

  def run(value: Any): Option[Ended] = value match
    case app: ZIOApp => Some(exit(app.invoke(Chunk.empty)))
    // As in `ZIOAppDefault`: with a scope and without arguments. `FactsPhase` has already checked
    // the environment.
    case effect: ZIO[?, ?, ?] =>
      val program = effect.asInstanceOf[ZIO[ZIOAppArgs & Scope, Any, Any]]
      Some(exit(ZIO.scoped[ZIOAppArgs](program).provideLayer(ZLayer.succeed(ZIOAppArgs(Chunk.empty)))))
    case _ => None

  def exit(effect: ZIO[Any, Any, Any]): Ended =
    Unsafe.unsafe { implicit unsafe =>
      Runtime.default.unsafe.run(effect) match
        case Exit.Success(()) => Ended("value", null)
        case Exit.Success(v)  => Ended("value", Show(v))
        case Exit.Failure(cause) =>
          val kind =
            if cause.failures.nonEmpty then "failure"
            else if cause.defects.nonEmpty then "defect"
            else "interruption"
          Ended(kind, cause.prettyPrint)
    }

  /** Stops fibers and scheduled tasks of earlier blocks. Returns false if a fiber doesn't stop. */
  def clean(): Boolean = Unsafe.unsafe { implicit unsafe =>
    val stop =
      for
        me    <- ZIO.fiberId
        roots <- Fiber.roots
        ended <- Fiber.interruptAll(roots.filter(_.id != me)).disconnect.timeout(500.millis)
      yield ended
    Runtime.default.unsafe.run(stop) match
      case Exit.Success(Some(_)) => unschedule(); true
      case _                     => false
  }

  /** Removes scheduled tasks that no fiber is waiting for, such as the warning of a test clock
    * whose test was interrupted.
    */
  private def unschedule()(using Unsafe): Unit =
    Runtime.default.unsafe.run(Clock.scheduler.map(_.asScheduledExecutorService)) match
      case Exit.Success(service: ThreadPoolExecutor) => service.getQueue.clear()
      case _                                         => ()

  /** Clears ZIO's registry of metrics, which exists as long as the process, so that the next page
    * starts without metrics.
    */
  def forget(): Unit =
    val metrics  = Class.forName("zio.internal.metrics.package$", true, getClass.getClassLoader)
    val registry = metrics.getMethod("metricRegistry").invoke(metrics.getField("MODULE$").get(null))
    val map      = registry.getClass.getDeclaredField("map")
    map.setAccessible(true)
    map.get(registry).asInstanceOf[java.util.Map[?, ?]].clear()
