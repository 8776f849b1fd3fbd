import { assembleScript, firstProgram } from '../../../../src/content/code-block/model/script';
import type { LockedBlock, PageLock } from '../../../../src/content/snippets/model/lock';
import { pageLock } from './locks';

const codes = (...list: string[]) => list.map((code) => ({ code, dialect: '3' as const }));
const value = { kind: 'value', text: '3' } as const;
const unit = { kind: 'value', text: null } as const;

/** Script of the only block of a page. */
const scriptOf = (code: string, block: Partial<LockedBlock> = {}, page: Partial<PageLock> = {}) =>
  assembleScript(codes(code), pageLock([block], page), 0);

test('combines directives, the blocks that are needed, and a main object that shows the value', () => {
  const blocks = codes(
    'import zio.*\n\nval n = 1\n\nZIO.unit',
    'val skipped = 0',
    'ZIO.succeed(n)',
  );
  const lock = pageLock([{ mode: 'run' }, {}, { mode: 'run', end: value, dependsOn: [0] }]);
  expect(assembleScript(blocks, lock, 2)).toBe(`//> using scala 3.3.8
//> using dep dev.zio::zio:2.1.26
//> using mainClass Main

import zio.*

val n = 1

object Main extends zio.ZIOAppDefault:
  val program =
    ZIO.succeed(n)

  def run = program.debug
`);
});

test('keeps the other statements of a needed block, but not the effect at its end', () => {
  const blocks = codes('val file = create()\nfile.deleteOnExit()\nread(file)', 'read(file).debug');
  const lock = pageLock([{ mode: 'run' }, { mode: 'run', dependsOn: [0] }]);
  const script = assembleScript(blocks, lock, 1);
  expect(script).toContain('val _ =\n  file.deleteOnExit()');
  expect(script?.match(/read\(file\)/g)).toHaveLength(1);
});

test('does not wrap an app or a main method', () => {
  const app = 'object Shop extends ZIOAppDefault:\n  def run = ZIO.unit';
  const script = scriptOf(app, { mode: 'run' });
  expect(script).toContain('//> using mainClass Shop');
  expect(script?.match(/extends/g)).toHaveLength(1);

  const main = '@main def hello() = println(1)';
  expect(scriptOf(main)).toContain('mainClass hello');
});

test('uses an app that is named on the last line as the main class, and runs other expressions', () => {
  const app = 'object Shop extends ZIOAppDefault:\n  def run = ZIO.unit\n\nShop';
  expect(scriptOf(app, { mode: 'run' })).toContain('mainClass Shop');

  const effect = "stopped.map(_.takeWhile(_ != '(')).debug *> next";
  const script = scriptOf(effect, { mode: 'run' });
  expect(script).toContain(`def run =\n    ${effect}`);
});

test('wraps a test without a spec, and adds the test library', () => {
  const code = 'test("adds") {\n  assertTrue(true)\n}';
  const block = { mode: 'run', end: unit, facts: [[0, 0, 4, 0, 0]] } as const;
  const script = scriptOf(code, block, { symbols: ['zio.test.test'] });
  expect(script).toContain('extends zio.test.ZIOSpecDefault:\n  def spec =\n    test("adds")');
  expect(script).toContain('//> using dep dev.zio::zio-test:2.1.26');
});

/** Artifacts that the script of a page's only block names. */
const depsOf = (code: string, artifacts: readonly string[], page: Partial<PageLock> = {}) => {
  const { checkedAgainst } = pageLock([]);
  const lock = {
    ...page,
    checkedAgainst: { ...checkedAgainst, artifacts, ...page.checkedAgainst },
  };
  const script = scriptOf(code, {}, lock) ?? '';
  return [...script.matchAll(/^\/\/> using dep (.*):.*$/gm)].map(([, dep]) => dep);
};

const core = ['dev.zio:zio_3:2.1.26', 'dev.zio:zio-streams_3:2.1.26', 'dev.zio:zio-test_3:2.1.26'];

