import type { ReactNode, RefObject } from 'react';
import type { Filter } from '../model/directory';
import styles from './EcosystemDirectory.module.css';

interface Props {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly filters: readonly Filter[];
  readonly onChange: () => void;
  /** How much of the list is shown. */
  readonly children: ReactNode;
}

/**
 * The filters, as selects that React does not control: what was chosen before the application
 * arrived stays. They are not shown where scripts are off.
 */
export function DirectoryFilters({ form, filters, onChange, children }: Props): ReactNode {
  return (
    <form
      ref={form}
      className={styles.filters}
      aria-label="Filter the libraries"
      data-application="point"
      onChange={onChange}
      onSubmit={(event) => event.preventDefault()}
    >
      {filters.map(({ name, label, options }) => (
        <label key={name}>
          <span>{label}</span>
          <select name={name} autoComplete="off">
            <option value="">All</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <output aria-live="polite">{children}</output>
    </form>
  );
}
