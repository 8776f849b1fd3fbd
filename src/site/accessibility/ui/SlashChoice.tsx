import type { ReactNode } from 'react';
import { slashKey, slashOff } from '../../inline-script/slash';
import styles from './SlashChoice.module.css';

const ways = [
  { value: 'on', label: 'opens the search' },
  { value: slashOff, label: 'does nothing' },
];

/**
 * The setting for whether `/` opens the search. The inline script stores it like the choice of
 * tabs, and applies it on all pages.
 */
export function SlashChoice(): ReactNode {
  return (
    <fieldset className={styles.choice}>
      <legend>
        The key <kbd>/</kbd>
      </legend>
      {ways.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={slashKey}
            value={value}
            data-group={slashKey}
            defaultChecked={value !== slashOff}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
