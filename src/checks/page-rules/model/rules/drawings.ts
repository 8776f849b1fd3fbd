import { problemsOf } from '../../../../content/diagram/model/problems';
import { literalAttributes } from '../../../../content/mdx/literals';
import { timelineProblems } from '../../../../content/timeline/model/problems';
import { elementFindings, lineOf, lineOfText } from '../elements';
import type { PageRule } from '../page';

/** Diagrams, trees, and timelines are well-formed, and readable on a page and on a phone. */
export const drawings: PageRule = (page, { planned }) =>
  (['Diagram', 'Tree', 'Timeline'] as const).flatMap((name) =>
    elementFindings(page, name, (node) => {
      let declared: Record<string, unknown>;
      try {
        declared = literalAttributes(node);
      } catch (error) {
        const problem = `the data of <${name}> can't be read before the page is compiled`;
        return [{ line: lineOf(node), problem, remedy: remedyOf(error) }];
      }
      const problems =
        name === 'Timeline' ? timelineProblems(declared) : problemsOf(name, declared, planned);
      return problems.map(({ at, problem, remedy }) => ({
        line: lineOfText(page, node, at),
        problem,
        remedy,
      }));
    }),
  );

const remedyOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/^line \d+: /, '');
