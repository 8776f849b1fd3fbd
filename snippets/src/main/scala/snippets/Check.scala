package snippets

import dotty.tools.dotc.reporting.Diagnostic
import ujson.Value

import java.nio.file.{Files, Path}
import java.util.concurrent.{Callable, ExecutionException, Executors, Future}

import scala.collection.mutable

/** Checks pages: compiles them, runs what must run, and reports each page. Compilers and workers stay warm between
  * requests.
  */
final class Check extends AutoCloseable:
  private val workDir   = Disk.workDir()
  private val workers   = Workers(workDir)
  private val runners   = Executors.newFixedThreadPool(Check.parallel, Check.daemon("runner", 0)(_))
  // A compiler belongs to one thread; it recurses deeply.
  private val compilerThread = Executors.newSingleThreadExecutor(Check.daemon("compiler", 64L << 20)(_))
  private val compilers = mutable.LinkedHashMap.empty[Vector[String], GroupCompiler]
  private val glues     = mutable.Map.empty[Vector[String], Path]
  private val scala2    = mutable.Map.empty[(Vector[String], Vector[String]), Scala2]

  /** Answers a request; the error, if any, is why it could not be carried out. */
  def check(groups: Vector[Group], requireIsolation: Boolean)(
      emit: Value => Unit,
      page: PageResult => Unit
  ): Option[String] = onCompilerThread {
    val evaluates = groups.exists(_.pages.exists(_.blocks.exists(_.evaluated)))
    if evaluates && !workers.isolated && requireIsolation then
      Some("The network cannot be cut off on this system (`unshare --map-root-user --net` fails), and the request insists on it.")
    else
      if evaluates && !workers.isolated then
        emit(Protocol.notice("The network cannot be cut off on this system: the pages' code runs with it."))
      val progress = Progress(groups, emit, page)
      // A batch's pages run while the next batch is compiled.
      var running = Option.empty[PageBatch]
      for group <- groups; pages <- Check.batches(group) do
        val project = Option.when(pages.head.hasProject)(Project(pages.head, group.classPath, Files.createTempDirectory(workDir, "project")))
        val own     = project.fold(compiler(group.classPath))(p => GroupCompiler(p.classPath, glue(group.classPath)))
        val batch   = PageBatch(own, compiler2(group), pages, project, workers, runners, workDir, progress)
        batch.compile()
        running.foreach(_.finish())
        running = Some(batch)
      running.foreach(_.finish())
      None
  }

  /** The public members of types on a class path; Left names a type that it does not have. */
  def members(classPath: Vector[String], types: Vector[String]): Either[String, Vector[(String, Vector[Member])]] = onCompilerThread {
    // A compiler of its own: what keeps trees keeps much memory.
    val (_, found) = Compiler3(classPath, "-Yretain-trees").run(Nil)(types.map(t => Members.of(t).map((t, _))))
    found.collectFirst { case Left(problem) => problem }.toLeft(found.collect { case Right(of) => of })
  }

  private def onCompilerThread[A](body: => A): A =
    try compilerThread.submit((() => body): Callable[A]).get
    catch case e: ExecutionException => throw e.getCause

  /** The warm compiler of a class path; few are kept, and none for long, as each remembers what it compiled. */
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
  /** Pages compiled in one run: it bounds memory. */
  val batch    = 100
  val warm     = 3
  private val processors    = Runtime.getRuntime.availableProcessors.min(4).max(1)
  /** Pages that run at the same time. They mostly sleep: a run needs a tenth of its time from a processor. */
  val parallel              = 2 * processors
  private val confirmations = java.util.concurrent.Semaphore(processors)

  /** Runs `body` when few other runs are being confirmed, since some of these keep all processors busy. */
  def confirming[A](body: => A): A =
    confirmations.acquire()
    try body
    finally confirmations.release()

  /** The pages of a group that are compiled together; one with a project is alone with it. */
  private def batches(group: Group): Vector[Vector[Page]] =
    val (projects, others) = group.pages.filter(_.blocks.nonEmpty).partition(_.hasProject)
    others.grouped(batch).toVector ++ projects.map(Vector(_))

  /** The name of a value; none for an expression's. */
  def named(value: RawValue): Option[String] = Some(value.name).filterNot(_.startsWith("docresult"))

  /** How messages say that a run ended. */
  def ended(end: String): String = end match
    case "value"        => "Succeeds"
    case "failure"      => "Fails"
    case "defect"       => "Dies of a defect"
    case "interruption" => "Is interrupted"
    case other          => other

  /** How messages name the ends of runs. */
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

