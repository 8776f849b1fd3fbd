// Claims of docs/zio-http/reference/datastar-sdk/attributes.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.http.*
import zio.http.datastar.*
import zio.http.datastar.model.DatastarRetry
import zio.http.endpoint.Endpoint
import zio.http.template2.*
import zio.test.*

object DatastarAttributesClaims extends ZIOSpecDefault:

  val name  = Signal[String]("customerName")
  val rolls = Signal[Int]("rolls")

  def options(options: DatastarRequestOptions): String =
    DatastarRequest(Method.POST, url"/order", options).render

  def spec = suite("Datastar attributes")(
    test("an assignment in an event doesn't escape quotes, so text becomes code") {
      val rendered = button(dataOn.click := (name := "'+alert(1)+'")).render
      assertTrue(rendered == "<button data-on:click=\"$customerName = &#x27;&#x27;+alert(1)+&#x27;&#x27;\"></button>")
    },
    test("an assignment to a nested signal escapes quotes") {
      val city = Signal.nested("address")[String]("city")
      assertTrue(button(dataOn.click := (city := "it's")).render.contains("{city: &#x27;it\\&#x27;s&#x27;}"))
    },
    test("the first value of a signal escapes quotes and backslashes") {
      assertTrue(
        div(dataSignals(name) := "it's \\ \n").render ==
          "<div data-signals=\"{customerName: &#x27;it\\&#x27;s \\\\ \\n&#x27;}\"></div>"
      )
    },
    test("the first value of a signal keeps the escape marks of Datastar, which its script acts on") {
      val marks = "\uD83D\uDD95JS_x_DS\uD83D\uDE80"
      assertTrue(div(dataSignals(name) := marks).render == s"<div data-signals=\"{customerName: &#x27;$marks&#x27;}\"></div>")
    },
    test("the value of an input with a bound signal is an attribute, not an expression") {
      assertTrue(
        input(dataBind(name), value := "'+alert(1)+'").render ==
          "<input data-bind:customer-name value=\"&#x27;+alert(1)+&#x27;\"/>"
      )
    },
    test("the query of a request is encoded, so a quote can't end its URL") {
      val request = DatastarRequest(Method.GET, url"/x".addQueryParam("q", "');alert(1)//"))
      assertTrue(request.render == "@get('/x?q=%27%29%3Balert%281%29%2F%2F')")
    },
    test("one attempt is written as retryMaxCount, which the script knows") {
      assertTrue(options(DatastarRequestOptions(retryMaxCount = 1)) == "@post('/order', {\"retryMaxCount\":1})")
    },
    test("a path segment that begins with a dollar sign isn't encoded, and others are") {
      val route = Endpoint(Method.POST / "x" / string("n"))
      assertTrue(
        route.datastarRequest("$'+alert(1)+'").render == "@post('/x/$'+alert(1)+'')",
        route.datastarRequest("'+alert(1)+'").render == "@post('/x/%27%2Balert%281%29%2B%27')"
      )
    },
    test("a signal in a path is written into the string of the URL") {
      val route = Endpoint(Method.GET / "orders" / int("id"))
      assertTrue(route.datastarRequest(Signal[Int]("id")).render == "@get('/orders/$id')")
    },
    test("the type of a form is written as a media type, which the script doesn't know") {
      val form = DatastarRequestOptions(contentType = MediaType.application.`x-www-form-urlencoded`)
      assertTrue(options(form).contains("\"contentType\":\"application/x-www-form-urlencoded\""))
    },
    test("a payload is written as a string") {
      assertTrue(options(DatastarRequestOptions(payload = Some(js"{a: 1}"))).contains("\"payload\":\"{a: 1}\""))
    },
    test("the longest wait is written as retryMaxWaitMs") {
      assertTrue(options(DatastarRequestOptions(retryMaxWaitMs = 5000)).contains("\"retryMaxWaitMs\":5000"))
    },
    test("retry, openWhenHidden, and requestCancellation are written as the script expects") {
      val rendered = options(
        DatastarRequestOptions(
          retry = Some(DatastarRetry.Always),
          openWhenHidden = true,
          requestCancellation = DatastarRequestCancellation.Disabled
        )
      )
      assertTrue(
        rendered.contains("\"retry\":\"always\""),
        rendered.contains("\"openWhenHidden\":true"),
        rendered.contains("\"requestCancellation\":\"disabled\"")
      )
    },
    test("of two attributes that define signals, an element keeps one") {
      val rendered = div(dataSignals(name) := "Ada", dataSignals(rolls) := 3).render
      assertTrue(rendered == "<div data-signals=\"{rolls: 3}\"></div>")
    },
    test("a signal with an underscore is defined under one name and read under another") {
      val snake = Signal[String]("customer_name")
      assertTrue(
        div(dataSignals(snake) := "Ada").render.contains("{customer_name:"),
        div(dataText := snake).render.contains("\"$customerName\"")
      )
    },
    test("a name with two underscores throws, and a list has no reference") {
      val double = scala.util.Try(Signal[Int]("a__b"))
      val list   = scala.util.Try(Signal[List[Int]]("ids").ref)
      assertTrue(
        double.failed.toOption.exists(_.isInstanceOf[AssertionError]),
        list.failed.toOption.exists(_.isInstanceOf[RuntimeException])
      )
    },
    test("capitals of an event stay in the name, and camel adds a modifier") {
      assertTrue(
        div(dataOn("orderSent") := js"x").render.contains("data-on:orderSent="),
        div(dataOn("order-sent").camel := js"x").render.contains("data-on:order-sent__case.camel=")
      )
    }
  )
