import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { MouseEvent, RefObject } from 'react';
import { keepChoice, readChoices } from '../../../config/inline-script/choices';
import { highlights } from '../highlight/store';
import type { Option } from './options';

const mostKept = 20;

/** Notes a page among those that the reader was on last, for `recentPages`. */
function noteVisit(address: string): void {
  const before = readChoices()['recent'];
  const addresses = [address, ...(Array.isArray(before) ? before : [])];
  keepChoice('recent', [...new Set(addresses)].slice(0, mostKept));
}

/** Follows a row: closes the dialog, opens the page, and marks there what was searched for. */
export function useFollow(
  dialog: RefObject<HTMLDialogElement | null>,
  terms: readonly string[],
): (option: Option, event: MouseEvent) => void {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  return ({ to, section }, event) => {
    const { pathname } = history.location;
    const address = withBaseUrl(to);
    noteVisit(pathname);
    noteVisit(address.replace(/#.*/, ''));
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    dialog.current?.close();
    highlights.show(section === undefined ? [] : terms, address);
    history.push(address);
  };
}
