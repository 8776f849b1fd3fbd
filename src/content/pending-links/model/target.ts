/** What the links of a page lead to. */
import path from 'node:path/posix';
import { archivedDocs, currentDocs, type DocsFolder } from '../../../facts/inventory/pages-on-disk';

/** Ids and versions may hold a dot; what looks like the extension of a file is none of those. */
const assetExtension = /\.[a-z][a-z0-9]{1,4}$/i;

/** A page that a link names, whether it is written or not. */
export interface PageTarget {
  readonly docs: DocsFolder;
  /** The ids that the link may mean: of a page, or of a folder's index. */
  readonly ids: readonly string[];
}

/**
 * The page that a link means.
 *
 * @param url the link's address as written
 * @param file the file that holds the link, relative to the root of the project
 * @returns null for everything that is no page of the documentation by its form: other sites,
 *   anchors of the same page, assets, relative addresses without `.mdx`
 */
export function pageTarget(url: string, file: string): PageTarget | null {
  const [address = ''] = url.split(/[?#]/);
  if (address === '' || /^([a-z][\w+.-]*:|\/\/)/i.test(address)) return null;
  if (/\.mdx?$/.test(address)) return byFile(decodeURI(address), file);
  if (!address.startsWith('/') || assetExtension.test(address)) return null;
  return byAddress(address);
}

function byFile(address: string, file: string): PageTarget | null {
  const own = [archivedDocs, currentDocs].find(({ folder }) => file.startsWith(`${folder}/`));
  const target = address.startsWith('@site/')
    ? address.slice('@site/'.length)
    : address.startsWith('/')
      ? path.join(own?.folder ?? '', address)
      : path.join(path.dirname(file), address);
  const docs = [archivedDocs, currentDocs].find(({ folder }) => target.startsWith(`${folder}/`));
  if (docs === undefined) return null;
  return { docs, ids: [target.slice(docs.folder.length + 1).replace(/\.mdx?$/, '')] };
}

function byAddress(address: string): PageTarget | null {
  const id = address.replace(/^\/+|\/+$/g, '');
  const docs =
    id === archivedDocs.prefix || id.startsWith(`${archivedDocs.prefix}/`)
      ? archivedDocs
      : currentDocs;
  const inside = docs === archivedDocs ? id.slice(archivedDocs.prefix.length + 1) : id;
  return { docs, ids: inside === '' ? ['index'] : [inside, `${inside}/index`] };
}
