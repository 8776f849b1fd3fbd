// Claims of docs/zio-rocksdb/index.mdx. Each name is a sentence that the page relies on.
import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.Files
import org.rocksdb as jrocks
import zio.*
import zio.rocksdb.*
import zio.rocksdb.iterator.{Direction, Position}
import zio.test.*

object ZioRocksDBClaims extends ZIOSpecDefault:

  def bytes(text: String): Array[Byte] = text.getBytes(UTF_8)
  def text(bytes: Array[Byte]): String = String(bytes, UTF_8)

  val folder: Task[String] = ZIO.attemptBlocking(Files.createTempDirectory("claims").toString)

  /** An empty database, which is closed with the scope. */
  val database: RIO[Scope, RocksDB] = folder.flatMap(RocksDB.Live.open(_))

  /** An empty database with transactions, which is closed with the scope. */
  val transactional: RIO[Scope, TransactionDB] =
    for
      options <- ZIO.fromAutoCloseable(ZIO.succeed(jrocks.Options()))
      path    <- folder
      db      <- TransactionDB.Live.open(options.setCreateIfMissing(true), path)
    yield db

  def fill(db: RocksDB)(keys: String*): Task[Unit] =
    ZIO.foreachDiscard(keys)(key => db.put(bytes(key), bytes("40 kg")))

  def keys(db: RocksDB)(direction: Direction, target: String): Task[Chunk[String]] =
    db.newIterator(direction, Position.Target(Chunk.fromArray(bytes(target))))
      .map((key, _) => text(key))
      .runCollect

  def read(db: RocksDB)(key: String): Task[Option[String]] = db.get(bytes(key)).map(_.map(text))

  def spec = suite("ZIO RocksDB")(
    test("a value survives closing and opening the database") {
      for
        path  <- folder
        _     <- ZIO.scoped(RocksDB.Live.open(path).flatMap(fill(_)("a")))
        value <- ZIO.scoped(RocksDB.Live.open(path).flatMap(read(_)("a")))
      yield assertTrue(value.contains("40 kg"))
    },
    test("a forward scan starts at the prefix and doesn't stop at its end") {
      for
        db    <- database
        _     <- fill(db)("hive-2/1", "hive-3/1", "hive-3/2", "hive-4/1")
        found <- keys(db)(Direction.Forward, "hive-3/")
      yield assertTrue(found == Chunk("hive-3/1", "hive-3/2", "hive-4/1"))
    },
    test("a backward scan starts at the first key that isn't smaller than the target") {
      for
        db    <- database
        _     <- fill(db)("hive-2/1", "hive-3/1", "hive-3/2")
        found <- keys(db)(Direction.Backward, "hive-3/")
      yield assertTrue(found == Chunk("hive-3/1", "hive-2/1"))
    },
    test("a backward scan is empty if all keys are smaller than the target") {
      for
        db    <- database
        _     <- fill(db)("hive-2/1")
        found <- keys(db)(Direction.Backward, "hive-3/")
      yield assertTrue(found.isEmpty)
    },
    test("as text, 10 comes before 9") {
      for
        db    <- database
        _     <- fill(db)("9", "10")
        found <- keys(db)(Direction.Forward, "1")
      yield assertTrue(found == Chunk("10", "9"))
    },
    test("a negative `Serializer.int` key comes after the positive ones") {
      for
        minus <- Serializer.int(-1)
        plus  <- Serializer.int(1)
      yield assertTrue((minus.head & 0xff) > (plus.head & 0xff))
    },
    test("in 0.4.4, a key whose block is damaged makes a scan end early instead of failing") {
      for
        path <- folder
        _ <- ZIO.scoped {
               for
                 options <- ZIO.fromAutoCloseable(ZIO.succeed(jrocks.Options()))
                 _ <- ZIO.attemptBlocking {
                        val db = jrocks.RocksDB.open(options.setCreateIfMissing(true), path)
                        val flush = jrocks.FlushOptions()
                        (1 to 20000).foreach(n => db.put(bytes(f"key-$n%06d"), bytes(s"value of $n")))
                        db.flush(flush)
                        flush.close()
                        db.close()
                      }
               yield ()
             }
        _ <- ZIO.attemptBlocking {
               val table = java.io.File(path).listFiles.filter(_.getName.endsWith(".sst")).head.toPath
               val all   = Files.readAllBytes(table)
               (all.length / 2 until all.length / 2 + 64).foreach(n => all(n) = 0x55)
               Files.write(table, all)
             }
        scanned <- ZIO.scoped(RocksDB.Live.open(path).flatMap(_.newIterator.runCount)).either
      yield assertTrue(scanned.exists(count => count > 0 && count < 20000))
    },
    test("a transaction that fails stores none of its changes") {
      for
        db    <- transactional
        _     <- db.atomically(Transaction.put(bytes("a"), bytes("1")) *> ZIO.fail(Exception("no"))).ignore
        value <- read(db)("a")
      yield assertTrue(value.isEmpty)
    },
    test("a transaction that dies stores none of its changes") {
      for
        db    <- transactional
        _     <- db.atomically(Transaction.put(bytes("a"), bytes("1")) *> ZIO.dieMessage("no")).exit
        value <- read(db)("a")
      yield assertTrue(value.isEmpty)
    },
    test("a transaction that is interrupted stores none of its changes") {
      for
        db    <- transactional
        begun <- Promise.make[Nothing, Unit]
        fiber <- db.atomically(Transaction.put(bytes("a"), bytes("1")) *> begun.succeed(()) *> ZIO.never).fork
        _     <- begun.await *> fiber.interrupt
        value <- read(db)("a")
      yield assertTrue(value.isEmpty)
    },
    test("inside `atomically`, `TransactionDB.get` doesn't see the changes of the transaction") {
      for
        db    <- transactional
        value <- db.atomically(Transaction.put(bytes("a"), bytes("1")) *> read(db)("a"))
      yield assertTrue(value.isEmpty)
    },
    test("a `TransactionDB.put` on a key that a transaction has locked fails") {
      for
        db    <- transactional
        error <- db.atomically(Transaction.put(bytes("a"), bytes("1")) *> db.put(bytes("a"), bytes("2")).either)
      yield assertTrue(error.isLeft)
    },
    test("a `TransactionDB` isn't created by default") {
      for
        options <- ZIO.fromAutoCloseable(ZIO.succeed(jrocks.Options()))
        path    <- folder
        result  <- ZIO.scoped(TransactionDB.Live.open(options, path)).either
      yield assertTrue(result.isLeft)
    },
    test("a database that is open can't be opened again") {
      for
        path   <- folder
        _      <- RocksDB.Live.open(path)
        second <- ZIO.scoped(RocksDB.Live.open(path)).either
      yield assertTrue(second.left.exists(_.getMessage.contains("lock hold by current process")))
    },
    test("a batch is stored when `write` runs, not before") {
      for
        db      <- database
        options <- ZIO.fromAutoCloseable(ZIO.succeed(jrocks.WriteOptions()))
        batch   <- WriteBatch.open
        _       <- batch.put(bytes("a"), bytes("1"))
        before  <- read(db)("a")
        _       <- db.write(options.setSync(true), batch)
        after   <- read(db)("a")
      yield assertTrue(before.isEmpty, after.contains("1"))
    },
    test("in 0.4.4, `RocksDB.Live.open` returns no handles, and `TransactionDB.Live.open` does") {
      val families = List("default", "queens").map(name => jrocks.ColumnFamilyDescriptor(bytes(name)))
      val create   = jrocks.DBOptions().setCreateIfMissing(true).setCreateMissingColumnFamilies(true)
      for
        path    <- folder
        plain   <- ZIO.scoped(RocksDB.Live.open(create, path, families).flatMap(_.initialHandles.map(_.size)))
        handles <- ZIO.scoped(
                     TransactionDB.Live
                       .open(create, jrocks.TransactionDBOptions(), path, families)
                       .flatMap(_.initialHandles.map(_.size))
                   )
      yield assertTrue(plain == 0, handles == 2)
    }
  ) @@ TestAspect.withLiveClock @@ TestAspect.timeout(9.seconds)
