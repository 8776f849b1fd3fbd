package snippets

import dotty.tools.dotc.reporting.Diagnostic
import ujson.Value

import java.nio.file.{Files, Path}
import java.util.concurrent.{Callable, ExecutionException, Executors, Future}

import scala.collection.mutable

/** Checks pages: compiles them, runs their `run` and `values` blocks, and reports each page.
  * Compilers and workers stay warm between requests.
  */
final class Check extends AutoCloseable:
  private val workDir   = Disk.workDir()
  private val workers   = Workers(workDir)
  private val runners   = Executors.newFixedThreadPool(Check.parallel, Check.daemon("runner", 0)(_))
  // Compilers are used on one thread only, with a large stack, because they recurse deeply.
  private val compilerThread = Executors.newSingleThreadExecutor(Check.daemon("compiler", 64L << 20)(_))
  private val compilers = mutable.LinkedHashMap.empty[Vector[String], GroupCompiler]
  private val glues     = mutable.Map.empty[Vector[String], Path]
  private val scala2    = mutable.Map.empty[(Vector[String], Vector[String]), Scala2]

  /** Carries out a request. The result is an error if that was impossible. */
  def check(groups: Vector[Group], requireIsolation: Boolean)(
      emit: Value => Unit,
      page: PageResult => Unit
  ): Option[String] = onCompilerThread {
    val evaluates = groups.exists(_.pages.exists(_.blocks.exists(_.evaluated)))
    if evaluates && !workers.isolated && requireIsolation then
      Some("This system can't cut code off from the network (`unshare --map-root-user --net` fails), but this check requires it.")
    else
      if evaluates && !workers.isolated then
        emit(Protocol.notice("This system can't cut code off from the network, so the code of the pages runs with network access."))
      val progress = Progress(groups, emit, page)
      // Pages run while the next batches are compiled.
      val running = mutable.Queue.empty[PageBatch]
      for group <- groups; pages <- Check.batches(group) do
        val project = Option.when(pages.head.hasProject)(Project(pages.head, group.classPath, Files.createTempDirectory(workDir, "project")))
        val own     = project.fold(compiler(group.classPath))(p => GroupCompiler(p.classPath, glue(group.classPath)))
        val batch   = PageBatch(own, compiler2(group), pages, project, workers, runners, workDir, progress)
        batch.compile()
        running += batch
        while running.size > Check.warm || running.map(_.size).sum > 2 * Check.batch do running.dequeue().finish()
      running.foreach(_.finish())
      None
  }

  /** The public members of types on a class path; Left is a message about a type that doesn't
    * exist.
    */
  def members(classPath: Vector[String], types: Vector[String]): Either[String, Vector[TypeMembers]] = onCompilerThread {
    // A separate compiler, because one that retains trees uses a lot of memory.
    val (_, found) = Compiler3(classPath, "-Yretain-trees").run(Nil)(types.map(Members.of))
    found.collectFirst { case Left(problem) => problem }.toLeft(found.collect { case Right(of) => of })
  }

  private def onCompilerThread[A](body: => A): A =
    try compilerThread.submit((() => body): Callable[A]).get
    catch case e: ExecutionException => throw e.getCause

  /** The warm compiler for a class path. Few are kept, and not for long, because they remember what
    * they compiled.
    */
  private def compiler(classPath: Vector[String]): GroupCompiler =
    val kept = compilers.remove(classPath).filter(_.isFresh).getOrElse(GroupCompiler(classPath, glue(classPath)))
    compilers(classPath) = kept
    while compilers.size > Check.warm do compilers.remove(compilers.head._1)
    kept

  private def glue(classPath: Vector[String]): Path =
    glues.getOrElseUpdate(classPath, Files.createTempDirectory(workDir, "glue"))

  private def compiler2(group: Group)(): Scala2 =
    scala2.getOrElseUpdate((group.compiler2, group.classPath2), Scala2(group.compiler2, group.classPath2, workDir))

  def close(): Unit =
    runners.shutdownNow()
    workers.close()
    Disk.delete(workDir)

