import fs from 'node:fs';
import path from 'node:path';
import { iconFile } from '../config/identity';

/**
 * The site's icon as an address that holds it: of 218 bytes, it is there with the page, and no
 * browser has to ask for it.
 * @param siteDir the project's folder
 */
export function iconAddress(siteDir: string): string {
  const icon = fs.readFileSync(path.join(siteDir, 'static', iconFile), 'utf8').trim();
  return `data:image/svg+xml,${encodeURIComponent(icon)}`;
}
