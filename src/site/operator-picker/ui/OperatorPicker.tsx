import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useEffect, useMemo, type ReactNode } from 'react';
import { groups, type ChoiceName } from '../../../content/which-operator/model/groups';
import {
  pickAddress,
  pickerAnchor,
  pickFromQuery,
} from '../../../content/which-operator/model/pick';
import { useFormInAddress } from '../../screen/ui/useFormInAddress';
import styles from './OperatorPicker.module.css';
import { matches, showOnly } from './rows';

const choices = [
  { name: 'have', label: 'You have' },
  { name: 'want', label: 'You want to' },
] as const;

/**
 * Filters the rows of the decision tables, which are outside this island. The fields are
 * uncontrolled, so that a choice made before the application loads is kept. The form is focusable,
 * so an address that ends in its id focuses it on arrival, and that loads the application.
 */
export function OperatorPicker({ total }: { readonly total: number }): ReactNode {
  useBrokenLinks().collectAnchor(pickerAnchor);
  const { form, choice: pick, choose } = useFormInAddress(pickFromQuery, pickAddress);
  // Rows are read from the page, so not before the application runs.
  const rows = useMemo(
    () => (pick ? [...document.querySelectorAll<HTMLElement>('tr[data-have]')] : []),
    [pick],
  );
  const shown = rows.filter((row) => matches(row, pick ?? {}));
  useEffect(() => showOnly(shown, rows));
  /** Whether a group has rows that match the reader's other choices. */
  const isPossible = (name: ChoiceName, group: string) =>
    rows.length === 0 || rows.some((row) => matches(row, { ...pick, [name]: group }));
  const isFiltered = shown.length < rows.length;
  return (
    <form
      ref={form}
      id={pickerAnchor}
      tabIndex={-1}
      className={styles.picker}
      role="search"
      aria-label="Find an operator"
      data-use="point"
      onChange={choose}
      onReset={() => setTimeout(choose)}
      onSubmit={(event) => event.preventDefault()}
    >
      {choices.map(({ name, label }) => (
        <label key={name}>
          <span>{label}</span>
          <select name={name} autoComplete="off">
            <option value="">anything</option>
            {Object.entries(groups[name]).map(([group, option]) => (
              <option key={group} value={group} disabled={!isPossible(name, group)}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        <span>With the words</span>
        <input type="search" name="words" autoComplete="off" />
      </label>
      <p className={styles.state}>
        <output aria-live="polite">
          {!isFiltered
            ? `${total} rows`
            : shown.length === 0
              ? 'No row matches all of this.'
              : `${shown.length} of ${total} rows`}
        </output>
        {isFiltered && <button type="reset">Show all rows</button>}
      </p>
    </form>
  );
}
