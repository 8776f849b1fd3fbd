// timeout: 60
// Claims of docs/zio-http/concepts/routing.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.test.*

object RoutingClaims extends ZIOSpecDefault:

  type Served = Route[Any, Nothing]

  def say(text: String) = Handler.fromResponse(Response.text(text))

  val number = Method.GET / "files" / int("n") -> handler((_: Int, _: Request) => Response.text("int"))
  val large  = Method.GET / "files" / long("n") -> handler((_: Long, _: Request) => Response.text("long"))
  val name   = Method.GET / "files" / string("s") -> handler((_: String, _: Request) => Response.text("string"))
  val rest   = Method.GET / "files" / trailing -> handler((_: Path, _: Request) => Response.text("rest"))
  val twelve = Method.GET / "files" / "12" -> say("literal")

  val report = Method.GET / "files" / "reports" / "2026" -> say("report")
  val index =
    Method.GET / "files" / string("folder") / "index" -> handler((_: String, _: Request) => Response.text("index"))
  val catchAll = Method.GET / trailing -> handler((_: Path, _: Request) => Response.text("catch-all"))

  /** The bodies of the responses to these paths, or their status. */
  def winners(routes: Served*)(paths: String*): UIO[List[String]] =
    ZIO.foreach(paths.toList) { path =>
      ZIO.scoped(Routes(Chunk.fromIterable(routes)).runZIO(Request.get(path))).flatMap { response =>
        if response.status == Status.Ok then response.body.asString.orDie
        else ZIO.succeed(response.status.code.toString)
      }
    }

  def everyOrder(routes: Served*)(paths: String*): UIO[Set[List[String]]] =
    ZIO.foreach(routes.permutations.toList)(order => winners(order*)(paths*)).map(_.toSet)

  def spec = suite("Routing")(
    test("a literal beats a parameter and `trailing` in any order") {
      for all <- everyOrder(twelve, number, name, rest)("/files/12") yield assertTrue(all == Set(List("literal")))
    },
    test("a parameter beats `trailing` in the same place in any order") {
      for all <- everyOrder(name, rest)("/files/photos", "/files/a/b") yield assertTrue(all == Set(List("string", "rest")))
    },
    test("between parameters in the same place, the one in the later route is tried first") {
      val paths = List("/files/12", "/files/photos")
      for
        stringInt  <- winners(name, number)(paths*)
        intString  <- winners(number, name)(paths*)
        longInt    <- winners(large, number)(paths*)
        intLong    <- winners(number, large)(paths*)
        withTwelve <- winners(number, name, twelve)(paths*)
      yield assertTrue(
        stringInt == List("int", "string"),
        intString == List("string", "string"),
        longInt == List("int", "404"),
        intLong == List("long", "404"),
        withTwelve == List("literal", "string")
      )
    },
    test("if several parameters fit, the first one below which the rest of the path matches is chosen") {
      val a = Method.GET / "files" / int("n") / "a" -> handler((_: Int, _: Request) => Response.text("int a"))
      val b = Method.GET / "files" / string("s") / "b" -> handler((_: String, _: Request) => Response.text("string b"))
      for all <- everyOrder(a, b)("/files/1/a", "/files/1/b", "/files/1/c")
      yield assertTrue(all == Set(List("int a", "string b", "404")))
    },
    test("without a catch-all, the search returns from a dead end to the parameter") {
      for all <- everyOrder(report, index)("/files/reports/2026", "/files/reports/index", "/files/reports/none")
      yield assertTrue(all == Set(List("report", "index", "404")))
    },
    test("in 3.11.3, a `trailing` above a dead end beats a parameter below, in any order") {
      for all <- everyOrder(report, index, catchAll)("/files/photos/index", "/files/reports/index")
      yield assertTrue(all == Set(List("index", "catch-all")))
    },
    test("a `trailing` in the same place as the parameter doesn't take its requests") {
      for all <- everyOrder(report, index, rest)("/files/reports/index", "/files/reports/none")
      yield assertTrue(all == Set(List("index", "rest")))
    },
    test("routes that differ only in the names of parameters are duplicates, and the later one wins") {
      val other = Method.GET / "files" / string("other") -> handler((_: String, _: Request) => Response.text("other"))
      for
        later  <- winners(name, other)("/files/a")
        logged <- ZTestLogger.logOutput.map(_.exists(_.message().startsWith("Duplicate routes detected")))
      yield assertTrue(later == List("other"), logged)
    },
    test("each method has its own tree: a literal for POST doesn't hide a parameter for GET") {
      val post = Method.POST / "files" / "12" -> say("posted")
      for results <- winners(post, name)("/files/12") yield assertTrue(results == List("string"))
    },
    test("when a handler fails, no other route is tried") {
      val failing = Method.GET / "files" / "12" -> Handler.fail(Response.status(Status.Conflict))
      for results <- winners(failing, name)("/files/12") yield assertTrue(results == List("409"))
    },
    test("the shape of a parameter is checked before its value, so `12a` counts as an `int`") {
      for results <- winners(name, number)("/files/12a", "/files/a12") yield assertTrue(results == List("500", "string"))
    }
  ) @@ TestAspect.timeout(30.seconds)