test('names the modules that the code imports, even if no name of them has a symbol', () => {
  expect(depsOf('val n = 1', core)).toEqual(['dev.zio::zio']);
  expect(depsOf('import zio.stream.*\nval n = 1', core)).toEqual([
    'dev.zio::zio',
    'dev.zio::zio-streams',
  ]);
});

test('names modules that are used only through macros, instances or drivers', () => {
  const schema = ['', '-derivation', '-json', '-protobuf'].map(
    (module) => `dev.zio:zio-schema${module}_3:1.8.5`,
  );
  expect(depsOf('import zio.schema.*\nimport zio.schema.codec.JsonCodec', schema)).toEqual([
    'dev.zio::zio-schema',
    'dev.zio::zio-schema-derivation',
    'dev.zio::zio-schema-json',
  ]);
  const h2 = 'com.h2database:h2:2.3.232';
  expect(depsOf('val url = "jdbc:h2:mem:shop"', [h2])).toEqual(['com.h2database:h2']);
  expect(depsOf('val url = "jdbc:postgresql:shop"', [h2])).toEqual([]);
});

test('names no artifact that does not exist for Scala 3', () => {
  const quill = ['jdbc-zio', 'spark', 'orientdb', 'codegen-jdbc', 'cassandra-pekko'];
  const artifacts = [...quill.map((name) => `io.getquill:quill-${name}_3:4.8.6`)];
  expect(depsOf('val n = 1', artifacts)).toEqual(['io.getquill::quill-jdbc-zio']);
  expect(depsOf('val n = 1', ['dev.zio:zio_3:2.1.26', 'dev.zio:zio_2.13:2.1.24'])).toEqual([
    'dev.zio::zio',
  ]);
});

test('adds a driver that the code names if the library was built from its sources', () => {
  const artifacts = ['io.getquill:quill-jdbc-zio_3:4.8.6'];
  const sources = { libraries: ['zio-quill'], artifacts, date: '2026-11-26' };
  const { checkedAgainst } = pageLock([]);
  const page = { checkedAgainst: { ...checkedAgainst, artifacts, sources } };
  expect(depsOf('val source = new org.h2.jdbcx.JdbcDataSource', artifacts, page)).toEqual([
    'io.getquill::quill-jdbc-zio',
    'com.h2database:h2',
  ]);
  expect(depsOf('val n = 1', artifacts, page)).toEqual(['io.getquill::quill-jdbc-zio']);
});

test('returns no script for a library without a release, because no script could name it', () => {
  const { checkedAgainst } = pageLock([]);
  const artifacts = ['dev.zio:zio-s3_3:commit a8616ca (28 August 2024)'];
  expect(
    scriptOf('val n = 1', {}, { checkedAgainst: { ...checkedAgainst, artifacts } }),
  ).toBeNull();
});

test('finds the first block that a reader can run', () => {
  const app = 'object Shop extends ZIOAppDefault:\n  def run = ZIO.unit';
  const lock = pageLock([{}, { mode: 'fail' }, { mode: 'run' }, { mode: 'run' }]);
  expect(firstProgram(codes('val n = 1', 'x', 'ZIO.unit', 'ZIO.unit'), lock)).toBe(2);
  expect(firstProgram(codes('val n = 1', app), pageLock([{}, {}]))).toBe(1);
  expect(firstProgram(codes('val n = 1'), pageLock([{}]))).toBeNull();
});

test('runs an instance of a spec class', () => {
  const code = 'class TariffSpec extends JUnitRunnableSpec:\n  def spec = suite("tariff")()';
  expect(scriptOf(`${code}\n\nTariffSpec()`, { mode: 'run' })).toContain(
    'object Main extends TariffSpec\n',
  );
});

test('keeps the layout of the code, with comments next to what they explain', () => {
  const code = 'import zio.*\nimport java.util.UUID\n\n/** Five. */\nval n = 5\n// Six.\nval m = 6';
  expect(scriptOf(code)).toContain(`\n\n${code}\n\n`);
  const effect = 'ZIO\n  .succeed(1)\n// Doubles.\n  .map(_ * 2)';
  expect(scriptOf(effect, { mode: 'run' })).toContain('    // Doubles.\n      .map(_ * 2)');
});

