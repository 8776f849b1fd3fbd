package snippets

/** Files of claims: one spec each, whose tests have to hold in every run. */
class ClaimsSuite extends Checking:

  private val head = """
    |import zio.*
    |import zio.test.*
    |object SampleClaims extends ZIOSpecDefault:
    |  def spec = suite("Sample")("""

  /** A file of claims with tests from line 6. */
  private def claims(tests: String, fresh: Boolean = false, timeoutMs: Int = 10000): PageResult =
    file((head + "\n" + tests + "\n    |  )").stripMargin, fresh, timeoutMs)

  private def file(code: String, fresh: Boolean = false, timeoutMs: Int = 10000): PageResult =
    val lines = code.split("\n", -1).toVector
    val block = Fence(0, code, 1, lines.map(_ => 0), "claims", "value", "type", false, false, None, "3", fresh)
    pages(Page("snippets/claims/sample.scala", timeoutMs, Vector(block))).head

  private def claim(r: PageResult): Claim =
    assertEquals(r.errors, Vector.empty)
    assertEquals(r.claims.size, 1, r.claims)
    r.claims.head

  test("claims that hold are reported with their suites and lines"):
    val r = claims("""
      |    test("one and one are two") { assertTrue(1 + List(1).sum == 2) },
      |    suite("Inner")(test("a sleep ends") { for { f <- ZIO.sleep(1.hour).fork; _ <- TestClock.adjust(1.hour); _ <- f.join } yield assertTrue(List(1).size == 1) })
      |""", fresh = true)
    assertEquals(r.errors, Vector.empty)
    assertEquals(
      r.claims,
      Vector(
        Claim(Vector("Sample"), "one and one are two", 7, "passed", ""),
        Claim(Vector("Sample", "Inner"), "a sleep ends", 8, "passed", "")
      )
    )

  test("the spec can be anywhere in the file"):
    assertEquals(file("import zio.test.*\nobject A extends ZIOSpecDefault { def spec = test(\"a test with a helper\")(assertTrue(twice(2) == 4)) }\nobject B\ndef twice(n: Int) = 2 * n").claims.map(_.state), Vector("passed"))

  test("a claim that doesn't hold is reported with the line of its assertion, and what was expected and found"):
    val c = claim(claims("""
      |    test("permits add up to two") {
      |      val sum = List(1, 2).sum
      |      assertTrue(sum == 2)
      |    }"""))
    assertEquals((c.state, c.line), ("failed", 9))
    assert(c.text.contains("3 was not equal to 2") && c.text.contains("sum == 2"), c.text)
    assert(!c.text.contains("\u001b") && !c.text.contains("docpage"), c.text)

  test("a claim that fails or dies is reported with its cause and line"):
    val failing = claim(claims("""
      |    test("a lookup that fails") {
      |      ZIO.fail("no Ada").as(assertTrue(List(1).isEmpty))
      |    }"""))
    assert(failing.state == "failed" && failing.text.contains("no Ada"), failing)
    val dying = claim(claims("""
      |    test("a lookup that dies") {
      |      ZIO.attempt(sys.error("corrupt")).orDie.as(assertTrue(List(1).isEmpty))
      |    }"""))
    assertEquals((dying.state, dying.line), ("failed", 8))
    assert(dying.text.contains("corrupt"), dying)

  test("claims that take too long are named"):
    val r = claims("""
      |    test("a claim that holds") { assertTrue(List(1).size == 1) },
      |    test("a claim without an end") { Live.live(ZIO.never).as(assertTrue(List(1).size == 1)) }""", timeoutMs = 1000)
    assert(r.error.text.startsWith("These claims were stopped after") && r.error.text.contains("“a claim without an end”"), r.error)
    assertEquals(r.error.line, 8)

  test("a claim of several lines that is ignored has the line where it begins"):
    val r = claims("""
      |    test("a claim for later") {
      |      assertTrue(List(1).isEmpty)
      |    } @@ TestAspect.ignore""")
    assertEquals(claim(r).line, 7)

  test("an ignored claim, and one that was tried again, are reported as such"):
    assertEquals(claim(claims("""    |test("a claim for later") { assertTrue(List(1).isEmpty) } @@ TestAspect.jsOnly""")).state, "ignored")
    assertEquals(claim(claims("""    |test("a claim for later") { assertTrue(List(1).isEmpty) } @@ TestAspect.ignore""")).state, "ignored")

  test("assertions that are always true are refused"):
    for (code, words) <- List(
        "assertCompletes" -> "`assertCompletes` is always true",
        "assertTrue(true)" -> "This assertion is always true",
        "assertTrue(1 + 1 == 2)" -> "This assertion is always true",
        "val n = 1; assertTrue(n == 1, true)" -> "This assertion is always true",
        "ZIO.unit.as(assertCompletes)" -> "`assertCompletes` is always true",
        "assert(1)(Assertion.anything)" -> "`anything` is always true",
        "assertZIO(ZIO.succeed(1))(Assertion.anything)" -> "`anything` is always true"
      )
    do
      val r = claims(s"    |test(\"a claim about nothing\") { $code }")
      assert(r.error.text.startsWith(words), s"$code: ${r.error}")
      assertEquals(r.error.line, 6)
    val nested = claims("""    |test("a lookup that fails") { assertZIO(ZIO.fail(1).exit)(Assertion.fails(Assertion.anything)) }""")
    assertEquals(claim(nested).state, "passed")

  test("assertions whose results are lost are refused"):
    for code <- List(
        "assertTrue(n == 2); assertTrue(n == 1)",
        "assertZIO(ZIO.succeed(n))(Assertion.equalTo(2)) *> ZIO.succeed(assertTrue(n == 1))",
        "for { _ <- assertZIO(ZIO.succeed(n))(Assertion.equalTo(2)); m <- ZIO.succeed(n) } yield assertTrue(m == 1)"
      )
    do
      val r = claims(s"    |test(\"a claim about one\") { val n = List(1).size; $code }")
      assertEquals(r.errors.size, 1, code)
      assert(r.error.text.startsWith("The result of this assertion is lost"), s"$code: ${r.error}")
    // A claim can be about a property that doesn't hold.
    val kept = "for { _ <- check(Gen.int)(m => assertTrue(m == n)); a <- assertZIO(ZIO.succeed(n))(Assertion.equalTo(1)); _ <- ZIO.unit } yield a && assertTrue(n == 1)"
    assertEquals(claim(claims(s"    |test(\"a claim about one\") { val n = List(1).size; $kept }")).state, "passed")

  test("aspects that hide failures are refused"):
    for aspect <- List("flaky", "flaky(5)", "eventually", "retry(Schedule.recurs(2))", "failing") do
      val r = claims(s"    |test(\"a claim about luck\") { assertTrue(List(1).isEmpty) } @@ TestAspect.$aspect")
      assert(r.error.text.contains("hides failures"), s"$aspect: ${r.error}")
    assertEquals(claim(claims("""    |test("operators retry and eventually") { ZIO.attempt(1).retryN(2).eventually.map(n => assertTrue(n == 1)) } @@ TestAspect.nonFlaky(2)""")).state, "passed")

  test("a file has exactly one spec, and no package clause"):
    val none = file("import zio.*\nval a = 1")
    assert(none.error.text.startsWith("This file has no spec."), none.error)
    val spec = """extends zio.test.ZIOSpecDefault { def spec = test("a claim that holds")(zio.test.assertTrue(List(1).size == 1)) }"""
    val two = file(s"object A $spec\nobject B $spec")
    assert(two.error.text.startsWith("This file has several specs") && two.error.line == 2, two.error)
    val packaged = file(s"package a\nobject A $spec")
    assert(packaged.errors.exists(_.text.contains("no package clause")), packaged.errors)

  test("errors of the compiler have the lines of the file"):
    assertEquals(claims("""    |test("a claim with a mistake") { assertTrue(missing) }""").error.line, 6)

  test("a spec that throws is an error with its line"):
    val r = file("import zio.test.*\nobject A extends ZIOSpecDefault {\n  def spec = sys.error(\"broken\")\n}")
    assert(r.error.text.startsWith("The spec of this file did not run") && r.error.text.contains("broken"), r.error)
    assertEquals(r.error.line, 3)

  test("a layer that fails is reported as a claim that doesn't hold"):
    val r = file("import zio.*, zio.test.*\nobject A extends ZIOSpecDefault {\n  def spec = test(\"a claim that needs a layer\")(ZIO.serviceWith[Int](n => assertTrue(n == 1))).provideShared(ZLayer.fail(\"no layer\"))\n}")
    assert(r.claims.exists(c => c.state == "failed" && c.text.contains("no layer")), r)

  test("a new claim has to hold in every run, also on a busy machine"):
    val racy = """    |test("a claim about threads") { assertTrue(!Thread.getAllStackTraces.keySet.toArray.exists(_.toString.contains("load-"))) }"""
    assertEquals(claim(claims(racy)).state, "passed")
    val c = claim(claims(racy, fresh = true))
    assert(c.state == "failed" && c.text.startsWith("It held in the first run, but not when it ran on a busy machine:"), c)
