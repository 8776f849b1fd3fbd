// Claims of docs/zio-streams-compress/index.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.compress.*
import zio.stream.*
import zio.test.*
import java.io.IOException
import java.nio.charset.StandardCharsets.UTF_8
import java.util.zip.{CRC32, ZipEntry, ZipException}

object ZioStreamsCompressClaims extends ZIOSpecDefault:

  type Bytes = ZStream[Any, Throwable, Byte]

  def text(line: String): ZStream[Any, Nothing, Byte] = ZStream.fromIterable(line.getBytes(UTF_8))

  def archive(files: (String, String)*): Bytes =
    ZStream
      .fromIterable(files)
      .map((name, content) => (ArchiveEntry(name), text(content)))
      .via(ZipArchiver.archive)

  val orders: Bytes = archive("ada.txt" -> "keyboard", "bo.txt" -> "mouse")

  /** The names and contents of an archive, if each content is read to its end. */
  def contents(zip: Bytes): Task[Chunk[(String, String)]] =
    zip
      .via(ZipUnarchiver.unarchive)
      .mapZIO((entry, content) => content.runCollect.map(b => (entry.name, String(b.toArray, UTF_8))))
      .runCollect

  def names(zip: Bytes): Task[Chunk[String]] = zip.via(ZipUnarchiver.list).map(_.name).runCollect

  /** Reads `orders` as `read` says, for at most half a second. */
  def readEach(read: Bytes => Task[Any]): Task[Option[Long]] =
    orders
      .via(ZipUnarchiver.unarchive)
      .mapZIO((_, content) => read(content))
      .runCount
      .timeout(500.millis)

  def spec = suite("ZIO Streams Compress")(
    test("`unarchive` gives back what `archive` packed") {
      for files <- contents(orders)
      yield assertTrue(files == Chunk("ada.txt" -> "keyboard", "bo.txt" -> "mouse"))
    },
    test("`ZipArchiver` needs no size and doesn't check one") {
      val wrong: ArchiveEntry[Option, Any] = ArchiveEntry("ada.txt", Some(3L))
      for files <- contents(ZStream((wrong, text("keyboard"))).via(ZipArchiver.archive))
      yield assertTrue(files == Chunk("ada.txt" -> "keyboard"))
    },
    test("the size of an entry is missing while its content is being read") {
      for sizes <- orders
                     .via(ZipUnarchiver.unarchive)
                     .mapZIO((entry, content) => content.runDrain.as(entry.uncompressedSize))
                     .runCollect
      yield assertTrue(sizes == Chunk(None, None))
    },
    test("`list` counts the bytes of each content") {
      for sizes <- orders.via(ZipUnarchiver.list).map(_.uncompressedSize).runCollect
      yield assertTrue(sizes == Chunk(Some(8L), Some(5L)))
    },
    test("a content that isn't read makes the stream wait forever") {
      for count <- readEach(_ => ZIO.unit)
      yield assertTrue(count.isEmpty)
    },
    test("a content that is only read in part makes the stream wait forever") {
      for count <- readEach(_.take(2).runCount)
      yield assertTrue(count.isEmpty)
    },
    test("`runDrain` skips a content") {
      for count <- readEach(_.runDrain)
      yield assertTrue(count.contains(2L))
    },
    test("`rechunk` between `unarchive` and the reading makes the stream wait forever") {
      for count <- orders
                     .via(ZipUnarchiver.unarchive)
                     .rechunk(2)
                     .mapZIO((_, content) => content.runDrain)
                     .runCount
                     .timeout(500.millis)
      yield assertTrue(count.isEmpty)
    },
    test("names that lead out of the folder aren't checked when reading") {
      for found <- names(archive("../../etc/cron.d/job" -> "evil"))
      yield assertTrue(found == Chunk("../../etc/cron.d/job"))
    },
    test("bytes that aren't a ZIP file look like an archive without files") {
      for found <- names(text("<html>not found</html>"))
      yield assertTrue(found.isEmpty)
    },
    test("an archive that was cut off between two files looks like a shorter one") {
      for
        all   <- orders.runCollect
        cut    = all.take(all.lastIndexOfSlice("PK\u0003\u0004".getBytes(UTF_8)))
        found <- names(ZStream.fromChunk(cut))
      yield assertTrue(found == Chunk("ada.txt"))
    },
    test("an archive that was cut off within a file fails") {
      for
        all  <- orders.runCollect
        exit <- names(ZStream.fromChunk(all.take(40))).exit
      yield assertTrue(exit.isFailure, exit.causeOption.exists(_.failures.nonEmpty))
    },
    test("in 2.1.3, a failure of the incoming bytes becomes a defect") {
      for exit <- names(orders.take(40) ++ ZStream.fail(IOException("connection lost"))).exit
      yield assertTrue(
        exit.causeOption.exists(_.failures.isEmpty),
        exit.causeOption.exists(_.defects.nonEmpty)
      )
    },
    test("`squash` turns that defect into a failure with the same message and another class") {
      val broken = orders.take(40) ++ ZStream.fail(IOException("connection lost"))
      for error <- broken
                     .via(ZipUnarchiver.list)
                     .catchAllCause(cause => ZStream.fail(cause.squash))
                     .runDrain
                     .flip
      yield assertTrue(error.getMessage == "connection lost", !error.isInstanceOf[IOException])
    },
    test("two entries with one name fail while the archive is written") {
      for error <- archive("a.txt" -> "x", "a.txt" -> "y").runDrain.flip
      yield assertTrue(error.isInstanceOf[ZipException])
    },
    test("if the content of a file fails, the archive fails with the same error") {
      val lost = IOException("disk lost")
      for error <- ZStream((ArchiveEntry("a.txt"), ZStream.fail(lost)))
                     .via(ZipArchiver.archive)
                     .runDrain
                     .flip
      yield assertTrue(error == lost)
    },
    test("`ZipMethod.Stored` fails without a size and a checksum") {
      val stored = ZipArchiver(zipMethod = Some(ZipMethod.Stored))
      for error <- ZStream((ArchiveEntry("a.txt"), text("x"))).via(stored.archive).runDrain.flip
      yield assertTrue(error.isInstanceOf[ZipException])
    },
    test("`ZipMethod.Stored` works with a `ZipEntry` that `fromUnderlying` converts") {
      import zio.compress.Zip.*
      val checksum = CRC32()
      checksum.update("keyboard".getBytes(UTF_8))
      val java = ZipEntry("ada.txt")
      java.setSize(8)
      java.setCrc(checksum.getValue)
      val entry  = ArchiveEntry.fromUnderlying[Option, ZipEntry](java)
      val stored = ZipArchiver(zipMethod = Some(ZipMethod.Stored))
      for files <- contents(ZStream((entry, text("keyboard"))).via(stored.archive))
      yield assertTrue(files == Chunk("ada.txt" -> "keyboard"))
    },
    test("`NoCompressionLevel` writes the content as it is") {
      val level = ZipArchiver(level = Some(DeflateCompressionLevel.NoCompressionLevel))
      for bytes <- ZStream((ArchiveEntry("a.txt"), text("x" * 200))).via(level.archive).runCollect
      yield assertTrue(bytes.containsSlice(("x" * 200).getBytes(UTF_8)))
    },
    test("a file on disk is opened when its turn comes and closed when it has been read") {
      def file(name: String, log: Ref[Chunk[String]]) =
        ZStream.acquireReleaseWith(log.update(_ :+ s"open $name"))(_ => log.update(_ :+ s"close $name")) *>
          text(name)
      for
        log <- Ref.make(Chunk.empty[String])
        _   <- ZStream("a", "b")
                 .map(name => (ArchiveEntry(name), file(name, log)))
                 .via(ZipArchiver.archive)
                 .runDrain
        all <- log.get
      yield assertTrue(all == Chunk("open a", "close a", "open b", "close b"))
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.timeout(10.seconds)
