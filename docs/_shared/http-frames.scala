import java.io.{DataInputStream, EOFException}
import java.net.{Socket, SocketException, SocketTimeoutException}

/** A frame as bytes, which can break any rule: no mask, a wrong length, an unknown opcode. */
def frame(
    opcode: Int,
    payload: Array[Byte],
    isFinal: Boolean = true,
    masked: Boolean = true,
    reserved: Int = 0
): Array[Byte] =
  val size = payload.length
  val mask = if masked then 0x80 else 0
  val length =
    if size < 126 then Array(size | mask)
    else if size < 65536 then Array(126 | mask, size >> 8, size)
    else Array(127 | mask, 0, 0, 0, 0, size >> 24, size >> 16, size >> 8, size)
  val key   = if masked then Array.fill[Byte](4)(0) else Array.empty[Byte]
  val first = opcode | reserved | (if isFinal then 0x80 else 0)
  (first.toByte +: length.map(_.toByte)) ++ key ++ payload

def text(content: String, isFinal: Boolean = true): Array[Byte] =
  frame(1, content.getBytes("UTF-8"), isFinal)

/** A client on a plain socket: the head of the response, and what was sent after it. */
final class RawSocket(socket: Socket):
  private val in = DataInputStream(socket.getInputStream)

  val head: String =
    val text = StringBuilder()
    while !text.endsWith("\r\n\r\n") do
      val byte = in.read()
      if byte < 0 then throw EOFException() else text.append(byte.toChar)
    text.toString

  def write(bytes: Array[Byte]): Task[Unit] =
    ZIO.attemptBlocking(socket.getOutputStream.write(bytes))

  /** What arrives until the server closes the connection or sends nothing for a while. */
  def frames(quiet: Duration = 400.millis): Task[List[String]] =
    ZIO.attemptBlocking {
      socket.setSoTimeout(quiet.toMillis.toInt)
      def all: List[String] =
        try
          val next = one()
          next :: all
        catch
          case _: EOFException | _: SocketException => List("closed")
          case _: SocketTimeoutException            => List("still open")
      all
    }

  private def one(): String =
    val opcode = in.readUnsignedByte() & 15
    val size = in.readUnsignedByte() & 127 match
      case 126   => in.readUnsignedShort()
      case 127   => in.readLong().toInt
      case small => small
    val payload = in.readNBytes(size)
    opcode match
      case 8 if size > 1 =>
        val code = (payload(0) & 255) * 256 + (payload(1) & 255)
        s"Close($code,${String(payload.drop(2), "UTF-8")})"
      case 8  => "Close()"
      case 9  => "Ping"
      case 10 => s"Pong(${String(payload, "UTF-8")})"
      case _  => if size > 100 then s"$size bytes" else String(payload, "UTF-8")

def upgrade(path: String = "/", headers: String = ""): String =
  s"GET $path HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" +
    s"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n$headers\r\n"

/** Sends a request on a new connection, and waits for the head of the response. */
def rawSocket(port: Int, request: String = upgrade()): ZIO[Scope, Throwable, RawSocket] =
  ZIO
    .fromAutoCloseable(ZIO.attemptBlocking(Socket("localhost", port)))
    .flatMap { socket =>
      ZIO.attemptBlocking {
        socket.setSoTimeout(20000)
        socket.getOutputStream.write(request.getBytes)
        RawSocket(socket)
      }
    }
