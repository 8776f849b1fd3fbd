// include: http-calls
// timeout: 60
// Claims of docs/zio-http/reference/configs/netty.mdx. Each name is a sentence that the page relies on.
import io.netty.util.ResourceLeakDetector
import zio.*
import zio.http.*
import zio.http.netty.*
import zio.http.netty.NettyConfig.LeakDetectionLevel
import zio.test.*

object NettyConfigClaims extends ZIOSpecDefault:
  val processors = java.lang.Runtime.getRuntime.availableProcessors()

  val fast = NettyConfig.defaultWithFastShutdown

  def serverOn(netty: NettyConfig): TaskLayer[Server] =
    ZLayer.succeed(Server.Config.default.port(freePort)) ++ ZLayer.succeed(netty) >>> Server.customized

  def load(settings: (String, String)*) = ConfigProvider.fromMap(settings.toMap).load(NettyConfig.config)

  def start(netty: NettyConfig): Task[Int] = Server.install(Routes.empty).provide(serverOn(netty))

  def spec = suite("NettyConfig")(
    test("the defaults are one worker for each processor, one boss, and two quiet seconds") {
      val default = NettyConfig.default
      assertTrue(
        default.nThreads == processors,
        default.bossGroup.nThreads == 1,
        default.shutdownQuietPeriodDuration == 2.seconds,
        default.shutdownTimeoutDuration == 15.seconds,
        default.leakDetectionLevel == LeakDetectionLevel.SIMPLE
      )
    },
    test("`defaultWithFastShutdown` sets 50 and 250 milliseconds for both groups") {
      assertTrue(
        fast.shutdownQuietPeriodDuration == 50.millis,
        fast.shutdownTimeoutDuration == 250.millis,
        fast.bossGroup.shutdownQuietPeriodDuration == 50.millis,
        fast.bossGroup.shutdownTimeOutDuration == 250.millis
      )
    },
    test("keys in `worker-group` and `boss-group` are read, and those without a group are ignored") {
      for
        grouped <- load("worker-group.max-threads" -> "17", "boss-group.max-threads" -> "2", "leak-detection-level" -> "paranoid")
        flat    <- load("max-threads" -> "17")
      yield assertTrue(
        grouped.nThreads == 17,
        grouped.bossGroup.nThreads == 2,
        grouped.leakDetectionLevel == LeakDetectionLevel.PARANOID,
        flat.nThreads == processors
      )
    },
    test("a malformed value in `worker-group` discards the whole group, without an error") {
      for
        threads   <- load("worker-group.max-threads" -> "many", "worker-group.channel-type" -> "nio")
        transport <- load("worker-group.max-threads" -> "17", "worker-group.channel-type" -> "NIO")
      yield assertTrue(threads.channelType == ChannelType.AUTO, transport.nThreads == processors)
    },
    test("a malformed value in `boss-group` is an error") {
      load("boss-group.max-threads" -> "many").exit.map(exit => assertTrue(exit.isFailure))
    },
    test("a malformed leak detection level is an error") {
      load("leak-detection-level" -> "loud").exit.map(exit => assertTrue(exit.isFailure))
    },
    test("a boss group from configuration has as many threads as the worker group") {
      load().map(config => assertTrue(config.bossGroup.nThreads == config.nThreads))
    },
    test("a server with NIO in both groups starts") {
      val nio = fast.channelType(ChannelType.NIO).bossGroup(fast.bossGroup.copy(channelType = ChannelType.NIO))
      start(nio).map(port => assertTrue(port > 0))
    },
    test("io_uring isn't part of the artifact, and a server that requests it doesn't start") {
      val uring = fast.channelType(ChannelType.URING).bossGroup(fast.bossGroup.copy(channelType = ChannelType.URING))
      start(uring).timeout(20.seconds).exit.map(exit => assertTrue(exit.isFailure))
    },
    test("`Server.live` and `Server.default` don't take their Netty settings from the environment") {
      val loud    = ZLayer.succeed(fast.maxThreads(-1)) // a group of -1 threads can't be created
      for
        live  <- Server.install(Routes.empty)
                   .provide(loud ++ ZLayer.succeed(Server.Config.default.port(freePort)) >>> Server.live)
        customized <- start(fast.maxThreads(-1)).exit
      yield assertTrue(live > 0, customized.isFailure)
    },
    test("a client doesn't change the leak detection level of the JVM") {
      for
        _     <- ZIO.succeed(ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.ADVANCED))
        _     <- ZIO.scoped(Client.default.build)
        level  = ResourceLeakDetector.getLevel
      yield assertTrue(level == ResourceLeakDetector.Level.ADVANCED)
    },
    test("each server that starts sets the leak detection level of the JVM") {
      for
        _        <- start(fast.leakDetection(LeakDetectionLevel.PARANOID))
        paranoid  = ResourceLeakDetector.getLevel
        _        <- start(fast)
        simple    = ResourceLeakDetector.getLevel
      yield assertTrue(
        paranoid == ResourceLeakDetector.Level.PARANOID,
        simple == ResourceLeakDetector.Level.SIMPLE
      )
    },
    test("a handler that is a plain function runs on a thread of the worker group, and an effect doesn't") {
      val routes = Routes(
        Method.GET / "function" -> handler((_: Request) => Response.text(Thread.currentThread.getName)),
        Method.GET / "effect"   -> handler((_: Request) => ZIO.succeed(Response.text(Thread.currentThread.getName)))
      )
      Server
        .install(routes)
        .flatMap { port =>
          ZIO.foreach(List("function", "effect")) { path =>
            Client.batched(Request.get(url"http://localhost:$port/$path")).flatMap(_.body.asString)
          }
        }
        .provide(serverOn(fast), Client.default)
        .map(names => assertTrue(names.head.contains("IoEventLoop"), names.last.contains("ZScheduler")))
    }
  ) @@ TestAspect.withLiveClock
