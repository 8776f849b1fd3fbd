import path from 'node:path/posix';
import { archivedDocs, currentDocs, type DocsFolder } from '../../../facts/inventory/pages-on-disk';

/** File extensions; the dots in ids and versions must not match. */
const assetExtension = /\.[a-z][a-z0-9]{1,4}$/i;

/** The page that a link names, written or not. */
export interface PageTarget {
  readonly docs: DocsFolder;
  /** Possible ids: of a page, or of a folder's index. */
  readonly ids: readonly string[];
}

/**
 * The page that a link names.
 *
 * @param url the link's address as written
 * @param file the file with the link, relative to the project root
 * @returns null if the form of the address isn't that of a page: other sites, anchors of the same
 *   page, assets, relative addresses without `.mdx`
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

/** Looks up which pages are written and which are planned. */
export interface PageDirectory {
  /** Whether the page's file exists. */
  isWritten(target: PageTarget): boolean;
  /** Whether the inventory contains the page. */
  isPlanned(id: string): boolean;
}

/** Id of the page that a link names, if the page is planned but isn't written yet. */
export function pendingPage(
  url: string,
  file: string,
  directory: PageDirectory,
): string | undefined {
  const target = pageTarget(url, file);
  if (target?.docs !== currentDocs || directory.isWritten(target)) return undefined;
  return target.ids.find((id) => directory.isPlanned(id));
}
