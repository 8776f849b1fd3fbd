// Claims of docs/zio-http/concepts/client.mdx. Each name is a sentence that the page relies on.
// timeout: 60
// include: http-raw
import java.net.{ConnectException, ServerSocket, Socket}
import java.util.concurrent.atomic.AtomicInteger
import zio.*
import zio.http.*
import zio.http.codec.*
import zio.http.endpoint.*
import zio.stream.*
import zio.test.*

object ClientConceptsClaims extends ZIOSpecDefault:

  val servers: TaskLayer[Server] =
    ZLayer.succeed(Server.Config.default.port(0)) ++
      ZLayer.succeed(zio.http.netty.NettyConfig.defaultWithFastShutdown) >>> Server.customized

  val sales = Endpoint(Method.GET / "sales").outStream[Int].outError[String](Status.NotFound)

  def spec = suite("Client concepts")(
    test("after the last byte, the connection is back in the pool, even if the scope is open and the body wasn't read") {
      for
        server <- raw(replies(_ => ok("sale")))
        first  <- Client.streaming(Request.get(server.url()))
        second <- server.get.timeout(5.seconds)
      yield assertTrue(first.status.isSuccess, second.contains("sale"), server.connections.get == 1)
    }.provideSome[Scope](one),
    test("closing the scope while the body is arriving closes the connection, and the status stays readable") {
      for
        closed   <- ZIO.succeed(AtomicInteger(0))
        server   <- raw { socket =>
                      head(socket)
                      send(socket, "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nsale")
                      closed.set(socket.getInputStream.read())
                    }
        response <- ZIO.scoped(Client.streaming(Request.get(server.url())))
        end      <- ZIO.succeed(closed.get).delay(10.millis).repeatUntil(_ != 0).timeout(5.seconds)
        body     <- response.body.asString.either
      yield assertTrue(end.contains(-1), response.status == Status.Ok, body.isLeft)
    }.provideSome[Scope](one),
    test("interrupting a fiber that reads a streaming body closes the connection") {
      for
        closed <- ZIO.succeed(AtomicInteger(0))
        server <- raw { socket =>
                    head(socket)
                    send(socket, "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nsale")
                    closed.set(socket.getInputStream.read())
                  }
        reader <- ZIO.scoped(Client.streaming(Request.get(server.url())).flatMap(_.body.asString)).fork
        _      <- reader.interrupt.delay(200.millis)
        end    <- ZIO.succeed(closed.get).delay(10.millis).repeatUntil(_ != 0).timeout(5.seconds)
      yield assertTrue(end.contains(-1))
    }.provideSome[Scope](one),
    test("an executor with a batched client waits for the end of a stream, and a scoped one doesn't") {
      val numbers = ZStream(1, 2).rechunk(1) ++ ZStream.never
      for
        port   <- Server.install(sales.implement(_ => ZIO.succeed(numbers)).toRoutes)
        client <- ZIO.service[Client]
        shop    = url"http://localhost".port(port)
        early   = EndpointExecutor(client, shop)
        late    = EndpointExecutor(client.batched, shop)
        first  <- ZIO.scoped(early(sales(()))).either.timeout(20.seconds)
        never  <- late(sales(())).either.timeout(1.second)
      yield assertTrue(first.exists(_.isRight), never.isEmpty)
    }.provide(one, servers),
    test("an executor turns a refused connection into a defect, and `retry` on its client still works") {
      for
        free   <- ZIO.scoped(raw(_ => ()).map(_.port))
        tries  <- Ref.make(0)
        client <- ZIO.service[Client]
        again   = client.batched.retry(Schedule.recurs(2).tapOutput(_ => tries.update(_ + 1)))
        call    = EndpointExecutor(again, url"http://localhost".port(free))
        exit   <- call(sales(())).exit
        n      <- tries.get
      yield assertTrue(exit.causeOption.exists(_.defects.exists(_.isInstanceOf[ConnectException])), n >= 2)
    }.provide(one),
    test("`client.retry` doesn't retry a failure of the decoder") {
      for
        requests <- ZIO.succeed(AtomicInteger(0))
        server   <- raw(replies { _ => requests.incrementAndGet(); ok("no number") })
        client   <- ZIO.serviceWith[Client](_.batched.mapZIO(_.body.asString.flatMap(text => ZIO.attempt(text.toInt))))
        failed   <- client.retry(Schedule.recurs(2))(Request.get(server.url())).either
      yield assertTrue(failed.isLeft, requests.get == 1)
    }.provideSome[Scope](one)
  ) @@ TestAspect.withLiveClock
