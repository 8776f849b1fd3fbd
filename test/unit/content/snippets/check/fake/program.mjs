/**
 * Stands in for `java … snippets.Main`: speaks the protocol and finds in a block what the block's
 * text asks for, so that tests of the command need neither a JDK nor a compiler.
 */
import fs from 'node:fs';
import net from 'node:net';
import readline from 'node:readline';

const [mode, statusFile] = process.argv.slice(process.argv.indexOf('snippets.Main') + 1);

function diagnostic(block, severity, message) {
  const line = block.line;
  const column = block.columns[0] + 1;
  return {
    severity,
    block: block.index,
    line,
    column,
    endLine: line,
    endColumn: column + 3,
    message,
  };
}

function blockResult(block) {
  const runs = block.mode === 'run';
  return {
    index: block.index,
    status: block.mode === 'parsed' ? 'parsed' : 'compiled',
    output: runs ? (block.code.includes('random') ? String(Math.random()) : 'printed') : null,
    end: runs ? endOf(block) : null,
    values: [],
    signatures: [],
    refusals: [],
    facts: [],
    dependsOn: [],
  };
}

/** Whether a block meets the time limit: with `slow`, if it's checked from nothing and has no more time than usual. */
function isLate({ code }, timeoutMs) {
  return code.includes('slow') && mode === 'stdio' && timeoutMs < 30_000;
}

/** As declared; a block that may end as it will says so in its value. */
function endOf({ end }) {
  return end === 'any' ? { kind: 'value', text: 'any' } : { kind: end, text: null };
}

function pageResult({ file, blocks, timeoutMs }) {
  const diagnostics = blocks.flatMap((block) => [
    ...(isLate(block, timeoutMs)
      ? [diagnostic(block, 'error', 'This block was stopped after 10 s')]
      : []),
    ...(block.code.includes('wrong') ? [diagnostic(block, 'error', 'Not found: wrong')] : []),
    ...(block.code.includes('old')
      ? [diagnostic(block, 'warning', 'method old is deprecated')]
      : []),
    ...(block.code.includes('odd') ? [diagnostic(block, 'warning', 'this is odd')] : []),
  ]);
  return {
    type: 'page',
    file,
    diagnostics,
    blocks: blocks.map(blockResult),
    symbols: [],
    types: [],
    claims: blocks.filter(({ mode }) => mode === 'claims').flatMap(claimResults),
  };
}

/** A test a line: `test("one and one are two")`, with the word for its state if it doesn't pass. */
function claimResults({ code, line }) {
  return code.split('\n').flatMap((text, at) => {
    const [, name, state = 'passed'] = /test\("([^"]*)"\) ?(\w+)?/.exec(text) ?? [];
    const found = state === 'failed' ? '1 was not equal to 2' : '';
    return name === undefined
      ? []
      : [{ suites: ['All'], name, line: line + at, state, text: found }];
  });
}

/** Every type has one operator of instances and one of its companion. */
function members(of) {
  const none = { overloads: [], deprecated: null, aliasOf: null, accessor: null };
  return ['#run', '.make'].map((name) => ({ symbol: of + name, kind: 'def', ...none }));
}

function answer(input, output) {
  const say = (event) => output.write(`${JSON.stringify(event)}\n`);
  readline.createInterface({ input }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const request = JSON.parse(line);
    fs.appendFileSync(process.env.FAKE_LOG, `${JSON.stringify(request)}\n`);
    if (request.op === 'shutdown') {
      say({ type: 'bye', error: null });
      setTimeout(() => process.exit(0), 10);
      return;
    }
    if (request.op === 'members') {
      for (const of of request.types)
        say({ type: 'members', of, declaration: null, members: members(of) });
      say({ type: 'done', error: null });
      return;
    }
    const pages = request.groups.flatMap((group) => group.pages);
    say({ type: 'progress', phase: 'compile', done: 0, total: pages.length });
    for (const page of pages) {
      if (page.blocks.some(({ code }) => code.includes('crash'))) process.exit(3);
      say(pageResult(page));
    }
    say({ type: 'done', error: null });
  });
}

if (mode === 'stdio') {
  answer(process.stdin, process.stdout);
} else {
  const server = net.createServer((socket) => answer(socket, socket));
  server.listen(0, '127.0.0.1', () => {
    const status = { port: server.address().port, token: 'token', pid: process.pid };
    fs.writeFileSync(statusFile, JSON.stringify(status));
  });
  // A test that fails must not leave it behind.
  setTimeout(() => process.exit(0), 60_000).unref();
}
