// Claims of docs/zio-http/examples/multipart-form-data.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.stream.*
import zio.test.*
import java.nio.file.{Files, Path}

object MultipartFormDataClaims extends ZIOSpecDefault:
  val boundary = Boundary("limit")
  val picture  = MediaType.image.png

  def file(name: String, bytes: ZStream[Any, Nothing, Byte]): FormField =
    FormField.streamingBinaryField("photo", bytes, picture, filename = Some(name))

  def parts(fields: FormField*) =
    Body.fromMultipartForm(Form(fields*), boundary).asMultipartMixed.map(_.parts)

  def zeros(n: Int): ZStream[Any, Nothing, Byte] = ZStream.repeat(0.toByte).take(n)

  val temporaryFile = ZIO.acquireRelease(ZIO.attemptBlocking(Files.createTempFile("claim", ".part"))) { file =>
    ZIO.attemptBlocking(Files.deleteIfExists(file)).orDie
  }

  def spec = suite("Multipart form data example")(
    test("`take(limit + 1)` stores one byte more than the limit for a larger file, and all of a smaller one") {
      def stored(size: Int) = ZIO.scoped {
        for
          all    <- parts(file("a.png", zeros(size)))
          target <- temporaryFile
          sizes  <- all.mapZIO(_.bytes.take(1001).run(ZSink.fromPath(target))).take(1).runCollect
        yield sizes.head
      }
      for
        small <- stored(1000)
        large <- stored(5000)
      yield assertTrue(small == 1000L, large == 1001L)
    },
    test("a part that's read exactly to its end is followed by the next part") {
      for
        all   <- parts(file("a.png", zeros(1000)), file("b.png", zeros(10)))
        sizes <- all.mapZIO(_.bytes.take(1001).runCount).runCollect
      yield assertTrue(sizes == Chunk(1000L, 10L))
    },
    test("a failure in a later part closes the scope, and the files of earlier parts are deleted") {
      for
        made   <- Ref.make(Chunk.empty[Path])
        all    <- parts(file("a.png", zeros(1000)), file("b.png", zeros(10)))
        result <- ZIO.scoped {
                    all.mapZIO { part =>
                      temporaryFile
                        .tap(path => made.update(_ :+ path))
                        .flatMap(path => part.bytes.run(ZSink.fromPath(path)))
                        .filterOrFail(_ > 10L)("too small")
                    }.runDrain
                  }.exit
        files  <- made.get
        left   <- ZIO.attemptBlocking(files.count(Files.exists(_)))
      yield assertTrue(result.isFailure, files.size == 2, left == 0)
    },
    test("an interruption in the middle of a part deletes its file") {
      for
        made  <- Promise.make[Nothing, Path]
        all   <- parts(file("a.png", zeros(1000) ++ ZStream.never))
        fiber <- ZIO.scoped {
                   all.mapZIO { part =>
                     temporaryFile.tap(made.succeed(_)).flatMap(path => part.bytes.run(ZSink.fromPath(path)))
                   }.runDrain
                 }.fork
        path  <- made.await
        _     <- fiber.interrupt
        left  <- ZIO.attemptBlocking(Files.exists(path))
      yield assertTrue(!left)
    },
    test("`Header.ContentDisposition` keeps a path in the file name") {
      for
        all   <- parts(file("../../etc/passwd", zeros(1)))
        names <- all.mapZIO(part => part.bytes.runDrain.as(part.headers.get(Header.ContentDisposition))).runCollect
      yield assertTrue(names == Chunk(Some(Header.ContentDisposition.FormField("photo", Some("../../etc/passwd")))))
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.timeout(9.seconds)
