import type { ReactNode } from 'react';
import type { CheckedRelease, CheckedView } from '../model/checked';
import styles from './CheckedAgainst.module.css';

const list = new Intl.ListFormat('en');
const named = ({ name, version }: CheckedRelease): string => `${name} ${version}`;

/** A line at the foot of a page: the releases that its code is checked against, and newer ones. */
export function CheckedAgainst({ view }: { readonly view: CheckedView }): ReactNode {
  const { scala, checked, absent } = view;
  const newer = checked.filter(({ newest }) => newest !== undefined);
  const versions = scala.map((version) => `Scala ${version}`);
  return (
    <p className={styles.line}>
      {checked.length > 0 && (
        <>
          The code of this page is checked against{' '}
          {list.format([...checked.map(named), ...versions])}.{' '}
        </>
      )}
      {newer.length > 0 && (
        <>
          Newer: {list.format(newer.map(({ name, newest }) => `${name} ${newest}`))}, which the
          check cannot get yet.{' '}
        </>
      )}
      {absent.length > 0 && (
        <>
          Code for {list.format(absent.map(named))} is not compiled, only parsed: the check cannot
          get {absent.length === 1 ? 'this release' : 'these releases'}.
        </>
      )}
    </p>
  );
}
