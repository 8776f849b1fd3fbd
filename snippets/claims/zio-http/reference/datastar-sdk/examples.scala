// Claims of docs/zio-http/reference/datastar-sdk/examples.mdx. Each name is a sentence that the page relies on.
// timeout: 60
import zio.*
import zio.http.*
import zio.http.datastar.*
import zio.http.template2.*
import zio.schema.{meta as _, *}
import zio.stream.*
import zio.test.*

object Ex:

  def page(content: Dom*): Response =
    Response.html(
      html(
        head(meta(charset := "utf-8"), script.externalModule("/datastar.js")),
        body(content)
      )
    )

  val scriptRoute =
    Routes(Method.GET / "datastar.js" -> Handler.fromResource("datastar.js").sandbox)

  val titles =
    List("Modern Gardens", "Mountain Tea", "Morning Soup", "Sea Maps", "Two Rivers")

  final case class Search(query: String)
  given Schema[Search] = DeriveSchema.gen

  val query = Signal[String]("query")

  def results(found: List[String], note: String): Dom =
    div(id := "results", ul(found.map(title => li(title))), p(note))

  def find(typed: String): Dom =
    val words = typed.trim.toLowerCase.take(50)
    val found = titles.filter(_.toLowerCase.contains(words))
    if words.isEmpty then results(Nil, "")
    else results(found.take(3), s"${found.size} found")

  val searching = DatastarRequest(
    Method.GET,
    url"/search",
    DatastarRequestOptions(filterSignals = Some(DatastarSignalFilter("^query$")))
  )

  val search = Routes(
    Method.GET / "" -> handler {
      page(
        input(dataBind(query), dataOn.input.debounce(200.millis) := searching),
        results(Nil, "")
      )
    },
    Method.GET / "search" -> event(handler { (request: Request) =>
      request.readSignals[Search].mapBoth(
        _ => Response.badRequest,
        search => DatastarEvent.patchElements(find(search.query))
      )
    })
  )

  def bar(percent: Int, note: String): Dom =
    div(
      id := "progress",
      Dom.element("progress")(value := percent, max := 100),
      span(note)
    )

  def importAll(files: List[String]): Stream[String, Int] =
    ZStream.fromIterable(files).zipWithIndex.mapZIO { (file, index) =>
      val done = ((index + 1) * 100 / files.size).toInt
      if file.endsWith(".csv") then ZIO.sleep(100.millis).as(done)
      else ZIO.fail(s"$file is not a CSV file")
    }

  def progress(files: List[String]): UStream[DatastarEvent] =
    (ZStream(bar(0, "started")) ++
      importAll(files).map(done => bar(done, s"$done %")) ++
      ZStream(bar(100, "all files imported")))
      .catchAll(reason => ZStream(bar(0, s"stopped: $reason")))
      .map(dom => DatastarEvent.patchElements(dom))

  def imports(files: List[String]) = Routes(
    Method.GET / "" -> handler {
      page(
        button(
          dataIndicator("busy"),
          dataAttr("disabled") := js"$$busy",
          dataOn.click := js"@post('/import', {retryMaxCount: 1})",
          "Import"
        ),
        bar(0, "")
      )
    },
    Method.POST / "import" -> events(handler { (_: Request) => progress(files) })
  )

  def background(files: List[String], app: Scope): UIO[Routes[Any, Response]] =
    for
      lock  <- Semaphore.make(1)
      shown <- SubscriptionRef.make[DatastarEvent](DatastarEvent.patchElements(bar(0, "")))
      job    = lock.tryWithPermit(progress(files).foreach(shown.set))
    yield Routes(
      Method.POST / "import" -> handler {
        job.forkIn(app).as(Response.status(Status.NoContent))
      },
      Method.GET / "progress" -> events(handler { (_: Request) => shown.changes })
    )

  final case class SignUp(userName: String)
  given Schema[SignUp] = DeriveSchema.gen

  val userName = Signal[String]("userName")

  def error(words: String): Dom = small(id := "error", aria("live") := "polite", words)

  def problem(signUp: SignUp, taken: Set[String]): Option[String] =
    val name = signUp.userName
    if !name.matches("[a-z][a-z0-9]{2,19}") then Some("3 to 20 letters or digits, please")
    else Option.when(taken(name))(s"$name is taken")

  def signUpOf(request: Request): IO[Response, SignUp] =
    request.readSignals[SignUp].orElseFail(Response.badRequest)

  def accounts(taken: Ref[Set[String]]) =
    Routes(
      Method.GET / "" -> handler {
        page(
          form(
            dataOn.change := js"@post('/accounts/check')",
            dataOn.submit.throttle(2.seconds) := js"@post('/accounts')",
            input(dataBind(userName)),
            error(""),
            button("Create")
          ),
          div(id := "done")
        )
      },
      Method.POST / "accounts" / "check" -> event(handler { (request: Request) =>
        signUpOf(request).zipWith(taken.get) { (signUp, names) =>
          DatastarEvent.patchElements(error(problem(signUp, names).getOrElse("")))
        }
      }),
      Method.POST / "accounts" -> event(handler { (request: Request) =>
        signUpOf(request).flatMap { signUp =>
          taken.modify { names => // checked and taken in one step
            problem(signUp, names) match
              case Some(words) => (error(words), names)
              case None =>
                val welcome = Dom.fragment(error(""), div(id := "done", "Welcome!"))
                (welcome, names + signUp.userName)
          }
        }.map(dom => DatastarEvent.patchElements(dom))
      })
    )

