// Claims of docs/reference/error-management/recovering/catching.mdx. Each name is a sentence that the page relies on.
import zio.*
import zio.test.*

object CatchingClaims extends ZIOSpecDefault:

  def spec = suite("Catching")(
    test("`catchAll` handles the failure and drops a finalizer's defect without a trace") {
      for exit <- ZIO.fail("down").ensuring(ZIO.dieMessage("jammed")).catchAll(ZIO.succeed(_)).exit
      yield assertTrue(exit == Exit.succeed("down"))
    },
    test("after parallel failures, the handler of `catchAll` receives the first one only") {
      for
        seen <- Ref.make(List.empty[String])
        both  = ZIO.fail("red").validatePar(ZIO.fail("blue"))
        _    <- both.catchAll(failure => seen.update(failure :: _))
        all  <- seen.get
      yield assertTrue(all == List("red"))
    },
    test("`catchAllCause` sees the failure and the defect") {
      for cause <- ZIO.fail("down").ensuring(ZIO.dieMessage("jammed")).catchAllCause(ZIO.succeed(_))
      yield assertTrue(cause.failures == List("down"), cause.defects.map(_.getMessage) == List("jammed"))
    },
    test("the compiler rejects `catchAll` if the failure type is `Nothing`, and says that the effect can't fail") {
      for message <- typeCheck("zio.ZIO.unit.catchAll(_ => zio.ZIO.unit)")
      yield assertTrue(message.swap.exists(_.contains("assumes your effect can fail")))
    }
  )
