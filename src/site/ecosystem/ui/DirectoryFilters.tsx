import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode, RefObject } from 'react';
import { filtersAnchor, type Filter } from '../model/directory';
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
 *
 * The form can have the focus, which an address that ends in its id gives it on arrival; and focus
 * in it fetches the application, which then reads the choice in that address.
 */
export function DirectoryFilters({ form, filters, onChange, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(filtersAnchor);
  return (
    <form
      ref={form}
      id={filtersAnchor}
      tabIndex={-1}
      className={styles.filters}
      aria-label="Filter the libraries"
      data-use="point"
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
