import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { chat, repository } from '../../../config/identity';
import { zio } from '../../../facts/catalog/libraries/zio';
import { artifactDocsUrl } from '../../../facts/catalog/links';

const places = [
  [`Release ${zio.newest}`, `${repository.url}/releases/tag/v${zio.newest}`],
  ['API', artifactDocsUrl(zio) ?? repository.url],
  ['Chat', chat.url],
  ['GitHub', repository.url],
] as const;

/** Places outside this site, as list items. */
export function ElsewhereLinks(): ReactNode {
  return places.map(([label, href]) => (
    <li key={label}>
      <Link href={href}>{label}</Link>
    </li>
  ));
}
