// Claims of docs/reference/stream/zsink/creating-sinks.mdx. Each name is a sentence that the page relies on.
import java.io.OutputStream
import java.nio.file.{Files, OpenOption, Path, StandardCopyOption, StandardOpenOption}
import java.nio.file.attribute.PosixFilePermissions
import java.util.concurrent.atomic.AtomicInteger
import zio.*
import zio.stream.*
import zio.test.*

object CreatingSinksClaims extends ZIOSpecDefault:

  val numbers: UStream[Int] = ZStream(1, 2, 3, 4, 5).rechunk(1)

  /** The stream, and how many of its elements were pulled. */
  def counted: UIO[(UStream[Int], UIO[Int])] =
    Ref.make(0).map(pulled => (numbers.tap(_ => pulled.update(_ + 1)), pulled.get))

  def leftovers[Z](sink: ZSink[Any, Nothing, Int, Int, Z]): UIO[(Z, Chunk[Int])] =
    ZStream(1, 2, 3, 4, 5).run(sink.collectLeftover)

  /** The page's function that replaces a file. */
  def replaceFile(target: Path)(content: ZStream[Any, Throwable, Byte]): Task[Long] =
    val folder = target.toAbsolutePath.getParent
    val draft = ZIO.acquireRelease(
      ZIO.attemptBlocking(Files.createTempFile(folder, "draft", ".tmp"))
    )(path => ZIO.attemptBlocking(Files.deleteIfExists(path)).orDie)
    ZIO.scoped {
      for
        path <- draft
        size <- content.run(ZSink.fromPath(path))
        _    <- ZIO.attemptBlocking(Files.move(path, target, StandardCopyOption.ATOMIC_MOVE))
      yield size
    }

  /** A file in a folder of its own, which is deleted afterward. */
  val file: RIO[Scope, Path] =
    ZIO
      .acquireRelease(ZIO.attemptBlocking(Files.createTempDirectory("claims"))) { folder =>
        ZIO.attemptBlocking {
          folder.toFile.listFiles.foreach(_.delete())
          Files.delete(folder)
        }.orDie
      }
      .map(_.resolve("report.txt"))

  def bytes(text: String): UStream[Byte]  = ZStream.fromIterable(text.getBytes)
  def text(path: Path): Task[String]      = ZIO.attemptBlocking(Files.readString(path))
  def files(path: Path): Task[Int]        = ZIO.attemptBlocking(path.getParent.toFile.list.length)
  val boom: ZStream[Any, Exception, Byte] = ZStream.fail(Exception("boom"))

  /** An output that says whether it was flushed or closed. */
  final class Output(val flushed: AtomicInteger = AtomicInteger(), val closed: AtomicInteger = AtomicInteger())
      extends OutputStream:
    def write(byte: Int): Unit  = ()
    override def flush(): Unit = { flushed.incrementAndGet(); () }
    override def close(): Unit = { closed.incrementAndGet(); () }

  /** A sink that says when it opens and closes its resource. */
  def opening[Z](journal: Ref[Vector[String]])(sink: ZSink[Any, Nothing, Int, Int, Z]): ZSink[Any, Nothing, Int, Int, Z] =
    ZSink.unwrapScoped[Any] {
      ZIO.acquireRelease(journal.update(_ :+ "open"))(_ => journal.update(_ :+ "close")).as(sink)
    }

  def spec = suite("Creating sinks")(
    suite("where a sink stops")(
      test("one run is one group: `collectAllN` returns the first elements, and the stream stops") {
        for
          source <- counted
          group  <- source._1.run(ZSink.collectAllN[Int](3))
          n      <- source._2
        yield assertTrue(group == Chunk(1, 2, 3), n == 3)
      },
      test("`head` and `exists` stop at the element that decides, `count` reads the whole stream") {
        def pulledBy(sink: ZSink[Any, Nothing, Int, Int, Any]) =
          counted.flatMap((stream, pulled) => stream.run(sink) *> pulled)
        for
          head   <- pulledBy(ZSink.head[Int])
          exists <- pulledBy(ZSink.exists[Int](_ >= 2))
          count  <- pulledBy(ZSink.count)
        yield assertTrue(head == 1, exists == 2, count == 5)
      },
      test("`foreachWhile` leaves the element for which the effect returned `false`") {
        for result <- leftovers(ZSink.foreachWhile((n: Int) => ZIO.succeed(n < 3)))
        yield assertTrue(result._2 == Chunk(3, 4, 5))
      },
      test("`collectAllWhile` leaves the first element that doesn't match, `collectAllUntil` includes its last one") {
        for
          whileSmall <- leftovers(ZSink.collectAllWhile[Int](_ < 3))
          untilThree <- leftovers(ZSink.collectAllUntil[Int](_ == 3))
        yield assertTrue(
          whileSmall == (Chunk(1, 2), Chunk(3, 4, 5)),
          untilThree == (Chunk(1, 2, 3), Chunk(4, 5))
        )
      },
      test("`collectAllToSetN(2)` skips duplicates, and stops when a third different element arrives") {
        for result <- ZStream(1, 1, 2, 1, 3, 4).run(ZSink.collectAllToSetN[Int](2).collectLeftover)
        yield assertTrue(result == (Set(1, 2), Chunk(3, 4)))
      },
      test("`collectAllToMapN` stops before the map gets more than `n` keys") {
        for result <- ZStream(1, 2, 1, 3).run(ZSink.collectAllToMapN[Nothing, Int, Int](2)(identity)(_ + _).collectLeftover)
        yield assertTrue(result == (Map(1 -> 2, 2 -> 2), Chunk(3)))
      }
    ),
    suite("folds")(
      test("`fold` stops after the element that makes its condition false, `foldLeft` reads the whole stream") {
        for
          folded <- leftovers(ZSink.fold(0)((sum: Int) => sum < 3)((sum, n: Int) => sum + n))
          left   <- leftovers(ZSink.foldLeft(0)((sum, n: Int) => sum + n))
        yield assertTrue(folded == (3, Chunk(3, 4, 5)), left == (15, Chunk.empty))
      },
      test("an element that is heavier than the maximum of `foldWeighted` is a group of its own") {
        val batch = ZSink.foldWeighted(Chunk.empty[Int])((_, n: Int) => n.toLong, 10)(_ :+ _)
        for groups <- ZStream(4, 20, 5, 5, 1).transduce(batch).runCollect
        yield assertTrue(groups == Chunk(Chunk(4), Chunk(20), Chunk(5, 5), Chunk(1)))
      },
      test("`foldWeighted` ends a full group only when the next element arrives, `foldUntil` doesn't wait") {
        val batch = ZSink.foldWeighted(Chunk.empty[Int])((_, n: Int) => n.toLong, 10)(_ :+ _)
        val two   = ZSink.foldUntil(Chunk.empty[Int], 2)((all, n: Int) => all :+ n)
        val slow  = ZStream(5, 5) ++ ZStream.never
        for
          weighted <- slow.transduce(batch).runHead.timeout(500.millis)
          until    <- slow.transduce(two).runHead.timeout(5.seconds)
        yield assertTrue(weighted.isEmpty, until == Some(Some(Chunk(5, 5))))
      },
      test("`foldWeightedDecompose` calls `decompose` again and again if it splits every element") {
        val calls = AtomicInteger()
        val halves = ZSink.foldWeightedDecompose(Chunk.empty[Int])(
          (_, _: Int) => 3,
          max = 2,
          decompose = (n: Int) => if calls.incrementAndGet() < 10_000 then Chunk(n, n) else Chunk(n)
        )(_ :+ _)
        for _ <- ZStream(1).run(halves)
        yield assertTrue(calls.get >= 10_000)
      }
    ),
    suite("files")(
      test("`fromPath` replaces the content of a file, and leaves it incomplete if the run fails") {
        ZIO.scoped {
          for
            path  <- file
            _     <- bytes("four\nlines\nof\ntext").run(ZSink.fromPath(path))
            _     <- (bytes("half") ++ boom).run(ZSink.fromPath(path)).either
            after <- text(path)
            _     <- ZStream.empty.run(ZSink.fromPath(path))
            empty <- text(path)
          yield assertTrue(after == "half", empty == "")
        }
      },
      test("with `APPEND`, the content stays and the new bytes follow") {
        ZIO.scoped {
          for
            path  <- file
            append = Set[OpenOption](StandardOpenOption.CREATE, StandardOpenOption.APPEND)
            _     <- bytes("a").run(ZSink.fromPath(path))
            size  <- bytes("b").run(ZSink.fromPath(path, options = append))
            all   <- text(path)
          yield assertTrue(all == "ab", size == 1L)
        }
      },
      test("`replaceFile` keeps the old report and deletes its draft after a failure and an interruption") {
        ZIO.scoped {
          for
            path  <- file
            _     <- replaceFile(path)(bytes("old"))
            _     <- replaceFile(path)(bytes("new") ++ boom).either
            _     <- replaceFile(path)(bytes("new") ++ ZStream.never).timeout(200.millis)
            after <- text(path)
            count <- files(path)
            _     <- replaceFile(path)(bytes("new"))
            last  <- text(path)
          yield assertTrue(after == "old", count == 1, last == "new")
        }
      },
      test("on Linux and macOS, only the owner may read a file of `createTempFile`") {
        ZIO.scoped {
          for
            path   <- file
            _      <- replaceFile(path)(bytes("report"))
            rights <- ZIO.attemptBlocking(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
          yield assertTrue(rights == "rw-------")
        }
      }
    ),
    suite("queues and outputs")(
      test("`fromQueue` waits while the queue is full, and leaves the queue open") {
        for
          queue  <- Queue.bounded[Int](2)
          writer <- numbers.run(ZSink.fromQueue(queue)).fork
          _      <- ZIO.sleep(200.millis)
          early  <- writer.poll
          all    <- ZIO.foreach(1 to 5)(_ => queue.take)
          _      <- writer.join
          shut   <- queue.isShutdown
        yield assertTrue(early.isEmpty, all == Vector(1, 2, 3, 4, 5), !shut)
      },
      test("`fromQueueWithShutdown` discards what is still in the queue") {
        for
          queue <- Queue.unbounded[Int]
          _     <- numbers.run(ZSink.fromQueueWithShutdown(queue))
          shut  <- queue.isShutdown
          exit  <- queue.take.exit
        yield assertTrue(shut, exit.isInterrupted)
      },
      test("`runIntoQueue` adds an end marker, so the consumer gets every element and ends") {
        for
          queue <- Queue.unbounded[Take[Nothing, Int]]
          _     <- numbers.runIntoQueue(queue)
          all   <- ZStream.fromQueue(queue).flattenTake.runCollect
        yield assertTrue(all == Chunk(1, 2, 3, 4, 5))
      },
      test("`fromOutputStream` neither flushes nor closes its output, `fromOutputStreamScoped` closes it") {
        val plain  = Output()
        val scoped = Output()
        for
          _ <- bytes("report").run(ZSink.fromOutputStream(plain))
          _ <- bytes("report").run(ZSink.fromOutputStreamScoped(ZIO.fromAutoCloseable(ZIO.succeed(scoped))))
        yield assertTrue(plain.flushed.get == 0, plain.closed.get == 0, scoped.closed.get == 1)
      }
    ),
    suite("scoped sinks and `fromPush`")(
      test("the resource of `unwrapScoped` closes when its sink ends, before the next sink continues") {
        for
          journal <- Ref.make(Vector.empty[String])
          note     = (n: Int) => journal.update(_ :+ n.toString)
          _       <- numbers.run(opening(journal)(ZSink.take[Int](2)) *> ZSink.foreach(note))
          all     <- journal.get
        yield assertTrue(all == Vector("open", "close", "3", "4", "5"))
      },
      test("with `transduce`, `unwrapScoped` opens and closes its resource for each group") {
        for
          journal <- Ref.make(Vector.empty[String])
          _       <- numbers.take(4).transduce(opening(journal)(ZSink.collectAllN[Int](2))).runDrain
          all     <- journal.get
        yield assertTrue(all.count(_ == "open") >= 2, all.grouped(2).forall(_ == Vector("open", "close")))
      },
      test("a `fromPush` sink that continues after the end of the stream dies with \"empty sink\"") {
        val endless = ZSink.fromPush[Any, Nothing, Int, Nothing, Int](ZIO.succeed(_ => ZIO.unit))
        for exit <- numbers.run(endless).exit
        yield assertTrue(exit.causeOption.toList.flatMap(_.defects).map(_.getMessage) == List("empty sink"))
      },
      test("`fromPush` creates its state again for each run") {
        val size = ZSink.fromPush[Any, Nothing, Int, Nothing, Int](ZIO.succeed {
          var n = 0
          (input: Option[Chunk[Int]]) =>
            input match
              case None        => ZIO.fail((Right(n), Chunk.empty))
              case Some(chunk) => ZIO.succeed { n += chunk.size }
        })
        for
          first  <- numbers.run(size)
          second <- numbers.run(size)
        yield assertTrue(first == 5, second == 5)
      }
    )
  ) @@ TestAspect.withLiveClock @@ TestAspect.parallel @@ TestAspect.timeout(9.seconds)
