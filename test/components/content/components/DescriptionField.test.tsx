/** @jest-environment jsdom */
import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { vocabulary } from '../../../../src/content/components/vocabulary';
import { answerUse } from '../../../../src/site/application/use';

jest.mock('@generated/pending-links/default/pending.json', () => ({
  __esModule: true,
  default: [],
}));

// The component is fetched on its first use, which takes longer on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

beforeAll(() => document.addEventListener('focusin', answerUse, true));

/** Puts the built HTML into the page, with a text typed before the application has loaded. */
function open(typed: string): HTMLTextAreaElement {
  document.body.innerHTML = renderToString(<vocabulary.DescriptionField />);
  delete document.documentElement.dataset['hasHydrated'];
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Try a description' });
  field.value = typed;
  return field;
}

const counted = () => screen.getByRole('status').textContent;

it('is HTML with the limits, until a reader uses it', async () => {
  const field = open('');
  expect(counted()).toBe('70 to 140 characters');
  expect(document.querySelectorAll('script')).toHaveLength(0);
  expect(field.closest('[data-use="point"]')).not.toBeNull();
});

it('counts what is typed, including what was typed before it loaded', async () => {
  const field = open(`${'a'.repeat(69)} `);
  await act(async () => field.focus());
  await waitFor(() => expect(counted()).toBe('69 characters: 1 too few'));
  expect(document.documentElement.dataset['hasHydrated']).toBe('true');
  expect(screen.getByRole('textbox')).toBe(field);
  await userEvent.type(field, 'a');
  expect(counted()).toBe('71 characters: fits');
  await userEvent.type(field, 'a'.repeat(70));
  expect(counted()).toBe('141 characters: 1 too many');
});