/** Reports pages and how far a request is. */
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

/** The compiler of a class path, with the glue compiled against it. */
final class GroupCompiler(val classPath: Vector[String], glue: Path):
  val compiler      = Compiler3(classPath)
  private var pages = 0
  private var runs  = 0

  def isFresh: Boolean = pages < 2 * Check.batch && runs < 1000

  /** Names for the packages of another run. */
  def next(count: Int): Int =
    pages += count
    runs += 1
    GroupCompiler.count.incrementAndGet()

  /** What the worker puts before the page's classes. Each compiler has to have seen the glue; it is written once. */
  lazy val runPath: Vector[Path] =
    val sources = List("Glue.scala") ++ Option.when(has("zio.ZIO"))("ZioRunner.scala") ++ Option.when(has("zio.test.ZIOSpecAbstract"))("SpecRunner.scala")
    val units = sources.map { name =>
      val in = getClass.getResourceAsStream(s"/glue/$name")
      try Compiler3.unit(name, String(in.readAllBytes, "UTF-8"))
      finally in.close()
    }
    val outcome = compiler.compile(units)
    outcome.errors.headOption.foreach(e => throw IllegalStateException(s"The harness does not compile against the class path: ${e.message}"))
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

  private final class Work(val page: Page):
    val source      = PageSource(page)
    val diagnostics = mutable.ArrayBuffer.empty[Message]
    val results     = mutable.Map.empty[Int, BlockResult]
    var unit: Option[PageUnit] = None
    /** The first run of the page, and those that are to confirm it. */
    var ran: Option[Future[Vector[Ran]]] = None
    def shares: Boolean = page.blocks.exists(b => b.shared && b.dialect == "3")
    def isSound: Boolean = !diagnostics.exists(_.severity == "error")
    /** Blocks whose runs have to say the same again: new ones, and those that need a new one. */
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
    // Without the harness no page of the class path can run; the message goes to each.
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

  /** Compiles the shared scopes of all pages in one run; without the pages that fail, until the others pass. */
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
          val job = Job(work.page, group.runPath, classes, unit.initialisers)
          val ask = work.toConfirm.nonEmpty
          work.ran = Some(runners.submit((() => runs(job, ask)): Callable[Vector[Ran]]))
      else if failing.nonEmpty then
        failing.foreach(w => w.diagnostics ++= Cascade.folded(w.page, messages(w)))
        compile(works.filterNot(failing.contains))
      else if works.size > 1 then
        // An error without a place, or a crash of the compiler: find the page.
        val (a, b) = works.splitAt(works.size / 2)
        compile(a)
        compile(b)
      else
        val words = outcome.fold(e => s"The compiler crashed: $e", _.errors.map(e => Clean.message(e.message)).mkString("\n"))
        works.head.diagnostics += Message.atBlock(works.head.page.blocks.head, words)

  /** Runs a page; where its blocks are new, once more, and then beside threads that keep the processors busy. */
  private def runs(job: Job, confirm: Boolean): Vector[Ran] =
    val first = workers.run(job)
    if !confirm || first.fault.nonEmpty then Vector(first)
    else Check.confirming { Vector(first, workers.run(job.withMoreTime), workers.run(job.underLoad)) }

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
        wrong(None, "This block compiles, but its fence says that it must not. Correct the code, or take `fail` off the fence.")
      case "crash" => work.diagnostics ++= refusals
      case k if k == block.fail => ()
      case "syntax" =>
        wrong(refusals.headOption, s"This block does not parse, which its fence does not say.$said\nCorrect the code, or write `fail=syntax` on the fence if that is the point.")
      case "name" =>
        wrong(refusals.headOption, s"This block is refused for a name that does not resolve, which its fence does not say.$said\nCorrect the code, or write `fail=name` on the fence if that is the point.")
      case _ =>
        wrong(refusals.headOption, s"This block is refused for its types, but its fence says `fail=${block.fail}`.$said\nWrite `fail` alone on the fence, or correct the code.")
    work.results(block.index) = BlockResult(block.index, "compiled", refusals = refusals, dependsOn = needs.getOrElse((work, block.index), Set.empty).toVector.sorted)

  /** What `fail` blocks need of the blocks before them. */
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
          work.diagnostics += Message.atBlock(block, "This block compiles, but its fence says that it must not. Correct the code, or take `fail` off the fence.")
        work.results(block.index) = BlockResult(block.index, "compiled", refusals = refusals)
      else work.results(block.index) = BlockResult(block.index, "compiled")

  /** Waits for a page's runs and reports the page. */
  private def finish(work: Work): Unit =
    val page      = work.page
    val rans      = work.ran.fold(Vector.empty)(_.get)
    val ran       = rans.headOption
    val normalise = Normalise(page)
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
      ran.filter(_ => block.evaluated).fold(result)(evaluated(work, block, result, _, normalise))
    }
    for r <- ran; (index, words) <- r.fault do
      work.diagnostics += work.source.atTrace(page.blocks.find(_.index == index).get, words, None, normalise(words).trim)
    if work.isSound then for first <- ran do confirm(work, first, rans.tail)
    val wrong = work.diagnostics.filter(_.severity == "error").map(_.block).toSet
    progress.page(
      PageResult(
        page.file,
        work.diagnostics.sortBy(m => (m.line, m.column, m.text)).distinct.toVector,
        blocks.map(b => if wrong(b.index) then b.copy(status = "failed") else b)
      )
    )
    if ran.nonEmpty then progress.ran(1)

  private def evaluated(work: Work, block: Fence, result: BlockResult, ran: Ran, normalise: Normalise): BlockResult =
    val output = ran.outputs.get(block.index).flatMap(normalise.output)
    val end    = ended(block, ran, normalise)
    for e <- end if block.mode == "run" && block.end != "any" && e.kind != block.end do
      val fence = if e.kind == "value" then "run" else s"run=${e.kind}"
      val text  = e.text.fold("")(t => s"\n$t")
      work.diagnostics += work.source.atTrace(
        block,
        e.text.getOrElse(""),
        work.unit.flatMap(_.ends.get(block.index)),
        s"This block ended with ${Check.noun(e.kind)}, but its fence says ${Check.noun(block.end)}. Write `$fence` on the fence, or correct the code.$text"
      )
    val values = ran.values.filter(_.block == block.index).map { v =>
      val tpe = work.unit.flatMap(_.valueTypes.get((block.index, v.name))).getOrElse("")
      Shown(v.line, Check.named(v), tpe, normalise(v.text))
    }
    result.copy(output = output, end = end, values = values)

  private def ended(block: Fence, ran: Ran, normalise: Normalise): Option[End] =
    ran.ends.get(block.index).map(e => End(e.kind, e.text.map(t => normalise(t).trim)))

  /** A new block has to say the same in every run: the first that does not is an error. */
  private def confirm(work: Work, first: Ran, again: Vector[Ran]): Unit =
    val blocks = work.page.blocks.filter(_.evaluated)
    /** What each block says; texts are freed from what varies in the order of the page, as numbers count on through it. */
    def said(ran: Ran): Map[Int, String] =
      val normalise = Normalise(work.page)
      blocks.map { block =>
        val output = ran.outputs.get(block.index).flatMap(normalise.output)
        val end    = ended(block, ran, normalise).map(e => s"${Check.ended(e.kind)}${e.text.fold("")(": " + _)}")
        val values = ran.values.filter(_.block == block.index).map(v => Check.named(v).fold("")(_ + " = ") + normalise(v.text))
        val fault  = ran.fault.filter(_._1 == block.index).map((_, words) => normalise(words).trim)
        block.index -> (output ++ end ++ values ++ fault).mkString("\n")
      }.toMap
    val once = said(first)
    for (ran, i) <- again.zipWithIndex do
      val now   = said(ran)
      val where = if i == again.size - 1 then "on a busy machine" else "in another run"
      // After a fault nothing below it has run.
      val until = ran.fault.fold(Int.MaxValue)(_._1)
      if work.isSound then
        for block <- work.toConfirm.find(b => b.index <= until && once(b.index) != now(b.index)) do
          work.diagnostics += Message.atBlock(
            block,
            s"This new block says something else $where. It said first:\n${once(block.index).indent(2)}" +
              s"and $where:\n${now(block.index).indent(2)}" +
              "Leave more time between its steps, or make the order certain without time; write `unstable` on the fence if the point is that it varies."
          )
