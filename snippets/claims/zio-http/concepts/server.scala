// Claims of docs/zio-http/concepts/server.mdx.
// timeout: 60
// include: http-bytes
import zio.*
import zio.http.*
import zio.http.netty.NettyConfig
import zio.test.*

import java.net.Socket
import java.util.concurrent.CountDownLatch

object ServerConceptsClaims extends ZIOSpecDefault:

  def server(threads: Int = 2): TaskLayer[Server] =
    sys.props("io.netty.machineId") = "02:00:00:00:00:01"
    ZLayer.succeed(Server.Config.default.port(0)) ++
      ZLayer.succeed(NettyConfig.defaultWithFastShutdown.maxThreads(threads)) >>> Server.customized

  def get(port: Int, path: String): RIO[Client, (Int, String)] =
    Client.batched(Request.get(url"http://localhost".port(port) / path))
      .flatMap(response => response.body.asString.map(response.status.code -> _))

  def calls(routes: Routes[Any, Response])(paths: String*): Task[List[(Int, String)]] =
    Server.install(routes).flatMap(port => ZIO.foreach(paths.toList)(get(port, _)))
      .provide(server(), Client.default)

  def spec = suite("Server concepts")(
    test("while a function handler blocks, other connections of its event loop aren't served; an effect doesn't stop them") {
      def servedMeanwhile(busy: (CountDownLatch, CountDownLatch) => Routes[Any, Response]) =
        val (started, gate) = (CountDownLatch(1), CountDownLatch(1))
        val routes          = busy(started, gate) ++ Routes(Method.GET / "a" -> handler(Response.text("a")))
        Server.install(routes).flatMap { port =>
          for
            slow   <- get(port, "busy").fork
            _      <- ZIO.attemptBlocking(started.await())
            second <- get(port, "a").fork
            served <- second.join.timeout(2.seconds).map(_.isDefined)
            _      <- ZIO.succeed(gate.countDown())
            _      <- slow.join
          yield served
        }.provide(server(threads = 1), Client.default)
      def run(started: CountDownLatch, gate: CountDownLatch): Response =
        started.countDown()
        gate.await()
        Response.ok
      for
        function <- servedMeanwhile((s, g) => Routes(Method.GET / "busy" -> handler((_: Request) => run(s, g))))
        effect   <- servedMeanwhile((s, g) => Routes(Method.GET / "busy" -> handler(ZIO.succeed(run(s, g)))))
      yield assertTrue(!function, effect)
    },
    test("a client that goes away interrupts the fiber of its request") {
      for
        started     <- Promise.make[Nothing, Unit]
        interrupted <- Promise.make[Nothing, Unit]
        routes       = Routes(Method.GET / "slow" -> handler {
                         (started.succeed(()) *> ZIO.never).onInterrupt(interrupted.succeed(())).as(Response.ok)
                       })
        _           <- Server.install(routes).flatMap { port =>
                         for
                           socket <- ZIO.attemptBlocking(Socket("localhost", port))
                           _      <- ZIO.attemptBlocking {
                                       socket.getOutputStream.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n".getBytes)
                                     }
                           _      <- started.await
                           _      <- ZIO.attemptBlocking(socket.close())
                           _      <- interrupted.await
                         yield ()
                       }.provide(server())
        done        <- interrupted.isDone
      yield assertTrue(done)
    },
    test("a defect is answered with 500, and the next request is served") {
      val routes = Routes(
        Method.GET / "broken" -> handler(ZIO.dieMessage("broken").as(Response.ok)),
        Method.GET / "a"      -> handler(Response.text("a"))
      )
      for results <- calls(routes)("broken", "a")
      yield assertTrue(results.map(_._1) == List(500, 200))
    },
    test("in 3.11.3, pipelined requests are answered in the order in which their handlers finish") {
      val routes = Routes(
        Method.GET / "slow" -> handler(ZIO.sleep(500.millis).as(Response.text("slow"))),
        Method.GET / "fast" -> handler(Response.text("fast"))
      )
      def get(path: String, headers: String = "") = s"GET /$path HTTP/1.1\r\nHost: x\r\n$headers\r\n"
      for
        reply <- Server.install(routes)
                   .flatMap(sendBytes(_, get("slow") + get("fast", "Connection: close\r\n")))
                   .provide(server())
      yield assertTrue(reply.indexOf("fast") > 0, reply.indexOf("fast") < reply.indexOf("slow"))
    },
    test("a FiberRef that a handler changes has its initial value in the next request") {
      for
        results <- ZIO.scoped {
                     FiberRef.make("initial").flatMap { ref =>
                       calls(Routes(Method.GET / "ref" -> handler(ref.getAndSet("changed").map(Response.text(_)))))("ref", "ref")
                     }
                   }
      yield assertTrue(results.map(_._2) == List("initial", "initial"))
    },
    test("a fiber that a handler forks is interrupted when the handler ends") {
      for
        stopped <- Promise.make[Nothing, Unit]
        routes   = Routes(Method.GET / "fork" -> handler {
                     for
                       started <- Promise.make[Nothing, Unit]
                       _       <- (started.succeed(()) *> ZIO.never).onInterrupt(stopped.succeed(())).fork
                       _       <- started.await
                     yield Response.ok
                   })
        _       <- calls(routes)("fork")
        done    <- stopped.await.timeout(15.seconds)
      yield assertTrue(done.isDefined)
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.silentLogging @@ TestAspect.timeout(50.seconds)
