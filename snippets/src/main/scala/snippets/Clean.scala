package snippets

/** The names that the assembly generates, and functions that remove them from texts. */
object Clean:
  /** The package of a page's code. Each page has its own. */
  def packageName(run: Int, page: Int): String = s"docpage${run}_$page"

  /** Names with `rs$line$` belong to wrappers of the REPL, and the compiler doesn't print those. */
  def scopeName(n: Int): String = s"docrs$$line$$$n"

  /** A scope that isn't evaluated by the harness. It contains a block whose opaque types have to
    * stay opaque.
    */
  def sealedName(n: Int): String = s"docsealedrs$$line$$$n"

  def runName(block: Int): String                  = s"docrun$$$block"
  def isRun(name: String): Boolean                 = name.startsWith("docrun$")
  def statementName(block: Int, at: Int): String   = s"docstatement$$${block}_$at"
  def resultName(block: Int, at: Int): String      = s"docresult$$${block}_$at"

  /** Owners in the names of type tags, such as `Shop::Order`. */
  private val tagged = raw"(doc(sealed)?rs\$$line\$$\d+\$$?(\.type)?::)+".r
  private val owners = raw"(docpage\d+_\d+[./])?(doc(sealed)?rs\$$line\$$\d+\$$?(\.this\.|[.$$#]))+".r
  private val bare   = raw"docpage\d+_\d+[./$$]".r
  private val whole  = raw"(object |package )?doc(sealed)?rs\$$line\$$\d+\$$?(\.type)?".r
  private val run    = raw"docrun\$$\d+".r
  private val other  = raw"doc(statement|result)\$$\d+_\d+".r

  /** Removes generated owners, and replaces other generated names by words that readers understand.
    */
  def names(text: String): String =
    if !text.contains("doc") then text
    else
      val a = owners.replaceAllIn(tagged.replaceAllIn(text, ""), "")
      val b = bare.replaceAllIn(a, "")
      val c = run.replaceAllIn(b, "run")
      val d = other.replaceAllIn(c, "run")
      whole.replaceAllIn(d, "the page")

  private val color = "\u001b\\[[;\\d]*[A-Za-z]".r

  def ansi(text: String): String = color.replaceAllIn(text, "")

  /** For nearly every type error, Scala suggests an import from ZIO's reflection library, which
    * never helps. The search for suggestions has a time limit, so slow machines don't print it.
    */
  private val offer =
    raw"(?s)(, but could be made available as an extension method\.)?\s*The following imports? might [a-z ]+ the problem:\s*import izumi\.reflect\..*".r

  // The assembly makes vals of blocks that aren't evaluated lazy, so messages about them say "lazy
  // value".
  def message(text: String): String = offer.replaceFirstIn(names(ansi(text)), "").replace("lazy value ", "value ").linesIterator.map(_.stripTrailing).mkString("\n").trim
