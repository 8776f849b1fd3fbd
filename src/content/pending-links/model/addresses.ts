/** Checks the links of the sources against the built site. */
import { findLinks } from '../../markdown/model/links';
import type { Finding } from '../../../utils/validation/finding';
import { suggest } from '../../../utils/validation/suggest';
import { pageAddress } from '../../../facts/inventory/page-address';
import { docsFolders } from '../../../facts/inventory/pages-on-disk';
import { pageTarget, pendingPage, type PageDirectory } from './target';

/** The built site; addresses start at its root, without the base URL. */
export interface BuiltSite {
  readonly addresses: ReadonlySet<string>;
  /** Whether a file that isn't a page, such as a picture, is at the address. */
  hasFile(address: string): boolean;
  /** Ids of the elements on a page. */
  anchors(address: string): ReadonlySet<string>;
}

/**
 * Links by address to pages that don't exist, and links to anchors that don't exist. Docusaurus
 * checks links by file, and stops at the first broken one.
 */
export function brokenAddresses(
  { file, text }: { readonly file: string; readonly text: string },
  directory: PageDirectory,
  site: BuiltSite,
): Finding[] {
  return findLinks(text).flatMap(({ kind, url, line }): Finding[] => {
    if (kind === 'image' || pendingPage(url, file, directory) !== undefined) return [];
    const [path = '', hash = ''] = url.split('#');
    const address = addressOf(path.replace(/\?.*$/, ''), file, directory);
    if (address === null) return [];
    if (!site.addresses.has(address)) {
      if (site.hasFile(address)) return [];
      const problem = `the link ${url} does not lead to a page`;
      const remedy = 'link to the page by its file name, with .mdx at the end';
      return [{ file, line, problem, remedy: suggest(address, site.addresses, remedy) }];
    }
    if (hash === '' || site.anchors(address).has(decodeURIComponent(hash))) return [];
    const problem = `the link ${url} leads to an anchor that ${address} does not have`;
    const remedy = `use the id of a heading on ${address}`;
    return [{ file, line, problem, remedy: suggest(hash, site.anchors(address), remedy) }];
  });
}

function addressOf(path: string, file: string, directory: PageDirectory): string | null {
  if (path === '') return ownAddress(file);
  if (/^([a-z][\w+.-]*:|\/\/)/i.test(path)) return null;
  if (path.startsWith('/') && !/\.mdx?$/.test(path))
    return path === '/' ? path : path.replace(/\/$/, '');
  const target = pageTarget(path, file);
  const id = target?.ids.find((each) => directory.isWritten({ ...target, ids: [each] }));
  return target === null || id === undefined ? null : pageAddress(id, target.docs.prefix);
}

/** Address of a page by its file; null for a partial, which other pages include. */
function ownAddress(file: string): string | null {
  const docs = docsFolders.find(({ folder }) => file.startsWith(`${folder}/`));
  if (docs === undefined || /(^|\/)_/.test(file)) return null;
  return pageAddress(file.slice(docs.folder.length + 1).replace(/\.mdx?$/, ''), docs.prefix);
}
