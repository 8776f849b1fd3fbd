import { createHash } from 'node:crypto';

/** The SHA-256 of a text or of bytes, as 64 hexadecimal digits. */
export const sha256 = (content: string | NodeJS.ArrayBufferView): string =>
  createHash('sha256').update(content).digest('hex');

/** 16 hexadecimal digits of the SHA-256 over texts; where one ends and the next begins counts. */
export const hashOf = (parts: readonly string[]): string =>
  sha256(JSON.stringify(parts)).slice(0, 16);
