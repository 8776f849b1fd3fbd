import { anchorsOf } from '@site/src/content/markdown/anchors';
import { parsePage } from '@site/src/content/markdown/model/parse';

const idsIn = (...lines: readonly string[]): string[] =>
  anchorsOf(parsePage(lines.join('\n\n'))).map(({ id }) => id);

describe('the anchor of a heading', () => {
  it.each([
    ['its words in lower case', '## Interrupt a fiber', 'interrupt-a-fiber'],
    [
      'its code and letters without other signs',
      '### `ZIO#retry`: two, or more?',
      'zioretry-two-or-more',
    ],
    [
      'the text of links, terms and emphasis',
      '## A <Term id="fiber">fiber</Term> *of* [ZIO](./zio.mdx)',
      'a-fiber-of-zio',
    ],
    ['what the comment at its end names', '## Interrupt a fiber {/* #stop */}', 'stop'],
    ['its words if the comment names nothing', '## Fibers {/* stop */}', 'fibers--stop-'],
  ])('is %s', (_, heading, id) => {
    expect(idsIn(heading)).toEqual([id]);
  });

  it('has a number if an earlier heading has the same words', () => {
    expect(idsIn('## Cost', '## Other', '### Cost', '## Cost')).toEqual([
      'cost',
      'other',
      'cost-1',
      'cost-2',
    ]);
  });

  it('is found in folds, lists and components as well', () => {
    expect(
      idsIn('<details>\n\n## Inside\n\n</details>', '> ## Quoted', '```\n## Code\n```'),
    ).toEqual(['inside', 'quoted']);
  });
});

it('comes with the line and the heading as written', () => {
  expect(anchorsOf(parsePage('Text.\n\n## Stop `join` {/* #stop */}'))).toEqual([
    { id: 'stop', heading: 'Stop `join`', line: 3, isNamed: true },
  ]);
});
