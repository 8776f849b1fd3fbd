import { type ReactNode, useEffect, useRef } from 'react';
import { filterLinks } from '../model/filter';
import type { Item } from '../model/items';
import tree from './Sidebar.module.css';
import { SidebarLink } from './SidebarItems';
import styles from './SidebarFilter.module.css';

interface FieldProps {
  /** The accessible name of the filtered pages. */
  readonly label: string;
  readonly onType: (text: string) => void;
}

/**
 * The filter's field. Uncontrolled, so that text typed before the application loads is kept and
 * used. Escape clears it.
 */
export function FilterField({ label, onType }: FieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value) onType(field.current.value);
  }, [onType]);
  return (
    <div className={styles.filter}>
      <input
        ref={field}
        type="search"
        className={styles.field}
        placeholder="Filter"
        aria-label={`Filter ${label}`}
        autoComplete="off"
        spellCheck="false"
        data-use="point"
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape' || currentTarget.value === '') return;
          currentTarget.value = '';
          onType('');
        }}
      />
    </div>
  );
}

interface FoundProps {
  readonly items: readonly Item[];
  readonly text: string;
}

/** The pages in a sidebar that match a text, each with the categories around it. */
export function FilteredLinks({ items, text }: FoundProps): ReactNode {
  const found = filterLinks(items, text);
  return (
    <>
      <p role="status" className={styles.count}>
        {found.length === 0
          ? 'No page in this section has a matching name.'
          : `${found.length} ${found.length === 1 ? 'page' : 'pages'}`}
      </p>
      <ul className={tree.tree}>
        {found.map(({ label, href, trail }) => (
          <li key={href}>
            <SidebarLink href={href}>
              {label}
              {trail.length > 0 && <span className={styles.trail}>{trail.join(' › ')}</span>}
            </SidebarLink>
          </li>
        ))}
      </ul>
    </>
  );
}
