package docglue

import zio.*
import zio.internal.stacktracer.SourceLocation
import zio.test.*
import zio.test.render.ConsoleRenderer

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

  override def claims(objects: Seq[Any], report: Array[String] => Unit): Option[Ended] =
    objects.collectFirst { case spec: ZIOSpecAbstract => spec }.map { outer =>
      val spec = sequential(outer)
      val own  = (Scope.default >+> liveEnvironment) >>> (TestEnvironment.live ++ ZLayer.environment[Scope])
      val run = TestExecutor.default[spec.Environment, Any](spec.bootstrap, own, ExecutionEventSink.silent, event => ZIO.succeed(told(event).foreach(report)))
      ZioRunner.exit(run.run("claims", spec.spec @@ TestAspect.fibers, ExecutionStrategy.Sequential).unit)
    }

  /** Where a test is in its file; ZIO doesn't publish this annotation. */
  private val place =
    TestAnnotation.getClass.getMethod("trace").invoke(TestAnnotation).asInstanceOf[TestAnnotation[List[SourceLocation]]]

  /** The report on a test: its state, its line, the text about a failure, and its labels. */
  private def told(event: ExecutionEvent): Option[Array[String]] =
    def report(state: String, annotations: TestAnnotationMap) =
      val line = annotations.get(place).headOption.fold(1)(_.line)
      val text = if state == "failed" then ConsoleRenderer.render(event, includeCause = true).mkString("\n") else ""
      Some(Array("claim", state, line.toString, text) ++ event.labels)
    event match
      case e: ExecutionEvent.TestStarted => report("started", e.annotations)
      case e: ExecutionEvent.Test[?] =>
        val state = e.test match
          case Left(_)                                                        => "failed"
          case Right(TestSuccess.Ignored(_))                                  => "ignored"
          case Right(_) if e.annotations.get(TestAnnotation.retried) > 0      => "retried"
          case Right(_)                                                       => "passed"
        report(state, e.annotations)
      case _: ExecutionEvent.RuntimeFailure[?] => report("failed", TestAnnotationMap.empty)
      case _                                   => None

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
