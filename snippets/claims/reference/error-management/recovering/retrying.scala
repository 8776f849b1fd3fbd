// Claims of docs/reference/error-management/recovering/retrying.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object RetryingClaims extends ZIOSpecDefault:

  def spec = suite("Retrying")(
    test("`retry(Schedule.recurs(4))` runs an effect that keeps failing five times") {
      for
        calls <- Ref.make(0)
        last  <- calls.updateAndGet(_ + 1).flatMap(ZIO.fail(_)).retry(Schedule.recurs(4)).flip
        all   <- calls.get
      yield assertTrue(all == 5, last == 5)
    },
    test("a layer can retry and then fall back to another layer") {
      for
        builds <- Ref.make(0)
        broken  = ZLayer(builds.update(_ + 1) *> ZIO.fail("offline").as("primary"))
        name   <- ZIO.service[String]
                    .provide(broken.retry(Schedule.recurs(2)).orElse(ZLayer.succeed("replica")))
        count  <- builds.get
      yield assertTrue(name == "replica", count == 3)
    }
  )
