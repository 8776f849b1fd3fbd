import fs from 'node:fs';
import path from 'node:path';
import { iconFile } from '../config/identity';

/**
 * The site's icon as a data URL. It has only 218 bytes, and browsers needn't request it.
 * @param siteDir the project's folder
 */
export function iconAddress(siteDir: string): string {
  const icon = fs.readFileSync(path.join(siteDir, 'static', iconFile), 'utf8').trim();
  return `data:image/svg+xml,${encodeURIComponent(icon)}`;
}
