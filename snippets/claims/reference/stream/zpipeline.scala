// Claims of docs/reference/stream/zpipeline.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.stream.*
import zio.test.*

object ZPipelineClaims extends ZIOSpecDefault:
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
    }
  )
