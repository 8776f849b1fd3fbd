// cspell:ignore oneone
package snippets

/** How the blocks of a page are combined. */
class ScopeSuite extends Checking:

  test("blocks share a scope from top to bottom"):
    val r = page("""
      |```scala
      |import zio.*
      |val greeting = "hello"
      |```
      |```scala run
      |Console.printLine(greeting)
      |```
      |""")
    assertEquals(r.block(1).output, Some("hello"))
    assertEquals(r.block(1).end, Some(End("value", None)))
    assertEquals(r.block(1).dependsOn, Vector(0))

  test("a later block may redefine a name and still use the earlier names"):
    val r = page("""
      |```scala values
      |val x = 1
      |val y = 2
      |```
      |```scala values
      |val x = "one"
      |val z = x + y
      |```
      |```scala values
      |x + z
      |```
      |""")
    assertEquals(r.block(2).values.map(v => (v.tpe, v.value)), Vector(("String", "\"oneone2\"")))

  test("reset starts a new scope"):
    val r = page("""
      |```scala
      |val x = 1
      |```
      |```scala reset
      |val y = x
      |```
      |""")
    assert(r.error.text.contains("Not found: x"), r.error)
    assertEquals((r.error.line, r.error.column), (6, 9))

  test("names do not leak from one page into another"):
    val a = Checking.page("```scala\nobject Shared:\n  val x = 1\n```", "docs/a.mdx")
    val b = Checking.page("```scala\nval y = Shared.x\n```", "docs/b.mdx")
    val Vector(ra, rb) = pages(a, b): @unchecked
    assertEquals(ra.errors, Vector.empty)
    assert(rb.error.text.contains("Not found: Shared"))

  test("opaque types stay opaque for later blocks"):
    val r = page("""
      |```scala
      |opaque type UserId = Int
      |object UserId:
      |  def apply(i: Int): UserId = i
      |extension (u: UserId) def next: UserId = u + 1
      |```
      |```scala values
      |val user = UserId(1).next
      |```
      |```scala fail
      |val n: Int = user
      |```
      |```scala fail=name
      |user + 1
      |```
      |""")
    assertEquals(r.block(1).values.map(v => (v.name, v.tpe, v.value)), Vector((Some("user"), "UserId", "2")))
    assert(r.block(2).refusals.head.text.contains("Found:    (user : UserId)"), r.block(2).refusals)

  test("an opaque type in an object stays opaque"):
    val r = page("""
      |```scala
      |object Ids:
      |  opaque type Id = String
      |  def id(s: String): Id = s
      |```
      |```scala fail=name
      |Ids.id("a").length
      |```
      |""")
    assertEquals(r.block(1).refusals.size, 1)

  test("a class and its companion object may be in different blocks"):
    val r = page("""
      |```scala
      |final class Account private (val owner: String)
      |```
      |```scala values
      |object Account:
      |  def open(owner: String) = new Account(owner)
      |val owner = Account.open("Ada").owner
      |```
      |```scala fail
      |new Account("Bob")
      |```
      |""")
    assertEquals(r.block(1).values.map(_.value), Vector("\"Ada\""))

  test("names that a page imports from its own enum may be redefined"):
    val r = page("""
      |```scala
      |enum Tree:
      |  case Leaf(n: Int)
      |  case Empty, Cut
      |import Tree.*
      |```
      |```scala values
      |case class Leaf(color: String)
      |val Cut = "cut"
      |List(Leaf("green"), Empty, Cut)
      |```
      |""")
    assertEquals(r.block(1).values.map(_.value), Vector("\"cut\"", "List(Leaf(\"green\"), Empty, \"cut\")"))

  test("givens may be redefined, and extensions of different types are overloads"):
    val r = page("""
      |```scala
      |given Ordering[String] = Ordering.fromLessThan(_.length < _.length)
      |extension (s: String) def times(n: Int) = s * n
      |```
      |```scala values
      |extension (i: Int) def times(n: Int) = i * n
      |(2.times(3), "a".times(3))
      |```
      |```scala values
      |given Ordering[String] = Ordering.fromLessThan(_.length > _.length)
      |List("a", "bbb", "cc").sorted
      |```
      |""")
    assertEquals(r.block(1).values.map(_.value), Vector("(6, \"aaa\")"))
    assertEquals(r.block(2).values.map(_.value), Vector("List(\"bbb\", \"cc\", \"a\")"))

  test("a later block may import the same name from another package"):
    val r = page("""
      |```scala
      |import scala.collection.mutable.Map
      |val m = Map(1 -> 2)
      |```
      |```scala values
      |import scala.collection.immutable.Map
      |val n = Map(1 -> 2).updated(1, 3)
      |```
      |""")
    assertEquals(r.block(1).values.map(_.tpe), Vector("Map[Int, Int]"))

  test("layers and derived layers work in nested scopes"):
    val r = page("""
      |```scala
      |import zio.*
      |trait Db:
      |  def get: UIO[Int]
      |val live = ZLayer.succeed(new Db { def get = ZIO.succeed(1) })
      |```
      |```scala run
      |trait Db:
      |  def get: UIO[String]
      |final case class Service(db: Db)
      |val live  = ZLayer.succeed(new Db { def get = ZIO.succeed("inner") })
      |ZIO.serviceWithZIO[Service](_.db.get).provide(ZLayer.derive[Service], live)
      |```
      |""")
    assertEquals(r.block(1).end, Some(End("value", Some("\"inner\""))))

  test("a package clause is only allowed in a file block"):
    val r = page("```scala\npackage a.b\nobject X\n```")
    assert(r.error.text.contains("`scala file=Name.scala`"), r.error)

  test("blocks with only comments, or without code, are allowed"):
    val r = page("```scala\n// nothing\n```\n```scala\n\n```\n```scala values\n1\n```")
    assertEquals(r.block(2).values.map(_.value), Vector("1"))

  test("a definition may shadow an imported name"):
    val r = page("""
      |```scala
      |import zio.*
      |val job: Task[Int] = ZIO.succeed(1)
      |```
      |```scala values
      |case class Task(name: String)
      |val task = Task("write")
      |```
      |""")
    assertEquals(r.block(1).values.map(_.value), Vector("Task(\"write\")"))

  test("blocks may contain extensions, givens, enums, derives clauses and a top-level main"):
    val r = page("""
      |```scala
      |trait Label[A]:
      |  def of(a: A): String
      |object Label:
      |  def derived[A](using m: scala.deriving.Mirror.Of[A]): Label[A] = a => s"<$a>"
      |given Label[Int] = i => s"#$i"
      |extension [A](a: A)(using l: Label[A]) def label: String = l.of(a)
      |enum Color derives Label:
      |  case Red, Green
      |```
      |```scala values
      |val labels = List(1.label, Color.Red.label)
      |```
      |```scala run
      |@main def hello() = println(s"main says ${labels.head}")
      |```
      |""")
    assertEquals(r.block(1).values.map(_.value), Vector("List(\"#1\", \"<Red>\")"))
    assertEquals(r.block(2).output, Some("main says #1"))

  test("two pages may have the same top-level main"):
    val text = "```scala\n@main def run() = println(1)\n```"
    val all  = pages(Checking.page(text, "docs/a.mdx"), Checking.page(text, "docs/b.mdx"))
    assertEquals(all.flatMap(_.errors), Vector.empty)

  test("the file blocks of a page are a separate project"):
    def text(n: Int) =
      s"""```scala file=model/Order.scala
         |package com.example.model
         |final case class Order(id: Int)
         |```
         |```scala file=Main.scala
         |package com.example
         |import com.example.model.Order
         |object Main:
         |  val order = Order($n)
         |```"""
    val all = pages(Checking.page(text(1), "docs/a.mdx"), Checking.page(text(2), "docs/b.mdx"), Checking.page("```scala file=A.scala\npackage com.example\nval x = model.Order(1)\n```", "docs/c.mdx"))
    assertEquals(all.take(2).flatMap(_.errors), Vector.empty)
    assertEquals((all(2).error.line, all(2).error.column), (3, 9))

  test("blocks that only compile are not evaluated"):
    val r = page("""
      |```scala
      |val broken: Int = throw new IllegalStateException("evaluated")
      |println("evaluated")
      |val fine = 1
      |```
      |```scala values
      |fine
      |```
      |""")
    assertEquals(r.block(1).values.map(_.value), Vector("1"))

  test("blocks run in the order of the page"):
    val r = page("""
      |```scala
      |var count = 0
      |```
      |```scala run
      |count += 1
      |```
      |```scala values
      |count
      |```
      |""")
    assertEquals(r.block(2).values.map(_.value), Vector("1"))

  test("a val may run an effect that uses other threads"):
    val r = page("""
      |```scala values
      |import zio.*
      |val base = 40
      |val sum = Unsafe.unsafe { implicit unsafe =>
      |  Runtime.default.unsafe.run(ZIO.foreachPar(1 to 4)(i => ZIO.sleep(5.millis).as(base + i))).getOrThrow().max
      |}
      |```
      |""")
    assertEquals(r.block(0).values.last.value, "44")

  test("an expression at the start of a block isn't parsed as part of the previous block"):
    val r = page("""
      |```scala values
      |val f = (i: Int) => i
      |val g = f
      |```
      |```scala values
      |(1, 2)
      |```
      |```scala values
      |{ 3 }
      |```
      |""")
    assertEquals(r.blocks.flatMap(_.values).map(_.value).drop(2), Vector("(1, 2)", "3"))

  test("a block depends on definitions and imports, also indirectly"):
    val r = page("""
      |```scala
      |import zio.*
      |```
      |```scala
      |val delay = 10.millis
      |```
      |```scala
      |val unrelated = 1
      |```
      |```scala
      |val twice = delay
      |```
      |""")
    assertEquals(r.block(3).dependsOn, Vector(0, 1))
    assertEquals(r.block(2).dependsOn, Vector.empty)
