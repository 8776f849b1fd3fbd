// Claims of docs/zio-http/examples/static-files.mdx. Each name is a sentence that the page relies on.
// timeout: 20
// include: http-calls
// include: http-bytes
import java.io.File
import java.nio.file.{Files, Path as FilePath}
import zio.*
import zio.http.*
import zio.test.*

object StaticFilesClaims extends ZIOSpecDefault:

  lazy val site: FilePath =
    val root = Files.createDirectory(Files.createTempDirectory("claims").resolve("web"))
    List("app.js", "APP2.JS", "page.html", "my file.txt", "100%.txt", "a+b#c.txt", "ü.txt", "readme", ".env").foreach { name =>
      Files.writeString(root.resolve(name), "0123456789")
    }
    Files.createDirectory(root.resolve("images"))
    Files.createSymbolicLink(root.resolve("env.txt"), root.resolve(".env"))
    val backup = Files.createDirectory(root.resolveSibling("web-backup"))
    val other  = Files.createDirectory(root.resolveSibling("other"))
    Files.createSymbolicLink(root.resolve("backup"), Files.writeString(backup.resolve("a.txt"), "backup"))
    Files.createSymbolicLink(root.resolve("other"), Files.writeString(other.resolve("b.txt"), "other"))
    root

  def get(
      target: String,
      header: String = "",
      method: String = "GET",
      settings: Server.Config => Server.Config = identity,
      routes: Routes[Any, Response] = Routes.serveDirectory(Path.empty / "f", site.toFile)
  ): Task[String] =
    Server
      .install(routes)
      .flatMap(sendBytes(_, s"$method /f/$target HTTP/1.1\r\nHost: a\r\nConnection: close\r\n$header\r\n"))
      .provide(serverWith(settings))
      .provideLayer(Runtime.removeDefaultLoggers)

  def status(response: String): Int = response.split(" ")(1).toInt

  def spec = suite("Static files")(
    test("dot files are served") {
      get(".env").map(response => assertTrue(status(response) == 200))
    },
    test("a link to a directory whose name begins with the root's name is followed, and other links out aren't") {
      (get("backup") <*> get("other")).map { (backup, other) =>
        assertTrue(backup.endsWith("backup"), status(other) == 400)
      }
    },
    test("neither dots nor encoded dots, slashes, or backslashes lead out of the directory") {
      val paths = List("../x", "..%2Fx", "%2e%2e/x", "%2e%2e%2fx", "%252e%252e/x", "..%5Cx", "/etc/passwd", "%2Fetc%2Fpasswd")
      ZIO.foreach(paths)(get(_)).map(responses => assertTrue(responses.forall(r => status(r) == 404 || status(r) == 400)))
    },
    test("a directory gets status 400, and a missing file gets 404") {
      (get("images") <*> get("images/") <*> get("") <*> get("missing.js")).map { (a, b, c, missing) =>
        assertTrue(List(a, b, c).forall(status(_) == 400), status(missing) == 404)
      }
    },
    test("names with spaces, signs, and umlauts are found") {
      ZIO
        .foreach(List("my%20file.txt", "100%25.txt", "a+b%23c.txt", "%C3%BC.txt"))(get(_))
        .map(responses => assertTrue(responses.forall(status(_) == 200)))
    },
    test("a NUL character gets status 500, and a link inside the directory opens a dot file") {
      (get("app.js%00") <*> get("env.txt")).map((nul, link) => assertTrue(status(nul) == 500, status(link) == 200))
    },
    test("a matching tag or date doesn't result in status 304") {
      for
        first <- get("app.js")
        tag    = first.linesIterator.find(_.startsWith("etag: ")).fold("")(_.drop(6))
        again <- get("app.js", s"If-None-Match: $tag\r\n")
        since <- get("app.js", "If-Modified-Since: Fri, 27 Nov 2099 23:56:43 GMT\r\n")
      yield assertTrue(tag.startsWith("W/"), status(again) == 200, status(since) == 200)
    },
    test("a range is served, and one beyond the end gets status 416") {
      (get("app.js", "Range: bytes=2-4\r\n") <*> get("app.js", "Range: bytes=10-\r\n")).map { (part, beyond) =>
        assertTrue(status(part) == 206, part.endsWith("234"), status(beyond) == 416)
      }
    },
    test("HEAD is 404 unless the server generates HEAD routes") {
      val generated = get("app.js", method = "HEAD", settings = _.generateHeadRoutes(true))
      (get("app.js", method = "HEAD") <*> generated).map { (default, enabled) =>
        assertTrue(status(default) == 404, status(enabled) == 200)
      }
    },
    test("a file without an extension, or with one in upper case, has no content type") {
      (get("readme") <*> get("APP2.JS") <*> get("app.js")).map { (none, upper, lower) =>
        assertTrue(
          !none.contains("content-type"),
          !upper.contains("content-type"),
          lower.contains("content-type: text/javascript")
        )
      }
    },
    test("the prefix / is refused with status 500, and the prefix META-INF shows files of libraries") {
      val all  = Routes.serveResources(Path.empty / "f", "/")
      val meta = Routes.serveResources(Path.empty / "f", "META-INF")
      (get("zio/http/Server.class", routes = all) <*> get("MANIFEST.MF", routes = meta)).map { (refused, shown) =>
        assertTrue(status(refused) == 500, status(shown) == 200, shown.contains("accept-ranges: none"))
      }
    },
    test("`Body.fromFile` of a missing file is an empty body with status 200") {
      val routes = Routes(
        Method.GET / "f" / "x" -> handler(Body.fromFile(File("missing-file")).map(body => Response(body = body)))
      )
      get("x", routes = routes).map(response => assertTrue(status(response) == 200, response.endsWith("\r\n\r\n")))
    }
  ) @@ TestAspect.withLiveClock
