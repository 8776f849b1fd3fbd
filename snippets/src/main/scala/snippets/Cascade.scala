package snippets

import scala.collection.mutable

/** Removes errors of later blocks that are only consequences of an error in an earlier block. */
object Cascade:
  private val notFound  = raw"^Not found: (?:type )?(\S+)".r.unanchored
  private val notMember = raw"^(?:value|type|method|object|class) (\S+) is not a member of (?:object |class |type )?([\w.]+)".r.unanchored
  private val nothing   = raw"\((\w+) : Nothing\)".r.unanchored
  private val word      = raw"[A-Za-z_]\w*".r

  /** The messages of a page, with one message for all blocks that have only consequences of an
    * earlier error.
    */
  def folded(page: Page, messages: Vector[Message]): Vector[Message] =
    /** Blocks with an error, and the block that caused it: the block itself or an earlier one. */
    val broken = mutable.LinkedHashMap.empty[Int, Fence]
    val kept   = Vector.newBuilder[Message]
    for (index, said) <- messages.groupBy(_.block).toVector.sortBy(_._1) do
      val block  = page.blocks.find(_.index == index).get
      val start  = page.blocks.filter(b => b.reset && b.index <= index).lastOption.fold(0)(_.index)
      val before = broken.keys.filter(_ >= start).flatMap(i => page.blocks.find(_.index == i)).toVector
      val (errors, others)  = said.partition(_.severity == "error")
      val (follow, ownOnes) = errors.partition(e => before.exists(follows(e.text, _)))
      kept ++= others ++= ownOnes
      if ownOnes.nonEmpty then broken(index) = block
      else if follow.nonEmpty then broken(index) = broken(before.find(b => follow.exists(e => follows(e.text, b))).get.index)
    val unchecked = broken.toVector.filter((index, by) => by.index != index).groupMap(_._2)(_._1)
    for (by, indices) <- unchecked do
      val blocks = indices.flatMap(i => page.blocks.find(_.index == i))
      val more   = blocks.tail.map(_.line)
      val same   = if more.isEmpty then "" else s" The ${if more.size == 1 then s"block at line ${more.head} was" else s"blocks at lines ${more.mkString(", ")} were"} not checked either."
      kept += Message.atBlock(blocks.head, s"This block was not checked, because the block at line ${by.line} failed.$same")
    kept.result()

  private def follows(error: String, from: Fence): Boolean = error match
    case notFound(name)         => mentions(from, name)
    case notMember(name, owner) => mentions(from, name) || defines(from, owner.split('.').last)
    case nothing(name)          => defines(from, name)
    case _                      => false

  private def mentions(block: Fence, name: String) = word.findAllIn(block.code).contains(name)

  private def defines(block: Fence, name: String) =
    raw"\b(class|object|trait|enum|type|val|var|def|given)\s+\Q$name\E\b".r.findFirstIn(block.code).nonEmpty
