import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode, RefObject } from 'react';
import { filtersAnchor, wordsField, type Filter } from '../model/directory';
import styles from './DirectoryFilters.module.css';

interface Props {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly filters: readonly Filter[];
  readonly onChange: () => void;
  /** The number of entries that are shown. */
  readonly children: ReactNode;
}

/**
 * A field for words, and the filters as rows of radio buttons. All are uncontrolled, so that a
 * choice made before the application loads is kept. Hidden without scripts.
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
      onInput={onChange}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={styles.words}>
        <input
          type="search"
          name={wordsField}
          placeholder="Filter by name or purpose"
          aria-label="Filter by name or purpose"
          autoComplete="off"
          spellCheck={false}
        />
        <output aria-live="polite">{children}</output>
      </p>
      {filters.map(({ name, label, options }) => (
        <fieldset key={name}>
          <legend>{label}</legend>
          <div>
            {[{ value: '', label: 'All' }, ...options].map((option) => (
              <label key={option.value}>
                <input
                  type="radio"
                  name={name}
                  value={option.value}
                  defaultChecked={option.value === ''}
                />
                <span>{option.label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  );
}
