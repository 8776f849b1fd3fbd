// Claims of docs/zio-json/security.mdx. Each name is a sentence that the page relies on.
import zio.json.*
import zio.json.ast.Json
import zio.test.*

object JsonSecurityClaims extends ZIOSpecDefault:
  final case class Document(tree: Json) derives JsonDecoder

  /** The page's function. */
  def depth(text: String): Int =
    var level, deepest, i = 0
    var inString          = false
    while i < text.length do
      text.charAt(i) match
        case '\\' if inString     => i += 1
        case '"'                  => inString = !inString
        case '[' | '{' if !inString =>
          level += 1
          deepest = deepest.max(level)
        case ']' | '}' if !inString => level -= 1
        case _                    => ()
      i += 1
    deepest

  /** The page's function. */
  def decodeUntrusted[A: JsonDecoder](text: String): Either[String, A] =
    if depth(text) > 20 then Left("the document is nested too deeply")
    else
      text.fromJson[Json]
        .flatMap(_ => text.fromJson[A])
        .left.map(_.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "").take(200))

  def hidden(junk: String): String = s"""{$junk,"tree":${"[" * 100 + "]" * 100}}"""

  val attacks: List[String] = List(
    hidden("\"u\":f\"aaa"),
    hidden(List.fill(30)("\"u\":f]]]]").mkString(",")),
    hidden("\"u\":[" + "}" * 200 + "]")
  )

  def spec = suite("Security of ZIO JSON")(
    test("in 0.9.2, text under an unknown key can hide the depth of what follows, and the decoder accepts it") {
      assertTrue(attacks.forall(text => depth(text) <= 20 && text.fromJson[Document].isRight))
    },
    test("`decodeUntrusted` rejects such text, because it isn't valid JSON") {
      assertTrue(attacks.forall(text => decodeUntrusted[Document](text).isLeft))
    },
    test("`decodeUntrusted` accepts unknown keys with valid values, and rejects a nested one") {
      val valid = """{"u": {"]": "[[\"["}, "tree": [[1]]}"""
      assertTrue(
        decodeUntrusted[Document](valid).isRight,
        decodeUntrusted[Document](hidden("\"u\":1")) == Left("the document is nested too deeply")
      )
    },
    test("a cleaned message has no line breaks, line separators, or marks that reverse the text") {
      val message = decodeUntrusted[Map[String, Int]]("{\"a\\nb\u202e\u2028c\": \"x\"}")
      assertTrue(message == Left(".abc(expected an Int)"))
    }
  )