test('handles blocks that start with a comment', () => {
  const run = { mode: 'run', end: unit } as const;
  expect(scriptOf('// Nothing happens.\nZIO.unit', run)).toContain(
    'def run =\n    // Nothing happens.\n    ZIO.unit',
  );
  expect(scriptOf('// Adds.\ntest("adds")(assertTrue(true))', run)).toContain('def spec =');
  const app = 'object Shop extends ZIOAppDefault:\n  def run = ZIO.unit';
  expect(scriptOf(`// Sells.\n${app}\n\n/* Run it. */\nShop`, run)).toContain('mainClass Shop');

  const lock = pageLock([{}, { mode: 'run', dependsOn: [0] }]);
  const needed = assembleScript(codes('// Two.\nval n = 2', 'ZIO.succeed(n)'), lock, 1);
  expect(needed).toContain('\n\n// Two.\nval n = 2\n\n');
  expect(needed).not.toContain('val _');
});

test('prints values that have a comment on their line', () => {
  const script = scriptOf('xs.size // three\nxs.head', { mode: 'values' });
  expect(script).toContain('println {\n      xs.size // three\n    }\n    println(xs.head)');
});

test('prints values, but not classes with values inside', () => {
  const code = 'trait Named:\n  val name: String\nval one = 1';
  const script = scriptOf(code, { mode: 'values' });
  expect(script).toContain('    println(one)\n');
  expect(script).not.toContain('println(Named)');
});

test('prints the values of a values block', () => {
  const script = scriptOf('val xs = List(1)\nxs.size', { mode: 'values' });
  expect(script).toContain('println(xs)\n    println(xs.size)');
});

test('moves an earlier definition into an object if a later block redefines it', () => {
  const lock = pageLock([{}, { dependsOn: [0] }]);
  const script = assembleScript(codes('val a = 1\nval b = a', 'val a = b + 1'), lock, 1);
  expect(script).toContain('object Before1:\n  val a = 1\n  val b = a\n\nimport Before1.*');
  expect(script).toContain('\nval a = b + 1');
});

test('repeats the imports of a block that moves into an object', () => {
  const lock = pageLock([{}, { dependsOn: [0] }]);
  const blocks = codes('import zio.*\n\nval a = ZIO.unit', 'val a: UIO[Int] = ZIO.succeed(1)');
  expect(assembleScript(blocks, lock, 1)).toContain('import Before1.*\nimport zio.*');
});

test('leaves a type next to its companion object, if that is in a later block', () => {
  const lock = pageLock([{}, { dependsOn: [0] }]);
  const script = assembleScript(codes('trait Tank', 'object Tank'), lock, 1);
  expect(script).toContain('\n\ntrait Tank\n\nobject Tank\n');
});

test('includes the package in the main class of a file, and does not change the file', () => {
  const file =
    'package shop\n\nimport zio.*\n\nobject Main extends ZIOAppDefault:\n  def run = ZIO.unit';
  const script = scriptOf(file, { mode: 'file' });
  expect(script).toContain('//> using mainClass shop.Main');
  expect(script?.endsWith(`${file}\n`)).toBe(true);
});

test.each([['fail'], ['api']] as const)('returns no script for a block in the mode %s', (mode) => {
  expect(scriptOf('x', { mode })).toBeNull();
});

test('returns no script for Scala 2, or for one of several files', () => {
  expect(assembleScript([{ code: 'x', dialect: '2' }], pageLock([{}]), 0)).toBeNull();
  const files = pageLock([{ mode: 'file' }, { mode: 'file' }]);
  expect(assembleScript(codes('a', 'b'), files, 0)).toBeNull();
});

test('returns no script for blocks that need the project of the page', () => {
  const blocks = [{ mode: 'file' }, { mode: 'run' }] as const;
  expect(assembleScript(codes('object A', '1'), pageLock(blocks), 1)).toBeNull();
  const resources = [{ path: 'src/main/resources/a.conf', hash: '' }];
  expect(scriptOf('object A', { mode: 'file' }, { resources })).toBeNull();
});
