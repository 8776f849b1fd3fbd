package docglue

import zio.*
import zio.test.*

object SpecRunner extends Runner:
  def isEffect(value: Any): Boolean = value.isInstanceOf[Spec[?, ?]]

  def run(value: Any): Option[Ended] = value match
    case spec: ZIOSpecAbstract => Some(report(spec))
    case bare: Spec[?, ?] =>
      Some(report(new ZIOSpecDefault { def spec = bare.asInstanceOf[Spec[TestEnvironment & Scope, Any]] }))
    case _ => None

  private def report(spec: ZIOSpecAbstract): Ended =
    ZioRunner.exit(sequential(spec).invoke(Chunk.empty)) match
      // The report already shows the results, so the value isn't shown.
      case Ended("value", _)                                        => Ended("value", null)
      case Ended("failure", text) if text.contains("Tests failed.") => Ended("failure", "Tests failed.")
      case other                                                    => other

  /** The spec with sequential tests, because parallel tests would report in the order in which they
    * end.
    */
  private def sequential(outer: ZIOSpecAbstract): ZIOSpecAbstract =
    new ZIOSpecAbstract:
      type Environment = outer.Environment
      def environmentTag: EnvironmentTag[Environment] = outer.environmentTag
      def bootstrap: ZLayer[Any, Any, Environment]    = outer.bootstrap
      def spec: Spec[Environment & TestEnvironment & Scope, Any] =
        outer.aspects.foldLeft(outer.spec)(_ @@ _) @@ TestAspect.sequential
      override def aspects = Chunk.empty
