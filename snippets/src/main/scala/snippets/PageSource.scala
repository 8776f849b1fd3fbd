package snippets

import dotty.tools.dotc.reporting.Diagnostic
import dotty.tools.dotc.util.{SourceFile, SourcePosition}
import dotty.tools.dotc.util.Spans.Span
import dotty.tools.io.VirtualFile

import scala.util.matching.Regex

/** A page as the compiler sees it: blank except for its Scala code, which is at the lines of the
  * page. Therefore messages, stack traces and macros such as ZIO's `Trace` use the line numbers of
  * the page. Columns don't include the indentation of the fence; [[message]] and facts map them to
  * the page.
  */
final class PageSource(val page: Page):
  private val inBody = page.blocks.filter(b => b.mode != "file" && b.mode != "api")

  private val lines: Array[String] =
    val all = Array.fill(page.blocks.map(_.lastLine).max + 1)("")
    for block <- inBody; (text, i) <- block.lines.zipWithIndex do all(block.line - 1 + i) = text
    all

  private val starts: Array[Int] = lines.scanLeft(0)((at, line) => at + line.length + 1)

  private val text = lines.mkString("\n")
  // The compiler reads the file again to find the positions of symbols.
  private val file = VirtualFile(page.file, text.getBytes("UTF-8"))

  val source: SourceFile = SourceFile(file, text.toCharArray)

  def start(block: Fence): Int = starts(block.line - 1)
  def end(block: Fence): Int   = starts(block.lastLine) - 1

  /** The page up to the end of a block, blank before the block, so that a parser reads only that
    * block.
    */
  def only(block: Fence): SourceFile =
    val content = source.content().take(end(block))
    for i <- 0 until start(block) if content(i) != '\n' do content(i) = ' '
    SourceFile(file, content)

  /** A message of the compiler with its position in the page; `None` if it has no position in the
    * page.
    */
  def message(d: Diagnostic, severity: String): Option[Message] =
    Option.when(d.pos.exists)(outermost(d.pos)).filter(_.source.file eq file).map { pos =>
      val block = page.blockAt(pos.line + 1)
      val line  = (pos.line + 1).min(block.lastLine)
      val last  = (pos.endLine + 1).max(line).min(block.lastLine)
      val from  = PageSource.column(block, line, pos.startColumn)
      val until = PageSource.column(block, last, pos.endColumn)
      Message(severity, block.index, line, from, last, if last == line then until.max(from) else until, Clean.message(d.message))
    }

  /** An error at the first line of the block that appears in the trace, or else at the last
    * statement of the block, or else at the block.
    */
  def atTrace(block: Fence, trace: String, last: Option[Span], text: String): Message =
    val named = frame.findAllMatchIn(trace).map(_.group(1).toInt).find(l => block.line <= l && l <= block.lastLine)
    val span  = named.map(whole(block, _)).orElse(last.filter(_.exists))
    span.fold(Message.atBlock(block, text)) { s =>
      val line = source.offsetToLine(s.start) + 1
      val end  = (s.end).min(starts(line) - 1)
      def column(offset: Int) = PageSource.column(block, line, offset - starts(line - 1))
      Message("error", block.index, line, column(s.start), line, column(end), text)
    }

  private val frame = raw"\(${Regex.quote(page.fileName)}:(\d+)\)".r

  /** A line of code without its indentation. */
  private def whole(block: Fence, line: Int): Span =
    val code = block.lines(line - block.line)
    Span(starts(line - 1) + code.takeWhile(_.isWhitespace).length, starts(line - 1) + code.length)

  private def outermost(pos: SourcePosition): SourcePosition =
    Iterator.iterate(pos)(_.outer).takeWhile(p => p != null && p.exists).find(_.source.file eq file).getOrElse(pos)

object PageSource:
  /** Converts a column in a block's code (from 0) to a column in the page (from 1). */
  def column(block: Fence, line: Int, column: Int): Int =
    block.columns.lift(line - block.line).getOrElse(0) + column + 1
