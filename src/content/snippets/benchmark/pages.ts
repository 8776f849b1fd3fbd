/** Pages such as the documentation has, made from a seed. */
import { Random } from './random';

type Block = (random: Random, thing: string) => string;

/** What a page is about: a service that the first block defines and the others use. */
const things = ['Order', 'Sensor', 'Invoice', 'Player', 'Parcel', 'Article', 'Ticket'] as const;

const service: Block = (random, thing) => `\`\`\`scala
import zio.*
import zio.stream.*

final case class ${thing}(id: Int, name: String, weight: Double)

enum ${thing}Error:
  case NotFound(id: Int)
  case Busy

trait ${thing}s:
  def find(id: Int): IO[${thing}Error, ${thing}]
  def all: UIO[Chunk[${thing}]]

final class InMemory${thing}s(known: Ref[Map[Int, ${thing}]]) extends ${thing}s:
  def find(id: Int): IO[${thing}Error, ${thing}] =
    known.get.map(_.get(id)).someOrFail(${thing}Error.NotFound(id))
  def all: UIO[Chunk[${thing}]] = known.get.map(m => Chunk.fromIterable(m.values))

object ${thing}s:
  val inMemory: ULayer[${thing}s] =
    ZLayer {
      Ref
        .make((1 to ${5 + random.below(20)}).map(n => n -> ${thing}(n, s"${thing.toLowerCase()}-$n", n * 1.5)).toMap)
        .map(InMemory${thing}s(_))
    }
\`\`\``;

const bodies: readonly [Block, ...Block[]] = [
  (random, thing) => `\`\`\`scala run
val program =
  for
    found <- ZIO.serviceWithZIO[${thing}s](_.find(${1 + random.below(5)}))
    _     <- Console.printLine(s"found \${found.name}").orDie
  yield found.weight

program.provide(${thing}s.inMemory)
\`\`\``,
  (random, thing) => `\`\`\`scala run
ZStream
  .fromZIO(ZIO.serviceWithZIO[${thing}s](_.all))
  .flattenChunks
  .filter(_.id % ${2 + random.below(3)} == 0)
  .mapZIOPar(4)(item => ZIO.succeed(item.weight * ${1 + random.below(9)}))
  .runSum
  .provide(${thing}s.inMemory)
\`\`\``,
  (random, thing) => `\`\`\`scala run=failure
def flaky(calls: Ref[Int]): IO[${thing}Error, Int] =
  calls.updateAndGet(_ + 1).flatMap(n => if n < ${20 + random.below(9)} then ZIO.fail(${thing}Error.Busy) else ZIO.succeed(n))

Ref.make(0).flatMap(calls => flaky(calls).retry(Schedule.recurs(${1 + random.below(6)}) && Schedule.spaced(1.milli)))
\`\`\``,
  (random, thing) => `\`\`\`scala values
val weights = List.tabulate(${3 + random.below(4)})(n => ${thing}(n, "x", n * 0.5).weight)
weights.sum
weights.map(w => f"$w%.1f").mkString(", ")
\`\`\``,
  (random, thing) => `\`\`\`scala run
import zio.test.*

object ${thing}Spec extends ZIOSpecDefault:
  def spec = suite("${thing}s")(
    test("finds what it knows") {
      for found <- ZIO.serviceWithZIO[${thing}s](_.find(${1 + random.below(5)})) yield assertTrue(found.id > 0)
    },
    test("fails for what it does not know") {
      for exit <- ZIO.serviceWithZIO[${thing}s](_.find(999)).exit yield assertTrue(exit.isFailure)
    }
  ).provide(${thing}s.inMemory)
\`\`\``,
  (_, thing) => `\`\`\`scala fail
val missing: UIO[${thing}] = ZIO.serviceWithZIO[${thing}s](_.find(1))
\`\`\``,
  (random, thing) => `\`\`\`scala
def heaviest(limit: Int = ${2 + random.below(8)}): URIO[${thing}s, List[${thing}]] =
  ZIO.serviceWithZIO[${thing}s](_.all).map(_.sortBy(-_.weight).take(limit).toList)

val both = heaviest().zipPar(heaviest(1)).map((many, one) => many.size + one.size)
\`\`\``,
];

/** The fenced blocks of page number `index`: definitions first, then uses; the same for the same seed. */
export function benchmarkBlocks(seed: number, index: number, blocks: number): string[] {
  const random = new Random(seed * 100_003 + index);
  const thing = random.pick([...things]);
  const code = [service(random, thing)];
  while (code.length < blocks) code.push(random.pick(bodies)(random, thing));
  return code;
}

/** The text of page number `index`, with `blocks` Scala blocks; the same for the same seed. */
export function benchmarkPage(seed: number, index: number, blocks: number): string {
  const prose = benchmarkBlocks(seed, index, blocks).map(
    (block, at) => `## Part ${at + 1}\n\nSome words on it.\n\n${block}`,
  );
  return `---\ntitle: Benchmark ${index}\n---\n\n${prose.join('\n\n')}\n`;
}
