// Claims of docs/reference/contextual/zlayer.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object ZLayerClaims extends ZIOSpecDefault:

  /** What happened, in order. */
  final class Journal(lines: Ref[Vector[String]]):
    def add(line: String): UIO[Unit] = lines.update(_ :+ line)
    val all: UIO[Vector[String]]     = lines.get

    /** A layer that says when it's opened and closed. */
    def layer(name: String): ULayer[String] = ZLayer.scoped(resource(name))

    def resource(name: String): URIO[Scope, String] =
      ZIO.acquireRelease(add(s"open $name").as(name))(_ => add(s"close $name"))

  val journal: UIO[Journal] = Ref.make(Vector.empty[String]).map(Journal(_))

  final case class Thermometer(open: Ref[Boolean])

  val thermometer: ULayer[Thermometer] =
    ZLayer.scoped(ZIO.acquireRelease(Ref.make(true).map(Thermometer(_)))(_.open.set(false)))

  final case class Pool(id: Int)
  final case class Session(pool: Pool)
  final case class Users(pool: Pool)

  /** A layer that counts how often it's built. */
  def pool(built: Ref[Int]): ULayer[Pool] = ZLayer(built.updateAndGet(_ + 1).map(Pool(_)))

  val session: URLayer[Pool, Session] = ZLayer.fromFunction(Session(_))
  val users: URLayer[Pool, Users]     = ZLayer.fromFunction(Users(_))
  val both: URIO[Session & Users, (Session, Users)] = ZIO.service[Session] <*> ZIO.service[Users]

  def annotation(key: String, before: UIO[Any] = ZIO.unit, after: UIO[Any] = ZIO.unit): ULayer[Unit] =
    ZLayer.scoped(before *> ZIO.logAnnotateScoped(key, "on") <* after)

  def logger(to: Ref[Set[String]], name: String, after: Duration): ULayer[Unit] =
    ZLayer(ZIO.sleep(after)) >>> Runtime.addLogger(
      ZLogger.simple[String, Unit](_ =>
        Unsafe.unsafe { unsafe =>
          given Unsafe = unsafe
          Runtime.default.unsafe.run(to.update(_ + name)).getOrThrow()
        }
      )
    )

  def spec = suite("ZLayer")(
    suite("lifetime")(
      test("a scoped layer is closed after a success, a failure, a defect, and an interruption of the effect") {
        def closing(effect: IO[String, Any]) =
          for
            journal <- journal
            _       <- (ZIO.service[String] *> effect).provide(journal.layer("file")).exit
            all     <- journal.all
          yield all
        for all <- ZIO.foreach(
                     List(ZIO.unit, ZIO.fail("no file"), ZIO.dieMessage("bug"), ZIO.never.timeout(100.millis))
                   )(closing)
        yield assertTrue(all.size == 4, all.forall(_ == Vector("open file", "close file")))
      },
      test("a service that `provide` returns is already closed") {
        for
          thermometer <- ZIO.service[Thermometer].provide(thermometer)
          open        <- thermometer.open.get
        yield assertTrue(!open)
      },
      test("`ZLayer(acquireRelease)` leaves its resource open until the outer scope closes") {
        for
          journal <- journal
          layer    = ZLayer(journal.resource("file"))
          _       <- ZIO.scoped(ZIO.service[String].provideSome[Scope](layer) *> journal.add("after provide"))
          all     <- journal.all
        yield assertTrue(all == Vector("open file", "after provide", "close file"))
      },
      test("a layer is built after its dependency, and released before it") {
        for
          journal <- journal
          outer    = journal.layer("connection")
          inner    = ZLayer.scoped(ZIO.service[String] *> journal.resource("cursor").unit)
          _       <- ZIO.unit.provide(outer, inner)
          all     <- journal.all
        yield assertTrue(
          all == Vector("open connection", "open cursor", "close cursor", "close connection")
        )
      },
      test("independent layers are built and released in parallel") {
        /** Ends only if two fibers are in it at the same time. */
        def meeting =
          for
            here  <- Promise.make[Nothing, Unit]
            there <- Promise.make[Nothing, Unit]
          yield (here.succeed(()) *> there.await, there.succeed(()) *> here.await)
        for
          built    <- meeting
          released <- meeting
          a         = ZLayer.scoped(ZIO.acquireRelease(built._1)(_ => released._1))
          b         = ZLayer.scoped(ZIO.acquireRelease(built._2.as(1))(_ => released._2))
          result   <- ZIO.service[Int].provideLayer(a ++ b)
        yield assertTrue(result == 1)
      },
      test("`launch` keeps a layer open until it's interrupted, and then releases it") {
        for
          journal <- journal
          fiber   <- journal.layer("app").launch.fork
          _       <- journal.all.delay(20.millis).repeatUntil(_.nonEmpty)
          _       <- ZIO.sleep(100.millis)
          during  <- journal.all
          _       <- fiber.interrupt
          after   <- journal.all
        yield assertTrue(during == Vector("open app"), after == Vector("open app", "close app"))
      }
    ),
    suite("background fibers")(
      test("a `forkScoped` fiber ends before the layers it depends on are released, a plain `fork` keeps running") {
        def background(wait: Duration)(fork: UIO[Any] => URIO[Scope, Any]) =
          for
            usedClosed <- Ref.make(false)
            watch       = (t: Thermometer) =>
                            t.open.get.negate.flatMap(closed => usedClosed.update(_ || closed)).delay(20.millis).forever
            layer       = ZLayer.scoped(ZIO.service[Thermometer].flatMap(t => fork(watch(t)))).unit
            _          <- ZIO.sleep(200.millis).provide(layer, thermometer)
            used       <- usedClosed.get.delay(20.millis).repeatUntil(identity).timeout(wait)
          yield used.isDefined
        for
          scoped <- background(wait = 300.millis)(_.forkScoped)
          plain  <- background(wait = 5.seconds)(_.fork)
        yield assertTrue(!scoped, plain)
      },
      test("a background fiber that dies doesn't stop the program") {
        for result <- ZIO.succeed("done").delay(200.millis).provideLayer(
                        ZLayer.scoped(ZIO.dieMessage("bug").forkScoped).unit
                      )
        yield assertTrue(result == "done")
      },
      test("`provide` builds a layer of `Unit` even if no other layer needs it") {
        for
          built <- Ref.make(0)
          _     <- ZIO.unit.provide(ZLayer(built.update(_ + 1)))
          n     <- built.get
        yield assertTrue(n == 1)
      }
    ),
    suite("fiber refs")(
      test("a log annotation reaches the program and the layers after `>+>`, but not the layers next to it") {
        for
          seen     <- Ref.make(Map.empty[String, Set[String]])
          look      = (name: String) => ZIO.logAnnotations.flatMap(all => seen.update(_.updated(name, all.keySet)))
          on        = annotation("on")
          _        <- look("program 1").provideLayer(on ++ ZLayer(look("sibling")) ++ ZLayer(look("late sibling").delay(300.millis)))
          _        <- look("program 2").provideLayer(on >+> ZLayer(look("later")))
          seen     <- seen.get
        yield assertTrue(
          seen("program 1") == Set("on"),
          seen("program 2") == Set("on"),
          seen("later") == Set("on"),
          seen("sibling").isEmpty,
          seen("late sibling").isEmpty
        )
      },
      test("if two layers side by side set annotations, only those of the last to finish are kept") {
        val keys = ZIO.logAnnotations.map(_.keySet)
        val two  = Promise.make[Nothing, Unit].map { set =>
          val first = annotation("fast", after = set.succeed(()))
          val last  = annotation("slow", before = set.await *> ZIO.sleep(500.millis))
          (first, last)
        }
        for
          parallel <- two.flatMap((first, last) => keys.provideLayer(first ++ last))
          reversed <- two.flatMap((first, last) => keys.provideLayer(last ++ first))
          ordered  <- two.flatMap((first, last) => keys.provideLayer(first >+> last))
        yield assertTrue(parallel == Set("slow"), reversed == Set("slow"), ordered == Set("slow", "fast"))
      },
      test("if two layers side by side add loggers, the program uses both") {
        for
          used <- Ref.make(Set.empty[String])
          _    <- ZIO.logInfo("too warm").provideLayer(logger(used, "fast", 0.millis) ++ logger(used, "slow", 300.millis))
          both <- used.get
        yield assertTrue(both == Set("fast", "slow"))
      },
      test("a layer next to a logger doesn't use it, a layer after it does") {
        def logs(build: (ULayer[Unit], ULayer[Unit]) => ULayer[Unit]) =
          for
            used <- Ref.make(Set.empty[String])
            late  = ZLayer(ZIO.logInfo("database opened").delay(300.millis))
            _    <- ZIO.unit.provideLayer(build(logger(used, "mine", 0.millis), late))
            used <- used.get
          yield used
        for
          next  <- logs(_ ++ _)
          after <- logs(_ >+> _)
        yield assertTrue(next.isEmpty, after == Set("mine"))
      }
    ),
    suite("sharing")(
      test("within one graph, a layer is built once, unless it's `fresh`") {
        for
          built  <- Ref.make(0)
          shared  = pool(built)
          one    <- both.provide(shared, session, users)
          two    <- both.provideLayer((shared >>> session) ++ (shared.fresh >>> users))
        yield assertTrue(one._1.pool == one._2.pool, two._1.pool != two._2.pool)
      },
      test("a `val` is shared, while each call of a `def` creates another layer") {
        for
          built      <- Ref.make(0)
          shared      = pool(built)
          val1       <- both.provideLayer((shared >>> session) ++ (shared >>> users))
          def1       <- both.provideLayer((pool(built) >>> session) ++ (pool(built) >>> users))
        yield assertTrue(val1._1.pool == val1._2.pool, def1._1.pool != def1._2.pool)
      },
      test("two calls of `provide`, and two runs of an effect, build their layers twice") {
        for
          built  <- Ref.make(0)
          layer   = pool(built)
          effect  = ZIO.service[Pool].provide(layer)
          _      <- effect *> effect *> ZIO.service[Pool].provide(layer)
          n      <- built.get
        yield assertTrue(n == 3)
      },
      test("`memoize` shares one instance, and keeps a failed first build") {
        ZIO.scoped {
          for
            built    <- Ref.make(0)
            memoized <- pool(built).memoize
            one      <- ZIO.service[Pool].provide(memoized)
            two      <- ZIO.service[Pool].provide(memoized)
            attempts <- Ref.make(0)
            failing  <- ZLayer(attempts.updateAndGet(_ + 1).filterOrElseWith(_ > 1)(ZIO.fail(_))).memoize
            first    <- ZIO.service[Int].provide(failing).either
            second   <- ZIO.service[Int].provide(failing).either
          yield assertTrue(one == two, first == Left(1), second == Left(1))
        }
      }
    ),
    suite("failures")(
      test("if a layer fails, the effect doesn't start, and the layers that are already built are released") {
        for
          journal <- journal
          failing  = ZLayer(ZIO.service[String] *> ZIO.fail("no signal").as(1))
          result  <- (ZIO.service[Int] *> journal.add("effect")).provide(journal.layer("antenna"), failing).either
          all     <- journal.all
        yield assertTrue(result == Left("no signal"), all == Vector("open antenna", "close antenna"))
      },
      test("`retry` releases what a failed attempt has opened before the next attempt starts") {
        for
          journal <- journal
          radio    = ZLayer.scoped(journal.resource("antenna") *> ZIO.fail("no signal"))
          _       <- ZIO.unit.provideLayer(radio.retry(Schedule.recurs(1))).either
          all     <- journal.all
        yield assertTrue(all == Vector("open antenna", "close antenna", "open antenna", "close antenna"))
      },
      test("`(pool >>> session).retry` builds another pool for each attempt, even if another layer has one") {
        for
          built  <- Ref.make(0)
          shared  = pool(built)
          broken  = ZLayer(ZIO.service[Pool] *> ZIO.fail("no session").as(1))
          whole   = (shared >>> broken).retry(Schedule.recurs(2))
          _      <- ZIO.unit.provideLayer((shared >>> users) >+> whole).either
          n      <- built.get
        yield assertTrue(n > 2)
      },
      test("`orElse` and `catchAll` don't handle defects, `catchAllCause` does") {
        val broken: Layer[String, Int] = ZLayer(ZIO.succeed(sys.error("bug")))
        val backup: ULayer[Int] = ZLayer.succeed(2)
        val failing: Layer[String, Int] = ZLayer.fail("no signal")
        def get(layer: Layer[Any, Int]) = ZIO.service[Int].provideLayer(layer).exit
        for
          failure  <- get(failing.orElse(backup))
          orElse   <- get(broken.orElse(backup))
          catchAll <- get(broken.catchAll(_ => backup))
          cause    <- get(broken.catchAllCause(_ => backup))
        yield assertTrue(
          failure == Exit.succeed(2),
          orElse.causeOption.exists(_.isDie),
          catchAll.causeOption.exists(_.isDie),
          cause == Exit.succeed(2)
        )
      },
      test("if the effect of `tap` fails, the layer fails, and what it has built is released") {
        for
          journal <- journal
          layer    = journal.layer("pool").tap(env => ZIO.fail(s"${env.get[String]} refused"))
          result  <- ZIO.unit.provideLayer(layer).either
          ran     <- journal.all
        yield assertTrue(result == Left("pool refused"), ran == Vector("open pool", "close pool"))
      }
    )
  ) @@ TestAspect.withLiveClock @@ TestAspect.parallel @@ TestAspect.timeout(9.seconds)
