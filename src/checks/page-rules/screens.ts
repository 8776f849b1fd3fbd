/** What is at the site's addresses besides the text of pages, for links that name an address. */
import { glossaryIds } from '../../content/glossary/model/lookup';
import {
  memberAnchor,
  operatorsPath,
  ownerPath,
} from '../../content/code-block/model/symbol-address';
import { families } from '../../content/which-operator/families';
import { libraries } from '../../facts/catalog';
import { pageAddress } from '../../facts/inventory/page-address';
import { currentDocs, findPages } from '../../facts/inventory/pages-on-disk';
import { siteAddresses } from '../../publishing/redirects/published';
import { byOwner, indexSymbols } from '../../site/operators/model/operators';
import { lockReader } from '../../content/snippets/lock-reader';
import type { Site } from './model/page';

/** All addresses of the site that a link can name, each with the anchors that are known here. */
export function screensOf(siteDir: string): ReturnType<Site['screens']> {
  const lockOf = lockReader(siteDir);
  const locked = findPages(siteDir, currentDocs).flatMap(({ file, id }) => {
    const code = lockOf(file);
    return code ? [{ path: pageAddress(id), title: '', ...code }] : [];
  });
  const symbols = indexSymbols(locked, new Set(libraries.map(({ groupId }) => groupId)));
  const owners = byOwner(symbols).map(
    ({ name, symbols: members }) =>
      [ownerPath(name), members.map(({ member }) => memberAnchor(member))] as const,
  );
  return new Map<string, readonly string[] | null>([
    ...[...siteAddresses(siteDir).keys(), '/page-index', '/page-index/a-z', operatorsPath].map(
      (address) => [address, null] as const,
    ),
    ['/glossary', glossaryIds],
    ['/which-operator', families.map(({ id }) => id)],
    ...owners,
  ]);
}
