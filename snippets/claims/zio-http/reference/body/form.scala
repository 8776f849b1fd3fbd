// timeout: 40
// Claims of docs/zio-http/reference/body/form.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.http.multipart.mixed.MultipartMixed
import zio.schema.*
import zio.stream.*
import zio.test.*

final case class Person(name: String, age: Int) derives Schema
final case class Cautious(name: Option[String], age: Option[Int]) derives Schema
final case class Skills(skill: List[String], age: Option[Int]) derives Schema

object FormClaims extends ZIOSpecDefault:
  val boundary = Boundary("limit")

  def part(disposition: String, contentType: Option[String])(content: String): String =
    s"--limit\r\nContent-Disposition: form-data; $disposition\r\n" +
      contentType.fold("")(value => s"Content-Type: $value\r\n") + s"\r\n$content\r\n"

  val text = part("name=\"email\"", None)("ada")
  val file = part("name=\"cv\"; filename=\"cv.pdf\"", Some("application/pdf"))("x" * 100000)
  val end  = "--limit--\r\n"

  def body(content: String, declared: Option[Boundary] = Some(boundary)): Body =
    Body
      .fromStreamChunked(ZStream.fromChunk(Chunk.fromArray(content.getBytes)).rechunk(4096))
      .contentType(Body.ContentType(MediaType.multipart.`form-data`, declared))

  def form(body: Body)   = body.asMultipartForm.timeout(1.second).exit
  def fields(body: Body) =
    body.asMultipartFormStream.flatMap(_.fields.mapZIO(_.asChunk).runCollect).timeout(1.second).exit
  def mixed(body: Body)  =
    body.asMultipartMixed.flatMap(_.parts.mapZIO(_.bytes.runCollect).runCollect).timeout(1.second).exit

  def waits(exit: Exit[Throwable, Option[Any]]): Boolean = exit.foldExit(_ => false, _.isEmpty)

  /** A file of 48 MB without a line break, and the memory that's still reachable when its last piece arrives. */
  val head  = Chunk.fromArray(file.takeWhile(_ != 'x').getBytes)
  val piece = Chunk.fill(65536)('x'.toByte)
  def upload: ZStream[Any, Throwable, Byte] =
    ZStream.fromChunk(head) ++ ZStream.repeat(piece).take(732).flattenChunks ++
      ZStream.fromChunk(Chunk.fromArray(s"\r\n$end".getBytes))
  val megabytes: UIO[Long]                                  = ZIO.succeed {
    java.lang.System.gc()
    val runtime = java.lang.Runtime.getRuntime
    (runtime.totalMemory - runtime.freeMemory) / 1000000
  }
  def growth(bytes: ZStream[Any, Throwable, Byte])          =
    bytes.chunks
      .runFoldZIO((0L, 0L, 0L)) { case ((size, first, last), chunk) =>
        val now = size + chunk.size
        if first == 0 then megabytes.map((now, _, 0L))
        else if last == 0 && now > 45000000L then megabytes.map((now, first, _))
        else ZIO.succeed((now, first, last))
      }
      .map((_, first, last) => last - first)

  // The memory tests measure the heap, so nothing else may run next to them.
  def spec = suite("Form data")(
    suite("memory")(
      test("in 3.11.3, a streamed file of a `StreamingForm` stays in memory until it ends") {
        StreamingForm(upload, boundary).fields
          .mapZIO { case field => growth(field.asStream) }
          .runCollect
          .map(grown => assertTrue(grown.head > 30L))
      },
      test("`MultipartMixed` passes a file on and keeps none of it") {
        MultipartMixed(upload, boundary).parts
          .mapZIO(part => growth(part.bytes))
          .runCollect
          .map(grown => assertTrue(grown.head < 10L))
      }
    ) @@ TestAspect.sequential,
    suite("parsers")(
      test("both streams have back pressure") {
        def made(read: ZStream[Any, Throwable, Byte] => Task[Any]) =
          for
            count <- Ref.make(0)
            _     <- read(upload.rechunk(65536).chunks.tap(_ => count.update(_ + 1)).flattenChunks).timeout(300.millis)
            n     <- count.get
          yield n
        val slow: ZStream[Any, Throwable, Byte] => Task[Any] = _.chunks.take(1).mapZIO(_ => ZIO.never).runDrain
        for
          fields <- made(StreamingForm(_, boundary).fields.mapZIO(field => slow(field.asStream)).runDrain)
          parts  <- made(MultipartMixed(_, boundary).parts.mapZIO(part => slow(part.bytes)).runDrain)
        yield assertTrue(fields > 0, fields < 20, parts > 0, parts < 20)
      },
      test("a text field without a content type is binary, and its `stringValue` is `None`") {
        form(body(text + end)).map {
          case Exit.Success(Some(form)) =>
            assertTrue(form.get("email").exists(_.isInstanceOf[FormField.Binary]), form.get("email").flatMap(_.stringValue).isEmpty)
          case other                    => assertTrue(other == Exit.none)
        }
      },
      test("with another boundary, a form is silently empty, and `asMultipartMixed` fails") {
        val other = body((text + file + end).replace("--limit", "--other"))
        for
          inMemory <- form(other)
          streamed <- fields(other)
          parts    <- mixed(other)
        yield assertTrue(inMemory == Exit.succeed(Some(Form.empty)), streamed == Exit.succeed(Some(Chunk.empty)), parts.isFailure)
      },
      test("a request that ends in a text field loses the field, and `asMultipartMixed` fails") {
        val cut = body(text)
        for
          inMemory <- form(cut)
          streamed <- fields(cut)
          parts    <- mixed(cut)
        yield assertTrue(inMemory == Exit.succeed(Some(Form.empty)), streamed == Exit.succeed(Some(Chunk.empty)), parts.isFailure)
      },
      test("a request that ends in a file makes the form wait forever, and `asMultipartMixed` fails") {
        val cut = body(text + file)
        for
          inMemory <- form(cut)
          streamed <- fields(cut)
          parts    <- mixed(cut)
        yield assertTrue(waits(inMemory), waits(streamed), parts.isFailure)
      },
      test("in 3.11.3, a part without `Content-Disposition` is a defect in a form, and a part for `asMultipartMixed`") {
        val unnamed = body("--limit\r\nContent-Type: text/plain\r\n\r\nada\r\n" + end)
        for
          inMemory <- form(unnamed)
          streamed <- fields(unnamed)
          parts    <- mixed(unnamed)
          rescued  <- unnamed.asMultipartForm.resurrect.orElseFail("bad request").either
        yield assertTrue(
          inMemory.foldExit(_.isDie, _ => false),
          streamed.foldExit(_.isDie, _ => false),
          rescued == Left("bad request"),
          parts == Exit.succeed(Some(Chunk(Chunk.fromArray("ada".getBytes))))
        )
      },
      test("a disposition without quotes, in another order, or with `filename*` isn't parsed") {
        val dispositions = List(
          "form-data; name=cv; filename=cv.pdf",
          "form-data; filename=\"cv.pdf\"; name=\"cv\"",
          "form-data; name=\"cv\"; filename=\"cv.pdf\"; filename*=UTF-8''cv.pdf"
        )
        val quoted = Header.ContentDisposition.parse("form-data; name=\"cv\"; filename=\"a: b;c.pdf\"")
        assertTrue(
          dispositions.forall(Header.ContentDisposition.parse(_).isLeft),
          quoted == Right(Header.ContentDisposition.FormField("cv", Some("a: b;c.pdf")))
        )
      },
      test("in 3.11.3, `asMultipartMixed` collects a header of 200 KiB without complaint") {
        def length(kilobytes: Int) =
          val bytes = ZStream.fromChunk(Chunk.fromArray("--limit\r\nX: ".getBytes)) ++
            ZStream.repeat(Chunk.fill(4096)('x'.toByte)).take(kilobytes / 4).flattenChunks ++
            ZStream.fromChunk(Chunk.fromArray(s"\r\n\r\nada\r\n$end".getBytes))
          MultipartMixed(bytes, boundary).parts
            .mapZIO(part => part.bytes.runDrain.as(part.headers.head.renderedValue.length))
            .runCollect
        for lengths <- length(200)
        yield assertTrue(lengths == Chunk(200 * 1024))
      },
      test("without a boundary in the header, only `asMultipartForm` works, because it guesses the boundary") {
        val plain = body(text + end, None)
        for
          inMemory <- form(plain)
          streamed <- fields(plain)
          parts    <- mixed(plain)
        yield assertTrue(inMemory.foldExit(_ => 0, _.fold(0)(_.formData.size)) == 1, streamed.isFailure, parts.isFailure)
      },
      test("`asMultipartMixed` waits forever for a part that's skipped or read in part") {
        for
          skipped <- body(text + file + end).asMultipartMixed.flatMap(_.parts.runDrain).timeout(1.second).exit
          partly  <- body(text + file + end).asMultipartMixed
                       .flatMap(_.parts.mapZIO(_.bytes.take(1).runDrain).runDrain)
                       .timeout(1.second)
                       .exit
        yield assertTrue(waits(skipped), waits(partly))
      },
      test("an interrupted reader of `asMultipartMixed` stops the source") {
        for
          ended  <- Promise.make[Nothing, Unit]
          source  = upload.ensuring(ended.succeed(()))
          reader <- MultipartMixed(source, boundary).parts.mapZIO(_.bytes.take(1).runDrain *> ZIO.never).runDrain.fork
          _      <- ZIO.sleep(200.millis) *> reader.interrupt
          done   <- ended.isDone
        yield assertTrue(done)
      },
      test("with `asForm`, one missing field empties all of them, and an `Option` doesn't") {
        for
          person   <- Body.fromString("name=Ada").asForm[Person]
          cautious <- Body.fromString("name=Ada").asForm[Cautious]
        yield assertTrue(person == Person("", 0), cautious == Cautious(Some("Ada"), None))
      },
      test("with `asForm`, a repeated field arrives as one string, joined with commas") {
        Body.fromString("skill=Scala&skill=SQL&age=36").asForm[Skills].map(skills => assertTrue(skills.skill == List("Scala,SQL")))
      },
      test("the client doesn't escape a file name") {
        val name = "a.pdf\"\r\nX-Injected: yes"
        Body
          .fromMultipartForm(Form(FormField.binaryField("cv", Chunk(1), MediaType.application.pdf, filename = Some(name))), boundary)
          .asString
          .map(sent => assertTrue(sent.contains("\r\nX-Injected: yes")))
      }
    ) @@ TestAspect.parallel
  ) @@ TestAspect.sequential @@ TestAspect.withLiveClock
