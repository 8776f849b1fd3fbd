import { parsePage } from '@site/src/content/markdown/model/parse';
import { printsBelow, timelinesOf } from '@site/src/content/timeline/model/in-page';

const page = `
\`\`\`scala
import zio.*
\`\`\`

\`\`\`scala run
Console.printLine("ready")
\`\`\`

<Timeline
  title="Ready"
  lanes={[{ name: 'main', marks: [{ at: 0, label: 'ready', prints: 'ready' }] }]}
/>
`;

describe('the timelines of a page', () => {
  it('are read with the run block before them', () => {
    expect(timelinesOf(parsePage(page))).toEqual([
      {
        line: 10,
        runBlock: 1,
        timeline: {
          title: 'Ready',
          lanes: [{ name: 'main', marks: [{ at: 0, label: 'ready', prints: 'ready' }] }],
        },
      },
    ]);
  });

  it('belong to a fence only right below it, apart from comments', () => {
    const linesOf = (source: string) => [...printsBelow(parsePage(source)).values()];
    expect(linesOf(page)).toEqual([new Set(['ready'])]);
    expect(linesOf(page.replace('<Timeline', '{/* prose-ok: x: y */}\n\n<Timeline'))).toHaveLength(
      1,
    );
    expect(linesOf(page.replace('<Timeline', 'Text.\n\n<Timeline'))).toEqual([]);
  });

  it('are rejected if they contain code', () => {
    expect(() => timelinesOf(parsePage('<Timeline title="x" lanes={lanesOf(3)} />'))).toThrow(
      'line 1: declare <Timeline> with plain values',
    );
  });
});
