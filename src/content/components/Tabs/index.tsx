import {
  Children,
  Fragment,
  isValidElement,
  useId,
  type ReactElement,
  type ReactNode,
} from 'react';
import { tabGroup, type TabGroup } from '../../parts/tab-groups';
import styles from './styles.module.css';

interface TabProps {
  /** One of the group's values; without a group, any word that is unique in the set. */
  readonly value: string;
  /** Text of the tab; defaults to the group's text for the value. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A panel of a tab set. Only valid inside {@link Tabs}, which renders it. */
export function Tab({ value }: TabProps): ReactNode {
  throw new Error(`<Tab value="${value}"> is outside <Tabs>: put it inside a tab set.`);
}

interface TabsProps {
  /** Group whose choice the set follows and remembers; none for an independent set. */
  readonly group?: TabGroup;
  /** Accessible name of the set; defaults to the group's name. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * Panels of which one is visible at a time. They are radio buttons and style sheets: the HTML
 * contains every panel, and tabs work without scripts. The page's inline script synchronizes sets
 * of the same group (`data-group`) and remembers the choice.
 *
 * Throws if the set contains anything but tabs, or a value that the group doesn't have.
 */
export function Tabs({ group, label, children }: TabsProps): ReactNode {
  const id = useId();
  const tabs = Children.toArray(children).filter(
    (node): node is ReactElement<TabProps> => isValidElement(node) && node.type === Tab,
  );
  const known = group === undefined ? null : tabGroup(group);
  if (group !== undefined && !known) {
    throw new Error(
      `<Tabs group="${group}">: there is no such group; see src/content/parts/tab-groups.ts.`,
    );
  }
  if (tabs.length === 0) throw new Error('<Tabs> does not contain a <Tab>.');
  return (
    <div
      className={styles.tabs}
      role="group"
      aria-label={label ?? known?.label}
      data-tabs={group ?? ''}
    >
      {tabs.map(({ props }, index) => {
        const text = props.label ?? known?.values[props.value];
        if (text === undefined) {
          throw new Error(
            `<Tab value="${props.value}">: give this tab a label, or one of the values of its group.`,
          );
        }
        return (
          <Fragment key={props.value}>
            <input
              type="radio"
              id={`${id}${props.value}`}
              name={id}
              value={props.value}
              data-group={group}
              defaultChecked={index === 0}
            />
            <label htmlFor={`${id}${props.value}`}>{text}</label>
            <div className={styles.panel} data-tab-value={props.value}>
              {props.children}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}
