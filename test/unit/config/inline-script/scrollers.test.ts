/** @jest-environment jsdom */
import { startScrollers } from '@site/src/config/inline-script/scrollers';

it('lets the keyboard reach what scrolls, and nothing else', () => {
  document.body.innerHTML = '<pre id="wide"></pre><pre id="fits"></pre><table></table>';
  const wide = document.getElementById('wide')!;
  Object.defineProperty(wide, 'scrollWidth', { value: 900 });
  startScrollers(document);
  dispatchEvent(new Event('load'));
  expect(wide).toHaveAttribute('tabindex', '0');
  expect(document.getElementById('fits')).not.toHaveAttribute('tabindex');
  expect(document.querySelector('table')).not.toHaveAttribute('tabindex');
});
