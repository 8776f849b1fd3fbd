// Claims of docs/zio-http/guides/real-time-chat-with-datastar.mdx. Each name is a sentence that the page relies on.
// timeout: 60
import zio.*
import zio.http.*
import zio.http.datastar.*
import zio.http.datastar.model.DatastarRetry
import zio.http.template2.*
import zio.schema.{meta as _, *}
import zio.stream.*
import zio.test.*

object Chat:

  final case class Message(station: String, text: String)

  final class Room(last: Ref[Chunk[Message]], changed: Hub[Unit]):
    def add(message: Message): UIO[Unit] =
      last.update(all => (all :+ message).takeRight(100)) *> changed.publish(()).unit

    /** The messages now, and again after each change. */
    val views: UStream[Chunk[Message]] =
      ZStream.unwrapScoped {
        changed.subscribe.map { changes => // before the first view, so nothing is missed
          val news  = ZStream.fromQueue(changes)
          val pings = ZStream.tick(20.seconds).drop(1)
          (ZStream.unit ++ news.merge(pings)).mapZIO(_ => last.get)
        }
      }

  object Room:
    val make: UIO[Room] =
      (Ref.make(Chunk.empty[Message]) <*> Hub.sliding[Unit](1)).map(Room(_, _))

  val text = Signal[String]("text")
  val hint = Signal[String]("hint")

  def messageList(messages: Chunk[Message]): Dom =
    ul(id := "messages", messages.map(m => li(b(m.station), ": ", m.text)))

  val stream =
    DatastarRequest(
      Method.GET,
      url"/messages",
      DatastarRequestOptions(
        retry = Some(DatastarRetry.Always),
        retryInterval = 3000, // in milliseconds
        retryScaler = 1,
        retryMaxCount = 10000
      )
    )

  def chatPage(station: String): Dom =
    html(
      head(meta(charset := "utf-8"), script.externalModule("/datastar.js")),
      body(
        h1(station),
        div(dataInit := stream),
        messageList(Chunk.empty),
        form(
          dataOn.submit := js"@post('/say', {retryMaxCount: 1})",
          input(dataBind(text), maxlength := 300, autocomplete := "off"),
          button("Send")
        ),
        p(dataText := hint)
      )
    )

  final case class Stations(byCode: Map[String, String]):
    def of(request: Request): IO[Response, String] =
      ZIO.fromOption(request.cookie("code").flatMap(c => byCode.get(c.content)))
        .orElseFail(Response.unauthorized)

  val loginPage: Dom =
    html(
      body(
        form(method := "post", action := url"/login", input(name := "code"), button("Join"))
      )
    )

  def login(stations: Stations)(request: Request): UIO[Response] =
    request.body.asURLEncodedForm.option.map { form =>
      form.flatMap(_.get("code")).flatMap(_.stringValue).filter(stations.byCode.contains)
        .fold(Response.unauthorized) { code =>
          Response.seeOther(url"/").addCookie(
            Cookie.Response(
              "code",
              code,
              isHttpOnly = true,
              sameSite = Some(Cookie.SameSite.Strict)
              // with TLS, also: isSecure = true
            )
          )
        }
    }

  final case class Draft(text: String)
  given Schema[Draft] = DeriveSchema.gen
  final case class Hint(hint: String)
  given Schema[Hint] = DeriveSchema.gen
  final case class Sent(text: String, hint: String)
  given Schema[Sent] = DeriveSchema.gen

  /** Without control characters, among them the carriage return. */
  def clean(typed: String): Option[String] =
    Some(typed.filterNot(_.isControl).trim).filter(t => t.nonEmpty && t.length <= 300)

  def say(room: Room, station: String, request: Request): IO[Response, DatastarEvent] =
    request.readSignals[Draft].orElseFail(Response.badRequest).flatMap { draft =>
      clean(draft.text) match
        case None => ZIO.succeed(DatastarEvent.patchSignals(Hint("1 to 300 characters, please")))
        case Some(words) =>
          room.add(Message(station, words)).as(DatastarEvent.patchSignals(Sent("", "")))
    }

  def chat(room: Room, stations: Stations): Routes[Any, Response] =
    val live = Routes(
      Method.GET / "messages" -> Handler.fromFunctionZIO[Request](stations.of).flatMap(_ =>
        events(handler { (_: Request) =>
          room.views.map(all => DatastarEvent.patchElements(messageList(all)))
        })
      ),
      Method.POST / "say" -> event(handler { (request: Request) =>
        stations.of(request).flatMap(say(room, _, request))
      })
    ) @@ Middleware.allow(_.hasHeader("datastar-request"))

    val pages = Routes(
      Method.GET / "" -> handler { (request: Request) =>
        stations.of(request).fold(_ => loginPage, chatPage).map(Response.html(_))
      },
      Method.POST / "login" -> handler(login(stations)),
      Method.GET / "datastar.js" -> Handler.fromResource("datastar.js").sandbox
    )
    (pages ++ live) @@ Middleware.addHeader(
      "Content-Security-Policy",
      "default-src 'self'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'"
    )

