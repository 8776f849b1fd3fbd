/** Builds the request for a page to the Scala program. */
import type { ScalaFence } from './fences';
import { resourcesOf, type ProjectFile } from './project-files';
import type { CheckBlock, CheckPage } from './protocol';
import { placeFences, type PlacedFence } from './scopes';

/** Default time limit for all runs of a page together, in milliseconds. */
export const usualTimeoutMs = 10_000;

/**
 * The request for one page.
 *
 * @param files files of the page's project that aren't Scala
 * @param servers commands that start servers, by name; blocks that need other servers are compiled
 *   but not run
 * @param parsedOnly dialects whose libraries don't resolve; their blocks are only parsed, whatever
 *   their fences say
 */
export function checkPage(
  file: string,
  fences: readonly ScalaFence[],
  files: readonly ProjectFile[],
  parsedOnly: Readonly<Record<CheckBlock['dialect'], boolean>>,
  servers: ReadonlyMap<string, string> = new Map(),
): CheckPage {
  const needed = new Set(fences.flatMap(({ words }) => words.needs ?? []));
  const asked = fences.map((fence) => (fence.words.timeout ?? 0) * 1000);
  return {
    file,
    timeoutMs: Math.max(usualTimeoutMs, ...asked),
    blocks: placeFences(fences).map((placed) =>
      checkBlock(placed, parsedOnly[placed.fence.words.dialect], servers),
    ),
    resources: resourcesOf(files),
    servers: [...servers]
      .filter(([name]) => needed.has(name))
      .map(([name, command]) => ({ name, command })),
  };
}

function checkBlock(
  { fence, index, line, reset }: PlacedFence,
  parsedOnly: boolean,
  servers: ReadonlyMap<string, string>,
): CheckBlock {
  const { code, columns, words } = fence;
  const waits = words.needs !== null && !servers.has(words.needs);
  const { mode, end, fail, unstable, file, dialect } = words;
  return {
    index,
    code,
    line,
    columns,
    mode: parsedOnly && mode !== 'api' ? 'parsed' : waits ? 'compile' : mode,
    end,
    fail,
    reset,
    unstable,
    file,
    dialect,
    fresh: false,
  };
}
