// Claims of docs/zio-http/reference/zio-http-testkit/test-client.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.stream.ZStream
import zio.test.*

object TestClientClaims extends ZIOSpecDefault:
  def send(request: Request): RIO[Client, Response] =
    ZIO.serviceWithZIO[Client](_.batched(request))

  def status(request: Request): RIO[Client, Int] = send(request).map(_.status.code)

  val anything: URIO[TestClient, Queue[Request]] =
    Queue.unbounded[Request].tap { seen =>
      TestClient.addRoute(Method.ANY / trailing -> handler { (request: Request) =>
        seen.offer(request).as(Response.ok)
      })
    }

  def spec = suite("TestClient")(
    test("routes see the path of the base URL, but no host, port, or scheme") {
      for
        seen    <- anything
        client  <- ZIO.service[Client]
        _       <- client.url(url"https://api.example:8443/v2").batched(Request.get(URL.root / "a"))
        request <- seen.take
      yield assertTrue(request.url.encode == "/v2/a", request.url.host.isEmpty, request.url.scheme.isEmpty)
    },
    test("a request that no route matches is a 404 with a logged warning") {
      for
        code <- status(Request.get("/nowhere"))
        logs <- ZTestLogger.logOutput
      yield assertTrue(
        code == 404,
        logs.exists(l => l.logLevel == LogLevel.Warning && l.message().startsWith("Unexpected request route"))
      )
    }.provideSomeLayer[TestClient & Client](ZTestLogger.default),
    test("a failing or dying fallback handler becomes a response") {
      for
        _     <- TestClient.setFallbackHandler(_ => ZIO.fail(Response.status(Status.BadGateway)))
        fails <- status(Request.get("/nowhere"))
        _     <- TestClient.setFallbackHandler(_ => ZIO.dieMessage("unexpected"))
        dies  <- status(Request.get("/nowhere"))
      yield assertTrue(fails == 502, dies == 500)
    },
    test("failures, defects, and exceptions of a handler become responses, never errors of the client") {
      for
        _ <- TestClient.addRoutes(
          Method.GET / "fails"  -> handler((_: Request) => ZIO.fail(Response.status(Status.BadGateway))),
          Method.GET / "dies"   -> handler((_: Request) => ZIO.dieMessage("dead")),
          Method.GET / "throws" -> handler((r: Request) => if r.path.isEmpty then Response.ok else throw Exception("no"))
        )
        codes <- ZIO.foreach(List("fails", "dies", "throws"))(path => status(Request.get(s"/$path")))
      yield assertTrue(codes == List(502, 500, 500))
    },
    test("the headers of the wire are missing: Host, Content-Length, User-Agent, and the body's Content-Type") {
      for
        seen    <- anything
        body     = Body.fromString("{}").contentType(MediaType.application.json)
        _       <- send(Request.post("/a", body))
        request <- seen.take
      yield assertTrue(request.headers.isEmpty, request.body.mediaType.contains(MediaType.application.json))
    },
    test("addRequestResponse compares method, path with trailing slash, and query") {
      for
        _     <- TestClient.addRequestResponse(Request.get(url"/a?x=1"), Response.ok)
        codes <- ZIO.foreach(
          List(
            Request.get(url"/a?x=1"),
            Request.get(url"https://other.example:8443/a?x=1"),
            Request.get(url"/a"),
            Request.get(url"/a?x=1&y=2"),
            Request.get(url"/a/?x=1"),
            Request.post(url"/a?x=1", Body.empty),
            Request.get(url"/b?x=1")
          )
        )(status)
      yield assertTrue(codes == List(200, 200, 500, 500, 500, 404, 404))
    },
    test("addRequestResponse wants the expected headers and values, and permits others") {
      for
        _     <- TestClient.addRequestResponse(Request.get("/a").addHeader("X-Key", "1"), Response.ok)
        codes <- ZIO.foreach(
          List(
            Request.get("/a").addHeader("x-key", "1").addHeader("Other", "2"),
            Request.get("/a").addHeader("X-Key", "2"),
            Request.get("/a")
          )
        )(status)
      yield assertTrue(codes == List(200, 500, 500))
    },
    test("addRequestResponse compares the order of parameters, and also a fragment") {
      for
        _     <- TestClient.addRequestResponse(Request.get(url"/a?x=1&y=2"), Response.ok)
        codes <- ZIO.foreach(List(url"/a?x=1&y=2", url"/a?y=2&x=1", url"/a?x=1&y=2#z"))(url => status(Request.get(url)))
      yield assertTrue(codes == List(200, 500, 500))
    },
    test("a HEAD request doesn't reach a GET route") {
      for
        _    <- TestClient.addRoute(Method.GET / "a" -> handler(Response.ok))
        code <- status(Request.head("/a"))
      yield assertTrue(code == 404)
    },
    test("a trailing route for GET replaces the fallback handler for POST, too, and each request logs it") {
      for
        _    <- TestClient.setFallbackHandler(_ => ZIO.succeed(Response.status(Status.NotImplemented)))
        _    <- TestClient.addRoute(Method.GET / trailing -> handler((_: Path, _: Request) => Response.ok))
        code <- status(Request.post("/nowhere", Body.empty))
        logs <- ZTestLogger.logOutput
      yield assertTrue(code == 404, logs.exists(_.message().startsWith("Duplicate routes detected")))
    }.provideSomeLayer[TestClient & Client](ZTestLogger.default),
    test("a body whose stream fails has status 200, and reading it fails") {
      val body = Body.fromStreamChunked(ZStream.fromIterable("abc".getBytes) ++ ZStream.fail(java.io.IOException("broken")))
      for
        _        <- TestClient.addRoute(Method.GET / "a" -> handler(Response(body = body)))
        response <- send(Request.get("/a"))
        exit     <- response.body.asString.exit
      yield assertTrue(response.status == Status.Ok, exit.isFailure)
    },
    test("a timeout around the call interrupts the route") {
      for
        stopped <- Promise.make[Nothing, Unit]
        _       <- TestClient.addRoute(Method.GET / "a" -> handler((_: Request) => ZIO.never.onInterrupt(stopped.succeed(()))))
        call    <- send(Request.get("/a")).timeout(1.second).fork
        _       <- TestClock.adjust(1.second)
        result  <- call.join
        done    <- stopped.isDone
      yield assertTrue(result.isEmpty, done)
    },
    test("multipart bodies arrive with their boundary, and typed clients get their results") {
      for
        _    <- TestClient.addRoute(Method.POST / "m" -> handler { (r: Request) =>
                  r.body.asMultipartForm.orDie.map(form => Response.text(form.formData.map(_.name).mkString))
                })
        body <- Body.fromMultipartFormUUID(Form(FormField.simpleField("a", "1")))
        text <- send(Request.post("/m", body)).flatMap(_.body.asString)
        twice = endpoint.Endpoint(Method.GET / "twice" / int("n")).out[Int]
        _    <- TestClient.addRoutes(twice.implementHandler(handler((n: Int) => n * 2)).toRoutes)
        http <- ZIO.service[Client]
        typed = endpoint.EndpointExecutor(http, url"http://service.example")
        four <- typed(twice(2))
      yield assertTrue(text == "a", four == 4)
    }.provideSomeLayer[TestClient & Client](Scope.default),
    test("addRequestResponse doesn't compare bodies") {
      for
        _    <- TestClient.addRequestResponse(Request.post("/a", Body.fromString("a")), Response.ok)
        code <- status(Request.post("/a", Body.fromString("b")))
      yield assertTrue(code == 200)
    },
    test("a question mark in a string is part of the path") {
      for
        _     <- TestClient.addRequestResponse(Request.get("/a?x=1"), Response.ok)
        query <- status(Request.get(url"/a?x=1"))
        path  <- status(Request.get("/a?x=1"))
      yield assertTrue(query == 404, path == 200)
    },
    test("of two routes with the same method and path, the last one wins, and a warning is logged") {
      for
        _    <- TestClient.addRoute(Method.GET / "a" -> handler(Response.ok))
        _    <- TestClient.addRoute(Method.GET / "a" -> handler(Response.status(Status.Accepted)))
        code <- status(Request.get("/a"))
        logs <- ZTestLogger.logOutput
      yield assertTrue(code == 202, logs.exists(_.message().startsWith("Duplicate routes detected")))
    }.provideSomeLayer[TestClient & Client](ZTestLogger.default),
    test("a streamed response can be read twice, which a real one can't") {
      for
        _        <- TestClient.addRoute(Method.GET / "a" -> handler(
          Response(body = Body.fromStreamChunked(ZStream.fromChunk(Chunk[Byte](1, 2))))
        ))
        response <- Client.streaming(Request.get("/a"))
        first    <- response.body.asChunk
        second   <- response.body.asChunk
      yield assertTrue(first == second, first.size == 2)
    }.provideSomeLayer[TestClient & Client](Scope.default),
    test("provide gives each test a client of its own: no routes from the tests before") {
      status(Request.get("/a")).map(code => assertTrue(code == 404))
    },
    suite("with provideShared")(
      test("a route of one test") {
        TestClient.addRoute(Method.GET / "shared" -> handler(Response.ok)) *>
          status(Request.get("/shared")).map(code => assertTrue(code == 200))
      },
      test("is still there in the next one") {
        status(Request.get("/shared")).map(code => assertTrue(code == 200))
      }
    ).provideShared(TestClient.layer) @@ TestAspect.sequential,
    test("routes can use the environment of the test") {
      for
        _    <- TestClient.addRoute(Method.GET / "a" -> handler(ZIO.serviceWith[String](Response.text(_))))
        text <- send(Request.get("/a")).flatMap(_.body.asString)
      yield assertTrue(text == "from a layer")
    }.provideSomeLayer[TestClient & Client](ZLayer.succeed("from a layer"))
  ).provide(TestClient.layer) @@ TestAspect.sequential
