import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode, RefObject } from 'react';
import { filtersAnchor, type Filter } from '../model/directory';
import styles from './EcosystemDirectory.module.css';

interface Props {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly filters: readonly Filter[];
  readonly onChange: () => void;
  /** The number of entries that are shown. */
  readonly children: ReactNode;
}

/**
 * The filters as uncontrolled selects, so that a choice made before the application loads is kept.
 * Hidden without scripts.
 * The form is focusable, so an address that ends in its id focuses it on arrival. The focus loads
 * the application, which then reads the choice from the address.
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
