import java.util.concurrent.{ConcurrentLinkedQueue, SubmissionPublisher}
import org.reactivestreams.{FlowAdapters, Publisher, Subscriber, Subscription}
import scala.jdk.CollectionConverters.*
import zio.*
import zio.interop.reactivestreams.*
import zio.stream.{ZSink, ZStream}
import zio.test.*

object WithReactiveStreamsClaims extends ZIOSpecDefault:
  final class Source(count: Int, failure: Option[Throwable] = None, polite: Boolean = true)
      extends Publisher[Int]:
    @volatile var canceled  = false
    @volatile var requested = 0L
    def subscribe(subscriber: Subscriber[? >: Int]): Unit =
      subscriber.onSubscribe(new Subscription:
        private var sent = 0
        private var done = false
        def cancel()     = { canceled = true; done = true }
        def request(n: Long) =
          requested += n
          var left = if polite then n else 1000L
          while left > 0 && sent < count && !done do { sent += 1; left -= 1; subscriber.onNext(sent) }
          if sent == count && !done then
            done = true
            failure.fold(subscriber.onComplete())(subscriber.onError)
      )

  final class Recorder(initial: Long, throwOn: Int = -1) extends Subscriber[Int]:
    val signals                                     = ConcurrentLinkedQueue[String]()
    @volatile var subscription: Option[Subscription] = None
    def onSubscribe(s: Subscription) =
      subscription = Some(s)
      if initial > 0 then s.request(initial)
    def onNext(n: Int) =
      signals.add(n.toString)
      if n == throwOn then throw Exception("onNext")
    def onError(e: Throwable) = { signals.add(s"error: ${e.getMessage}"); () }
    def onComplete()          = { signals.add("complete"); () }
    def seen: List[String]    = signals.asScala.toList

  private val pause = Live.live(ZIO.sleep(200.millis))

  private def subscribe(stream: ZStream[Any, Throwable, Int], recorder: Recorder): UIO[Unit] =
    stream.toPublisher.flatMap(p => ZIO.succeed(p.subscribe(recorder))) *> pause

  def spec = suite("Reactive Streams")(
    test("a stream never requests more than its buffer holds and cancels when it ends early") {
      val source = Source(1000)
      for sum <- source.toZIOStream(4).take(5).runSum
      yield assertTrue(sum == 15, source.requested <= 12L, source.canceled)
    },
    test("a failing publisher delivers its buffered elements before the stream fails") {
      val source = Source(6, Some(Exception("down")))
      for
        seen   <- Ref.make(0)
        result <- source.toZIOStream(4).tap(_ => seen.update(_ + 1)).runDrain.either
        n      <- seen.get
      yield assertTrue(n == 6, result.left.exists(_.getMessage == "down"))
    },
    test("elements beyond the demand are silently dropped") {
      for n <- Source(100, polite = false).toZIOStream(4).runCount
      yield assertTrue(n == 4L)
    },
    test("an interruption cancels the subscription") {
      val source = Source(1000)
      for
        fiber <- source.toZIOStream(4).tap(_ => ZIO.never).runDrain.fork
        _     <- pause
        _     <- fiber.interrupt
      yield assertTrue(source.canceled)
    },
    test("a stream whose publisher never calls onSubscribe can be interrupted") {
      val silent = new Publisher[Int] { def subscribe(s: Subscriber[? >: Int]) = () }
      for
        fiber <- silent.toZIOStream().runDrain.fork
        _     <- pause
        exit  <- fiber.interrupt
      yield assertTrue(exit.isInterrupted)
    },
    test("a subscription that arrives after the interruption is canceled") {
      var late = Option.empty[Subscriber[? >: Int]]
      var gone = false
      val silent = new Publisher[Int] { def subscribe(s: Subscriber[? >: Int]) = late = Some(s) }
      for
        fiber <- silent.toZIOStream().runDrain.fork
        _     <- pause
        _     <- fiber.interrupt
        _      = late.get.onSubscribe(new Subscription { def request(n: Long) = (); def cancel() = gone = true })
      yield assertTrue(gone)
    },
    test("an exception from subscribe is a defect") {
      val bad = new Publisher[Int] { def subscribe(s: Subscriber[? >: Int]) = throw Exception("bad") }
      for exit <- bad.toZIOStream().runDrain.exit
      yield assertTrue(exit.causeOption.exists(_.dieOption.isDefined))
    },
    test("a null element fails the stream and throws in the publisher") {
      var thrown = false
      val nulls = new Publisher[String]:
        def subscribe(s: Subscriber[? >: String]) = s.onSubscribe(new Subscription:
          def cancel() = ()
          def request(n: Long) = try s.onNext(null) catch case _: NullPointerException => thrown = true
        )
      for result <- nulls.toZIOStream().runDrain.either
      yield assertTrue(thrown, result.left.exists(_.isInstanceOf[NullPointerException]))
    },
    test("a subscriber receives no more elements than it requested") {
      val recorder = Recorder(2)
      for
        _     <- subscribe(ZStream.range(1, 100), recorder)
        first  = recorder.seen
        _      = recorder.subscription.get.request(1)
        _     <- pause
        second = recorder.seen
        _      = recorder.subscription.get.cancel()
      yield assertTrue(first == List("1", "2"), second == List("1", "2", "3"))
    },
    test("a failure reaches the subscriber, a defect doesn't") {
      val failed, died = Recorder(10)
      for
        _ <- subscribe(ZStream(1) ++ ZStream.fail(Exception("down")), failed)
        _ <- subscribe(ZStream(1) ++ ZStream.die(Exception("bug")), died)
      yield assertTrue(failed.seen == List("1", "error: down"), died.seen == List("1"))
    },
    test("an exception from onNext ends the stream without another signal") {
      val recorder = Recorder(10, throwOn = 2)
      for _ <- subscribe(ZStream(1, 2, 3), recorder)
      yield assertTrue(recorder.seen == List("1", "2"))
    },
    test("a cancellation releases a stream that waits for demand, but not one that waits for its source") {
      def resource(open: Ref[Boolean]) =
        ZStream.acquireReleaseWith(open.set(true))(_ => open.set(false))
      for
        demand <- Ref.make(false)
        source <- Ref.make(false)
        first   = Recorder(1)
        second  = Recorder(10)
        go     <- Promise.make[Nothing, Unit]
        _      <- subscribe(resource(demand) *> ZStream.iterate(1)(_ + 1), first)
        _      <- subscribe(resource(source) *> (ZStream(1) ++ ZStream.fromZIO(go.await.as(2))), second)
        _       = { first.subscription.get.cancel(); second.subscription.get.cancel() }
        _      <- pause
        a      <- demand.get
        b      <- source.get
        _      <- go.succeed(()) *> pause
        c      <- source.get
      yield assertTrue(!a, b, !c)
    },
    test("each subscriber starts its own run") {
      for
        runs      <- Ref.make(0)
        publisher <- ZStream.fromZIO(runs.updateAndGet(_ + 1)).toPublisher
        _         <- ZIO.foreachDiscard(1 to 2)(_ => ZIO.succeed(publisher.subscribe(Recorder(5))) *> pause)
        n         <- runs.get
      yield assertTrue(n == 2)
    },
    test("request(0) signals an error, but the stream keeps sending") {
      val recorder = Recorder(1)
      for
        _ <- subscribe(ZStream.range(1, 100), recorder)
        _  = { recorder.subscription.get.request(0); recorder.subscription.get.request(1) }
        _ <- pause
        _  = recorder.subscription.get.cancel()
      yield assertTrue(recorder.seen.size == 3, recorder.seen(1).startsWith("error"), recorder.seen(2) == "2")
    },
    test("a sink that is done cancels its subscription when the scope closes") {
      val source = Source(1000)
      for
        before <- ZIO.scoped(ZSink.head[Int].toSubscriber(4).flatMap { (subscriber, result) =>
                    ZIO.succeed(source.subscribe(subscriber)) *> result *> pause.as(source.canceled)
                  })
      yield assertTrue(!before, source.canceled)
    },
    test("ten thousand elements of a JDK publisher arrive in order") {
      ZIO.scoped {
        for
          jdk   <- ZIO.fromAutoCloseable(ZIO.succeed(SubmissionPublisher[Int]()))
          fiber <- FlowAdapters.toPublisher(jdk).toZIOStream(16).take(10000).runCollect.fork
          _     <- Live.live(ZIO.attempt(jdk.getNumberOfSubscribers).delay(10.millis).repeatUntil(_ == 1))
          _     <- ZIO.attemptBlocking((1 to 10000).foreach(jdk.submit(_)))
          all   <- fiber.join
        yield assertTrue(all == Chunk.fromIterable(1 to 10000))
      }
    },
    test("a buffer of 1 is a defect, and one of 2 or 3 works") {
      for
        one   <- Source(7).toZIOStream(1).runSum.exit
        two   <- Source(7).toZIOStream(2).runSum
        three <- Source(7).toZIOStream(3).runSum
      yield assertTrue(
        one.causeOption.exists(_.dieOption.exists(_.isInstanceOf[AssertionError])),
        two == 28,
        three == 28
      )
    },
    test("onError without onSubscribe leaves the stream waiting until it's interrupted") {
      val early = new Publisher[Int] { def subscribe(s: Subscriber[? >: Int]) = s.onError(Exception("early")) }
      for result <- Live.live(early.toZIOStream().runDrain.timeout(200.millis))
      yield assertTrue(result.isEmpty)
    },
    test("a chunk is produced before its demand, and rechunk(1) helps only before the work") {
      def produced(f: (Int => Int) => ZStream[Any, Throwable, Int]) =
        val n        = java.util.concurrent.atomic.AtomicInteger()
        val recorder = Recorder(1)
        for _ <- subscribe(f { i => n.incrementAndGet(); i }, recorder)
        yield
          recorder.subscription.get.cancel()
          n.get
      for
        after  <- produced(work => ZStream.range(1, 100).map(work).rechunk(1))
        before <- produced(work => ZStream.range(1, 100).rechunk(1).map(work))
        buffer <- produced(work => ZStream.range(1, 100).rechunk(1).map(work).buffer(16))
      yield assertTrue(after == 99, before == 2, buffer > 16)
    },
    test("a failed sink cancels when its scope closes, and a running sink is interrupted then") {
      val failed, running = Source(1000)
      for
        before  <- ZIO.scoped(
                     ZSink
                       .foreach[Any, Throwable, Int](_ => ZIO.fail(Exception("sink")))
                       .toSubscriber()
                       .flatMap { (subscriber, result) =>
                         ZIO.succeed(failed.subscribe(subscriber)) *> result.either *> pause.as(failed.canceled)
                       }
                   )
        stopped <- Ref.make(false)
        _       <- ZIO.scoped(
                     ZSink
                       .foreach[Any, Throwable, Int](_ => ZIO.never.onInterrupt(stopped.set(true)))
                       .toSubscriber()
                       .flatMap((subscriber, _) => ZIO.succeed(running.subscribe(subscriber)) *> pause)
                   )
        seen    <- stopped.get
      yield assertTrue(!before, failed.canceled, seen, running.canceled)
    }
  )
