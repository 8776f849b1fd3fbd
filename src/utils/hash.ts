import { createHash } from 'node:crypto';

/** SHA-256 of a text or bytes, as 64 hexadecimal digits. */
export const sha256 = (content: string | NodeJS.ArrayBufferView): string =>
  createHash('sha256').update(content).digest('hex');

/** First 16 hexadecimal digits of the SHA-256 of a list of texts; their boundaries count. */
export const hashOf = (parts: readonly string[]): string =>
  sha256(JSON.stringify(parts)).slice(0, 16);
