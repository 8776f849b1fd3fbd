import type { ReactNode } from 'react';
import type { CheckedBy, CheckedRelease, CheckedView } from '../model/checked';
import styles from './CheckedAgainst.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('en');
const named = ({ name, version }: CheckedRelease): string => `${name} ${version}`;

/** Scala line as blocks name it: `2.13.18` → `2.13`. */
const line = ({ scala }: CheckedBy): string => scala.replace(/^(2\.\d+)\..*$/, '$1');
const versions = ({ scala, releases }: CheckedBy): string =>
  list.format([...releases.map(named), `Scala ${scala}`]);

/** Known releases that are newer than the checked ones; null if there are none. */
function newer({ releases }: CheckedBy): string | null {
  const found = releases.flatMap(({ name, newest }) =>
    newest === undefined ? [] : [`${name} ${newest}`],
  );
  return found.length === 0 ? null : list.format(found);
}

/** Line at the foot of a page: the releases that its code is checked against, and newer ones. */
export function CheckedAgainst({ view }: { readonly view: CheckedView }): ReactNode {
  const { checked, absent, sources, isAbsentFor2 } = view;
  const [first, ...others] = checked;
  const text = [
    sources &&
      `The code on this page was compiled and run against the sources of ${list.format(
        sources.releases.map(named),
      )} on ${day.format(new Date(sources.date))}.`,
    first &&
      `The code on this page was checked against ${versions(first)}${others
        .map((by) => `, and its Scala ${line(by)} code against ${versions(by)}`)
        .join('')}.`,
    ...checked.map((by) => {
      const releases = newer(by);
      const where = by === first ? '' : ` for Scala ${line(by)}`;
      return releases && `Newest release${where}: ${releases}.`;
    }),
    absent.length > 0 &&
      `${isAbsentFor2 ? 'Scala 2.13 code' : 'Code'} for ${list.format(absent.map(named))} was only parsed, not compiled, because ${
        absent.length === 1 ? "this release isn't" : "these releases aren't"
      } available to the check.`,
  ];
  return <p className={styles.line}>{text.filter(Boolean).join(' ')}</p>;
}
