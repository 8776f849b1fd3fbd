import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { highlights } from '../highlight/store';
import type { Option } from './options';

/**
 * Follows a row: opens the page, and highlights the words of the query on it.
 * @param beforeLeaving called if the page opens in this window
 */
export function useFollow(
  terms: readonly string[],
  beforeLeaving: () => void,
): (option: Option, event: MouseEvent) => void {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  return ({ to, section }, event) => {
    const address = withBaseUrl(to);
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    beforeLeaving();
    highlights.show(section === undefined ? [] : terms, address);
    history.push(address);
  };
}
