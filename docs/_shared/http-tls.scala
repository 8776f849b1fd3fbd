import java.nio.file.Files
import java.security.KeyStore
import java.util.Base64
import zio.*
import zio.http.*

/** Switches off what Netty logs about broken handshakes. */
val nettyLog: java.util.logging.Logger =
  val logger = java.util.logging.Logger.getLogger("io.netty")
  logger.setLevel(java.util.logging.Level.OFF)
  logger

/** A temporary folder for keys and certificates. */
val folder: java.nio.file.Path =
  // Without a network card to take one from, Netty warns that it made up a machine id.
  if nettyLog.getLevel != null then sys.props("io.netty.machineId") = "02:00:00:00:00:01"
  Files.createTempDirectory("tls")

/** The path of a file in the folder. */
def in(name: String): String = folder.resolve(name).toString

/** The password of every key store. */
val storePassword = "changeme"

/** Runs `keytool` with these options in the folder. */
def keytool(options: String): Unit =
  val program = java.nio.file.Path.of(sys.props("java.home"), "bin", "keytool").toString
  val words   = """"[^"]*"|\S+""".r.findAllIn(s"$options -storepass $storePassword").map(_.replace("\"", "")).toList
  val faster  = List("-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC")
  val process = ProcessBuilder((program :: faster ++ words)*).directory(folder.toFile).redirectErrorStream(true).start()
  val output  = String(process.getInputStream.readAllBytes())
  if process.waitFor() != 0 then throw RuntimeException(s"keytool $options\n$output")

/** Makes `name.p12` with a new key and its self-signed certificate, and writes them to `name.key` and `name.pem`. */
def newKey(name: String, subject: String, options: String = ""): Unit =
  val key = "-keyalg EC -groupname secp256r1"
  keytool(s"""-genkeypair -alias $name $key -dname "$subject" $options -keystore $name.p12""")
  val store = KeyStore.getInstance(java.io.File(in(s"$name.p12")), storePassword.toCharArray)
  pem("PRIVATE KEY", store.getKey(name, storePassword.toCharArray).getEncoded, s"$name.key")
  pem("CERTIFICATE", store.getCertificate(name).getEncoded, s"$name.pem")

/** Writes bytes to a file in the folder as PEM. */
def pem(kind: String, bytes: Array[Byte], file: String): Unit =
  val text = Base64.getMimeEncoder.encodeToString(bytes)
  Files.writeString(folder.resolve(file), s"-----BEGIN $kind-----\n$text\n-----END $kind-----\n")

/** Writes a certificate for the key of `name`, signed by `issuer`, to a PEM file without the rest of its chain. */
def issue(issuer: String, name: String, file: String, options: String = ""): Unit =
  if !Files.exists(folder.resolve(s"$name.csr")) then
    keytool(s"-certreq -alias $name -file $name.csr -keystore $name.p12")
  keytool(s"-gencert -rfc -alias $issuer $options -infile $name.csr -outfile $file -keystore $issuer.p12")
  val end = "-----END CERTIFICATE-----"
  val pem = Files.readString(folder.resolve(file))
  Files.writeString(folder.resolve(file), pem.take(pem.indexOf(end) + end.length) + "\n")

/** A server on a free port that stops right away and doesn't log the handshakes it rejects. */
def serverWith(ssl: SSLConfig): TaskLayer[Server] =
  val settings = Server.Config.default.onAnyOpenPort.ssl(ssl)
    .logWarningOnFatalError(false)
    .gracefulShutdownTimeout(100.millis)
  ZLayer.succeed(settings) ++
    ZLayer.succeed(zio.http.netty.NettyConfig.defaultWithFastShutdown) >>> Server.customized

def clientWith(ssl: ClientSSLConfig): TaskLayer[Client] =
  ZLayer.succeed(ZClient.Config.default.ssl(ssl)) >>> ZClient.fromConfig

/**
 * Sends a request, and describes the response, or the error of a client that received none. An error after nine seconds
 * only means that the machine was too busy to finish the handshake in the ten seconds that Netty waits, so it repeats. A
 * server that rejects plain HTTP may close the connection before the client has read the empty body.
 */
def reply(request: Request): URIO[Client, String] =
  Client.batched(request)
    .flatMap(response => response.body.asString.orElseSucceed("").map(text => s"${response.status.code} $text".trim))
    .catchAll(error => ZIO.succeed(error.getClass.getSimpleName))
    .timed
    .repeatUntil((took, _) => took < 9.seconds)
    .map((_, text) => text)

/** Starts the routes, sends a GET request over HTTPS, and prints the label and the response. */
def tryTls(label: String, routes: Routes[Any, Response], server: SSLConfig, client: ClientSSLConfig)(
    path: String,
    host: String = "localhost"
): Task[Unit] =
  Server
    .install(routes)
    .flatMap(port => reply(Request.get(url"https://localhost".host(host).port(port).path(path))))
    .flatMap(text => Console.printLine(s"$label: $text"))
    .provide(serverWith(server), clientWith(client))

/** Connects with the JDK's own TLS client, which trusts one PEM file, and describes the outcome of the handshake. */
def handshake(port: Int, trusted: String, host: String = "localhost"): Task[String] =
  ZIO.attemptBlocking {
    val store   = KeyStore.getInstance("PKCS12")
    val trust   = javax.net.ssl.TrustManagerFactory.getInstance("PKIX")
    val context = javax.net.ssl.SSLContext.getInstance("TLS")
    val parser  = java.security.cert.CertificateFactory.getInstance("X.509")
    store.load(null, null)
    store.setCertificateEntry("trusted", parser.generateCertificate(Files.newInputStream(folder.resolve(trusted))))
    trust.init(store)
    context.init(null, trust.getTrustManagers, null)
    val socket = context.getSocketFactory.createSocket(host, port).asInstanceOf[javax.net.ssl.SSLSocket]
    try
      val checks = socket.getSSLParameters
      checks.setEndpointIdentificationAlgorithm("HTTPS")
      socket.setSSLParameters(checks)
      socket.startHandshake()
      socket.getSession.getProtocol
    catch case error: javax.net.ssl.SSLException => error.getMessage.split(": ").last
    finally socket.close()
  }
