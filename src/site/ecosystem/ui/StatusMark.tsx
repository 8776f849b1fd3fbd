import type { ReactNode } from 'react';
import { statusLabels } from '../../../facts/catalog/labels';
import type { Status } from '../../../facts/catalog/types';

/** Fuller for a library that you can rely on more. */
const marks: Readonly<Record<Status, string>> = {
  'production-ready': '●',
  development: '◐',
  experimental: '○',
  concept: '◌',
  unreleased: '–',
  superseded: '×',
};

/** A status in words, with a mark that can be told from the others without colors. */
export function StatusMark({ status }: { readonly status: Status }): ReactNode {
  return (
    <>
      <span aria-hidden="true">{marks[status]}</span> {statusLabels[status]}
    </>
  );
}
