package snippets

import dotty.tools.dotc.core.Contexts.Context

/** The Scala 2 blocks of a page as one source, at the lines of the page. Braces of objects are on
  * the lines between blocks.
  */
object Assembly2:
  /** Number of lines before the first line of the page. */
  val shift = 1

  def apply(source: PageSource, blocks: Vector[Fence])(using Context): String =
    val lines = Array.fill(blocks.map(_.lastLine).max + shift + 1)("")
    var names = Names()
    var open  = 0
    for (block, i) <- blocks.zipWithIndex do
      val own  = Names.of(Assembly.parse(source, block), source)
      val head = StringBuilder(";")
      if block.reset then
        head ++= "}" * open
        open = 0
        names = Names()
      if open == 0 || names.clash(own) then
        head ++= s" object docscope$i {"
        open += 1
      names.add(own)
      // The line above a block is its fence, so it's free.
      lines(block.line - 2 + shift) = (if i == 0 then head.toString.drop(1) else head.toString)
      for (text, n) <- block.lines.zipWithIndex do lines(block.line - 1 + shift + n) = text
    lines(lines.length - 1) = "}" * open
    lines.mkString("\n")
