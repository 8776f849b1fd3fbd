import java.net.{ServerSocket, Socket}
import java.util.concurrent.atomic.AtomicInteger
import zio.*
import zio.http.*

/** A server on a plain socket, for responses that no real server sends, and the number of its connections. */
final case class Raw(port: Int, connections: AtomicInteger):
  def url(path: String = "/"): URL = url"http://localhost".port(port).path(path)
  def get: RIO[Client, String]     = Client.batched(Request.get(url())).flatMap(_.body.asString)

def raw(
    handle: Socket => Unit,
    bind: Task[ServerSocket] = ZIO.attempt(ServerSocket(0))
): RIO[Scope, Raw] =
  for
    server <- ZIO.fromAutoCloseable(bind)
    count   = AtomicInteger(0)
    serve   = (socket: Socket) =>
                ZIO
                  .attemptBlockingInterrupt(handle(socket))
                  .ignore
                  .ensuring(ZIO.succeed(socket.close()))
                  .forkDaemon
    accept  = ZIO.attemptBlocking(server.accept()).tap(_ => ZIO.succeed(count.incrementAndGet()))
    _      <- accept.flatMap(serve).forever.ignore.forkDaemon
  yield Raw(server.getLocalPort, count)

/** Reads the head of a request. */
def head(socket: Socket): String =
  val text = StringBuilder()
  while !text.endsWith("\r\n\r\n") do
    val byte = socket.getInputStream.read()
    if byte < 0 then throw java.io.EOFException() else text.append(byte.toChar)
  text.toString

def send(socket: Socket, text: String): Unit = socket.getOutputStream.write(text.getBytes)

def ok(body: String, headers: String = ""): String =
  s"HTTP/1.1 200 OK\r\n${headers}content-length: ${body.length}\r\n\r\n$body"

/** Sends what `respond` makes of the head of each request. */
def replies(respond: String => String)(socket: Socket): Unit =
  while true do send(socket, respond(head(socket)))

def clients(settings: ZClient.Config => ZClient.Config): TaskLayer[Client] =
  // Without a network card to take one from, Netty warns that it made up a machine id.
  sys.props("io.netty.machineId") = "02:00:00:00:00:01"
  ZLayer.succeed(settings(ZClient.Config.default)) >>> ZClient.fromConfig

/** A client with one connection for each host. */
val one: TaskLayer[Client] = clients(_.fixedConnectionPool(1))

/** Switches off what Netty logs about broken connections. */
val netty: java.util.logging.Logger =
  val logger = java.util.logging.Logger.getLogger("io.netty")
  logger.setLevel(java.util.logging.Level.OFF)
  logger
