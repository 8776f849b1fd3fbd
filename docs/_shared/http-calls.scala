import zio.*
import zio.http.*

/** Port 0: the operating system chooses a free port. */
val freePort: Int =
  // Without a network card to take one from, Netty warns that it made up a machine id.
  sys.props("io.netty.machineId") = "02:00:00:00:00:01"
  0

/** A server on a free port, with settings of your choice, that stops without Netty's quiet period. */
def serverWith(settings: Server.Config => Server.Config): TaskLayer[Server] =
  ZLayer.succeed(settings(Server.Config.default.port(freePort))) ++
    ZLayer.succeed(zio.http.netty.NettyConfig.defaultWithFastShutdown) >>> Server.customized

/** Sends a request to a local port, and prints what was requested, the status, and the body. */
def show(port: Int)(request: Request): RIO[Client, Unit] =
  val local = request.url.absolute(Scheme.HTTP, "localhost", port)
  for
    response <- Client.batched(request.copy(url = local))
    text     <- response.body.asString
    line      = s"${request.method} ${request.url.encode}: ${response.status.code} $text"
    _        <- Console.printLine(line.trim)
  yield ()

/** Starts the routes, and shows the response to each request. */
def tryOut(
    routes: Routes[Any, Response],
    settings: Server.Config => Server.Config = identity
)(requests: Request*): Task[Unit] =
  Server
    .install(routes)
    .flatMap(port => ZIO.foreachDiscard(requests)(show(port)))
    .provide(serverWith(settings), Client.default)
