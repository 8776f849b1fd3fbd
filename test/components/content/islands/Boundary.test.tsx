/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Boundary } from '@site/src/content/islands/Boundary';

let isBroken = true;
function Part(): ReactNode {
  if (isBroken) throw new Error('not fetched');
  return 'part';
}

it('keeps the rest of the page if a part fails, and renders the part again on request', () => {
  const problems = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onFailed = jest.fn();
  render(
    <>
      <p>rest</p>
      <Boundary
        onFailed={onFailed}
        instead={(drawAgain) => <button onClick={drawAgain}>Again</button>}
      >
        <Part />
      </Boundary>
    </>,
  );
  expect(screen.getByText('rest')).toBeInTheDocument();
  expect(onFailed).toHaveBeenCalledTimes(1);
  act(() => screen.getByRole('button').click());
  expect(screen.queryByText('part')).toBeNull();
  isBroken = false;
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('part')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  problems.mockRestore();
});
