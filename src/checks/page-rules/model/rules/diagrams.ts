import { problemsOf } from '../../../../content/diagram/model/problems';
import { parsePage } from '../../../../content/markdown/model/parse';
import { literalAttributes } from '../../../../content/mdx/literals';
import { visitParents } from '../../../../content/snippets/model/visit';
import type { Finding } from '../../../../utils/validation/finding';
import type { PageRule } from '../page';

/** Diagrams and trees are well-formed, and readable on a page and on a phone. */
export const diagrams: PageRule = ({ file, text, prose }, { planned }) => {
  if (!/<(Diagram|Tree)\s/.test(prose)) return [];
  const findings: Finding[] = [];
  try {
    visitParents(parsePage(text), (node) => {
      if (node.type !== 'mdxJsxFlowElement') return;
      if (node.name !== 'Diagram' && node.name !== 'Tree') return;
      const { start, end } = node.position!;
      try {
        const problems = problemsOf(node.name, literalAttributes(node), planned);
        for (const { at, problem, remedy } of problems) {
          const line = lineOf(text, at, start.line, end.line);
          findings.push({ file, line, problem, remedy });
        }
      } catch (error) {
        const problem = `the data of <${node.name}> can't be read before the page is compiled`;
        findings.push({ file, line: start.line, problem, remedy: remedyOf(error) });
      }
    });
  } catch {
    // Not valid MDX: the page compiler reports where and why.
    return [];
  }
  return findings;
};

/** The line between two lines that has the text in quotes, or as part of a quoted text. */
function lineOf(text: string, at: string, begin: number, end: number): number {
  const lines = text.split('\n').slice(begin - 1, end);
  const whole = lines.findIndex((line) =>
    [`'${at}'`, `"${at}"`].some((each) => line.includes(each)),
  );
  const part = lines.findIndex((line) => line.replaceAll('`', '').includes(at.replaceAll('`', '')));
  return begin + Math.max(0, whole === -1 ? part : whole);
}

const remedyOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/^line \d+: /, '');
