import zio.*

final case class DatabaseConfig(url: String, connections: Int)

// Stands for a connection pool. It says when it opens and when it closes.
final class Database(config: DatabaseConfig):
  def query(sql: String): UIO[Unit] = ZIO.logDebug(s"${config.url}: $sql")

object Database:
  val live: ZLayer[DatabaseConfig, Nothing, Database] =
    ZLayer.scoped {
      for
        config   <- ZIO.service[DatabaseConfig]
        database <- ZIO.acquireRelease(
                      Console.printLine(s"opened ${config.url}").orDie.as(Database(config))
                    )(_ => Console.printLine(s"closed ${config.url}").orDie)
      yield database
    }

final case class SoldOut(show: String)
final case class Declined(reason: String)

// The seats of each show: how many are left.
trait Seats:
  def take(show: String, count: Int): IO[SoldOut, Unit]
  def giveBack(show: String, count: Int): UIO[Unit]

object Seats:
  val live: ZLayer[Database, Nothing, Seats] =
    ZLayer {
      for
        database <- ZIO.service[Database]
        left     <- Ref.make(Map("Hamlet" -> 3, "Faust" -> 100))
      yield new Seats:
        def take(show: String, count: Int): IO[SoldOut, Unit] =
          database.query(s"take $count of $show") *>
            left.modify { shows =>
              val rest = shows.getOrElse(show, 0) - count
              if rest < 0 then (ZIO.fail(SoldOut(show)), shows)
              else (ZIO.unit, shows.updated(show, rest))
            }.flatten

        def giveBack(show: String, count: Int): UIO[Unit] =
          database.query(s"give back $count of $show") *>
            left.update(shows => shows.updatedWith(show)(_.map(_ + count)))
    }

// What was sold, for the accountant.
trait Sales:
  def record(show: String, count: Int): UIO[Unit]

object Sales:
  val live: ZLayer[Database, Nothing, Sales] =
    ZLayer.fromFunction { (database: Database) =>
      new Sales:
        def record(show: String, count: Int): UIO[Unit] =
          database.query(s"sold $count of $show")
    }

trait Payments:
  def charge(card: String, cents: Int): IO[Declined, Unit]

object Payments:
  val live: ULayer[Payments] =
    ZLayer.succeed {
      new Payments:
        def charge(card: String, cents: Int): IO[Declined, Unit] =
          if card.startsWith("4") then Console.printLine(s"charged $cents cents").orDie
          else ZIO.fail(Declined(s"unknown card $card"))
    }

// Sells tickets: the service at the top of the graph.
final class BoxOffice(seats: Seats, sales: Sales, payments: Payments):
  def sell(show: String, count: Int, card: String): IO[SoldOut | Declined, String] =
    for
      _ <- seats.take(show, count)
      _ <- payments.charge(card, count * 4500).onError(_ => seats.giveBack(show, count))
      _ <- sales.record(show, count)
    yield s"$count tickets for $show"

object BoxOffice:
  val live: ZLayer[Seats & Sales & Payments, Nothing, BoxOffice] =
    ZLayer.derive[BoxOffice]
