import type { Heading, RootContent } from 'mdast';
import { type Anchor, anchorsOf, unnumberedId } from '../../../../content/markdown/anchors';
import { elementFindings, type Fault, lineOf, partsOf } from '../elements';
import type { PageRule } from '../page';

const remedy =
  'write each question as a heading, #### Is it …?, with its answer below it and empty lines between them';

/**
 * In `<Answers>`, questions are headings of level 4 with a question mark at the end and an anchor
 * that no other heading has, and an answer follows each. Nothing follows `<Answers>` in its section.
 */
export const answers: PageRule = (page) =>
  elementFindings(page, 'Answers', (node, after) => {
    const anchors = anchorsOf(page.tree);
    const parts = partsOf(node);
    const questions = parts.filter(isHeading);
    const [first] = parts;
    return [
      ...following(after),
      ...(first && isHeading(first)
        ? []
        : [
            {
              line: lineOf(first ?? node),
              problem: '<Answers> does not begin with a question',
              remedy,
            },
          ]),
      ...questions.flatMap((question) => {
        const next = parts[parts.indexOf(question) + 1];
        return judge(question, next, anchors);
      }),
    ];
  });

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';

function following([next]: readonly RootContent[]): Fault[] {
  if (!next || isHeading(next)) return [];
  return [
    {
      line: lineOf(next),
      problem: 'what follows </Answers> would belong to the last question',
      remedy: 'put it before <Answers>, or put a heading above it',
    },
  ];
}

function judge(
  question: Heading,
  next: RootContent | undefined,
  anchors: readonly Anchor[],
): Fault[] {
  const line = lineOf(question);
  const at = anchors.findIndex((anchor) => anchor.line === line);
  const own = anchors[at]!;
  const { heading } = own;
  const twin = anchors.slice(0, at).find((other) => unnumberedId(other) === unnumberedId(own));
  const faults: (readonly [isWrong: boolean, problem: string, remedy: string])[] = [
    [question.depth !== 4, `the question “${heading}” is not a heading of level 4`, remedy],
    [
      !heading.endsWith('?'),
      `the question “${heading}” has no question mark at its end`,
      'put it as a question, in the words of a reader',
    ],
    [!next || isHeading(next), `the question “${heading}” has no answer`, remedy],
    [
      twin !== undefined,
      `the anchor #${unnumberedId(own)} of the question “${heading}” is already that of line ${twin?.line}`,
      'write the question in other words, or give it another anchor with {/* #other-words */} at its end',
    ],
  ];
  return faults.flatMap(([isWrong, problem, remedy]) => (isWrong ? { line, problem, remedy } : []));
}
