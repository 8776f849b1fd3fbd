/** @jest-environment jsdom */
import { rangesIn } from '@site/src/site/search/highlight/ranges';

const marked = (anchor: string, ...terms: string[]): string[] =>
  rangesIn(document.body, document.getElementById(anchor), terms).map((range) => {
    const line = range.startContainer.parentElement?.textContent ?? '';
    return `${range.toString()} of ${line}`;
  });

describe('the marks of a search', () => {
  beforeEach(() => {
    document.body.innerHTML = `<p>A schedule at the start.</p>
      <h2 id="one">One schedule</h2><p>Schedules here.</p><button>schedule</button>
      <h3 id="below">Below</h3><p>A schedule below.</p>
      <h2 id="two">Two</h2><p>Another schedule.</p>`;
  });

  it('are only in the section that the result links to, and in its heading', () => {
    expect(marked('one', 'schedule')).toEqual([
      'schedule of One schedule',
      'Schedules of Schedules here.',
    ]);
    expect(marked('two', 'schedule')).toEqual(['schedule of Another schedule.']);
  });

  it('are before the first heading if the result links to the start of the page', () => {
    expect(marked('', 'schedule')).toEqual(['schedule of A schedule at the start.']);
  });

  it('are empty if the section has none of the words', () => {
    expect(marked('below', 'fiber')).toEqual([]);
  });
});
