/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Comparison } from '../../../src/components/Comparison';

const Block = ({ view }: { readonly view: string }): ReactNode => <code>{view}</code>;

describe('a comparison', () => {
  it('is a table with a row for each pair of blocks and its text', () => {
    render(
      <Comparison left="Future" right="ZIO 2">
        {'\n'}
        <Block view="Future(1)" />
        <Block view="ZIO.attempt(1)" />
        <p>One runs at once.</p>
        <p>The other waits.</p>
        <Block view="a.zip(b)" />
        <Block view="a <&> b" />
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
    expect(texts(head, 'columnheader')).toEqual(['Future', 'ZIO 2', 'What differs']);
    expect(texts(first, 'cell')).toEqual([
      'Future(1)',
      'ZIO.attempt(1)',
      'One runs at once.The other waits.',
    ]);
    expect(texts(second, 'cell')).toEqual(['a.zip(b)', 'a <&> b', 'Both at a time.']);
  });

  it.each([
    ['one block', [<Block key="a" view="a" />, <p key="t">Text.</p>], '1 block of code and a text'],
    [
      'no text',
      [<Block key="a" view="a" />, <Block key="b" view="b" />],
      '2 blocks of code and no text',
    ],
    ['text first', [<p key="t">Text.</p>], '0 blocks of code and a text'],
    ['nothing', [], 'the comparison is empty'],
  ])('does not take a row with %s', (_, children, message) => {
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
