/** Text format of lock files: stable, with a line for each part that changes independently. */
import type { PageLock } from './lock';

/** Text of a lock; the same lock has the same text on every machine. */
export function formatLock(lock: PageLock): string {
  return `${write(lock, '')}\n`;
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

/**
 * Parses the text of a lock file.
 *
 * @param file the lock's file, for the message
 * @throws Error if another version of the check wrote the text
 */
export function parseLock(text: string, file: string): PageLock {
  let lock: Partial<PageLock> | null;
  try {
    lock = JSON.parse(text) as Partial<PageLock> | null;
  } catch {
    lock = null;
  }
  if (lock?.format !== 1 || !Array.isArray(lock.blocks)) {
    throw new Error(
      `${file} was not written by this version of the check: remove the file and run \`npm run snippets\``,
    );
  }
  return lock as PageLock;
}
