package snippets

/** The public API of types, read from a jar. */
class MembersSuite extends Checking:
  private lazy val zio: Map[String, Map[String, Member]] =
    val found = Checking.members("zio.ZIO", "zio.Exit", "zio.Cause", "zio.Schedule", "zio.Clock", "zio.Fiber.Runtime", "zio.Runtime#UnsafeAPI")
    found.fold(e => fail(e), _.map(all => all.of -> all.members.map(m => m.symbol -> m).toMap).toMap)

  test("members of a class and its companion object have the same names as in facts"):
    val retry = "def retry[R1 <: R, S](policy: => Schedule[R1, E, S]): ZIO[R1, E, A]"
    assertEquals(zio("zio.ZIO")("zio.ZIO#retry"), Member("zio.ZIO#retry", "def", Vector(retry), None, None, None))
    assertEquals(zio("zio.ZIO")("zio.ZIO.foreachPar").kind, "def")
    assertEquals(zio("zio.ZIO")("zio.ZIO.unit").kind, "val")
    assertEquals(zio("zio.Cause")("zio.Cause.Die").kind, "class")
    assertEquals(zio("zio.Cause")("zio.Cause.Empty").kind, "object")
    assert(zio("zio.Runtime#UnsafeAPI").contains("zio.Runtime#UnsafeAPI#run"), zio("zio.Runtime#UnsafeAPI").keySet)

  test("a class comes with its declaration"):
    assertEquals(Checking.members("zio.Exit").map(_.map(_.declaration)), Right(Vector(Some("sealed trait Exit[+E, +A]"))))

  test("members of hidden library traits belong to the class that extends the trait"):
    assert(zio("zio.ZIO").contains("zio.ZIO#provide"))
    assert(zio("zio.ZIO").contains("zio.ZIO.attemptBlockingInterrupt"))
    assert(!zio("zio.Exit").contains("zio.Exit#provide"), "it belongs to ZIO")

  test("inherited, overridden, private and generated methods are not members"):
    val names = zio.values.flatMap(_.keys).toSet
    assert(!names.exists(_.contains("$")), names.filter(_.contains("$")))
    assert(!names.exists(n => List("productArity", "hashCode", "equals", "toString", "wait", "<init>").exists(m => n.endsWith(s"#$m"))), names)
    assert(!zio("zio.Exit").contains("zio.Exit#retry"))
    assert(!zio("zio.Fiber.Runtime").contains("zio.Fiber.Runtime#join"))

  test("deprecated members have the deprecation message"):
    assert(zio("zio.ZIO")("zio.ZIO#exitCode").deprecated.nonEmpty)
    assertEquals(zio("zio.ZIO")("zio.ZIO#exit").deprecated, None)

  test("a member that only forwards its parameters unchanged is an alias"):
    def alias(of: String, symbol: String) = zio(of)(symbol).aliasOf
    assertEquals(alias("zio.ZIO", "zio.ZIO#<>"), Some("zio.ZIO#orElse"))
    assertEquals(alias("zio.ZIO", "zio.ZIO#zipLeft"), Some("zio.ZIO#<*"))
    assertEquals(alias("zio.Schedule", "zio.Schedule#<*>"), Some("zio.Schedule#zip"))
    assertEquals(alias("zio.ZIO", "zio.ZIO#unit"), None)
    assertEquals(alias("zio.ZIO", "zio.ZIO#retryN"), None)
    assertEquals(alias("zio.Exit", "zio.Exit#isSuccess"), None)

  test("a method of a service has the accessor that calls it"):
    assertEquals(zio("zio.Clock")("zio.Clock#sleep").accessor, Some("zio.Clock.sleep"))
    assertEquals(zio("zio.Clock")("zio.Clock.sleep").accessor, None)

  test("a type that isn't on the class path is an error that suggests similar names"):
    assert(Checking.members("zio.Shedule").left.exists(_.contains("zio.Schedule")))
    assert(Checking.members("zio.ZIO#Nothing").isLeft)
