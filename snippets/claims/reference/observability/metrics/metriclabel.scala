// Claims of docs/reference/observability/metrics/metriclabel.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.metrics.*
import zio.test.*

object MetricLabelClaims extends ZIOSpecDefault:

  /** The labels of each number in the registry that has this name. */
  def registered(name: String): UIO[Set[Set[MetricLabel]]] =
    ZIO.metrics.map(_.metrics.filter(_.metricKey.name == name).map(_.metricKey.tags))

  def label(key: String, value: String): Set[MetricLabel] = Set(MetricLabel(key, value))

  def spec = suite("MetricLabel")(
    suite("`tagged`")(
      test("`tagged(key, value)` and `tagged(MetricLabel(key, value))` update the same number") {
        val metric = Metric.counter("claims_same")
        for
          _ <- metric.tagged("venue", "arena").increment
          _ <- metric.tagged(MetricLabel("venue", "arena")).increment
          n <- metric.tagged("venue", "arena").value
        yield assertTrue(n.count == 2)
      },
      test("the number without a label doesn't change when a labeled one is updated") {
        val metric = Metric.counter("claims_base")
        for
          _ <- metric.tagged("venue", "arena").increment *> metric.tagged("venue", "club").increment
          n <- metric.value
        yield assertTrue(n.count == 0)
      },
      test("the order of the labels doesn't matter") {
        val metric = Metric.counter("claims_order")
        for
          _ <- metric.tagged("venue", "arena").tagged("tier", "vip").increment
          n <- metric.tagged("tier", "vip").tagged("venue", "arena").value
        yield assertTrue(n.count == 1)
      },
      test("reading a number adds it to the registry") {
        val metric = Metric.counter("claims_read")
        for
          before <- registered("claims_read")
          _      <- metric.value
          after  <- registered("claims_read")
        yield assertTrue(before.isEmpty, after == Set(Set.empty[MetricLabel]))
      },
      test("each combination of label values is another number in the registry") {
        val metric = Metric.counter("claims_combinations")
        for
          _ <- ZIO.foreachDiscard(1 to 20)(endpoint =>
                 ZIO.foreachDiscard(1 to 5)(outcome =>
                   metric.tagged("endpoint", endpoint.toString).tagged("outcome", outcome.toString).increment
                 )
               )
          n <- registered("claims_combinations").map(_.size)
        yield assertTrue(n == 100)
      },
      test("a number whose label is no longer used stays in the registry") {
        val metric = Metric.counter("claims_leak")
        for
          _     <- ZIO.foreachDiscard(1 to 1000)(id => metric.tagged("customer", id.toString).increment)
          _     <- ZIO.succeed(java.lang.System.gc())
          count <- registered("claims_leak").map(_.size)
        yield assertTrue(count == 1000)
      },
      test("a metric whose key has the labels updates the same number as `tagged`") {
        val key = MetricKey.counter("claims_key").tagged("venue", "arena")
        for
          _ <- Metric.fromMetricKey(key).update(1.0)
          n <- Metric.counter("claims_key").tagged("venue", "arena").value
        yield assertTrue(n.count == 1)
      }
    ),
    suite("`ZIO.tagged`")(
      test("it labels the updates and the reads of an effect and of the fibers that the effect forks") {
        val metric = Metric.counter("claims_tagged")
        for
          inside  <- ZIO.tagged("venue", "arena") {
                       metric.increment *> metric.increment.fork.flatMap(_.join) *> metric.value
                     }
          outside <- metric.value
          labeled <- metric.tagged("venue", "arena").value
        yield assertTrue(inside.count == 2, outside.count == 0, labeled.count == 2)
      },
      test("`taggedScoped` adds its label until the scope closes") {
        for
          inside <- ZIO.scoped(ZIO.taggedScoped("venue", "arena") *> ZIO.tags)
          after  <- ZIO.tags
        yield assertTrue(inside == label("venue", "arena"), after.isEmpty)
      },
      test("a worker doesn't have the labels of the fiber that offered it a job") {
        for
          queue  <- Queue.unbounded[Promise[Nothing, Set[MetricLabel]]]
          worker <- queue.take.flatMap(job => ZIO.tags.flatMap(job.succeed)).forever.fork
          seen   <- ZIO.tagged("venue", "arena") {
                      Promise.make[Nothing, Set[MetricLabel]].flatMap(job => queue.offer(job) *> job.await)
                    }
          _      <- worker.interrupt
        yield assertTrue(seen.isEmpty)
      },
      test("two parts of a program that run in parallel don't see each other's labels") {
        val tags = (venue: String) => ZIO.tagged("venue", venue)(ZIO.yieldNow *> ZIO.tags)
        for both <- tags("arena") <&> tags("club")
        yield assertTrue(both == (label("venue", "arena"), label("venue", "club")))
      },
      test("a metric and the effect around it that use one key make a number with both pairs") {
        val metric = Metric.counter("claims_twice")
        for
          _    <- ZIO.tagged("venue", "club")(metric.tagged("venue", "arena").increment)
          keys <- registered("claims_twice")
        yield assertTrue(keys == Set(label("venue", "club") ++ label("venue", "arena")))
      },
      test("nested `ZIO.tagged` calls with one key keep both values") {
        for tags <- ZIO.tagged("venue", "club")(ZIO.tagged("venue", "arena")(ZIO.tags))
        yield assertTrue(tags == label("venue", "club") ++ label("venue", "arena"))
      }
    ),
    suite("`taggedWith`")(
      test("it calculates the labels for each update") {
        val orders = Metric.counter("claims_with")
        val bySize = orders.taggedWith[Long](n => label("size", if n > 4 then "group" else "normal"))
        for
          _      <- ZIO.foreachDiscard(List(2L, 4L, 12L))(n => ZIO.succeed(n) @@ bySize)
          normal <- orders.tagged("size", "normal").value
          group  <- orders.tagged("size", "group").value
        yield assertTrue(normal.count == 6, group.count == 12)
      },
      test("its own `value` is `()`, and reading it adds a number without a label") {
        val orders = Metric.counter("claims_with_value")
        for
          value <- orders.taggedWith[Long](_ => label("size", "any")).value
          keys  <- registered("claims_with_value")
        yield assertTrue(value == (), keys == Set(Set.empty[MetricLabel]))
      }
    )
  ) @@ TestAspect.parallel @@ TestAspect.timeout(9.seconds)
