import { timelinesOf } from '../../../../content/timeline/model/in-page';
import { tooLongLabels } from '../../../../content/timeline/model/layout';
import type { Finding } from '../../../../utils/validation/finding';
import type { PageRule } from '../page';

/** Labels fit into their bars, and don't reach the next mark. */
export const timelines: PageRule = ({ file, text, prose }) => {
  if (!prose.includes('<Timeline')) return [];
  try {
    return timelinesOf(text).flatMap(({ line, timeline }) =>
      tooLongLabels(timeline).map(({ label, needed, room }): Finding => ({
        file,
        line: lineOf(text, line, label),
        problem: `the label "${label}" needs ${needed} units of space, but has only ${room}`,
        remedy:
          'shorten the label, make the span longer, or use a moment in `marks` or another lane',
      })),
    );
  } catch {
    // Not valid MDX, or values that aren't literals: the page compiler and the timeline tests
    // report where.
    return [];
  }
};

/** The line of a label in a timeline that starts on the given line. */
function lineOf(text: string, begin: number, label: string): number {
  const lines = text.split('\n').slice(begin - 1);
  const at = lines.findIndex((line) =>
    [`'${label}'`, `"${label}"`].some((quoted) => line.includes(`label: ${quoted}`)),
  );
  return begin + Math.max(at, 0);
}
