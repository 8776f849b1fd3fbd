// Claims of docs/zio-http/examples/http-client-server.mdx. Each name is a sentence that the page relies on.
// timeout: 60
// include: http-raw
import zio.schema.*
import zio.test.*

object ClientAndServerClaims extends ZIOSpecDefault:
  final case class Rate(currency: String, perEuro: Double) derives Schema

  enum RatesError:
    case Unknown(currency: String)
    case Unavailable, TooSlow, Malformed

  final class Rates(client: Client, limit: Duration):
    import RatesError.*

    def rate(currency: String): IO[RatesError, Rate] =
      client.batched(Request.get(URL.root / "rates" / currency))
        .tap(_.body.asChunk)
        .orElseFail(Unavailable)
        .flatMap(read(currency))
        .retry(policy)
        .disconnect
        .timeoutFail(TooSlow)(limit)

    private def read(currency: String)(response: Response): IO[RatesError, Rate] =
      response.status match
        case Status.Ok       => response.body.asJson[Rate].orElseFail(Malformed).filterOrFail(_.perEuro > 0)(Malformed)
        case Status.NotFound => ZIO.fail(Unknown(currency))
        case Status.ServiceUnavailable | Status.TooManyRequests => ZIO.fail(Unavailable)
        case _               => ZIO.fail(Malformed)

  val policy = (Schedule.exponential(100.millis).jittered && Schedule.recurs(2))
    .whileInput[RatesError](_ == RatesError.Unavailable)

  /** The outcome of a call whose responses are these, and the number of requests. */
  def call(responses: String*): RIO[Scope & Client, (Either[RatesError, Rate], Int)] =
    val requests = AtomicInteger(0)
    for
      server <- raw { socket =>
                  head(socket)
                  send(socket, responses(requests.getAndIncrement().min(responses.size - 1)))
                }
      client <- ZIO.serviceWith[Client](_.url(server.url()))
      result <- Rates(client, 1.minute).rate("USD").either
    yield (result, requests.get)

  val rate = ok("""{"currency":"USD","perEuro":1.5}""", "connection: close\r\n")

  def spec = suite("a service that calls another one")(
    test("a body that breaks off is unavailable, so the call is repeated") {
      val broken = "HTTP/1.1 200 OK\r\ncontent-length: 90\r\n\r\n{"
      for
        once  <- call(broken, rate)
        never <- call(broken)
      yield assertTrue(once == (Right(Rate("USD", 1.5)), 2), never == (Left(RatesError.Unavailable), 3))
    }.provideSome[Scope](pool),
    test("a rate of zero or less, and a status without a case, are malformed and not retried") {
      for
        zero <- call(ok("""{"currency":"USD","perEuro":-1.0}"""))
        oops <- call("HTTP/1.1 500 Oops\r\ncontent-length: 0\r\n\r\n")
      yield assertTrue(zero == (Left(RatesError.Malformed), 1), oops == (Left(RatesError.Malformed), 1))
    }.provideSome[Scope](pool),
    test("a refused connection is unavailable after two retries") {
      for
        free   <- ZIO.scoped(raw(_ => ()).map(_.port))
        client <- ZIO.serviceWith[Client](_.url(url"http://localhost".port(free)))
        result <- Rates(client, 1.minute).rate("USD").either
      yield assertTrue(result == Left(RatesError.Unavailable))
    }.provide(pool)
  ) @@ TestAspect.withLiveClock

  def pool: TaskLayer[Client] = clients(_.dynamicConnectionPool(0, 5, 1.minute))
