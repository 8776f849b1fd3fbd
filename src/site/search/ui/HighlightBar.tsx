import { useLocation } from '@docusaurus/router';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { contentId } from '../../site-frame/ui/ids';
import { rangesIn } from '../highlight/ranges';
import { highlights } from '../highlight/store';
import styles from './HighlightBar.module.css';

/** The name of the highlight in the style sheet. */
const registryName = 'search';
/** Time in milliseconds after which the application has drawn a page that it opens. */
const drawnAfter = 50;

/** Scrolls to the first highlight, unless it's already visible. */
function reveal(range: Range | undefined): void {
  const box = range?.getBoundingClientRect();
  if (!box || (box.top > 0 && box.bottom < innerHeight * 0.9)) return;
  range?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

/**
 * Highlights the words of the search in the section that it opened, and offers to clear the
 * highlights, as Escape does too. If the browser can't highlight without changing the page, it
 * shows nothing.
 */
export default function HighlightBar(): ReactNode {
  const { terms, address } = useSyncExternalStore(
    highlights.subscribe,
    highlights.current,
    highlights.none,
  );
  const { pathname, hash } = useLocation();
  const isHere = terms.length > 0 && address === `${pathname}${hash}`;
  const [count, setCount] = useState(0);

  useEffect(() => {
    const registry = globalThis.CSS?.highlights;
    const root = document.documentElement;
    if (!isHere || !registry) return undefined;
    let changes: MutationObserver | undefined;
    const waiting = setTimeout(() => {
      const content = document.getElementById(contentId);
      if (!content) return;
      const mark = (): readonly Range[] => {
        const anchored = document.getElementById(decodeURIComponent(hash.slice(1)));
        const ranges = rangesIn(content, anchored, terms);
        registry.set(registryName, new Highlight(...ranges));
        setCount(ranges.length);
        return ranges;
      };
      root.dataset['marked'] = '';
      reveal(mark()[0]);
      // A code block that starts to show types replaces its text nodes, so mark them again.
      changes = new MutationObserver(mark);
      changes.observe(content, { childList: true, subtree: true });
    }, drawnAfter);
    const dismiss = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && !document.querySelector('dialog[open], :popover-open')) {
        highlights.dismiss();
      }
    };
    document.addEventListener('keydown', dismiss);
    return () => {
      clearTimeout(waiting);
      changes?.disconnect();
      registry.delete(registryName);
      delete root.dataset['marked'];
      setCount(0);
      document.removeEventListener('keydown', dismiss);
    };
  }, [isHere, terms, hash]);

  if (!isHere || count === 0) return null;
  return (
    <div className={styles.bar} role="status" data-screen-only="">
      <span>
        {count} {count === 1 ? 'match' : 'matches'} highlighted
      </span>
      <button type="button" onClick={() => highlights.dismiss()}>
        Clear highlights
      </button>
    </div>
  );
}
