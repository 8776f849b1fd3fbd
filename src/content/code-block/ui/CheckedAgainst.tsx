import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { inRepository } from '../../../config/identity';
import { Fold } from '../../parts/Fold';
import type { CheckedBy, CheckedRelease, CheckedView } from '../model/checked';
import styles from './CheckedAgainst.module.css';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('en');
const named = ({ name, version }: CheckedRelease): string => `${name} ${version}`;

/** Scala line as blocks name it: `2.13.18` → `2.13`. */
const line = ({ scala }: CheckedBy): string => scala.replace(/^(2\.\d+)\..*$/, '$1');
const versions = ({ scala, releases }: CheckedBy): string =>
  list.format([...releases.map(named), `Scala ${scala}`]);

/** A sentence on known releases that are newer than the checked ones; null if there are none. */
function newer(releases: readonly CheckedRelease[], where = ''): string | null {
  const found = releases.flatMap(({ name, newest }) =>
    newest === undefined ? [] : [`${name} ${newest}`],
  );
  if (found.length === 0) return null;
  return `Newest ${found.length === 1 ? 'release' : 'releases'}${where}: ${list.format(found)}.`;
}

/** How the code was checked with its first compiler; null if none of it was compiled. */
function verified({ sources, checked: [first] }: CheckedView): string | null {
  const built =
    sources &&
    `compiled and run against the sources of ${list.format(sources.releases.map(named))} on ${day.format(new Date(sources.date))}`;
  if (first === undefined) return built ?? null;
  return built ? `${built}, with ${versions(first)}` : `checked against ${versions(first)}`;
}

/** The blocks that weren't compiled although their releases are available. */
function exception(parsed: number): string {
  if (parsed === 0) return '';
  return parsed === 1
    ? ', except one block, which was only parsed'
    : `, except ${parsed} blocks, which were only parsed`;
}

/** The claims of a page, which readers can open. */
function Claims({ names, release, file }: NonNullable<CheckedView['claims']>): ReactNode {
  const count = `${names.length} claim${names.length === 1 ? '' : 's'}`;
  return (
    <Fold>
      <summary>
        {count} tested against {named(release)}
      </summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {name
              .split('`')
              .map((text, at) => (at % 2 === 1 ? <code key={at}>{text}</code> : text))}
          </li>
        ))}
      </ul>
      <p>
        <Link to={inRepository(file)}>The tests of these claims</Link>
      </p>
    </Fold>
  );
}

/**
 * Foot of a page: the releases that its code is checked against, newer ones, and the claims that
 * were tested.
 */
export function CheckedAgainst({ view }: { readonly view: CheckedView }): ReactNode {
  const { checked, absent, claims, isAbsentFor2, parsed, sources } = view;
  const [first, ...others] = checked;
  const how = verified(view);
  const text = [
    how &&
      `The code on this page was ${how}${others
        .map((by) => `, and its Scala ${line(by)} code against ${versions(by)}`)
        .join('')}${exception(parsed)}.`,
    newer([...(sources?.releases ?? []), ...(first?.releases ?? [])]),
    ...others.map((by) => newer(by.releases, ` for Scala ${line(by)}`)),
    absent.length > 0 &&
      `${isAbsentFor2 ? 'Scala 2.13 code' : 'Code'} for ${list.format(absent.map(named))} was only parsed, not compiled, because ${
        absent.length === 1 ? "this release isn't" : "these releases aren't"
      } available to the check.`,
  ];
  return (
    <div className={styles.foot} data-foot="">
      {text.some(Boolean) && <p>{text.filter(Boolean).join(' ')}</p>}
      {claims && <Claims {...claims} />}
    </div>
  );
}
