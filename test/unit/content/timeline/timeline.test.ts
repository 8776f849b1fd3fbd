import { layOut, tooLongLabels, width } from '@site/src/content/timeline/model/layout';
import {
  disagreement,
  eventsOf,
  rangeOf,
  type Timeline,
} from '@site/src/content/timeline/model/timeline';

const race: Timeline = {
  title: 'A race',
  unit: 'ms',
  lanes: [
    {
      name: 'fast',
      spans: [{ from: 0, to: 100, label: 'query', end: 'value', prints: 'fast: answered' }],
    },
    {
      name: 'slow',
      spans: [
        { from: 0, to: 100, label: 'query', end: 'interruption', prints: 'slow: interrupted' },
      ],
      marks: [{ at: 120, label: 'connection closed', prints: 'slow: closed' }],
    },
  ],
};

describe('a timeline', () => {
  it('is also a list of events in the order of time', () => {
    expect(eventsOf(race).map(({ at, lane, text }) => `${at} ${lane}: ${text}`)).toEqual([
      '0 fast: query begins',
      '0 slow: query begins',
      '100 fast: query succeeds',
      '100 slow: query is interrupted',
      '120 slow: connection closed',
    ]);
  });

  it('describes in words what the drawing shows with patterns and symbols', () => {
    const lanes = [
      { name: 'caller', spans: [{ from: 0, to: 9, label: 'join', kind: 'wait', end: 'failure' }] },
      {
        name: 'child',
        spans: [
          { from: 1, to: 5, label: 'debit', kind: 'masked' },
          { from: 6, to: 8, label: 'uninterruptible credit', kind: 'masked' },
        ],
        marks: [{ at: 7, label: 'second try', end: 'defect' }],
      },
    ] as const;
    expect(eventsOf({ title: 'A transfer', lanes }).map(({ text }) => text)).toEqual([
      'waits (join)',
      'debit begins, uninterruptible',
      'uninterruptible credit begins',
      'second try (defect)',
      'join fails',
    ]);
  });

  it.each<[string, string[], string | null]>([
    [
      'in the same order, with other lines in between',
      ['start', 'fast: answered', 'slow: interrupted', 'slow: closed'],
      null,
    ],
    [
      'in the same order, except for those of one moment',
      ['slow: interrupted', 'fast: answered', 'slow: closed'],
      null,
    ],
    [
      'in another order',
      ['slow: closed', 'fast: answered', 'slow: interrupted'],
      '"slow: closed" is printed before the moment at which it is drawn',
    ],
    ['but one', ['fast: answered', 'slow: interrupted'], '"slow: closed" is not printed'],
  ])('compares itself with a run that prints its events %s', (_, output, problem) => {
    expect(disagreement(race, output)).toBe(problem);
  });

  it('disagrees with every run if none of its events is printed', () => {
    const silent = { title: 'Silent', lanes: [{ name: 'a', marks: [{ at: 0, label: 'x' }] }] };
    expect(disagreement(silent, ['x'])).toMatch(/no event/);
  });

  it('rejects a span that ends before it begins', () => {
    const backward = {
      title: 'Odd',
      lanes: [{ name: 'a', spans: [{ from: 2, to: 1, label: 'x' }] }],
    };
    expect(() => rangeOf(backward)).toThrow('Timeline "Odd": the span "x" ends before it begins');
  });

  it('has no spans that extend beyond the drawing', () => {
    const { lanes, ticks } = layOut(race);
    for (const { spans } of lanes) {
      for (const span of spans) expect(span.x + span.width).toBeLessThanOrEqual(width);
    }
    expect(ticks.map(({ label }) => label)).toEqual(['0 ms', '100 ms']);
  });

  it('reports labels that are wider than their bars', () => {
    const spans = [
      { from: 0, to: 30, label: 'a query' },
      { from: 30, to: 35, label: 'a query' },
      { from: 35, to: 100, label: '' },
    ];
    expect(tooLongLabels({ title: 'Short', lanes: [{ name: 'a', spans }] })).toEqual([
      { label: 'a query', needed: 49, room: 3 },
    ]);
  });

  it('reports labels of marks that reach the next mark, or its label', () => {
    const problems = (...marks: { at: number; label: string }[]) =>
      tooLongLabels({ title: 'Close', lanes: [{ name: 'a', marks }] }).map(({ label }) => label);
    const [start, end] = [
      { at: 0, label: 'a' },
      { at: 100, label: 'at the end' },
    ];
    expect(problems(start, { at: 50, label: 'a query' }, end)).toEqual([]);
    expect(problems(start, { at: 50, label: 'a query' }, { at: 55, label: '' }, end)).toEqual([
      'a query',
    ]);
    const long = {
      at: 100,
      label: 'a label that is wider than the whole drawing, whatever comes before it',
    };
    expect(problems({ at: 75, label: 'a query' }, long)).toEqual(['a query', long.label]);
    expect(problems({ at: 95, label: '' }, long)).toEqual([long.label]);
  });

  it('leaves room for the label of the last mark, unless other labels need it', () => {
    const spans = [{ from: 0, to: 100, label: 'a query' }];
    const lastOf = (label: string) =>
      layOut({ title: 'Last', lanes: [{ name: 'a', spans, marks: [{ at: 100, label }] }] })
        .lanes[0]!.marks[0]!;
    expect(lastOf('run 4').anchor).toBe('start');
    expect(lastOf('a label that is nearly as wide as the whole drawing is').anchor).toBe('end');
  });

  it('says what dashed and bold frames mean', () => {
    const legendOf = (...kinds: ('wait' | 'masked')[]) => {
      const spans = kinds.map((kind, at) => ({ from: at, to: at + 1, label: '', kind }));
      return layOut({
        title: 'Kinds',
        lanes: [{ name: 'a', spans: [...spans, { from: 0, to: 9, label: '' }] }],
      }).legend.map(({ label }) => label);
    };
    expect(legendOf()).toEqual([]);
    expect(legendOf('masked', 'wait')).toEqual(['waiting', 'uninterruptible']);
  });
});
