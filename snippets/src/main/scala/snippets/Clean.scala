package snippets

/** The names that the assembly generates, and how texts are freed from them. */
object Clean:
  /** Every page's code stands in a package of its own. */
  def packageName(run: Int, page: Int): String = s"docpage${run}_$page"

  /** Names with `rs$line$` are those of the REPL's wrappers, which the compiler leaves out of what it prints. */
  def scopeName(n: Int): String = s"docrs$$line$$$n"

  /** A scope whose initialiser the harness does not call: it holds a block that must keep its opaque types. */
  def sealedName(n: Int): String = s"docsealedrs$$line$$$n"

  def runName(block: Int): String                  = s"docrun$$$block"
  def isRun(name: String): Boolean                 = name.startsWith("docrun$")
  def statementName(block: Int, at: Int): String   = s"docstatement$$${block}_$at"
  def resultName(block: Int, at: Int): String      = s"docresult$$${block}_$at"

  private val owners = raw"(docpage\d+_\d+[./])?(doc(sealed)?rs\$$line\$$\d+\$$?(\.this\.|[.$$#]))+".r
  private val bare   = raw"docpage\d+_\d+[./$$]".r
  private val whole  = raw"(object |package )?doc(sealed)?rs\$$line\$$\d+\$$?(\.type)?".r
  private val run    = raw"docrun\$$\d+".r
  private val other  = raw"doc(statement|result)\$$\d+_\d+".r

  /** Generated owners removed, and the other generated names replaced by words a reader understands. */
  def names(text: String): String =
    if !text.contains("doc") then text
    else
      val a = owners.replaceAllIn(text, "")
      val b = bare.replaceAllIn(a, "")
      val c = run.replaceAllIn(b, "run")
      val d = other.replaceAllIn(c, "run")
      whole.replaceAllIn(d, "the page")

  private val colour = "\u001b\\[[;\\d]*[A-Za-z]".r

  def ansi(text: String): String = colour.replaceAllIn(text, "")

  /** Scala offers a conversion of ZIO's reflection library for nearly any type error; it never helps. Whether it does
    * depends on how fast the machine is, since the compiler bounds its search in time.
    */
  private val offer =
    raw"(?s)(, but could be made available as an extension method\.)?\s*The following imports? might [a-z ]+ the problem:\s*import izumi\.reflect\..*".r

  // "lazy value": vals of blocks that are not evaluated are made lazy by the assembly.
  def message(text: String): String = offer.replaceFirstIn(names(ansi(text)), "").replace("lazy value ", "value ").linesIterator.map(_.stripTrailing).mkString("\n").trim
