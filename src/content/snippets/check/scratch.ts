/** `npm run snippets -- --scratch FILE`: compiles and runs experiments, and writes no files. */
import fs from 'node:fs';
import path from 'node:path';
import { blockHead, findingsText } from '../model/block-text';
import { claimProblems, claimText } from '../model/claims';
import { messageText } from '../model/messages';
import { problemText } from '../model/problem';
import type { PageResult } from '../model/protocol';
import { bringBack } from '../model/scopes';
import { scratchPage } from '../model/scratch';
import { sharedCode } from '../shared-code';
import { planPages, type PlannedPage } from './plan';
import { converse, type Run } from './run';

/**
 * Runs the experiments of a file. Prints the output, end and values of each block, and the
 * compiler's messages with lines of the file. The file can be anywhere.
 *
 * @param asked the file, relative to `cwd`
 * @param libraries ids of the catalog, or of other artifacts, that the experiments need
 * @returns whether there were no errors
 * @throws Error if the experiments can't run
 */
export async function runScratch(
  run: Run,
  asked: string,
  libraries: readonly string[],
  cwd: string,
): Promise<boolean> {
  const absolute = path.resolve(cwd, asked);
  const inside = path.relative(run.siteDir, absolute);
  const file = (inside.startsWith('..') ? absolute : inside).split(path.sep).join('/');
  if (!fs.existsSync(absolute)) throw new Error(`${file}: the file does not exist`);
  const text = fs.readFileSync(absolute, 'utf8');
  const page = scratchPage(file, text, libraries, sharedCode(run.siteDir));
  const { say } = run.terminal;
  const plan =
    page.problems.length > 0
      ? { pages: [], problems: page.problems }
      : await planPages([page], run.versions, run.classPathDir, run.built, run.servers);
  plan.problems.forEach((problem) => say(problemText(problem)));
  const [planned] = plan.pages;
  if (planned === undefined) return false;
  if (page.fences.length === 0) throw new Error(`${file}: there is no Scala code to run`);
  const { absent } = planned.checkedAgainst;
  if (absent.length > 0) {
    throw new Error(
      `The check cannot download ${absent.join(', ')}: build it from source, and pass its classes with --with`,
    );
  }
  const answers: PageResult[] = [];
  await converse(run, new Map([[file, endingAnyhow(planned)]]), (event) => {
    if (event.type === 'notice') say(`notice: ${event.text}`);
    if (event.type === 'page') answers.push(event);
  });
  return answers.map((answer) => report(planned, answer, say)).every(Boolean);
}

/** Lets an experiment end in any way unless its fence declares the end. */
function endingAnyhow(planned: PlannedPage): PlannedPage {
  const blocks = planned.request.blocks.map((block) =>
    block.end === 'value' ? { ...block, end: 'any' as const } : block,
  );
  return { ...planned, request: { ...planned.request, blocks } };
}

function report({ page }: PlannedPage, answer: PageResult, say: (text: string) => void): boolean {
  const { blocks, diagnostics, claims } = bringBack(answer, page.fences);
  for (const fence of page.fences.filter(({ words }) => words.mode !== 'claims')) {
    const found = blocks.find(({ index }) => index === fence.index);
    const text = found === undefined ? '' : findingsText(fence, found);
    if (text !== '') say(`${blockHead(page.file, fence, fence.words.mode)}\n${text}\n`);
  }
  claims.forEach((claim) => say(`${page.file}:${claim.line}: ${claim.state}: ${claimText(claim)}`));
  const isWhole = diagnostics.every(({ severity }) => severity !== 'error');
  const isClaims = page.fences.some(({ words }) => words.mode === 'claims');
  const wrong = isClaims && isWhole ? claimProblems('the page', page.file, claims) : [];
  wrong.forEach((one) => say(problemText(one)));
  diagnostics.forEach((one) => say(messageText(page.file, page.source, one)));
  return isWhole && wrong.length === 0;
}
