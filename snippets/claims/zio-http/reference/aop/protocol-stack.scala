// Claims of docs/zio-http/reference/aop/protocol-stack.mdx.
import zio.*
import zio.http.*
import zio.test.*

object ProtocolStackClaims extends ZIOSpecDefault:

  def layer(name: String, rejects: Boolean = false): ProtocolStack[Any, String, String, String, String] =
    ProtocolStack.interceptHandler(
      handler((in: String) => if rejects then ZIO.fail(s"$name rejects") else ZIO.succeed(s"$in >$name"))
    )(handler((out: String) => s"$out <$name"))

  val echo: Handler[Any, String, String, String] = handler((in: String) => s"$in, echo,")

  def spec = suite("ProtocolStack")(
    test("the left stack is outside the right one") {
      for result <- (layer("a") ++ layer("b"))(echo).apply("in")
      yield assertTrue(result == "in >a >b, echo, <b <a")
    },
    test("the rejection of an inner layer passes through the layers outside it, not through itself") {
      for result <- (layer("a") ++ layer("b", rejects = true) ++ layer("c"))(echo).apply("in").flip
      yield assertTrue(result == "b rejects <a")
    },
    test("a failure of the handler skips the outgoing half of a stack that is applied directly") {
      val fails: Handler[Any, String, String, String] = handler((_: String) => ZIO.fail("handler failed"))
      for result <- (layer("a") ++ layer("b"))(fails).apply("in").flip
      yield assertTrue(result == "handler failed")
    },
    test("a HandlerAspect passes the failed response of a handler through its stack") {
      val mark   = HandlerAspect(HandlerAspect.addHeader("x-seen", "yes").protocol)
      val routes = Routes(Method.GET / Root -> handler((_: Request) => ZIO.fail(Response.notFound).as(Response.ok))) @@ mark
      for response <- ZIO.scoped(routes.runZIO(Request.get("/")))
      yield assertTrue(response.status == Status.NotFound, response.headers.contains("x-seen"))
    },
    test("the state of the incoming half belongs to one call") {
      val length: ProtocolStack[Any, String, String, String, String] =
        ProtocolStack.interceptHandlerStateful(
          handler((in: String) => ZIO.succeed((in.length, in)))
        )(handler((length: Int, out: String) => s"$out $length"))
      for results <- ZIO.foreachPar(Chunk("a", "bbb"))(in => length(echo).apply(in))
      yield assertTrue(results == Chunk("a, echo, 1", "bbb, echo, 3"))
    },
    test("`cond` chooses a stack by the input") {
      val stack = ProtocolStack.cond[String](_.startsWith("x"))(layer("x"), layer("other"))
      for
        x     <- stack(echo).apply("x1")
        other <- stack(echo).apply("y1")
      yield assertTrue(x == "x1 >x, echo, <x", other == "y1 >other, echo, <other")
    }
  )
