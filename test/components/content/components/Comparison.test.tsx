/** @jest-environment jsdom */
// cspell:ignore errora righta
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Comparison } from '../../../../src/content/components/Comparison';
import type { BlockView } from '../../../../src/content/code-block/model/view';

const code = (html: string): BlockView => ({
  label: 'Scala',
  language: 'scala',
  segments: [{ html }],
});
const Block = ({ view }: { readonly view: BlockView }): ReactNode => (
  <code>{view.segments[0]?.html}</code>
);

describe('a comparison', () => {
  it('is a table with a row for each pair of blocks and their text', () => {
    render(
      <Comparison left="Future" right="ZIO 2">
        {'\n'}
        <Block view={code('Future(1)')} />
        <Block view={code('ZIO.attempt(1)')} />
        <p>One runs at once.</p>
        <p>The other waits.</p>
        <Block view={code('a.zip(b)')} />
        <Block view={code('a <&> b')} />
        <p>Both at a time.</p>
      </Comparison>,
    );
    const [head, first, second] = screen.getAllByRole('row');
    const texts = (row: HTMLElement | undefined, role: string): (string | null)[] =>
      row
        ? within(row)
            .getAllByRole(role)
            .map(({ textContent }) => textContent)
        : [];
    expect(texts(head, 'columnheader')).toEqual(['Future', 'ZIO 2', 'Difference']);
    expect(texts(first, 'cell')).toEqual([
      'Future(1)',
      'ZIO.attempt(1)',
      'One runs at once.The other waits.',
    ]);
    expect(texts(second, 'cell')).toEqual(['a.zip(b)', 'a <&> b', 'Both at a time.']);
  });

  it('names a mistake and its correction, each above its block', () => {
    const { container } = render(
      <Comparison wrong left="Loses the error">
        <Block view={code('a.ignore')} />
        <Block view={code('a')} />
      </Comparison>,
    );
    expect(screen.queryByRole('table')).toBeNull();
    const sides = [...container.querySelectorAll('p')].map(({ parentElement }) => parentElement);
    expect(sides.map((side) => side?.textContent)).toEqual(['Loses the errora.ignore', 'Righta']);
    expect(container.querySelectorAll('p svg[aria-hidden=true]')).toHaveLength(2);
  });

  it('puts a mistake next to its correction only if no line would wrap', () => {
    const isPart: (boolean | undefined)[] = [];
    const Part = (props: { readonly view: BlockView; readonly isPart?: boolean }): ReactNode => {
      isPart.push(props.isPart);
      return null;
    };
    const show = (line: string) =>
      render(
        <Comparison wrong>
          <Part view={code('<b>a</b>')} />
          <Part view={code(line)} />
        </Comparison>,
      );
    show(`<b>${'x'.repeat(45)}</b>&gt;`);
    show('x'.repeat(47));
    expect(isPart).toEqual([true, true, false, false]);
  });

  it('throws an error for a mistake without a correction', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const mistake = (
      <Comparison wrong>
        <Block view={code('a')} />
        <p>Text.</p>
      </Comparison>
    );
    expect(() => render(mistake)).toThrow('the comparison has 1 block of code and a paragraph');
  });

  it('estimates its height from the lines of its blocks and from its rows', () => {
    const linesOf = (left: string, rows: number): number => {
      const { container } = render(
        <Comparison left="Future" right="ZIO 2">
          {Array.from({ length: rows }, (_, row) => [
            <Block key={`left ${row}`} view={code(left)} />,
            <Block key={`right ${row}`} view={code('b')} />,
            <p key={`text ${row}`}>Text.</p>,
          ])}
        </Comparison>,
      );
      return Number(container.querySelector<HTMLElement>('[data-lines]')?.dataset['lines']);
    };
    expect(linesOf('a', 1)).toBeGreaterThan(2);
    expect(linesOf('a\na\na', 1)).toBe(linesOf('a', 1) + 2);
    expect(linesOf('a', 3)).toBe(3 * linesOf('a', 1));
  });

  it.each([
    [
      'one block',
      [<Block key="a" view={code('a')} />, <p key="t">Text.</p>],
      '1 block of code and a paragraph',
    ],
    [
      'no text',
      [<Block key="a" view={code('a')} />, <Block key="b" view={code('b')} />],
      '2 blocks of code and no paragraph',
    ],
    ['text first', [<p key="t">Text.</p>], '0 blocks of code and a paragraph'],
    ['nothing', [], 'the comparison is empty'],
  ])('throws an error for a row with %s', (_, children, message) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      render(
        <Comparison left="Future" right="ZIO 2">
          {children}
        </Comparison>,
      ),
    ).toThrow(message);
  });
});
