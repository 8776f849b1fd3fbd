import { memo, type ReactNode } from 'react';
import type { Choices, Facet } from '../model/facets';
import styles from './Facets.module.css';

/** Short, because on phones a third of the window is little room. */
const labels: Readonly<Record<keyof Choices, string>> = {
  section: 'Section',
  library: 'Library',
  version: 'Version',
};

interface Props {
  readonly facets: readonly Facet[];
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

/**
 * Narrows the results to a section, a library or a version. Only shows choices that exist, and
 * takes their space before they are known, so that the results stay where they are.
 */
export const Facets = memo(function Facets({ facets, choices, onChoose }: Props): ReactNode {
  return (
    <div className={styles.facets} role="group" aria-label="Narrow the results">
      {facets.map(({ name, options }) => (
        <label key={name} className={styles.facet} data-chosen={choices[name] !== ''}>
          <span className="visually-hidden">{labels[name]}</span>
          <select
            value={choices[name]}
            onChange={({ target }) => onChoose({ ...choices, [name]: target.value })}
          >
            <option value="">{labels[name]}</option>
            {options.map(({ label, count }) => (
              <option key={label} value={label}>
                {label} ({count})
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
});
