// Claims of docs/zio-http/reference/zio-http-testkit/http-test-aspect.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.test.*

object HttpTestAspectClaims extends ZIOSpecDefault:
  val property: UIO[Option[String]] = ZIO.succeed(sys.props.get("zio.http.mode"))
  val unset: UIO[Unit]              = ZIO.succeed(sys.props.remove("zio.http.mode"): Unit)

  val failing: Routes[Any, Response] = Routes(
    Method.GET / "a" -> handler((_: Request) => ZIO.fail(RuntimeException("details")).as(Response.ok))
  ).sandbox

  val body: URIO[Scope, String] = failing.runZIO(Request.get("/a")).flatMap(_.body.asString.orDie)


  def spec = suite("HttpTestAspect")(
    test("prod is the mode without a property")(unset.as(assertTrue(Mode.current == Mode.Prod))),
    test("devMode sets the mode")(assertTrue(Mode.isDev)) @@ HttpTestAspect.devMode,
    test("preprodMode sets the mode")(assertTrue(Mode.isPreprod)) @@ HttpTestAspect.preprodMode,
    test("afterward, the property stays set to the earlier mode") {
      property.map(value => assertTrue(value.contains("Prod"), Mode.isProd))
    },
    suite("a suite with an aspect")(
      test("has the mode in its first test")(assertTrue(Mode.isDev)),
      test("has the mode in its second test")(assertTrue(Mode.isDev))
    ) @@ HttpTestAspect.devMode,
    test("of two aspects, the inner one sets the mode of the test") {
      assertTrue(Mode.isProd)
    } @@ HttpTestAspect.prodMode @@ HttpTestAspect.devMode,
    suite("overlapping aspects")(
      test("the first one to begin is the first to end") {
        Live.live(ZIO.sleep(400.millis)).as(assertTrue(Mode.isPreprod))
      } @@ HttpTestAspect.devMode,
      test("the second one ends last") {
        Live.live(ZIO.sleep(600.millis)).as(assertTrue(!Mode.isPreprod))
      } @@ HttpTestAspect.preprodMode @@ TestAspect.before(Live.live(ZIO.sleep(200.millis)))
    ) @@ TestAspect.parallel,
    test("overlapping aspects can leave the JVM in a mode that a test had set") {
      ZIO.succeed(Mode.current).map(mode => assertTrue(mode == Mode.Dev)) <* unset
    },
    test("error pages keep the setting of the first use, whatever the aspect says later") {
      body.map(text => assertTrue(text.isEmpty, Mode.isDev))
    } @@ HttpTestAspect.devMode @@ TestAspect.before(body)
  ) @@ TestAspect.sequential @@ TestAspect.silentLogging