object DatastarExamplesClaims extends ZIOSpecDefault:

  def body(routes: Routes[Any, Response])(request: Request): UIO[String] =
    ZIO.scoped(routes.runZIO(request).flatMap(_.body.asString).orDie)

  def typed(json: String): Request = Request.get(url"/search".addQueryParam("datastar", json))

  def send(path: URL, name: String): Request = Request.post(path, Body.fromString(s"""{"userName": "$name"}"""))

  def spec = suite("Datastar examples")(
    test("the search sends only its own signal, and waits 200 ms") {
      body(Ex.search)(Request.get("/")).map(html =>
        assertTrue(
          html.contains("data-on:input__debounce.200ms"),
          html.contains("&quot;filterSignals&quot;:{&quot;include&quot;:&quot;^query$&quot;}")
        )
      )
    },
    test("an empty search finds nothing, and no search shows more than three titles") {
      for
        empty <- body(Ex.search)(typed("""{"query":"  "}"""))
        many  <- body(Ex.search)(typed("""{"query":"o"}"""))
      yield assertTrue(!empty.contains("<li>"), many.split("<li>").length == 4, many.contains("4 found"))
    },
    test("what was typed isn't part of the result, so it can't be HTML") {
      body(Ex.search)(typed("""{"query":"<img src=x>"}""")).map(html => assertTrue(!html.contains("img")))
    },
    test("a search without signals, or with a number, gets status 400") {
      ZIO
        .foreach(List(Request.get("/search"), typed("""{"query":7}"""), typed("{")))(r => Ex.search.runZIO(r).map(_.status))
        .map(all => assertTrue(all.forall(_ == Status.BadRequest)))
    },
    test("a job that fails tells why, and its response ends") {
      for events <- Ex.progress(List("a.csv", "b.txt", "c.csv")).runCollect
      yield assertTrue(
        events.size == 3,
        events.last.toServerSentEvent.data.contains("stopped: b.txt is not a CSV file")
      )
    },
    test("a client that leaves stops the job") {
      for
        seen  <- Ref.make(0)
        fiber <- Ex.progress(List.fill(50)("a.csv")).foreach(_ => seen.update(_ + 1)).fork
        _     <- seen.get.repeatUntil(_ > 2)
        _     <- fiber.interrupt
        n     <- seen.get
      yield assertTrue(n < 50)
    },
    test("a job in the background finishes although its request is over, and a second click during it starts nothing") {
      ZIO.scoped {
        for
          app    <- ZIO.scope
          routes <- Ex.background(List("a.csv", "b.csv", "c.csv"), app)
          click   = routes.runZIO(Request.post(url"/import", Body.empty))
          stream <- routes.runZIO(Request.get("/progress"))
          lines   = (stream.body.asStream >>> ZPipeline.utf8Decode >>> ZPipeline.splitLines).orDie
          seen   <- lines.filter(_.startsWith("data:")).takeUntil(_.contains("all files imported")).runCollect.fork
          first  <- ZIO.scoped(click)
          _      <- ZIO.sleep(150.millis)
          _      <- ZIO.scoped(click)
          all    <- seen.join.timeout(5.seconds).map(_.getOrElse(Chunk.empty))
          late   <- routes.runZIO(Request.get("/progress"))
          shown  <- (late.body.asStream >>> ZPipeline.utf8Decode >>> ZPipeline.splitLines).orDie
                      .filter(_.startsWith("data:")).runHead
        yield assertTrue(
          first.status == Status.NoContent,
          all.count(_.contains(">started<")) <= 1,
          all.last.contains("all files imported"),
          shown.exists(_.contains("all files imported"))
        )
      }
    },
    test("of twenty visitors who choose a name at the same time, one gets it") {
      for
        taken <- Ref.make(Set.empty[String])
        all   <- ZIO.foreachPar(1 to 20)(_ => body(Ex.accounts(taken))(send(url"/accounts", "grace")))
      yield assertTrue(all.count(_.contains("Welcome!")) == 1, all.count(_.contains("grace is taken")) == 19)
    },
    test("a success also clears the error from before") {
      for
        taken <- Ref.make(Set.empty[String])
        html  <- body(Ex.accounts(taken))(send(url"/accounts", "grace"))
      yield assertTrue(html.contains("""<small id="error" aria-live="polite"></small>"""))
    },
    test("the check and the submission belong to the form, so the second aborts the first") {
      Ref.make(Set.empty[String]).flatMap(taken => body(Ex.accounts(taken))(Request.get("/"))).map { html =>
        val form = html.slice(html.indexOf("<form"), html.indexOf("<input"))
        assertTrue(form.contains("data-on:change="), form.contains("data-on:submit__throttle.2000ms="))
      }
    },
    test("the check takes no name") {
      for
        taken <- Ref.make(Set.empty[String])
        _     <- body(Ex.accounts(taken))(send(url"/accounts/check", "grace"))
        names <- taken.get
      yield assertTrue(names.isEmpty)
    }
  ) @@ TestAspect.withLiveClock
