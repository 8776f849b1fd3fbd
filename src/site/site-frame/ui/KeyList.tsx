import { Fragment, type ReactNode } from 'react';
import { keysId } from './ids';
import styles from './KeyList.module.css';

const uses: readonly (readonly [keys: readonly string[], use: string])[] = [
  [['/', 'Ctrl K'], 'search'],
  [['?'], 'show or hide these keys'],
  [['←', '→'], 'in code whose types are shown: go to the next name'],
  [['Enter'], 'open the page of that name'],
  [['Esc'], 'close a menu, a definition, or a type'],
];

/** The keys of the site, in a popover that `?` or the button opens. */
export function KeyList(): ReactNode {
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={keysId}>
        Keyboard shortcuts
      </button>
      <dl id={keysId} popover="auto" className={styles.keys} aria-label="Keyboard shortcuts">
        {uses.map(([keys, use]) => (
          <div key={use}>
            <dt>
              {keys.map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{' '}
                </Fragment>
              ))}
            </dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
