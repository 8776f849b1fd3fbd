package snippets

import ujson.{Arr, Null, Num, Obj, Str, Value}

/** A Scala fence of a page, as the Node side found it. */
final case class Fence(
    index: Int,
    code: String,
    line: Int,
    columns: Vector[Int],
    mode: String,
    end: String,
    fail: String,
    reset: Boolean,
    unstable: Boolean,
    file: Option[String],
    dialect: String,
    fresh: Boolean = false
):
  lazy val lines: Vector[String] = code.split("\n", -1).toVector

  /** Line of the page with the last line of code, from 1. */
  def lastLine: Int = line + lines.length - 1

  /** Whether the block belongs to the scope that the page's blocks share. */
  def shared: Boolean = mode match
    case "compile" | "run" | "values" | "claims" => true
    case _                                       => false

  /** Whether the block is evaluated. */
  def evaluated: Boolean = dialect == "3" && (mode == "run" || mode == "values" || mode == "claims")

  /** Whether the block is a source file of the page's project. */
  def isSource: Boolean = dialect == "3" && mode == "file"

/** A file of a page's project that isn't compiled, such as `src/main/resources/application.conf`.
  */
final case class Resource(path: String, content: String)

/** A server that the runs of a page need: its name, and a shell command that returns as soon as the
  * server responds.
  */
final case class NeededServer(name: String, command: String)

final case class Page(
    file: String,
    timeoutMs: Int,
    blocks: Vector[Fence],
    resources: Vector[Resource] = Vector.empty,
    servers: Vector[NeededServer] = Vector.empty
):
  /** The name of the page in traces. */
  def fileName: String = file.substring(file.lastIndexOf('/') + 1)

  def hasProject: Boolean = blocks.exists(_.isSource)

  /** Whether this is a file of claims, with one block, instead of a page. */
  def isClaims: Boolean = blocks.exists(_.mode == "claims")

  /** The block with a line of the page, or the nearest block before that line. */
  def blockAt(line: Int): Fence =
    blocks.filter(_.line <= line).lastOption.getOrElse(blocks.head)

/** Pages that compile against the same class path. */
final case class Group(
    classPath: Vector[String],
    classPath2: Vector[String],
    compiler2: Vector[String],
    pages: Vector[Page]
)

/** A message with its position in the page; lines and columns from 1. */
final case class Message(
    severity: String,
    block: Int,
    line: Int,
    column: Int,
    endLine: Int,
    endColumn: Int,
    text: String
)

object Message:
  /** An error about a whole block, positioned at its first line. */
  def atBlock(block: Fence, text: String): Message =
    val column = block.columns.headOption.getOrElse(0) + 1
    Message("error", block.index, block.line, column, block.line, column + block.lines.head.length, text)

final case class Shown(line: Int, name: Option[String], tpe: String, value: String)

final case class Signature(
    name: String,
    symbol: String,
    overloads: Vector[String],
    deprecated: Option[String],
    kind: String
)

/** An identifier in a block: its position, the full name of its symbol, and its type. */
final case class Fact(block: Int, line: Int, column: Int, length: Int, symbol: String, tpe: String)

final case class End(kind: String, text: Option[String])

final case class BlockResult(
    index: Int,
    status: String,
    output: Option[String] = None,
    end: Option[End] = None,
    values: Vector[Shown] = Vector.empty,
    signatures: Vector[Signature] = Vector.empty,
    refusals: Vector[Message] = Vector.empty,
    facts: Vector[Fact] = Vector.empty,
    dependsOn: Vector[Int] = Vector.empty
)

/** A test of a file of claims: its suites, the outermost first, its line, how it ended (`passed`,
  * `failed`, `ignored`, `retried`), and what the report says about a failure.
  */
final case class Claim(suites: Vector[String], name: String, line: Int, state: String, text: String)

final case class PageResult(
    file: String,
    diagnostics: Vector[Message],
    blocks: Vector[BlockResult],
    claims: Vector[Claim] = Vector.empty
)

