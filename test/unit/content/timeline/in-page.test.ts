import { timelinesOf } from '@site/src/content/timeline/model/in-page';

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
    expect(timelinesOf(page)).toEqual([
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

  it('are rejected if they contain code', () => {
    expect(() => timelinesOf('<Timeline title="x" lanes={lanesOf(3)} />')).toThrow(
      'line 1: declare <Timeline> with plain values',
    );
  });
});
