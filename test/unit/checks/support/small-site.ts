/**
 * A small site on disk for tests of bad input: files of the site's own checks, without its code.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a file of the site is: its text, its bytes, or what creates it at a path. */
export type Content = string | Buffer | ((target: string) => void);

/** The page that most cases spoil; it keeps all rules. */
export const spoiled = 'docs/reference/retrying.mdx';

const description =
  'Decide which failures deserve another try, how long to wait, and what to do when you give up.';

/** A page with this body, which begins at line 6. */
export const page = (
  body: string,
  { title = 'Retrying', about = description }: { title?: string; about?: string } = {},
): string => `---\ntitle: ${title}\ndescription: ${about}\n---\n\n${body}\n`;

const files: Readonly<Record<string, Content>> = {
  [spoiled]: page('Text.'),
  'docs/faq.mdx': page('## First\n\nText.', {
    title: 'Questions',
    about:
      'Read what others have asked about this library, with the answers of those who wrote it.',
  }),
  'versioned_docs/version-1.x/index.mdx': page('Text.', { title: 'ZIO 1' }),
  'src/pages/glossary.tsx': '',
  'static/img/tree.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  'src/facts/inventory/pages.tsv': [
    'faq\tnone',
    'reference/retrying\tnone',
    'reference/core/cause\tnone',
  ].join('\n'),
};

/**
 * Calls `see` with the folder of a site that has these files too, or instead of its own; removes the
 * site after that.
 */
export function withSite<Result>(
  changed: Readonly<Record<string, Content>>,
  see: (folder: string) => Result,
): Result {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'small-site-'));
  try {
    for (const [file, content] of Object.entries({ ...files, ...changed })) {
      const target = path.join(folder, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      if (typeof content === 'function') content(target);
      else fs.writeFileSync(target, content);
    }
    return see(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
