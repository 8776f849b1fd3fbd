import type { ReactNode } from 'react';
import type { CheckedView } from '../model/checked';

interface Props {
  readonly newest: string | null;
  readonly checked: CheckedView;
}

/** The release that the code of a library's pages was checked against, as a phrase. */
export function CheckedAgainst({ newest, checked: { version, compiler } }: Props): ReactNode {
  if (version === null) return 'no release: the code on these pages is parsed but not compiled';
  const suffix = compiler === null ? '' : `, with ${compiler}`;
  return version === newest ? `the newest release${suffix}` : `${version}${suffix}`;
}
