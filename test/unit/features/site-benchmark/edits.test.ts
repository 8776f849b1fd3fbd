import { optionsOf } from '../../../../src/features/site-benchmark/command';
import { describeEdits } from '../../../../src/features/site-benchmark/model/edits';

describe('the measure of edits', () => {
  it('is told by the change in the middle and the slowest', () => {
    const times = { cold: 20.04, warm: 9.96, text: [900, 300, 400], title: [700, 500, 600] };
    expect(describeEdits('ours, 600 pages', times)).toBe(
      'ours, 600 pages: first page after 20.0 s, started again 10.0 s; changed text 400 ms (at most 900), changed title 600 ms (at most 700)',
    );
  });

  it('is asked for by an option', () => {
    expect(optionsOf(['100', '--start'])).toMatchObject({ sizes: [100], edits: true });
    expect(() => optionsOf(['--starts'])).toThrow('Usage');
  });
});
