/** Checks what's on disk under the folders that the site is made from, before anything reads them. */
import fs from 'node:fs';
import path from 'node:path';
import { fileLimits } from '../../config/limits';
import { type Finding, findingsError } from '../../utils/validation/finding';
import { decode, costlyLines, mixedWords, unseenCharacters } from './model/characters';
import { pictureFault, pictureFormats, svgFaults } from './model/pictures';

type Fault = Omit<Finding, 'file'>;

const pictures = Object.keys(pictureFormats).join(', ');

/** The folders with the files that they may have. */
const folders = [
  {
    folder: 'docs',
    allowed: /^(?:(?:[a-z0-9][\w.-]*\/)*[A-Za-z0-9][\w.-]*\.mdx|_shared\/[a-z][\w-]*\.scala)$/,
    remedy:
      'move it out of docs, which has pages (names of letters, digits, and hyphens, with .mdx at the end) and code in docs/_shared; pictures go to static/img',
  },
  {
    folder: 'versioned_docs',
    allowed: /^version-1\.x\/(?:[a-z0-9][\w.-]*\/)*[a-z0-9][\w.-]*\.mdx$/,
    remedy: 'move it out of versioned_docs, which has only pages of the archive',
  },
  {
    folder: 'static',
    allowed:
      /^(?:[a-z0-9][\w-]*\/)*[\w-]+(?:\.[\w-]+)*\.(?:json|txt|woff2|avif|gif|jpe?g|png|svg|webp)$/i,
    remedy: `move it out of static; the site serves only pictures (${pictures}), fonts (woff2), and data (json, txt) from there`,
  },
] as const;

/**
 * The files that the site can't be built from, or that hide something: symbolic links, files of
 * other kinds or sizes, text that isn't UTF-8 or has characters that nobody sees, and pictures that
 * run code.
 */
export const fileFindings = (siteDir: string): Finding[] =>
  folders.flatMap(({ folder }) => findingsOfFile(siteDir, folder));

/** The same for one of these files, or for a folder. */
export const findingsOfFile = (siteDir: string, name: string): Finding[] =>
  walk(siteDir, name).flatMap(({ file, fault }) =>
    (fault ? [fault] : faultsOf(siteDir, file)).map((each) => ({ file, ...each })),
  );

function faultsOf(siteDir: string, file: string): Fault[] {
  const root = folders.find(({ folder }) => file.startsWith(`${folder}/`));
  if (root === undefined) return [];
  const name = file.slice(root.folder.length + 1);
  // Editors keep such files next to a page while it's open; no page is made from them.
  if (root.folder !== 'static' && /(^|\/)(\.[^/]*|[^/]*~)$/.test(name)) return [];
  if (root.allowed.test(name)) return contentFaults(siteDir, file);
  return [{ problem: 'the file does not belong here', remedy: root.remedy }];
}

/**
 * Throws one error that lists the files that can't be read, or that never end. The configuration
 * calls it, because plugins would read them, also under `npm start`.
 */
export function checkFiles(siteDir: string): void {
  const findings = folders.flatMap(({ folder }) =>
    walk(siteDir, folder).flatMap(({ file, fault }) => (fault ? [{ file, ...fault }] : [])),
  );
  if (findings.length > 0) throw findingsError('Files have to be fixed.', findings);
}

interface Entry {
  readonly file: string;
  readonly fault?: Fault;
}

/** The files below a folder. Links aren't followed, because some lead in circles. */
function walk(siteDir: string, file: string): Entry[] {
  const stat = fs.lstatSync(path.join(siteDir, file), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isDirectory() || stat.isFile()) {
    try {
      fs.accessSync(path.join(siteDir, file), fs.constants.R_OK);
      if (stat.isFile()) return [{ file }];
      const names = fs.readdirSync(path.join(siteDir, file)).sort();
      return names.flatMap((name) => walk(siteDir, `${file}/${name}`));
    } catch (error) {
      return [{ file, fault: unreadable(error) }];
    }
  }
  // An editor's lock of an open page.
  if (stat.isSymbolicLink() && path.basename(file).startsWith('.#')) return [];
  const problem = stat.isSymbolicLink()
    ? `the file is a symbolic link to ${fs.readlinkSync(path.join(siteDir, file))}`
    : 'this is neither a file nor a folder';
  const remedy = stat.isSymbolicLink()
    ? 'put a copy of what it leads to in its place'
    : 'remove it';
  return [{ file, fault: { problem, remedy } }];
}

const unreadable = (error: unknown): Fault => ({
  problem: `it can't be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}`,
  remedy: 'let the user who builds the site read it, for example with chmod u+r',
});

function contentFaults(siteDir: string, file: string): Fault[] {
  const extension = path.extname(file).slice(1).toLowerCase();
  const isPage = extension === 'mdx';
  const { size } = fs.statSync(path.join(siteDir, file));
  const limit = isPage ? fileLimits.page : fileLimits.other;
  if (size > limit) {
    const remedy = isPage ? 'divide the page' : 'make it smaller';
    const problem = `the file has ${size} bytes, more than ${limit}`;
    return [{ problem, remedy }];
  }
  const bytes = fs.readFileSync(path.join(siteDir, file));
  const isPicture = extension in pictureFormats;
  const fault = isPicture ? pictureFault(bytes, extension) : null;
  if (fault) return [fault];
  if ((isPicture && extension !== 'svg') || extension === 'woff2') return [];
  const read = decode(bytes);
  if ('fault' in read) return [read.fault];
  return [
    ...unseenCharacters(read.text),
    ...mixedWords(read.text),
    ...(isPage ? costlyLines(read.text, fileLimits.line) : []),
    ...(extension === 'svg' ? svgFaults(read.text) : []),
  ];
}
