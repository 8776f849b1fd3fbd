import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { snippetsCommand } from '@site/src/content/snippets/check/command';
import type { HoldFacts } from '@site/src/content/snippets/check/run';
import { lockFileOf } from '@site/src/content/snippets/lock-files';
import { formatLock, unprovenLock } from '@site/src/content/snippets/model/lock-text';

/** A small project in a temporary folder, with fakes of Java and Maven on the path. */
export class TestSite {
  dir = '';
  private env: NodeJS.ProcessEnv = {};

  /** @param holdFacts updates other facts in each run */
  constructor(private readonly holdFacts?: HoldFacts) {}

  /** Makes a new folder. */
  open(): void {
    this.dir = fs.mkdtempSync(path.join(os.tmpdir(), 'snippets-site-'));
    this.env = { ...process.env };
    const bin = path.join(this.dir, 'bin');
    for (const [command, script] of [
      ['java', 'program.mjs'],
      ['mvn', 'maven.mjs'],
    ] as const) {
      const file = path.join(__dirname, 'fake', script);
      this.write(`bin/${command}`, `#!/bin/sh\nexec '${process.execPath}' '${file}' "$@"\n`);
      fs.chmodSync(path.join(bin, command), 0o755);
    }
    const pom =
      '<scala.version>3.3.8</scala.version><test.scala2.version>2.13.18</test.scala2.version>';
    this.write('snippets/pom.xml', pom);
    this.write('snippets/src/main/Main.scala', 'object Main');
    this.write('repository/empty', '');
    process.env.PATH = `${bin}${path.delimiter}${this.env.PATH}`;
    process.env.FAKE_LOG = path.join(this.dir, 'log');
    process.env.FAKE_REPOSITORY = path.join(this.dir, 'repository');
    delete process.env.CI;
    delete process.env.SNIPPETS_SERVER_DIR;
  }

  write(file: string, text: string): void {
    fs.mkdirSync(path.dirname(path.join(this.dir, file)), { recursive: true });
    fs.writeFileSync(path.join(this.dir, file), text);
  }

  /** Writes a page with these blocks, as `[words, code]`. */
  page(file: string, ...blocks: readonly (readonly [string, string])[]): void {
    const fences = blocks.map(([words, code]) => `\`\`\`scala ${words}\n${code}\n\`\`\`\n`);
    this.write(file, `---\ntitle: A page\n---\n\n${fences.join('\n')}`);
  }

  /** The text of the lock file of a page, or null. */
  lock(page: string): string | null {
    const file = path.join(this.dir, lockFileOf(page));
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
  }

  /** Replaces text in the lock file of a page, as if the check had written it so. */
  editLock(page: string, pattern: RegExp, replacement: string): void {
    const edited = unprovenLock((this.lock(page) ?? '').replaceAll(pattern, replacement));
    if (edited !== null) this.write(lockFileOf(page), formatLock(edited));
  }

  remove(file: string): void {
    fs.rmSync(path.join(this.dir, file), { recursive: true });
  }

  /** The requests that Java and Maven have received so far. */
  requests(): string[] {
    const file = path.join(this.dir, 'log');
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  }

  /** The last request for a check, as JSON. */
  checkRequest(): string {
    return this.requests().findLast((line) => line.includes('"op":"check"')) ?? '';
  }

  /** Runs the command, and returns its output and its exit code. */
  async run(...args: string[]): Promise<{ code: number; said: string }> {
    const said: string[] = [];
    const terminal = { say: (text: string) => said.push(text), progress: () => undefined };
    const code = await snippetsCommand(this.dir, args, terminal, this.holdFacts);
    return { code, said: said.join('\n') };
  }

  async close(): Promise<void> {
    await this.run('--stop');
    process.env = this.env;
    fs.rmSync(this.dir, { recursive: true });
  }
}

/** A project that is new for each of the following tests. */
export function siteForEach(holdFacts?: HoldFacts): TestSite {
  const site = new TestSite(holdFacts);
  beforeEach(() => site.open());
  afterEach(() => site.close());
  return site;
}

/** A project that the following tests share. */
export function siteForAll(): TestSite {
  const site = new TestSite();
  beforeAll(() => site.open());
  afterAll(() => site.close());
  return site;
}
