import path from 'node:path/posix';
import { findLinks, type SourceLink } from '../../../../content/markdown/model/links';
import type { Finding } from '../../../../utils/validation/finding';
import { suggest } from '../../../../utils/validation/suggest';
import { currentDocs } from '../../../../facts/inventory/pages-on-disk';
import { pageTarget } from '../../../../content/pending-links/model/target';
import type { Page, PageRule, Site } from '../page';

type Verdict = Pick<Finding, 'problem' | 'remedy'>;

/** An address of another site. */
const external = /^([a-z][\w+.-]*:|\/\/)/i;

/**
 * Links have descriptive texts and lead to existing or planned pages; pictures exist and have alt
 * texts.
 */
export const links: PageRule = (page, site) =>
  findLinks(page.text).flatMap((link) => {
    const verdict = link.kind === 'image' ? image(link, page, site) : target(link, page, site);
    const all = [verdict, link.kind === 'link' ? wording(link) : null];
    return all.flatMap((each) =>
      each === null ? [] : [{ file: page.file, line: link.line, ...each }],
    );
  });

function target({ url }: SourceLink, { file }: Page, { planned, exists }: Site): Verdict | null {
  const [address = ''] = url.split(/[?#]/);
  if (/^[\w.-][\w./-]*$/.test(address) && path.extname(address) === '') {
    return {
      problem: `the link ${url} does not name a file`,
      remedy: 'Link to a page by its file name, with .mdx at the end',
    };
  }
  if (!/\.mdx?$/.test(address)) return null;
  const found = pageTarget(url, file);
  const candidates = found?.ids.map((id) => `${found.docs.folder}/${id}`) ?? [];
  if (candidates.some((each) => exists(`${each}.mdx`) || exists(`${each}.md`))) return null;
  if (found?.docs === currentDocs && found.ids.some((id) => planned.includes(id))) return null;
  if (external.test(address)) return null;
  const id = found?.ids[0] ?? address;
  return {
    problem: `the link ${url} leads to ${candidates[0] ?? path.join(path.dirname(file), address)}, which neither exists nor is planned`,
    remedy: suggest(id, planned, 'fix the path, or add the page to src/facts/inventory/pages.tsv'),
  };
}

function image({ url, text }: SourceLink, { file }: Page, { exists }: Site): Verdict | null {
  if (text.trim() === '') {
    return {
      problem: `the image ${url} has no alternative text`,
      remedy: 'Describe the image between the brackets',
    };
  }
  if (external.test(url)) {
    return {
      problem: `the image ${url} is loaded from another site`,
      remedy: 'Put a copy in static/img, and use that',
    };
  }
  const own = url.startsWith('/')
    ? path.join('static', url)
    : url.startsWith('@site/')
      ? url.slice('@site/'.length)
      : path.join(path.dirname(file), url);
  if (exists(decodeURI(own))) return null;
  return { problem: `the image ${own} does not exist`, remedy: 'Fix the path, or add the file' };
}

const empty = /^(here|click here|this|this page|this link|link|page|more|read more)$/i;

function wording({ text, url }: SourceLink): Verdict | null {
  if (!empty.test(text.trim())) return null;
  return {
    problem: `the text of the link to ${url} is "${text.trim()}"`,
    remedy: 'Use link text that names the page it leads to',
  };
}
