package snippets

/** Messages: their positions, the kinds of compiler errors, and errors on several pages in one
  * check.
  */
class RefusalSuite extends Checking:

  test("a type error in an indented, nested block has its position in the page"):
    val r = page("""
      |- list
      |
      |  ```scala
      |  val good = 1
      |  ```
      |
      |      ```scala
      |      def f =
      |        val n: Int = "text"
      |        n
      |      ```
      |""")
    assertEquals((r.error.line, r.error.column, r.error.endLine, r.error.endColumn), (10, 22, 10, 28))
    assertEquals(r.error.text, "Found:    (\"text\" : String)\nRequired: Int")

  test("a block may be indented as a whole"):
    val r = page("```scala values\n    val a = 1\n    val b =\n      a + 1\n```\n```scala values\n  b\n```")
    assertEquals(r.blocks.flatMap(_.values).map(_.value), Vector("1", "2", "2"))

  test("fail blocks keep the compiler's messages"):
    val r = page("""
      |```scala
      |import zio.*
      |trait Db
      |trait Log
      |val program: ZIO[Db & Log, Nothing, Unit] = ZIO.unit
      |```
      |```scala fail
      |val n: Int = "one"
      |```
      |```scala fail
      |program.provide(ZLayer.succeed(new Log {}))
      |```
      |```scala fail=name
      |program.retryForever
      |```
      |```scala fail=syntax
      |val x = = 1
      |```
      |```scala
      |val n = 1
      |```
      |""")
    assertEquals(r.errors, Vector.empty)
    assertEquals(r.block(1).refusals.map(m => (m.severity, m.line, m.column)), Vector(("error", 9, 14)))
    assert(r.block(2).refusals.map(_.text).mkString.contains("Db"), r.block(2).refusals)
    assert(!r.block(2).refusals.map(_.text).mkString.contains("docpage"), r.block(2).refusals)
    assertEquals(r.block(2).refusals.head.line, 12)
    assert(r.block(3).refusals.head.text.contains("retryForever is not a member"), r.block(3).refusals)
    assertEquals(r.block(4).refusals.size, 1)
    assertEquals(r.block(2).dependsOn, Vector(0))
    assertEquals(r.block(3).dependsOn, Vector(0))

  test("the suggestion to import conversions of ZIO's reflection library is left out"):
    val r = page("```scala fail=name\nimport zio.*\nfor x <- ZIO.succeed(1) if x > 0 yield x\n```")
    assertEquals(r.block(0).refusals.map(_.text), Vector("value withFilter is not a member of zio.ZIO[Any, Nothing, Int]"))

  test("a fail block that compiles, or has another kind of error than declared, is an error that says how to fix the fence"):
    val r = page("""
      |```scala fail
      |val n = 1
      |```
      |```scala fail
      |val m = unknown
      |```
      |```scala fail
      |val = 1
      |```
      |```scala fail=name
      |val s: String = 1
      |```
      |""")
    assertEquals(r.errors.map(_.block), Vector(0, 1, 2, 3))
    assert(r.errors(0).text.contains("compiles"), r.errors(0))
    assert(r.errors(1).text.contains("`fail=name`"), r.errors(1))
    assert(r.errors(2).text.contains("`fail=syntax`"), r.errors(2))
    assert(r.errors(3).text.contains("`fail` alone"), r.errors(3))

  test("type errors on one page don't hide errors of later compiler phases on another page"):
    val typer = Checking.page("```scala\nval n: Int = \"\"\n```", "docs/typer.mdx")
    val macros = Checking.page("```scala\nimport zio.*\ntrait Db\nval p = ZIO.service[Db].provide()\n```", "docs/provide.mdx")
    val erasure = Checking.page("```scala\nobject O:\n  def f(x: List[Int]) = 1\n  def f(x: List[String]) = 2\n```", "docs/erasure.mdx")
    val sound = Checking.page("```scala run\n1\n```", "docs/sound.mdx")
    val rs = pages(typer, macros, erasure, sound)
    assertEquals(rs.map(_.errors.size), Vector(1, 1, 1, 0))
    assertEquals(rs(3).block(0).end, Some(End("value", Some("1"))))

  test("an unclosed brace is an error in its own block, not in the next one"):
    val r = page("""
      |```scala
      |object Open {
      |```
      |```scala
      |val fine = 1
      |```
      |""")
    assertEquals((r.error.block, r.error.line), (0, 3))

  test("deprecations are warnings"):
    val r = page("```scala\n@deprecated(\"use b\", \"1\") def a = 1\nval x = a\n```")
    assertEquals(r.errors, Vector.empty)
    assertEquals(r.warnings.map(w => (w.line, w.column)), Vector((3, 9)))
    assert(r.warnings.head.text.contains("use b"), r.warnings)

  test("parsed blocks are parsed, but not compiled"):
    val r = page("""
      |```scala parsed="old"
      |import zio.console.putStrLn
      |val program = putStrLn("hello")
      |```
      |```scala parsed="old"
      |val x = )
      |```
      |""")
    assertEquals((r.error.block, r.error.line), (1, 7))
    val ok = page("```scala parsed=\"old\"\npackage a.b\n\nimport c.d\nobject X\n```\n")
    assertEquals((ok.block(0).status, ok.block(0).facts), ("parsed", Vector.empty))

  test("Scala 2 blocks are compiled by the Scala 2 compiler, and share a separate scope"):
    val r = page("""
      |```scala 2
      |import scala.collection.mutable._
      |implicit class Loud(s: String) { def loud: String = s.toUpperCase }
      |val x = 1
      |```
      |```scala 2
      |val x = "a".loud
      |```
      |```scala 2 fail
      |val n: Int = x
      |```
      |```scala
      |val x = 3
      |```
      |""")
    assertEquals(r.block(0).facts, Vector.empty)
    assertEquals(r.block(2).refusals.map(m => (m.line, m.column)), Vector((11, 14)))
    val bad = page("- item\n\n  ```scala 2\n  val n: Int = \"a\"\n  ```\n")
    assertEquals((bad.error.line, bad.error.column), (4, 16))
    assert(bad.error.text.contains("type mismatch"), bad.error)

  test("a run block without anything to run is an error"):
    val r = page("```scala run\nclass A\n```\n")
    assert(r.error.text.contains("A `run` block has to end with something that can run"), r.error)
