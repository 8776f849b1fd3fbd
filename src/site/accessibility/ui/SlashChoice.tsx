import type { ReactNode } from 'react';
import { slashKey, slashOff } from '../../inline-script/choices';
import styles from './SlashChoice.module.css';

const ways = [
  { value: 'on', label: 'open the search and the list of keys' },
  { value: slashOff, label: 'do nothing' },
];

/**
 * The setting for whether `/` and `?` do anything. The inline script stores it like the choice of
 * tabs, and applies it on all pages.
 */
export function SlashChoice(): ReactNode {
  return (
    <fieldset className={styles.choice}>
      <legend>
        The keys <kbd>/</kbd> and <kbd>?</kbd>
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
