// include: http-calls
// include: http-bytes
// timeout: 60
// Claims of docs/zio-http/reference/handler.mdx. Each name is a sentence that the page relies on.
import java.io.{File, FileNotFoundException}
import java.nio.file.{Files, NotDirectoryException}

import zio.*
import zio.http.*
import zio.stream.*
import zio.test.*

object HandlerClaims extends ZIOSpecDefault:

  val server = serverWith(identity)

  val get = Request.get("/")

  /** Calls the handler, as a route at the root, and returns the status and the body. */
  def call(handler: Handler[Any, Response, Request, Response]): Task[(Int, String)] =
    ZIO.scoped {
      Routes(Method.GET / "" -> handler)
        .runZIO(get)
        .flatMap(response => response.body.asString.map((response.status.code, _)))
    }

  def streaming(rows: UStream[String]) = Response(body = Body.fromCharSequenceStreamChunked(rows))

  val dies  = handler((_: Request) => ZIO.dieMessage("bug").as(Response.ok))
  val fails = handler((_: Request) => ZIO.fail("down").as(Response.ok))

  /** Requests `/`, waits for the effect, and closes the connection. */
  def hangUpAfter(port: Int, ready: UIO[Any]): Task[Unit] =
    ZIO.acquireReleaseWith(ZIO.attempt(Socket("localhost", port)))(s => ZIO.succeed(s.close())) { socket =>
      ZIO.attempt(socket.getOutputStream.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes)) *> ready.unit
    }

  def spec = suite("Handler")(
    test("`handler(response)` evaluates its argument for each request") {
      var calls  = 0
      val counts = handler(Response.text(s"${calls += 1; calls}"))
      for bodies <- call(counts).map(_._2).repeatN(1) yield assertTrue(bodies == "2")
    },
    test("an exception thrown by the function is a defect that `catchAllDefect` sees") {
      val throws = handler((_: Request) => { if true then throw RuntimeException("thrown"); ZIO.succeed(Response.ok) })
      for result <- call(throws.catchAllDefect(defect => Handler.text(defect.getMessage)))
      yield assertTrue(result == (200, "thrown"))
    },
    test("in 3.11.3, what a function of `contramap`, `flatMap`, or `catchAll` throws reaches the client, unhandled and not logged") {
      def boom[A]: A = throw RuntimeException("secret")
      val routes = Routes(
        Method.GET / "contramap" -> Handler.ok.contramap[Request](_ => boom[Any]),
        Method.GET / "flatMap"   -> Handler.ok.flatMap(_ => boom[Handler[Any, Response, Request, Response]]),
        Method.GET / "catchAll"  -> Handler.fail("a").catchAll(_ => boom[Handler[Any, Response, Request, Response]])
      ).handleErrorCause(_ => Response.text("handled"))
      for
        results  <- Server
                      .install(routes)
                      .flatMap { port =>
                        ZIO.foreach(List("contramap", "flatMap", "catchAll")) { path =>
                          sendBytes(port, s"GET /$path HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                        }
                      }
                      .provide(server)
        messages <- ZTestLogger.logOutput
      yield assertTrue(
        results.forall(text => text.startsWith("HTTP/1.1 500") && text.endsWith("secret")),
        messages.isEmpty
      )
    },
    test("`provideEnvironment` on routes takes the request's scope away, and a layer for the server doesn't") {
      val routes = Routes(
        Method.GET / "" -> Handler.scoped[Int](
          handler((_: Request) => ZIO.acquireRelease(ZIO.service[Int])(_ => ZIO.unit).map(n => Response.text(s"$n")))
        )
      )
      def first(port: Int) = sendBytes(port, "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      for
        wrong <- Server.install(routes.provideEnvironment(ZEnvironment(1))).flatMap(first).provide(server)
        right <- Server.install(routes).flatMap(first).provide(server, ZLayer.succeed(1))
      yield assertTrue(wrong.startsWith("HTTP/1.1 500"), right.startsWith("HTTP/1.1 200"))
    },
    test("`orElse` and `catchAll` see failures, but no defects") {
      for
        failed   <- call(fails.orElse(Handler.text("second")))
        caught   <- call(fails.catchAll(error => Handler.text(error)))
        died     <- call(dies.orElse(Handler.text("second")))
        survived <- call(dies.catchAllDefect(defect => Handler.text(defect.getMessage)))
      yield assertTrue(failed._2 == "second", caught._2 == "down", died._1 == 500, survived._2 == "bug")
    },
    test("`onExit` runs after a success, a failure, and a defect") {
      for
        exits <- Ref.make(0)
        count  = (_: Exit[Any, Any]) => exits.update(_ + 1)
        _     <- call(Handler.ok.onExit(count))
        _     <- call(fails.mapError(_ => Response.badRequest).onExit(count))
        _     <- call(dies.onExit(count))
        n     <- exits.get
      yield assertTrue(n == 3)
    },
    test("`timeoutFail` interrupts the handler, and doesn't limit a streaming body") {
      val slow     = handler((_: Request) => ZIO.never.as(Response.ok))
      val rows     = ZStream("first,") ++ ZStream.fromZIO(ZIO.sleep(300.millis).as("last"))
      val timeout  = Response.status(Status.GatewayTimeout)
      for
        late   <- call(slow.timeoutFail(timeout)(100.millis))
        stream <- call(handler((_: Request) => streaming(rows)).timeoutFail(timeout)(100.millis))
      yield assertTrue(late._1 == 504, stream == (200, "first,last"))
    },
    test("`Routes#timeout` sends status 408 with an empty body") {
      val slow = Routes(Method.GET / "" -> handler((_: Request) => ZIO.never.as(Response.ok)))
      for response <- slow.timeout(100.millis).runZIO(get); body <- response.body.asString
      yield assertTrue(response.status.code == 408, body == "")
    },
    test("`ZIO.scoped` closes before a streaming body is sent, and `Handler.scoped` after it") {
      def events(wrap: (URIO[Scope, Response] => Handler[Any, Nothing, Request, Response])) =
        for
          log   <- Ref.make(List.empty[String])
          cursor = ZIO.acquireRelease(ZIO.unit)(_ => log.update("closed" :: _))
          rows   = ZStream("row").tap(row => log.update(row :: _))
          _     <- call(wrap(cursor.as(streaming(rows))))
          all   <- log.get
        yield all.reverse
      for
        early <- events(effect => handler((_: Request) => ZIO.scoped(effect)))
        late  <- events(effect => Handler.scoped[Any](handler((_: Request) => effect)))
      yield assertTrue(early == List("closed", "row"), late == List("row", "closed"))
    },
    test("on a server, the request's scope closes after each response") {
      val finalizers = Unsafe.unsafe(Ref.unsafe.make(0)(using _))
      val scoped = Handler.scoped[Any](
        handler((_: Request) => ZIO.acquireRelease(ZIO.unit)(_ => finalizers.update(_ + 1)).as(Response.ok))
      )
      val program = Server.install(Routes(Method.GET / "" -> scoped)).flatMap { port =>
        Client.batched(Request.get(url"/".absolute(Scheme.HTTP, "localhost", port))).repeatN(1) *>
          finalizers.get.repeatUntil(_ == 2)
      }
      for n <- program.provide(server, Client.default) yield assertTrue(n == 2)
    },
    test("routes that still need a `Scope` can't be served") {
      for
        scoped <- typeCheck("""zio.http.Server.serve(zio.http.Routes(zio.http.Method.GET / "" ->
                    zio.http.handler((_: zio.http.Request) => zio.ZIO.scope.as(zio.http.Response.ok))))""")
      yield assertTrue(scoped.left.exists(_.contains("contains a zio.Scope")))
    },
    test("when the client disconnects, the handler is interrupted and its scope closes") {
      for
        started     <- Promise.make[Nothing, Unit]
        interrupted <- Promise.make[Nothing, Unit]
        closed      <- Promise.make[Nothing, Unit]
        never = Handler.scoped[Any](handler { (_: Request) =>
          ZIO.acquireRelease(ZIO.unit)(_ => closed.succeed(())) *>
            (started.succeed(()) *> ZIO.never.as(Response.ok)).onInterrupt(interrupted.succeed(()))
        })
        _ <- Server
          .install(Routes(Method.GET / "" -> never))
          .flatMap(port => hangUpAfter(port, started.await) *> interrupted.await *> closed.await)
          .provide(server)
        both <- interrupted.isDone.zip(closed.isDone)
      yield assertTrue(both == (true, true))
    },
    test("if acquiring fails, nothing is released, and the failure is handled like any other") {
      for
        released <- Ref.make(false)
        busy      = Response.status(Status.ServiceUnavailable)
        acquire   = ZIO.acquireRelease(ZIO.fail(busy))(_ => released.set(true))
        result   <- call(Handler.scoped[Any](handler((_: Request) => acquire.as(Response.ok))))
        after    <- released.get
      yield assertTrue(result._1 == 503, !after)
    },
    test("`provideLayer` builds its layer for every request") {
      for
        built <- Ref.make(0)
        layer  = ZLayer(built.updateAndGet(_ + 1))
        count  = handler((_: Request) => ZIO.serviceWith[Int](n => Response.text(s"$n"))).provideLayer(layer)
        bodies <- call(count).map(_._2).replicateZIO(2)
      yield assertTrue(bodies.toList == List("1", "2"))
    },
    test("requests run concurrently") {
      for
        barrier <- Ref.make(0)
        meet     = handler((_: Request) => barrier.update(_ + 1) *> barrier.get.repeatUntil(_ == 2).as(Response.ok))
        results <- Server
          .install(Routes(Method.GET / "" -> meet))
          .flatMap { port =>
            val request = Request.get(url"/".absolute(Scheme.HTTP, "localhost", port))
            Client.batched(request) <&> Client.batched(request)
          }
          .provide(server, Client.default)
      yield assertTrue(List(results._1, results._2).forall(_.status == Status.Ok))
    },
    test("`fromFile` fails for missing files and folders, and supports ranges") {
      val folder = Files.createTempDirectory("claims")
      val file   = Files.writeString(folder.resolve("rates.csv"), "USD;1.09").toFile
      for
        missing <- Handler.fromFile(File(folder.toFile, "none")).runZIO(get).either
        parent  <- Handler.fromFile(folder.toFile).runZIO(get).either
        part    <- Handler.fromFile(file).runZIO(get.addHeader("range", "bytes=0-2"))
        text    <- part.body.asString
      yield assertTrue(
        missing.left.exists(_.isInstanceOf[FileNotFoundException]),
        parent.left.exists(_.isInstanceOf[NotDirectoryException]),
        part.status == Status.PartialContent,
        text == "USD",
        part.rawHeader("etag").isDefined
      )
    },
    test("a file built from a path parameter can lie outside of its folder") {
      val folder = Files.createTempDirectory("claims")
      val public = Files.createDirectory(folder.resolve("public"))
      Files.writeString(folder.resolve("secret.txt"), "secret")
      val unsafe = Routes(
        Method.GET / "files" / string("name") -> Handler.fromFunctionHandler[(String, Request)] { (name, _) =>
          Handler.fromFile(File(public.toFile, name)).contramap[(String, Request)]((_, request) => request)
        }
      ).sandbox
      for text <- unsafe.runZIO(Request.get(url"/files/..%2Fsecret.txt")).flatMap(_.body.asString)
      yield assertTrue(text == "secret")
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.timeout(30.seconds)
