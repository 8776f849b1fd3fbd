import zio.*
import zio.http.*

import java.util.logging.{Level, Logger}

/** Netty's log, which would report a missing network card, and the connections that status 413 closes. */
val nettyLog: Logger = Logger.getLogger("io.netty")

/** The address of the test server. */
def testServerUrl: URIO[TestServer, URL] =
  nettyLog.setLevel(Level.OFF)
  ZIO.serviceWithZIO[TestServer](_.port).map(url"http://localhost".port(_))