object Check:
  /** Number of pages that are compiled in one run, which limits memory. */
  val batch = 50
  /** Number of compilers, and of compiled batches whose pages run. */
  val warm = 4
  /** Number of pages that run at the same time. Most of them wait, so there are more than
    * processors.
    */
  val parallel = 2 * Runtime.getRuntime.availableProcessors.min(4).max(1)

  /** The pages of a group that are compiled together. A page with a project is compiled separately.
    */
  private def batches(group: Group): Vector[Vector[Page]] =
    val (projects, others) = group.pages.filter(_.blocks.nonEmpty).partition(_.hasProject)
    others.grouped(batch).toVector ++ projects.map(Vector(_))

  /** The name of a value; `None` for the value of an expression. */
  def named(value: RawValue): Option[String] = Some(value.name).filterNot(_.startsWith("docresult"))

  /** How messages describe the end of a run. */
  def ended(end: String): String = end match
    case "value"        => "Succeeds"
    case "failure"      => "Fails"
    case "defect"       => "Dies with a defect"
    case "interruption" => "Is interrupted"
    case other          => other

  /** The end of a run as a noun. */
  def noun(end: String): String = end match
    case "value"        => "a value"
    case "failure"      => "a failure"
    case "defect"       => "a defect"
    case "interruption" => "an interruption"
    case other          => other

  private def daemon(name: String, stack: Long)(body: Runnable): Thread =
    val thread = Thread(null, body, name, stack)
    thread.setDaemon(true)
    thread

/** Reports pages, and the progress of a request. */
final class Progress(groups: Vector[Group], emit: Value => Unit, val page: PageResult => Unit):
  private val pages = groups.map(_.pages.size).sum
  private val runs  = groups.map(_.pages.count(_.blocks.exists(_.evaluated))).sum
  private var compiled, ran = 0

  def compiled(n: Int): Unit =
    compiled += n
    emit(Protocol.progress("compile", compiled, pages))

  def ran(n: Int): Unit =
    ran += n
    emit(Protocol.progress("run", ran, runs))

/** The compiler for a class path, and the glue compiled against it. */
final class GroupCompiler(val classPath: Vector[String], glue: Path):
  val compiler      = Compiler3(classPath)
  private var pages = 0
  private var runs  = 0

  def isFresh: Boolean = pages < 4 * Check.batch && runs < 1000

  /** A new number for the packages of another run, which compiles `count` pages. */
  def next(count: Int): Int =
    pages += count
    runs += 1
    GroupCompiler.count.incrementAndGet()

  /** The class path before the page's classes: libraries and glue. Each compiler compiles the glue;
    * it's written once.
    */
  lazy val runPath: Vector[Path] =
    val sources = List("Glue.scala") ++ Option.when(has("zio.ZIO"))("ZioRunner.scala") ++ Option.when(has("zio.test.ZIOSpecAbstract"))("SpecRunner.scala")
    val units = sources.map { name =>
      val in = getClass.getResourceAsStream(s"/glue/$name")
      try Compiler3.unit(name, String(in.readAllBytes, "UTF-8"))
      finally in.close()
    }
    val outcome = compiler.compile(units)
    outcome.errors.headOption.foreach(e => throw IllegalStateException(s"The glue of the check doesn't compile against this class path: ${e.message}"))
    if !Files.exists(glue.resolve("docglue")) then ClassFiles.write(outcome.classes, glue)
    classPath.map(Path.of(_)) :+ glue

  private def has(name: String): Boolean =
    import dotty.tools.dotc.core.Symbols.getClassIfDefined
    compiler.run(Nil)(getClassIfDefined(name).exists)._2

object GroupCompiler:
  private val count = java.util.concurrent.atomic.AtomicInteger()

