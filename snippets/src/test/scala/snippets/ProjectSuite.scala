package snippets

class ProjectSuite extends Checking:
  private val orders =
    """
      |```scala file=src/main/scala/shop/Order.scala
      |package shop
      |
      |final case class Order(id: Int, amount: BigDecimal)
      |
      |def total(orders: List[Order]): BigDecimal =
      |  if orders.isEmpty then throw IllegalArgumentException("no orders")
      |  orders.map(_.amount).sum
      |```
      |"""

  test("the other blocks of a page can use its files"):
    val r = page(orders + """
      |```scala run
      |import shop.*
      |total(List(Order(1, 20), Order(2, 22)))
      |```
      |```scala values
      |Order(3, 1).id
      |```
      |```scala fail
      |Order("one", 1)
      |```
      |""")
    assertEquals(r.block(1).end, Some(End("value", Some("42"))))
    assertEquals(r.block(2).values.map(_.value), Vector("3"))
    assertEquals(r.block(3).refusals.map(_.line), Vector(20))

  test("a block above the files can use them too"):
    val r = page("```scala values\nshop.Order(1, 2).id\n```\n" + orders.stripMargin)
    assertEquals(r.block(0).values.map(_.value), Vector("1"))

  test("identifiers in files have facts, and so do names from the files in other blocks"):
    val text = orders + "\n```scala\nval all = shop.total(Nil)\n```\n"
    val r    = page(text)
    assertEquals(r.fact(0, "total", Checking.page(text)).symbol, "shop.total")
    assertEquals(r.fact(1, "total", Checking.page(text)).symbol, "shop.total")

  test("tests can use the sources, but sources can't use the tests"):
    val spec = """
      |```scala file=src/test/scala/shop/OrderSpec.scala
      |package shop
      |import zio.test.*
      |object OrderSpec extends ZIOSpecDefault:
      |  def spec = test("adds amounts")(assertTrue(total(List(Order(1, 5))) == BigDecimal(5)))
      |```
      |"""
    val r = page(orders + spec + "\n```scala run\nshop.OrderSpec\n```\n")
    assertEquals(r.block(2).output.map(_.linesIterator.next()), Some("+ adds amounts"))
    val wrong = page(spec + "\n```scala file=src/main/scala/shop/Main.scala\npackage shop\nval spec = OrderSpec\n```\n")
    assertEquals(wrong.errors.map(e => (e.block, e.line)), Vector((1, 11)))

  test("messages about files have the lines and columns of the page"):
    val r = page("""
      |- a list
      |
      |  ```scala file=src/main/scala/A.scala
      |  object A:
      |    val n: Int = "1"
      |  ```
      |""")
    assertEquals((r.error.line, r.error.column, r.error.endColumn), (6, 18, 21))

  test("traces have the line numbers of the files"):
    val r = page("text\n\n" + orders.stripMargin + "\n```scala run=defect\nzio.ZIO.succeed(shop.total(Nil))\n```\n")
    val trace = r.block(1).end.flatMap(_.text).get
    assert(trace.contains("total(Order.scala:6)\n\tat run(sample.mdx:15)"), trace)

  test("a block can read resource files on its class path"):
    val sample = Checking.page("""
      |```scala file=src/main/scala/Settings.scala
      |package shop
      |
      |object Settings:
      |  def read(): String = scala.io.Source.fromInputStream(getClass.getResourceAsStream("/shop/settings.conf")).mkString
      |```
      |```scala values
      |shop.Settings.read()
      |```
      |""").copy(resources = Vector(Resource("src/main/resources/shop/settings.conf", "port = 8080")))
    val r = pages(sample).head
    assertEquals(r.block(1).values.map(_.value), Vector("\"port = 8080\""))

  test("the files of one page aren't visible on other pages"):
    def text(n: Int) = s"```scala file=Main.scala\npackage shop\nobject Main:\n  val n = $n\n```\n```scala values\nshop.Main.n\n```\n"
    val rs = pages(Checking.page(text(1), "docs/a.mdx"), Checking.page(text(2), "docs/b.mdx"), Checking.page("```scala\nval n = shop.Main.n\n```", "docs/c.mdx"))
    assertEquals(rs.take(2).map(_.block(1).values.map(_.value)), Vector(Vector("1"), Vector("2")))
    assertEquals(rs(2).errors.size, 1)
