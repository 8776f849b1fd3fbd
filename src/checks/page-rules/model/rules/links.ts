import path from 'node:path/posix';
import type { Definition, Nodes } from 'mdast';
import { plainText } from '../../../../content/markdown/anchors';
import { pageTarget } from '../../../../content/pending-links/model/target';
import { visitParents } from '../../../../content/snippets/model/visit';
import { pageAddress } from '../../../../facts/inventory/page-address';
import { currentDocs } from '../../../../facts/inventory/pages-on-disk';
import type { Finding } from '../../../../utils/validation/finding';
import { suggest } from '../../../../utils/validation/suggest';
import { type Fault, lineOf } from '../elements';
import type { Page, PageRule, Site } from '../page';

type Verdict = Pick<Finding, 'problem' | 'remedy'> & { readonly isDead?: true };

/** The schemes that an address of another site may have. */
const schemes = ['https:', 'mailto:'];

/**
 * Links have descriptive texts and lead to existing or planned pages, or to other sites; pictures
 * exist and have alt texts.
 */
export const links: PageRule = (page, site) => {
  const { file, tree } = page;
  const definitions = new Map<string, Definition>();
  const faults: Fault[] = [];
  visitParents(tree, (node) => {
    if (node.type === 'definition') definitions.set(node.identifier, node);
  });
  const judge = (node: Nodes, url: string): void => {
    const isImage = node.type === 'image' || node.type === 'imageReference';
    const text = plainText(node);
    const verdicts = isImage
      ? [image(url, text, page, site)]
      : [target(url, page, site), wording(url, text)];
    faults.push(
      ...verdicts.flatMap((each) => {
        if (each === null) return [];
        const { isDead, ...verdict } = each;
        const column = isDead && { column: node.position?.start.column };
        return [{ line: lineOf(node as Definition), ...column, ...verdict }];
      }),
    );
  };
  visitParents(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') judge(node, node.url);
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      judge(node, definitions.get(node.identifier)?.url ?? '');
    }
    if (node.type === 'text') faults.push(...undefinedReferences(node.value, lineOf(node)));
  });
  return faults.map((fault) => ({ file, ...fault }));
};

/** What looks like a link to a definition, or a footnote, but is text because there is none. */
const undefinedReferences = (text: string, first: number): Fault[] =>
  [...text.matchAll(/\[[^[\]]+\]\[[^[\]]+\]|\[\^[^[\]\s]+\]/g)].map(({ 0: found, index }) => ({
    line: first + text.slice(0, index).split('\n').length - 1,
    problem: `${found} has no definition on the page`,
    remedy: 'write a link as [text](./page.mdx), or put brackets of code between backquotes',
  }));

/** The scheme of an address as browsers read it, who skip spaces and controls; empty if relative. */
function schemeOf(url: string): string {
  const read = [...url]
    .filter((each) => each > ' ' && each !== '\u007f')
    .join('')
    .replaceAll('\\', '/');
  return (read.startsWith('//') ? '//' : (/^[a-z][\w+.-]*:/i.exec(read)?.[0] ?? '')).toLowerCase();
}

