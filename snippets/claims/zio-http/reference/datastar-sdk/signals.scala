// Claims of docs/zio-http/reference/datastar-sdk/signals.mdx. Each name is a sentence that the page relies on.
// timeout: 60
// include: http-calls
// include: http-bytes
import zio.*
import zio.http.*
import zio.http.datastar.*
import zio.schema.*
import zio.test.*

object DatastarSignalsClaims extends ZIOSpecDefault:

  final case class Order(rolls: Int, customerName: String)
  given Schema[Order] = DeriveSchema.gen

  final case class Files(f: Option[List[Upload]])
  final case class Upload(name: String, mime: String, contents: String)
  given Schema[Upload] = DeriveSchema.gen
  given Schema[Files]  = DeriveSchema.gen

  val ada = """{"rolls":3,"customerName":"Ada"}"""

  def post(body: String): Request = Request.post(url"/order", Body.fromString(body))

  def read(body: String): UIO[Either[String, Order]] = post(body).readSignals[Order].either

  val routes = Routes(
    Method.ANY / "order" -> handler { (request: Request) =>
      request.readSignals[Order].fold(
        error => Response.text(error).status(Status.BadRequest),
        order => Response.text(order.customerName.length.toString)
      )
    }
  )

  def raw(request: String): Task[String] =
    Server.install(routes).flatMap(sendBytes(_, request)).provide(serverWith(identity))

  def line(method: String, target: String, body: String): String =
    s"$method $target HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n$body"

  def spec = suite("Datastar signals")(
    test("a GET is read from the query, and a POST, PUT, or PATCH from the body") {
      for
        get   <- Request.get(url"/order".addQueryParam("datastar", ada)).readSignals[Order].either
        post  <- read(ada)
        put   <- Request.put(url"/order", Body.fromString(ada)).readSignals[Order].either
        patch <- Request.patch(url"/order", Body.fromString(ada)).readSignals[Order].either
      yield assertTrue(Set(get, post, put, patch) == Set[Either[String, Order]](Right(Order(3, "Ada"))))
    },
    test("the signals of a DELETE, which are in the query, aren't read") {
      Request.delete(url"/order".addQueryParam("datastar", ada)).readSignals[Order].either
        .map(result => assertTrue(result.isLeft))
    },
    test("without the query parameter, the error says so") {
      Request.get(url"/order").readSignals[Order].flip
        .map(error => assertTrue(error == "Missing 'datastar' query parameter"))
    },
    test("the error has the path of the field that is missing") {
      read("""{"customerName":"Ada"}""").map(result => assertTrue(result.left.exists(_.contains(".rolls(missing)"))))
    },
    test("further fields and text after the object are ignored, and a field twice fails") {
      for
        extra    <- read("""{"rolls":3,"customerName":"Ada","admin":true}""")
        trailing <- read(ada + "trailing")
        twice    <- read("""{"rolls":3,"rolls":4,"customerName":"Ada"}""")
      yield assertTrue(extra.isRight, trailing.isRight, twice.isLeft)
    },
    test("a string of digits is read as an Int, but 3.0, 1e3, null, and large numbers aren't") {
      for
        digits <- read("""{"rolls":"3","customerName":"Ada"}""")
        others <- ZIO.foreach(List("3.0", "1e3", "null", "99999999999", "2.5", "1e999999999"))(n =>
                    read(s"""{"rolls":$n,"customerName":"Ada"}""")
                  )
      yield assertTrue(digits == Right(Order(3, "Ada")), others.forall(_.isLeft))
    },
    test("twenty thousand nested brackets in an unknown field are skipped") {
      read(s"""{"rolls":3,"customerName":"Ada","x":${"[" * 20000}${"]" * 20000}}""")
        .map(result => assertTrue(result.isRight))
    },
    test("the content type is not checked, so a form of another site can send signals") {
      post(ada).addHeader("content-type", "text/plain").readSignals[Order].either
        .map(result => assertTrue(result == Right(Order(3, "Ada"))))
    },
    test("a request line with a long query is rejected with status 414") {
      raw(line("GET", "/order?datastar=" + "x" * 5000, "")).map(text => assertTrue(text.startsWith("HTTP/1.1 414")))
    },
    test("a name of 90,000 characters fits into the default limit") {
      raw(line("POST", "/order", s"""{"rolls":3,"customerName":"${"x" * 90000}"}"""))
        .map(text => assertTrue(text.startsWith("HTTP/1.1 200"), text.endsWith("90000")))
    },
    test("a file is a list of names, types, and contents, as the browser sends it") {
      post("""{"f":[{"name":"a.txt","contents":"aGk=","mime":"text/plain"}]}""").readSignals[Files].either
        .map(result => assertTrue(result == Right(Files(Some(List(Upload("a.txt", "text/plain", "aGk=")))))))
    },
    test("a map of strings can be read as well") {
      post("""{"a":"1","b":"2"}""").readSignals[Map[String, String]].either
        .map(result => assertTrue(result == Right(Map("a" -> "1", "b" -> "2"))))
    }
  )
