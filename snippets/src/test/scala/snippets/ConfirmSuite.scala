package snippets

/** Blocks that aren't in a lock file yet need the same result in every run. */
class ConfirmSuite extends Checking:

  private val racy =
    """ZIO.foreachParDiscard(1 to 200)(n => ZIO.succeed(print(s"$n ")))"""

  test("a new block whose output differs between runs is an error that shows both outputs"):
    val r = page(s"""
      |```scala run
      |import zio.*
      |ZIO.unit
      |```
      |
      |```scala run fresh
      |$racy
      |```
      |""")
    assertEquals((r.error.block, r.error.line), (1, 8))
    assert(r.error.text.startsWith("This new block doesn't give the same result in every run."), r.error)
    assert(r.error.text.contains("`unstable`") && r.error.text.linesIterator.count(_.contains(" 100 ")) == 2, r.error)
    assertEquals(r.blocks.map(_.status), Vector("compiled", "failed"))

  test("values and results are compared too"):
    val value = page("```scala values fresh\nscala.util.Random.nextLong()\n```")
    assert(value.error.text.linesIterator.count(_.matches("  -?\\d+L")) == 2, value.error)
    val end = page("```scala run fresh\nscala.util.Random.nextLong()\n```")
    assert(end.error.text.contains("Succeeds: "), end.error)

  test("a block that is in a lock file, or is marked `unstable`, runs once"):
    for words <- List("run", "run fresh unstable") do
      val r = page(s"```scala $words\nimport zio.*\n$racy\n```")
      assert(r.block(0).output.exists(_.contains(" 100 ")), r)

  test("an old block is compared only if it depends on a new block"):
    val r = page("""
      |```scala fresh
      |def draw() = scala.util.Random.nextLong()
      |```
      |```scala run
      |println(scala.util.Random.nextLong())
      |```
      |```scala run
      |println(draw())
      |```
      |""")
    assertEquals(r.error.block, 2)

  test("only the last run is under load"):
    val busy = "Thread.getAllStackTraces.keySet.toArray.count(_.toString.contains(\"load-\")) > 0"
    val r    = page(s"```scala run fresh\n$busy\n```")
    assert(r.error.text.contains("Succeeds: false\nA run on a busy machine gave:\n  Succeeds: true"), r.error)

  test("a new block with the same result in every run is accepted"):
    val r = page("""
      |```scala run fresh
      |import zio.*
      |val slow = ZIO.sleep(300.millis) *> Console.printLine("slow")
      |(slow.fork <* Console.printLine("fast")).flatMap(_.join) *> ZIO.log("done") *> ZIO.fiberId.debug.unit
      |```
      |```scala values fresh
      |val plain = new Object
      |```
      |""")
    assert(r.block(0).output.exists(_.startsWith("fast\nslow\n")), r)
