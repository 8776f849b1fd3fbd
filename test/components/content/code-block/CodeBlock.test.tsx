/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { CodeBlock } from '../../../../src/content/code-block/ui/CodeBlock';
import type { BlockView } from '../../../../src/content/code-block/model/view';
import { inSite } from '../../../support/in-site';

jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  ...jest.requireActual<object>('@docusaurus/useBaseUrl'),
  default: (url: string) => `/sub${url}`,
}));

const block = { label: 'Scala', language: 'scala', segments: [{ html: 'ZIO.unit' }] };
const show = (view: Partial<BlockView>) =>
  render(inSite(<CodeBlock view={{ ...block, ...view }} />));

test('keeps output separate from the code that is copied', () => {
  const { container } = show({ output: { outcome: 'value', printed: 'hello', text: '42' } });
  const code = [...container.querySelectorAll('[data-code] pre code')];
  expect(code.map((element) => element.textContent).join('\n')).toBe('ZIO.unit');
});

test.each([
  ['value', 'Succeeds'],
  ['failure', 'Fails'],
  ['defect', 'Dies with a defect'],
  ['interruption', 'Is interrupted'],
] as const)('names the end "%s" for readers who cannot see its mark', (outcome, name) => {
  show({ output: { outcome, printed: 'x' } });
  expect(within(screen.getByRole('group', { name: 'Output' })).getByText(name)).toBeInTheDocument();
});

test('folds long output after its first lines', () => {
  const printed = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  show({ output: { outcome: 'value', printed } });
  expect(screen.getByText('28 more lines').closest('details')).not.toHaveAttribute('open');
});

test('folds an output that a drawing repeats, except for what the drawing lacks', () => {
  const output = { outcome: 'value', printed: 'one\ntwo\nthree', isDrawn: true } as const;
  const { unmount } = show({ output });
  expect(screen.getByText('Output, 3 lines').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('Succeeds').closest('details')).not.toBeNull();
  unmount();
  show({ output: { ...output, outcome: 'failure', text: 'Fail(Busy)' } });
  expect(screen.getByText('Fail(Busy)').closest('details')).toBeNull();
});

test('marks output and values as a sample', () => {
  show({ output: { outcome: 'value', printed: '17', sample: true }, sampleValues: true });
  expect(screen.getByText(/^A sample: the output/)).toBeInTheDocument();
  expect(screen.getByText(/^A sample: the values/)).toBeInTheDocument();
});

test('is focusable only if it scrolls', () => {
  expect(show({}).container.querySelector('pre')).not.toHaveAttribute('tabindex');
  expect(show({ wide: true }).container.querySelectorAll('pre')[0]).toHaveAttribute(
    'tabindex',
    '0',
  );
});

test('folds set-up code, and compiler messages after their first line', () => {
  show({ setup: 1, refusals: ['Found: String\nRequired: Int'] });
  expect(screen.getByText(/Set-up, 1 line/).closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('Found: String')).toBeInTheDocument();
  expect(screen.getByText('Required: Int').closest('details')).not.toHaveAttribute('open');
});

test('has buttons for the script and types only if there are any, with the base URL', () => {
  show({});
  expect(screen.queryByRole('button', { name: 'Copy as a script' })).toBeNull();
  show({ script: '/code/x/1.scala', facts: '/code/x.json', index: 0 });
  expect(screen.getByRole('button', { name: 'Copy as a script' })).toHaveAttribute(
    'data-copy-from',
    '/sub/code/x/1.scala',
  );
  expect(screen.getByRole('button', { name: 'Types' })).toHaveAttribute('data-use', 'click');
});

test("copies a file that runs as the page's first program, and says so", () => {
  show({ script: '/code/x/1.scala', isFirst: true });
  const [lines, program] = screen.getAllByRole('button', { name: /^Copy/ });
  expect(lines).toHaveTextContent('Copy lines');
  expect(lines).not.toHaveAttribute('data-copy-from');
  expect(program).toHaveTextContent('Copy program');
  expect(program).toHaveAttribute('data-copy-from', '/sub/code/x/1.scala');
});

test('shows signatures with links to their documentation, and deprecation messages', () => {
  const item = { name: 'ZIO#get', symbol: 'zio.ZIO#get', overloads: ['def get: A'] };
  show({ signatures: [{ ...item, deprecated: 'use some', api: 'https://javadoc.io/x' }] });
  expect(screen.getByText('use some')).toBeInTheDocument();
  expect(
    screen.getByRole('link', {
      name: 'ZIO#get: API documentation (opens in a new tab)',
    }),
  ).toHaveAttribute('href', 'https://javadoc.io/x');
});

test('shows the reason why a block was not compiled', () => {
  show({ parsed: 'ZIO 1' });
  expect(screen.getByText('Not compiled: ZIO 1')).toBeInTheDocument();
});
