import fs from 'node:fs';
import path from 'node:path';
import { readLock } from '@site/src/content/snippets/lock-files';
import { timelinesOf } from '@site/src/content/timeline/model/in-page';
import { disagreement } from '@site/src/content/timeline/model/timeline';
import { parsePage } from '@site/src/content/markdown/model/parse';

const pages = fs
  .readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => path.posix.join('docs', name))
  .filter((file) => fs.readFileSync(file, 'utf8').includes('<Timeline'));

const timelines = pages.flatMap((file) =>
  // Pages about the site show timelines as examples in code fences, which are not found here.
  timelinesOf(parsePage(fs.readFileSync(file, 'utf8'))).map((placed) => ({
    file,
    where: `${file}:${placed.line}`,
    ...placed,
  })),
);

/** The problem with a drawing and the run above it; null if they agree. */
function problemOf({ file, timeline, runBlock }: (typeof timelines)[number]): string | null {
  if (runBlock === null) return 'no `scala run` block stands above it: a drawing illustrates a run';
  const output = readLock('.', file)?.blocks[runBlock]?.output;
  if (!output) return 'the block above it printed nothing: run npm run snippets on the page';
  return disagreement(timeline, output.split('\n'));
}

describe('timelines and the runs that they illustrate', () => {
  it('agree on the order of events', () => {
    const problems = timelines.flatMap((placed) => {
      const problem = problemOf(placed);
      return problem === null ? [] : [`${placed.where} "${placed.timeline.title}": ${problem}`];
    });
    expect(problems).toEqual([]);
  });
});
