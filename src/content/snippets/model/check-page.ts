/** Builds the request for a page to the Scala program. */
import type { ScalaFence } from './fences';
import { resourcesOf, type ProjectFile } from './project-files';
import type { CheckBlock, CheckPage } from './protocol';
import { placeFences } from './scopes';

/** Default time limit for all runs of a page together, in milliseconds. */
const usualTimeoutMs = 10_000;

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
    blocks: placeFences(fences).map(({ fence: { code, columns, words }, ...place }) => {
      const { mode, end, fail, unstable, file: source, dialect, needs } = words;
      const waits = needs !== null && !servers.has(needs);
      return {
        ...place,
        code,
        columns,
        mode: parsedOnly[dialect] && mode !== 'api' ? 'parsed' : waits ? 'compile' : mode,
        end,
        fail,
        unstable,
        file: source,
        dialect,
        fresh: false,
      };
    }),
    resources: resourcesOf(files),
    servers: [...servers]
      .filter(([name]) => needed.has(name))
      .map(([name, command]) => ({ name, command })),
  };
}
