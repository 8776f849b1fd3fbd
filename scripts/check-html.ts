/**
 * `npx tsx scripts/check-html.ts`, after a build: checks every page of `build/`, or of the given
 * folder, with the Nu HTML checker. Fails on messages that `src/checks/html-check/allowed.ts`
 * doesn't allow. Needs Java.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import checker from 'vnu-jar';
import { allowed } from '../src/checks/html-check/allowed';
import {
  checkerFindings,
  lostFragments,
  missingLanguage,
  report,
  type CheckerMessage,
} from '../src/checks/html-check/report';

const folder = path.resolve(process.argv[2] ?? 'build');
const options = [
  '--skip-non-html',
  '--skip-info-messages',
  '--exit-zero-always',
  // It guesses from a random sample of the text, and a list of operators is sometimes Italian.
  '--no-langdetect', // cspell:ignore langdetect
];

/** The checker's messages for all pages. */
function checkedMessages(): CheckerMessage[] {
  const args = ['-jar', `${checker}`, ...options, '--stdout', '--format', 'json', folder];
  const limits = { encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const { stdout, stderr, status, error } = spawnSync('java', args, limits);
  if (error || status !== 0)
    throw new Error(`Java could not run the checker: ${stderr}`, { cause: error });
  return (JSON.parse(stdout) as { readonly messages: CheckerMessage[] }).messages;
}

function run(): number {
  const files = fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.html'))
    : [];
  if (files.length === 0) {
    console.error(`There are no pages in ${folder}: run npm run build first.`);
    return 1;
  }
  const { findings, unused } = checkerFindings(checkedMessages(), folder, allowed);
  const pages = files
    .sort()
    .map((file) => ({ file, html: fs.readFileSync(path.join(folder, file), 'utf8') }));
  const all = [...findings, ...pages.flatMap(lostFragments), ...pages.flatMap(missingLanguage)];
  if (all.length > 0) console.error(report(all));
  for (const { message } of unused) {
    console.error(
      `src/checks/html-check/allowed.ts: remove ${message}, because the checker no longer reports it.`,
    );
  }
  console.log(`${files.length} pages, ${all.length} problems`);
  return all.length + unused.length === 0 ? 0 : 1;
}

process.exitCode = run();