/** The problem with the form of an address, of a link or of an image. */
function form(url: string, { host }: Site): Verdict | null {
  const scheme = schemeOf(url);
  if (url.trim() === '') {
    return {
      problem: 'a link leads nowhere',
      remedy: 'write the file of a page between its parentheses',
    };
  }
  if (!isDecodable(url)) {
    return {
      problem: `the address ${url} has a % that encodes nothing`,
      remedy: 'write %25 for %',
    };
  }
  if (scheme === '') {
    if (!/\\|(^|\/)\.\.?%2f|%2e|%2f|%5c|%00/i.test(url)) return null;
    const problem = `the address ${url} hides where it leads`;
    return { problem, remedy: 'write its dots and slashes as they are' };
  }
  if (scheme === '//') {
    return { problem: `the address ${url} has no scheme`, remedy: 'begin it with https://' };
  }
  if (!schemes.includes(scheme)) {
    const remedy = `use ${schemes.join(' or ')}, or the file of a page; put an address that is only shown between backquotes`;
    return { problem: `the address ${url} has the scheme ${scheme}`, remedy };
  }
  if (scheme === 'mailto:') return null;
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const written = /^https:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '';
  if (parsed === null || !/^[a-z0-9.-]+(:\d+)?$/i.test(written)) {
    const remedy = 'write https://, the name of the site in letters of English, and a path';
    return { problem: `the address ${url} hides its site, or has none`, remedy };
  }
  if (parsed.host !== host) return null;
  const remedy = 'link to the page by its file name, with .mdx at the end';
  return { problem: `the link ${url} leads to this site by its address`, remedy };
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

function target(url: string, { file }: Page, site: Site): Verdict | null {
  const { planned, exists } = site;
  const [address = ''] = url.split(/[?#]/);
  const wrong = form(url, site);
  if (wrong !== null || address === '' || schemeOf(url) !== '') return wrong;
  if (/(^|\/)\.\.?(\/|$)/.test(address) && address.startsWith('/')) {
    const remedy = 'write the address from the root of the site, without ../';
    return { problem: `the link ${url} leaves a folder of its address`, remedy };
  }
  const isAddress = address.startsWith('/') && !/\.mdx?$/.test(address);
  if (!isAddress && path.extname(address) === '') {
    return {
      problem: `the link ${url} does not name a file`,
      remedy: 'Link to a page by its file name, with .mdx at the end',
    };
  }
  if (!isAddress && !/\.mdx?$/.test(address)) {
    return {
      problem: `the link ${url} would publish a file that isn't a page`,
      remedy: 'link to a page, or put the file into static and write its address there',
    };
  }
  const found = pageTarget(url, file);
  if (isAddress) return atAddress(url, found?.docs === currentDocs ? found.ids : [], site);
  const candidates = found?.ids.map((id) => `${found.docs.folder}/${id}`) ?? [];
  if (candidates.some((each) => exists(`${each}.mdx`) || exists(`${each}.md`))) return null;
  if (found?.docs === currentDocs && found.ids.some((id) => planned.includes(id))) return null;
  const id = found?.ids[0] ?? address;
  return {
    problem: `the link ${url} leads to ${candidates[0] ?? path.join(path.dirname(file), address)}, which neither exists nor is planned`,
    remedy: suggest(id, planned, 'fix the path, or add the page to src/facts/inventory/pages.tsv'),
  };
}

/**
 * The problem with a link to an address of the site, unless it's that of a page or a file.
 * @param ids the pages of the current version that may have the address
 */
function atAddress(url: string, ids: readonly string[], site: Site): Verdict | null {
  const [written = '', hash = ''] = url.split('#');
  const address = decodeURI(written.replace(/\?.*$/, '').replace(/(.)\/$/, '$1'));
  const { planned, exists, screens } = site;
  const isPage = (id: string): boolean => exists(`docs/${id}.mdx`) || planned.includes(id);
  if (ids.some((id) => pageAddress(id) === address && isPage(id))) return null;
  if (exists(`static${address}`)) return null;
  const known = screens();
  const anchors = known.get(address);
  if (anchors === undefined) {
    const problem = `the link ${url} does not lead to a page`;
    const remedy = 'link to the page by its file name, with .mdx at the end';
    const addresses = [...planned.map((id) => pageAddress(id)), ...known.keys()];
    return { isDead: true, problem, remedy: suggest(address, addresses, remedy) };
  }
  if (hash === '' || anchors === null || anchors.includes(decodeURIComponent(hash))) return null;
  const problem = `the link ${url} leads to an anchor that ${address} does not have`;
  const remedy = `link to ${address} as a whole`;
  return { isDead: true, problem, remedy: suggest(hash, anchors, remedy) };
}

function image(url: string, text: string, { file }: Page, site: Site): Verdict | null {
  if (text.trim() === '') {
    return {
      problem: `the image ${url} has no alternative text`,
      remedy: 'Describe the image between the brackets',
    };
  }
  if (['https:', 'http:', '//'].includes(schemeOf(url))) {
    return {
      problem: `the image ${url} is loaded from another site`,
      remedy: 'Put a copy in static/img, and use that',
    };
  }
  const wrong = form(url, site);
  if (wrong !== null) return wrong;
  const own = url.startsWith('/')
    ? path.join('static', url)
    : url.startsWith('@site/')
      ? url.slice('@site/'.length)
      : path.join(path.dirname(file), url);
  if (!site.exists(decodeURI(own))) {
    return { problem: `the image ${own} does not exist`, remedy: 'Fix the path, or add the file' };
  }
  if (path.normalize(own).startsWith('static/img/')) return null;
  return {
    problem: `the image ${own} is not in static/img`,
    remedy: 'Put a copy there, and use that',
  };
}

const empty = /^(here|click here|this|this page|this link|link|page|more|read more|)$/i;

function wording(url: string, text: string): Verdict | null {
  if (!empty.test(text.trim())) return null;
  return {
    problem: `the text of the link to ${url} is "${text.trim()}"`,
    remedy: 'Use link text that names the page it leads to',
  };
}
