// Claims of docs/zio-http/reference/template.mdx. Each name is a sentence that the page relies on.
import java.util.concurrent.atomic.AtomicReference
import zio.*
import zio.http.*
import zio.http.template2.*
import zio.test.*

object TemplateDslClaims extends ZIOSpecDefault:
  val hostile = """"><script>alert('x')</script>&"""
  val escaped = "&quot;&gt;&lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt;&amp;"

  def nested(levels: Int): Dom =
    (1 to levels).foldLeft(text("x"): Dom)((inner, _) => blockquote(inner))

  def error(action: => Any): String =
    try
      val _ = action
      "none"
    catch case error: Throwable => error.getClass.getSimpleName

  def spec = suite("Template DSL")(
    test("text and attribute values are escaped by both DSLs") {
      import zio.http.template as older
      assertTrue(
        p(hostile).render == s"<p>$escaped</p>",
        img(alt := hostile).render == s"""<img alt="$escaped"/>""",
        older.p(hostile).encode.toString == s"<p>$escaped</p>",
        older.img(older.altAttr := hostile).encode.toString == s"""<img alt="$escaped"/>"""
      )
    },
    test("scripts, styles, raw HTML, names, and js attributes are not escaped") {
      assertTrue(
        script(js"x('$hostile')").render.contains(hostile),
        style(css"p { color: $hostile }").render.contains(hostile),
        p(raw(hostile)).render.contains(hostile),
        p(custom(hostile) := "v").render.contains(hostile),
        Dom.element(hostile)("v").render.contains(hostile),
        button(custom("onclick") := js"x('$hostile')").render.contains(hostile)
      )
    },
    test("an onclick from a plain string is escaped as an attribute") {
      val html = button(custom("onclick") := s"x('$hostile')").render
      assertTrue(html == s"""<button onclick="x(&#x27;$escaped&#x27;)"></button>""")
    },
    test("a javascript URL is rendered as it is") {
      assertTrue(a(href := "javascript:alert(1)").render == """<a href="javascript:alert(1)"></a>""")
    },
    test("the script content of the older template isn't escaped either") {
      import zio.http.template as older
      assertTrue(older.script("</script>").encode.toString == "<script></script></script>")
    },
    test("a Seq of Modifier removes duplicates, also among its siblings") {
      val items: Seq[Modifier] = List(li("a"), li("a"))
      assertTrue(
        ul(items).render == "<ul><li>a</li><li>a</li></ul>",
        ul(li("b"), items).render == "<ul><li>b</li><li>a</li></ul>",
        div(hr, hr, List[Modifier](className := "x")).render == """<div class="x"><hr/></div>"""
      )
    },
    test("only the collection and what is before it lose duplicates, and a spread collection loses none") {
      val items: Seq[Modifier] = List(p("a"), p("a"))
      assertTrue(
        div(items, hr, hr).render == "<div><p>a</p><hr/><hr/></div>",
        div(hr, items*).render == "<div><hr/><p>a</p><p>a</p></div>"
      )
    },
    test("a Long becomes a Double, and a Char becomes a number") {
      assertTrue(
        input(maxlength := 5L).render == """<input maxlength="5.0"/>""",
        input(accesskey := 's').render == """<input accesskey="115"/>"""
      )
    },
    test("JSON in a js attribute ends the attribute at its first quote, and in a string it doesn't") {
      val json = "\" onfocus=alert(1) \""
      assertTrue(
        button(custom("onclick") := js"show($json)").render ==
          """<button onclick="show(" onfocus=alert(1) ")"></button>""",
        button(custom("onclick") := s"show($json)").render ==
          """<button onclick="show(&quot; onfocus=alert(1) &quot;)"></button>"""
      )
    },
    test("the check of a link drops capitals in the scheme, outer blanks, and hosts with umlauts") {
      def website(typed: String) = URL.decode(typed).toOption.filter { url =>
        url.scheme.contains(Scheme.HTTP) || url.scheme.contains(Scheme.HTTPS)
      }
      val dropped = List(
        "HTTPS://ada.example", " https://ada.example", "https://ada.example ", "https://müller.example/",
        "http:javascript:alert(1)", "java\nscript:alert(1)", "https://ada.example/\"onfocus=alert(1)"
      )
      assertTrue(
        dropped.flatMap(website).isEmpty,
        website("https://ada.example/?q=1#f").map(_.encode).contains("https://ada.example/?q=1#f")
      )
    },
    test("a Seq of Dom keeps duplicates") {
      val items: Seq[Dom] = List(li("a"), li("a"))
      assertTrue(ul(li("b"), items).render == "<ul><li>b</li><li>a</li><li>a</li></ul>")
    },
    test("a Boolean attribute value renders as a bare name or not at all") {
      assertTrue(
        p(ariaExpanded := true).render == "<p aria-expanded></p>",
        p(ariaExpanded := false).render == "<p></p>",
        p(ariaExpanded := "false").render == """<p aria-expanded="false"></p>"""
      )
    },
    test("an attribute set twice keeps the last value, and an empty class list is left out") {
      assertTrue(
        p(className := "a", className := "b").render == """<p class="b"></p>""",
        p(className := List.empty[String]).render == "<p></p>"
      )
    },
    test("the compiler rejects a width without a colon, and accepts nonsense that looks like JavaScript") {
      for
        width    <- typeCheck("css\"width=100%\"")
        nonsense <- typeCheck("js\"let = = (\"")
      yield assertTrue(width.isLeft, nonsense.isRight)
    },
    test("Dom.boolAttr and Option.when turn an attribute on and off") {
      def of(full: Boolean) =
        button(Dom.boolAttr("disabled", full)).render -> button(Option.when(full)(disabled)).render
      val bare = "<button></button>"
      val off  = "<button disabled></button>"
      assertTrue(of(true) == (off, off), of(false) == (bare, bare))
    },
    test("find, filter, and collect don't look into a list next to other children") {
      def isItem(dom: Dom) = dom match
        case element: Dom.Element => element.tag == "li"
        case _                    => false
      val page = div(p("x"), List("a", "b").map(li(_)))
      assertTrue(
        page.find(isItem).isEmpty,
        page.collect { case dom if isItem(dom) => dom }.isEmpty,
        page.filter(!isItem(_)).render == page.render,
        div(li("a")).find(isItem).isDefined
      )
    },
    test("renderMinified equals render, indentation adds line breaks, and neither has a doctype") {
      val page = html(body(p("a ", b("b"))))
      assertTrue(
        page.renderMinified == page.render,
        page.render == "<html><body><p>a <b>b</b></p></body></html>",
        page.render(indentation = true).contains("\n      <b>")
      )
    },
    test("a void element drops its children, and null throws") {
      assertTrue(br("x").render == "<br/>", error(p(null: String).render) == "NullPointerException")
    },
    test("a table with 10,000 rows renders in less than a second") {
      val rows = (1 to 10000).toList.map(n => tr(td(n.toString), td("x & y")))
      for
        _    <- ZIO.succeed(table(rows).render)
        time <- Live.live(ZIO.succeed(table(rows).render).timed.map(_._1))
      yield assertTrue(time < 1.second)
    },
    test("twenty thousand nested elements overflow the stack of both DSLs, and 200 don't") {
      import zio.http.template as older
      def old(levels: Int) =
        (1 to levels).foldLeft(older.Dom.text("x"))((inner, _) => older.blockquote(inner))
      assertTrue(
        error(nested(20000).render) == "StackOverflowError",
        error(old(20000).encode) == "StackOverflowError",
        error(nested(200).render) == "none"
      )
    },
    test("the stack overflow of a rendering effect is a fatal error, not a defect") {
      val seen = AtomicReference("")
      val report: Throwable => Nothing = fatal =>
        seen.set(fatal.getClass.getSimpleName)
        throw InterruptedException() // the default exits
      for
        _ <- ZIO.succeed(nested(20000).render).exit.forkDaemon
               .provideLayer(Runtime.setReportFatal(report))
        _ <- Live.live(ZIO.sleep(20.millis)).repeatUntil(_ => seen.get.nonEmpty)
               .timeout(5.seconds)
      yield assertTrue(seen.get == "StackOverflowError")
    }
  )