/** Checks some pages of a group. */
final class PageBatch(
    group: GroupCompiler,
    scala2: () => Scala2,
    pages: Vector[Page],
    project: Option[Project],
    workers: Workers,
    runners: java.util.concurrent.ExecutorService,
    workDir: Path,
    progress: Progress
):
  private val compiler = group.compiler

  /** Number of pages. */
  def size: Int = pages.size

  private final class Work(val page: Page):
    val source      = PageSource(page)
    val diagnostics = mutable.ArrayBuffer.empty[Message]
    val results     = mutable.Map.empty[Int, BlockResult]
    var unit: Option[PageUnit] = None
    /** The first run of the page, and the runs that confirm it. */
    var ran: Option[Future[Vector[Ran]]] = None
    def shares: Boolean = page.blocks.exists(b => b.shared && b.dialect == "3")
    def isSound: Boolean = !diagnostics.exists(_.severity == "error")
    /** Blocks that need the same result in every run: new blocks, and blocks that depend on a new
      * one.
      */
    def toConfirm: Vector[Fence] =
      def isFresh(index: Int) = page.blocks.exists(b => b.index == index && b.fresh)
      page.blocks.filter(b => b.evaluated && !b.unstable && (b.fresh || unit.exists(_.needs(b.index).exists(isFresh))))

  private val works   = pages.map(Work(_))
  private val classes = Files.createTempDirectory(workDir, "classes")

  /** Compiles everything and starts the runs. */
  def compile(): Unit =
    for built <- project; work <- works do
      work.diagnostics ++= built.messages
      for result <- built.results do work.results(result.index) = result
    // Without the glue, no page can run, so each gets the message.
    val runnable = works.filter(_.page.blocks.exists(_.evaluated))
    if runnable.nonEmpty then
      try group.runPath
      catch
        case e: IllegalStateException =>
          for work <- runnable do work.diagnostics += Message.atBlock(work.page.blocks.find(_.evaluated).get, e.getMessage)
    compile(works.filter(w => w.shares && w.isSound))
    for work <- works do
      try others(work)
      catch
        case e: VirtualMachineError if !e.isInstanceOf[StackOverflowError] => throw e
        case e: Throwable => work.diagnostics += Message.atBlock(work.page.blocks.head, s"This page could not be checked: $e")
    progress.compiled(pages.size)

  /** Waits for the runs and reports the pages. */
  def finish(): Unit =
    works.foreach(finish)
    Disk.delete(classes)
    project.foreach(_.close())

  /** Compiles the shared scopes of all pages in one run. If pages fail, compiles the others again
    * without them.
    */
  private def compile(works: Vector[Work]): Unit =
    if works.nonEmpty then
      val run = group.next(works.size)
      val units = works.zipWithIndex.map { (work, i) =>
        val blocks = work.page.blocks.filter(b => b.shared && b.dialect == "3")
        work -> PageUnit(work.source, blocks, false, Assembly(work.source, Clean.packageName(run, i), None))
      }
      val outcome  = attempt(units.map(_._2))
      val messages = outcome.fold(_ => Map.empty, o => units.map((w, _) => w -> place(w, o.messages)).toMap)
      val failing  = works.filter(w => messages.get(w).exists(_.exists(_.severity == "error")))
      val clean    = outcome.fold(_ => false, _.errors.isEmpty)
      if clean then
        for (work, unit) <- units do
          work.diagnostics ++= messages(work)
          work.unit = Some(unit)
        ClassFiles.write(outcome.toOption.get.classes, classes)
        for (work, unit) <- units if work.page.blocks.exists(_.evaluated) do
          val job = Job(work.page, group.runPath, classes, unit.initializers)
          val ask = work.toConfirm.nonEmpty
          work.ran = Some(runners.submit((() => runs(job, ask)): Callable[Vector[Ran]]))
      else if failing.nonEmpty then
        failing.foreach(w => w.diagnostics ++= Cascade.folded(w.page, messages(w)))
        compile(works.filterNot(failing.contains))
      else if works.size > 1 then
        // The compiler crashed, or reported an error without a position: find the page.
        val (a, b) = works.splitAt(works.size / 2)
        compile(a)
        compile(b)
      else
        val words = outcome.fold(e => s"The compiler crashed: $e", _.errors.map(e => Clean.message(e.message)).mkString("\n"))
        works.head.diagnostics += Message.atBlock(works.head.page.blocks.head, words)

  /** Runs a page. If it has new blocks, runs it again, and a third time while other threads keep
    * the processors busy.
    */
  private def runs(job: Job, confirm: Boolean): Vector[Ran] =
    val first = workers.run(job)
    if !confirm || first.fault.nonEmpty || first.claims.exists(_.state == "failed") then Vector(first)
    else Vector(first, workers.run(job.withMoreTime), workers.run(job.underLoad))

  private def attempt(units: Vector[PageUnit]): Either[Throwable, Outcome] =
    try Right(compiler.compile(units.toList))
    catch
      case e: VirtualMachineError if !e.isInstanceOf[StackOverflowError] => throw e
      case e: Throwable                                                  => Left(e)

  private def place(work: Work, all: Vector[Diagnostic]): Vector[Message] =
    all.flatMap(d => work.source.message(d, if d.level == 2 then "error" else "warning"))

  /** The blocks outside the shared scope. */
  private def others(work: Work): Unit =
    val page  = work.page
    val sound = work.isSound
    for block <- page.blocks if block.dialect == "3" do
      block.mode match
        case "parsed"        => parsed(work, block)
        case "fail" if sound => fail(work, block)
        case "api"           => api(work, block)
        case _               =>
    if page.blocks.exists(b => b.dialect == "2") then dialect2(work)

  private def parsed(work: Work, block: Fence): Unit =
    val (messages, _) = compiler.parse { Assembly.parseAny(work.source, block) }
    work.diagnostics ++= place(work, messages).filter(_.severity == "error")
    work.results(block.index) = BlockResult(block.index, "parsed")

  private def api(work: Work, block: Fence): Unit =
    val (_, (signatures, problems)) = compiler.run(Nil)(Signatures.of(block))
    work.diagnostics ++= problems
    work.results(block.index) = BlockResult(block.index, "compiled", signatures = signatures)

  private def fail(work: Work, block: Fence): Unit =
    val (syntax, _) = compiler.parse(Assembly.parse(work.source, block))
    val (kind, refusals) =
      val unparsed = place(work, syntax).filter(_.severity == "error")
      if unparsed.nonEmpty then ("syntax", unparsed)
      else
        val blocks = work.page.blocks.filter(b => b.dialect == "3" && (b.shared && b.index < block.index || b.index == block.index))
        val unit   = PageUnit(work.source, blocks, true, Assembly(work.source, Clean.packageName(group.next(1), 0), Some(block)))
        attempt(Vector(unit)) match
          case Left(crash) => ("crash", Vector(Message.atBlock(block, s"The compiler crashed: $crash")))
          case Right(outcome) =>
            val named = outcome.errors.exists(e => Set(6, 8).contains(e.msg.errorId.errorNumber))
            unit.needs.get(block.index).foreach(n => needs((work, block.index)) = n)
            (if named then "name" else "type", place(work, outcome.errors))
    val said = refusals.headOption.fold("")(m => s" The compiler says: ${m.text}")
    def wrong(at: Option[Message], words: String) =
      work.diagnostics += at.fold(Message.atBlock(block, words))(_.copy(severity = "error", block = block.index, text = words))
    kind match
      case _ if refusals.isEmpty =>
        wrong(None, "This block compiles, but `fail` on its fence says that it shouldn't. Change the code, or remove `fail` from the fence.")
      case "crash" => work.diagnostics ++= refusals
      case k if k == block.fail => ()
      case "syntax" =>
        wrong(refusals.headOption, s"This block has a syntax error, but its fence doesn't say so.$said\nCorrect the code, or write `fail=syntax` on the fence if the block is meant to show a syntax error.")
      case "name" =>
        wrong(refusals.headOption, s"This block uses a name that doesn't exist, but its fence doesn't say so.$said\nCorrect the code, or write `fail=name` on the fence if the block is meant to show an unknown name.")
      case _ =>
        wrong(refusals.headOption, s"This block has a type error, but its fence says `fail=${block.fail}`.$said\nWrite `fail` alone on the fence, or correct the code.")
    work.results(block.index) = BlockResult(block.index, "compiled", refusals = refusals, dependsOn = needs.getOrElse((work, block.index), Set.empty).toVector.sorted)

  /** The earlier blocks that `fail` blocks depend on. */
  private val needs = mutable.Map.empty[(Work, Int), Set[Int]]

  private def dialect2(work: Work): Unit =
    val blocks = work.page.blocks.filter(_.dialect == "2")
    val shared = blocks.filter(_.shared)
    def said(upTo: Vector[Fence]) =
      val (_, assembled) = compiler.parse(Assembly2(work.source, upTo))
      for m <- scala2().compile(work.page.fileName, assembled); page = m.line - Assembly2.shift yield
        val block  = work.page.blockAt(page)
        val column = PageSource.column(block, page, m.column - 1)
        Message(m.severity, block.index, page, column, page, column, m.text)
    if shared.nonEmpty then work.diagnostics ++= said(shared)
    for block <- blocks do
      if block.mode == "parsed" then parsed(work, block)
      else if block.mode == "fail" then
        val refusals = said(shared.filter(_.index < block.index) :+ block).filter(m => m.severity == "error")
        if refusals.isEmpty then
          work.diagnostics += Message.atBlock(block, "This block compiles, but `fail` on its fence says that it shouldn't. Change the code, or remove `fail` from the fence.")
        work.results(block.index) = BlockResult(block.index, "compiled", refusals = refusals)
      else work.results(block.index) = BlockResult(block.index, "compiled")

  /** Waits for a page's runs and reports the page. */
  private def finish(work: Work): Unit =
    val page      = work.page
    val rans      = work.ran.fold(Vector.empty)(_.get)
    val ran       = rans.headOption
    val normalize = Normalize(page)
    val facts     = work.unit.fold(Map.empty[Int, Vector[Fact]])(_.facts.toVector.groupBy(_.block))
    val blocks = page.blocks.map { block =>
      val result = work.results.getOrElse(
        block.index,
        BlockResult(
          block.index,
          "compiled",
          facts = facts.getOrElse(block.index, Vector.empty),
          dependsOn = work.unit.fold(Vector.empty)(_.needs(block.index).toVector.sorted)
        )
      )
      ran.filter(_ => block.evaluated).fold(result)(evaluated(work, block, result, _, normalize))
    }
    for r <- if page.isClaims then rans else rans.take(1); (index, words) <- r.fault do
      work.diagnostics += work.source.atTrace(page.blocks.find(_.index == index).get, words, None, normalize(words).trim)
    for r <- ran if page.isClaims; end <- r.ends.values if end.kind != "value" do
      work.diagnostics += work.source.atTrace(page.blocks.head, end.text.getOrElse(""), None, s"The spec of this file did not run:\n${normalize(end.text.getOrElse("")).trim}")
    if work.isSound && !page.isClaims then for first <- ran do confirm(work, first, rans.tail)
    val wrong = work.diagnostics.filter(_.severity == "error").map(_.block).toSet
    progress.page(
      PageResult(
        page.file,
        work.diagnostics.sortBy(m => (m.line, m.column, m.text)).distinct.toVector,
        blocks.map(b => if wrong(b.index) then b.copy(status = "failed") else b),
        if page.isClaims then Claims.results(page, rans) else Vector.empty
      )
    )
    if ran.nonEmpty then progress.ran(1)

  private def evaluated(work: Work, block: Fence, result: BlockResult, ran: Ran, normalize: Normalize): BlockResult =
    val output = ran.outputs.get(block.index).flatMap(normalize.output)
    val end    = ended(block, ran, normalize)
    for e <- end if block.mode == "run" && block.end != "any" && e.kind != block.end do
      val fence = if e.kind == "value" then "run" else s"run=${e.kind}"
      val text  = e.text.fold("")(t => s"\n$t")
      work.diagnostics += work.source.atTrace(
        block,
        e.text.getOrElse(""),
        work.unit.flatMap(_.ends.get(block.index)),
        s"This block ended with ${Check.noun(e.kind)}, but its fence promises ${Check.noun(block.end)}. Write `$fence` on the fence, or correct the code.$text"
      )
    val values = ran.values.filter(_.block == block.index).map { v =>
      val tpe = work.unit.flatMap(_.valueTypes.get((block.index, v.name))).getOrElse("")
      Shown(v.line, Check.named(v), tpe, normalize(v.text))
    }
    result.copy(output = output, end = end, values = values)

  private def ended(block: Fence, ran: Ran, normalize: Normalize): Option[End] =
    ran.ends.get(block.index).map(e => End(e.kind, e.text.map(t => normalize(t).trim)))

  /** Reports the first new block whose result isn't the same in every run. */
  private def confirm(work: Work, first: Ran, again: Vector[Ran]): Unit =
    val blocks = work.page.blocks.filter(_.evaluated)
    /** The result of each block as text, normalized in the order of the page, because the numbers
      * of fibers and objects continue from block to block.
      */
    def said(ran: Ran): Map[Int, String] =
      val normalize = Normalize(work.page)
      blocks.map { block =>
        val output = ran.outputs.get(block.index).flatMap(normalize.output)
        val end    = ended(block, ran, normalize).map(e => s"${Check.ended(e.kind)}${e.text.fold("")(": " + _)}")
        val values = ran.values.filter(_.block == block.index).map(v => Check.named(v).fold("")(_ + " = ") + normalize(v.text))
        val fault  = ran.fault.filter(_._1 == block.index).map((_, words) => normalize(words).trim)
        block.index -> (output ++ end ++ values ++ fault).mkString("\n")
      }.toMap
    val once = said(first)
    for (ran, i) <- again.zipWithIndex do
      val now   = said(ran)
      val which = if i == again.size - 1 then "A run on a busy machine" else "Another run"
      // After a fault, the blocks below it haven't run.
      val until = ran.fault.fold(Int.MaxValue)(_._1)
      if work.isSound then
        for block <- work.toConfirm.find(b => b.index <= until && once(b.index) != now(b.index)) do
          work.diagnostics += Message.atBlock(
            block,
            s"This new block doesn't give the same result in every run. The first run gave:\n${once(block.index).indent(2)}" +
              s"$which gave:\n${now(block.index).indent(2)}" +
              "Leave more time between the steps or, better, fix their order with a promise or a queue. If the block is meant to show a result that varies, write `unstable` on the fence."
          )
