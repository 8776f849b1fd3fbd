// Claims of docs/reference/stream/zpipeline.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.stream.*
import zio.test.*

object ZPipelineClaims extends ZIOSpecDefault:
  val broken: Stream[String, Int] = ZStream(1) ++ ZStream.fail("cut")

  type Encode = ZPipeline[Any, java.nio.charset.CharacterCodingException, String, Byte]

  def bytes(encode: Encode, texts: String*): IO[Exception, Chunk[Int]] =
    ZStream.fromIterable(texts).rechunk(1).via(encode).runCollect.map(_.map(_ & 0xff))

  def spec = suite("ZPipeline")(
    test("utf8Encode adds nothing between two strings") {
      for result <- bytes(ZPipeline.utf8Encode, "a", "b")
      yield assertTrue(result == Chunk(97, 98))
    },
    test("a character of two Chars may be split over two strings") {
      for result <- bytes(ZPipeline.utf8Encode, "\ud83d", "\ude00")
      yield assertTrue(result == Chunk(0xf0, 0x9f, 0x98, 0x80))
    },
    test("half a character makes utf8Encode fail, where getBytes writes a question mark") {
      for result <- bytes(ZPipeline.utf8Encode, "\ud83d").either
      yield assertTrue(
        result.left.toOption.exists(_.isInstanceOf[java.nio.charset.CharacterCodingException]),
        "\ud83d".getBytes("UTF-8").toList == List('?'.toByte)
      )
    },
    test("utf16Encode begins with a byte order mark, utf32Encode and utf8Encode do not") {
      for
        utf16 <- bytes(ZPipeline.utf16Encode, "a")
        utf32 <- bytes(ZPipeline.utf32Encode, "a")
        utf8  <- bytes(ZPipeline.utf8Encode, "a")
      yield assertTrue(
        utf16 == Chunk(0xfe, 0xff, 0, 97),
        utf32 == Chunk(0, 0, 0, 97),
        utf8 == Chunk(97)
      )
    },
    test("the function of `fromPush` receives neither a failure of the stream in front nor the end") {
      for
        seen <- Ref.make(Chunk.empty[Option[Chunk[Int]]])
        all   = ZPipeline.fromPush(ZIO.succeed((in: Option[Chunk[Int]]) => seen.update(_ :+ in).as(Chunk.empty[Int])))
        exit <- broken.via(all).runDrain.either
        ins  <- seen.get
      yield assertTrue(exit == Left("cut"), ins == Chunk(Some(Chunk(1))))
    },
    test("`mapError` and `orDie` on a pipeline leave the failures of the stream alone") {
      val checked = ZPipeline.mapZIO((n: Int) => ZIO.fail("bad").when(n > 5).as(n))
      for
        mapped <- broken.via(checked.mapError(_.toUpperCase)).runDrain.either
        died   <- broken.via(checked.orDieWith(Exception(_))).runDrain.either
      yield assertTrue(mapped == Left("cut"), died == Left("cut"))
    },
    test("in 2.1.26, `catchAllCause` inside `fromFunction` sees a failure of the stream as a defect, and swallows it") {
      val swallow = ZPipeline.fromFunction((in: UStream[Int]) => in.catchAllCause(cause => ZStream(cause.defects.size)))
      for all <- broken.via(swallow).runCollect
      yield assertTrue(all == Chunk(1, 1))
    }
  )