object DatastarChatClaims extends ZIOSpecDefault:
  import Chat.*

  val stations = Stations(Map("otter-31" -> "km 10", "heron-86" -> "km 30"))

  def sent(request: Request, code: String): Request =
    request.addHeader("datastar-request", "true").addCookie(Cookie.Request("code", code))

  def draft(json: String): Request = Request.post(url"/say", Body.fromString(json))

  def texts(room: Room): UIO[Chunk[String]] =
    room.views.take(1).runHead.map(_.getOrElse(Chunk.empty).map(m => s"${m.station}: ${m.text}"))

  def spec = suite("Chat with Datastar")(
    test("a page that is opened later gets the messages from before") {
      for
        room <- Room.make
        _    <- room.add(Message("km 30", "no water left"))
        seen <- texts(room)
      yield assertTrue(seen == Chunk("km 30: no water left"))
    },
    test("a slow page skips to the newest list, and nobody waits for it") {
      for
        room  <- Room.make
        start <- Promise.make[Nothing, Unit]
        go    <- Promise.make[Nothing, Unit]
        sizes <- Ref.make(Chunk.empty[Int])
        fiber <- room.views
                   .tap(all => sizes.update(_ :+ all.size))
                   .tap(_ => start.succeed(()) *> go.await)
                   .takeUntil(_.size == 50)
                   .runDrain
                   .fork
        _     <- start.await
        _     <- ZIO.foreachDiscard(1 to 50)(n => room.add(Message("km 30", n.toString)))
        _     <- go.succeed(())
        _     <- fiber.join
        all   <- sizes.get
      yield assertTrue(all.size < 25, all.last == 50)
    },
    test("of many messages at the same time, none is lost, and the last hundred are kept") {
      for
        room <- Room.make
        _    <- ZIO.foreachParDiscard(1 to 90)(n => room.add(Message("km 30", n.toString)))
        some <- texts(room)
        _    <- ZIO.foreachParDiscard(1 to 90)(n => room.add(Message("km 10", n.toString)))
        last <- texts(room)
      yield assertTrue(some.toSet.size == 90, last.size == 100, last.count(_.startsWith("km 10")) == 90)
    },
    test("carriage returns and other control characters are removed from a message") {
      for
        room <- Room.make
        _    <- chat(room, stations).runZIO(sent(draft("""{"text":"hi\r\r event: x\u0000"}"""), "heron-86"))
        seen <- texts(room)
      yield assertTrue(seen == Chunk("km 30: hi event: x"))
    },
    test("an empty or long message isn't added, and the page shows a hint") {
      for
        room  <- Room.make
        empty <- chat(room, stations).runZIO(sent(draft("""{"text":"  "}"""), "heron-86"))
        long  <- chat(room, stations).runZIO(sent(draft(s"""{"text":"${"x" * 301}"}"""), "heron-86"))
        body  <- long.body.asString
        seen  <- texts(room)
      yield assertTrue(empty.status == Status.Ok, body.contains("1 to 300"), seen.isEmpty)
    },
    test("a message that was accepted empties the input and the hint of an attempt before") {
      for
        room <- Room.make
        good <- chat(room, stations).runZIO(sent(draft("""{"text":"hi","hint":"1 to 300"}"""), "heron-86"))
        body <- good.body.asString
      yield assertTrue(body == """{"text":"","hint":""}""", good.rawHeader("content-type").exists(_.startsWith("application/json")))
    },
    test("the name comes from the cookie, even if the request has another one") {
      for
        room <- Room.make
        _    <- chat(room, stations).runZIO(sent(draft("""{"text":"hi","station":"km 10"}"""), "heron-86"))
        seen <- texts(room)
      yield assertTrue(seen == Chunk("km 30: hi"))
    },
    test("without a cookie, the stream and a message get status 401, and without the header 403") {
      for
        room   <- Room.make
        routes  = chat(room, stations)
        say    <- routes.runZIO(sent(draft("""{"text":"hi"}"""), "guessed"))
        stream <- routes.runZIO(sent(Request.get("/messages"), "guessed"))
        other  <- routes.runZIO(draft("""{"text":"hi"}""").addCookie(Cookie.Request("code", "heron-86")))
      yield assertTrue(
        say.status == Status.Unauthorized,
        stream.status == Status.Unauthorized,
        other.status == Status.Forbidden
      )
    },
    test("a malformed request gets status 400") {
      for
        room   <- Room.make
        broken <- ZIO.foreach(List("", "{", "[]", "{}", """{"text":7}"""))(body =>
                    chat(room, stations).runZIO(sent(draft(body), "heron-86"))
                  )
      yield assertTrue(broken.forall(_.status == Status.BadRequest))
    },
    test("the cookie can't be read by scripts, and isn't sent by other sites") {
      for
        room   <- Room.make
        login   = (code: String) => Request.post(url"/login", Body.fromURLEncodedForm(Form(FormField.simpleField("code", code))))
        good   <- chat(room, stations).runZIO(login("heron-86"))
        bad    <- chat(room, stations).runZIO(login("guessed"))
        cookie  = good.rawHeader("set-cookie").getOrElse("").toLowerCase
      yield assertTrue(cookie.contains("http" + "only"), cookie.contains("samesite=strict"), bad.status == Status.Unauthorized)
    }
  ) @@ TestAspect.withLiveClock
