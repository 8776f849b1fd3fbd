/** Text format of lock files: stable, with a line for each part that changes independently. */
import { hashOf } from '../../../utils/hash';
import { formatFindings, type Finding } from '../../../utils/validation/finding';
import type { PageLock } from './lock';
import { checkCommand } from './problem';

/** Text of a lock, with a hash over the rest; the same lock has the same text on every machine. */
export function formatLock(lock: PageLock): string {
  const { format, ...rest } = lock;
  return `${write({ format, hash: contentHash(lock), ...rest }, '')}\n`;
}

function contentHash(lock: PageLock): string {
  return hashOf([write(lock, '')]);
}

function write(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0 || value.flat().every((item) => typeof item === 'number')) {
      return JSON.stringify(value);
    }
    return `[\n${value.map((item) => inner + write(item, inner)).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `${inner}${JSON.stringify(key)}: ${write(field, inner)}`,
  );
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

/** The reason why a file isn't the lock that the check wrote for a page. */
export class LockError extends Error {
  constructor(readonly finding: Finding) {
    super(formatFindings([finding]));
  }
}

/**
 * Parses the text of a lock file.
 *
 * @param file the lock's file, for the message
 * @param page the page that the file belongs to
 * @throws LockError if the check didn't write this text for this page
 */
export function parseLock(text: string, file: string, page: string): PageLock {
  const [hash, lock] = partsOf(text);
  const again = checkCommand(page, lock.checkedAgainst?.sources);
  const failed = (problem: string, remedy: string) =>
    new LockError({ file, line: 1, problem, remedy });
  if (!isLock(lock)) {
    throw failed('this is not a lock file of this version of the check', `run \`${again}\``);
  }
  if (hash === undefined) {
    const remedy = 'run `npm run snippets`, which adds the hash without running any code';
    throw failed('the lock file has no hash over its content, so an older check wrote it', remedy);
  }
  if (hash !== contentHash(lock)) {
    throw failed(
      'the lock file was edited by hand, or merged: its content does not have the hash that it names',
      `run \`${again}\`, which runs the code of the page and writes what it finds`,
    );
  }
  if (lock.page !== page) {
    throw failed(
      `the lock file was copied or renamed: it belongs to ${lock.page}`,
      `move pages with \`npx tsx scripts/move-page.ts OLD NEW\`, or run \`${again}\``,
    );
  }
  return lock;
}

/** The lock in a text without a hash, which an older version of the check wrote; otherwise null. */
export function olderLock(text: string): PageLock | null {
  return partsOf(text)[0] === undefined ? unprovenLock(text) : null;
}

/** The lock in a text, whether the check wrote it or not; null if it isn't one. */
export function unprovenLock(text: string): PageLock | null {
  const [, lock] = partsOf(text);
  return isLock(lock) ? lock : null;
}

/** The hash that a text names, and the rest of its fields. */
function partsOf(text: string): readonly [hash: unknown, lock: Partial<PageLock>] {
  try {
    const { hash, ...lock } = (JSON.parse(text) ?? {}) as Partial<PageLock> & { hash?: unknown };
    return [hash, lock];
  } catch {
    return [undefined, {}];
  }
}

function isLock(fields: Partial<PageLock>): fields is PageLock {
  return fields.format === 1 && Array.isArray(fields.blocks);
}
