// cspell:ignore strng
package snippets

/** Messages about blocks that fail only because an earlier block fails. */
class CascadeSuite extends Checking:
  private def said(r: PageResult) = r.errors.map(m => (m.line, m.text.linesIterator.next()))

  test("blocks that need a definition from a failing block are reported as not checked"):
    val r = page("""
      |```scala
      |val label = "open
      |def greet(n: String) = label + n
      |```
      |```scala
      |val a = greet("x")
      |val b = label.length
      |```
      |```scala run
      |println(greet(a))
      |```
      |""")
    assertEquals(
      said(r),
      Vector(
        (3, "unclosed string literal"),
        (7, "This block was not checked, because the block at line 3 failed. The block at line 11 was not checked either.")
      )
    )
    assertEquals(r.blocks(0).status, "failed")

  test("a missing import is reported once, in the first block that needs it"):
    val r = page("""
      |```scala
      |def find(id: Int) = ZIO.fail("no")
      |```
      |```scala
      |val b = ZIO.succeed(2)
      |val c = ZIO.succeed(3)
      |```
      |""")
    assertEquals(said(r).map(_._1), Vector(3, 6))
    assert(said(r)(1)._2.startsWith("This block was not checked"), said(r))

  test("a later block shows its own errors, but not those caused by an earlier block"):
    val r = page("""
      |```scala
      |def one: Strng = "1"
      |def two = List(1
      |```
      |```scala
      |val a: Int = "x"
      |val b: Strng = ""
      |```
      |""")
    assertEquals(said(r).filter(_._1 > 5), Vector((7, "Found:    (\"x\" : String)")))

  test("an unknown name that no failing block mentions is an error of its own block"):
    val r = page("```scala\nval a: Int = \"x\"\n```\n```scala\nval b = missing\n```\n")
    assertEquals(said(r).map(_._2), Vector("Found:    (\"x\" : String)", "Not found: missing"))

  test("errors after a reset are never blamed on the blocks before it"):
    val r = page("```scala\nval greet = \"open\n```\n```scala reset\nval b = greet\n```\n")
    assertEquals(said(r).map(_._2), Vector("unclosed string literal", "Not found: greet"))

  test("warnings in later blocks are kept"):
    val block = (line: Int, index: Int) => Checking.page("```scala\nval label = 1\n```\n").blocks.head.copy(index = index, line = line)
    val page  = Page("docs/a.mdx", 1000, Vector(block(2, 0), block(5, 1)))
    def message(severity: String, index: Int, text: String) = Message(severity, index, 2, 1, 2, 2, text)
    val found = Cascade.folded(page, Vector(message("error", 0, "unclosed"), message("warning", 1, "odd"), message("error", 1, "Not found: label")))
    assertEquals(found.map(_.text).sorted, Vector("This block was not checked, because the block at line 2 failed.", "odd", "unclosed"))
