// cspell:ignore retri
package snippets

/** Facts about identifiers, and signatures of the names in `api` blocks. */
class FactsSuite extends Checking:

  test("a fact has the full name of the symbol, its type, and its position in the block"):
    val p = Checking.page("""
      |  ```scala
      |  import zio.*
      |  final class Quotes:
      |    def price(symbol: String): IO[String, BigDecimal] = ZIO.succeed(BigDecimal(1))
      |  val quotes = Quotes()
      |  ```
      |  ```scala
      |  for
      |    a <- quotes.price("ZIO").retry(Schedule.recurs(2) && Schedule.spaced(1.second))
      |    _ <- ZIO.sleep(1.second)
      |  yield a
      |  ```
      |""")
    val r = pages(p).head
    assertEquals(r.errors, Vector.empty)
    assertEquals(r.fact(0, "Quotes", p).tpe, "final class Quotes")
    assertEquals(r.fact(0, "price", p), Fact(0, 2, 6, 5, "<page>.Quotes#price", "def price(symbol: String): IO[String, BigDecimal]"))
    assertEquals(r.fact(0, "IO", p).tpe, "type IO[+E, +A] = ZIO[Any, E, A]")
    assertEquals(r.fact(0, "succeed", p).symbol, "zio.ZIO.succeed")
    assertEquals(r.fact(0, "ZIO", p).tpe, "object ZIO")
    assertEquals(r.fact(1, "quotes", p), Fact(1, 1, 7, 6, "<page>.quotes", "Quotes"))
    assertEquals(r.fact(1, "retry", p).symbol, "zio.ZIO#retry")
    assert(r.fact(1, "retry", p).tpe.startsWith("def retry[R1"), r.fact(1, "retry", p))
    assert(!r.fact(1, "retry", p).tpe.contains("CanFail"), r.fact(1, "retry", p))
    assertEquals(r.fact(1, "second", p).symbol, "zio.DurationSyntax#second")
    assertEquals(r.fact(1, "a", p).tpe, "BigDecimal")
    assertEquals(r.fact(1, "&&", p).symbol, "zio.Schedule#&&")

  test("classes are shown with their constructor parameters, and parameters with a default are marked"):
    val p = Checking.page("""
      |```scala
      |final case class Order[A](id: Int, items: List[A] = Nil)
      |enum Color:
      |  case Red
      |  case Mixed(parts: Set[Color])
      |def ship(order: Order[String], fast: Boolean = false)(using ord: Ordering[String]) = order.items.sorted
      |class Hidden private (val x: Int)
      |```
      |""")
    val r = pages(p).head
    assertEquals(r.errors, Vector.empty)
    assertEquals(r.fact(0, "Order", p).tpe, "final case class Order[A](id: Int, items: List[A] = …)")
    assertEquals(r.fact(0, "Mixed", p).tpe, "case Mixed(parts: Set[Color])")
    assertEquals(r.fact(0, "Red", p).tpe, "Color")
    assertEquals(r.fact(0, "ship", p).tpe, "def ship(order: Order[String], fast: Boolean = …)(using ord: Ordering[String]): List[String]")
    assertEquals(r.fact(0, "Hidden", p).tpe, "class Hidden")
    assertEquals(r.fact(0, "String", p).tpe, "final class String")

  test("projections that readers can't resolve are shown as the resolved type"):
    val p = Checking.page("```scala\nimport zio.*\nval both = Schedule.exponential(1.second) && Schedule.recurs(5)\n```")
    assertEquals(pages(p).head.fact(0, "both", p).tpe, "Schedule.WithState[(Long, Long), Any, Any, (Duration, Long)]")

  test("an api block shows the signatures of the names, without traces and packages"):
    val r = page("""
      |```scala api
      |zio.ZIO#retry
      |zio.ZIO.foreachPar
      |zio.Schedule.exponential
      |zio.Fiber
      |zio.UIO
      |zio.ZIO
      |zio.Exit.Success
      |zio.Chunk#++
      |zio.stream.ZStream.range
      |zio.ZIO
      |zio.Clock.sleep
      |zio.durationInt
      |zio.Console
      |```
      |""")
    val shown = r.block(0).signatures
    assertEquals(shown(0), Signature("zio.ZIO#retry", "zio.ZIO#retry", Vector("def retry[R1 <: R, S](policy: => Schedule[R1, E, S]): ZIO[R1, E, A]"), None, "def"))
    assert(shown(1).overloads.size > 3, shown(1))
    assert(shown.flatMap(_.overloads).forall(o => !o.contains("Trace") && !o.contains("CanFail") && !o.contains("zio.")), shown)
    assertEquals((shown(3).kind, shown(3).overloads), ("class", Vector("sealed abstract class Fiber[+E, +A]")))
    assertEquals(shown(4).overloads, Vector("type UIO[+A] = ZIO[Any, Nothing, A]"))
    assertEquals(shown(5).overloads, Vector("sealed trait ZIO[-R, +E, +A]"))

  test("an api block shows type members of the instance as they are declared"):
    val r = page("""
      |```scala api
      |zio.Schedule#&&
      |zio.Schedule#jittered
      |zio.Schedule#onDecision
      |zio.ZIOApp#run
      |zio.ZIOAppDefault#run
      |zio.Schedule.exponential
      |```
      |""")
    assertEquals(r.block(0).signatures.map(_.overloads.head), Vector(
      "def &&[Env1 <: Env, In1 <: In, Out2](that: Schedule[Env1, In1, Out2])(implicit zippable: Zippable[Out, Out2]): Schedule.WithState[(State, that.State), Env1, In1, zippable.Out]",
      "def jittered(min: Double, max: Double): Schedule.WithState[State, Env, In, Out]",
      "def onDecision[Env1 <: Env](f: (State, Out, Schedule.Decision) => URIO[Env1, Any]): Schedule.WithState[State, Env1, In, Out]",
      "def run: ZIO[Environment & ZIOAppArgs & Scope, Any, Any]",
      "def run: ZIO[Environment & ZIOAppArgs & Scope, Any, Any]",
      "def exponential(base: Duration, factor: Double = …): Schedule.WithState[Long, Any, Any, Duration]"
    ))

  test("an api block finds members of a type inside a class, and says how to name a member of a value"):
    val inner = page("```scala api\nzio.Runtime#UnsafeAPI#run\n```").block(0).signatures.head
    assertEquals(inner.symbol, "zio.Runtime#UnsafeAPI#run")
    assertEquals(inner.overloads, Vector("def run[E, A](zio: ZIO[R, E, A])(implicit unsafe: Unsafe): Exit[E, A]"))
    val r = page("```scala api\nzio.Runtime.default.unsafe.run\n```")
    assertEquals(r.error.text, "zio.Runtime.default.unsafe is a value, not an object. Name the type that has the member: zio.Runtime#UnsafeAPI#run.")

  test("an unknown name in an api block is an error that suggests similar names"):
    val r = page("""
      |```scala api
      |zio.ZIO#retri
      |zio.ZIO.forechPar
      |zio.Shedule
      |```
      |""")
    assertEquals(r.errors.map(_.line), Vector(3, 4, 5))
    assert(r.errors(0).text.contains("zio.ZIO#retry"), r.errors)
    assert(r.errors(1).text.contains("zio.ZIO.foreachPar"), r.errors)
    assert(r.errors(2).text.contains("zio.Schedule"), r.errors)
