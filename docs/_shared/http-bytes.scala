import java.net.Socket
import java.nio.charset.StandardCharsets.ISO_8859_1

/** Sends these bytes over a new connection, and returns everything that the server sends until it closes. */
def sendBytes(port: Int, bytes: String): zio.Task[String] =
  zio.ZIO.attemptBlockingInterrupt {
    val socket = Socket("localhost", port)
    try
      socket.setSoTimeout(30000)
      socket.getOutputStream.write(bytes.getBytes(ISO_8859_1))
      String(socket.getInputStream.readAllBytes(), ISO_8859_1)
    finally socket.close()
  }