/** Reads and writes the JSON of `protocol.ts`, which describes every field. */
object Protocol:

  def groups(request: Value): Vector[Group] =
    request("groups").arr.toVector.map { g =>
      Group(strings(g("classPath")), strings(g("classPath2")), strings(g("compiler2")), g("pages").arr.toVector.map(page))
    }

  def page(json: Value): Page =
    val resources = json("resources").arr.toVector.map(r => Resource(r("path").str, r("content").str))
    val servers   = json("servers").arr.toVector.map(s => NeededServer(s("name").str, s("command").str))
    Page(json("file").str, json("timeoutMs").num.toInt, json("blocks").arr.toVector.map(block), resources, servers)

  private def block(json: Value): Fence =
    Fence(
      index = json("index").num.toInt,
      code = json("code").str,
      line = json("line").num.toInt,
      columns = json("columns").arr.toVector.map(_.num.toInt),
      mode = json("mode").str,
      end = json("end").str,
      fail = json("fail").str,
      reset = json("reset").bool,
      unstable = json("unstable").bool,
      file = json("file").strOpt,
      dialect = json("dialect").str,
      fresh = json("fresh").bool
    )

  def strings(json: Value): Vector[String] = json.arr.toVector.map(_.str)

  def json(page: PageResult): Value =
    // Symbols and types are sorted, so that the tables don't depend on the order in which they were
    // found.
    val facts   = page.blocks.flatMap(_.facts)
    val symbols = facts.map(_.symbol).distinct.sorted
    val types   = facts.map(_.tpe).distinct.sorted
    val symbolAt = symbols.zipWithIndex.toMap
    val typeAt   = types.zipWithIndex.toMap
    def fact(f: Fact) = Arr(f.line, f.column, f.length, symbolAt(f.symbol), typeAt(f.tpe))
    Obj(
      "type"        -> "page",
      "file"        -> page.file,
      "diagnostics" -> Arr.from(page.diagnostics.map(json)),
      "blocks" -> Arr.from(page.blocks.map { b =>
        Obj(
          "index"      -> b.index,
          "status"     -> b.status,
          "output"     -> option(b.output),
          "end"        -> b.end.fold[Value](Null)(e => Obj("kind" -> e.kind, "text" -> option(e.text))),
          "values"     -> Arr.from(b.values.map(v => Obj("line" -> v.line, "name" -> option(v.name), "type" -> v.tpe, "value" -> v.value))),
          "signatures" -> Arr.from(b.signatures.map(json)),
          "refusals"   -> Arr.from(b.refusals.map(json)),
          "facts"      -> Arr.from(b.facts.map(fact)),
          "dependsOn"  -> Arr.from(b.dependsOn.map(i => Num(i)))
        )
      }),
      "symbols" -> Arr.from(symbols.map(Str(_))),
      "types"   -> Arr.from(types.map(Str(_))),
      "claims"  -> Arr.from(page.claims.map(json))
    )

  private def json(c: Claim): Value =
    Obj("suites" -> Arr.from(c.suites.map(Str(_))), "name" -> c.name, "line" -> c.line, "state" -> c.state, "text" -> c.text)

  private def json(m: Message): Value =
    Obj(
      "severity"  -> m.severity,
      "block"     -> m.block,
      "line"      -> m.line,
      "column"    -> m.column,
      "endLine"   -> m.endLine,
      "endColumn" -> m.endColumn,
      "message"   -> m.text
    )

  private def json(s: Signature): Value =
    Obj(
      "name"       -> s.name,
      "symbol"     -> s.symbol,
      "overloads"  -> Arr.from(s.overloads.map(Str(_))),
      "deprecated" -> option(s.deprecated),
      "kind"       -> s.kind
    )

  def json(all: TypeMembers): Value =
    Obj(
      "type"        -> "members",
      "of"          -> all.of,
      "declaration" -> option(all.declaration),
      "members"     -> Arr.from(all.members.map { m =>
        Obj(
          "symbol"     -> m.symbol,
          "kind"       -> m.kind,
          "overloads"  -> Arr.from(m.overloads.map(Str(_))),
          "deprecated" -> option(m.deprecated),
          "aliasOf"    -> option(m.aliasOf),
          "accessor"   -> option(m.accessor)
        )
      })
    )

  private def option(s: Option[String]): Value = s.fold[Value](Null)(Str(_))

  def progress(phase: String, done: Int, total: Int): Value =
    Obj("type" -> "progress", "phase" -> phase, "done" -> done, "total" -> total)

  def notice(text: String): Value = Obj("type" -> "notice", "text" -> text)

  def done(error: Option[String]): Value = Obj("type" -> "done", "error" -> option(error))

  val bye: Value = Obj("type" -> "bye", "error" -> Null)
