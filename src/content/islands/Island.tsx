import type { ComponentType, ReactNode } from 'react';
import styles from './styles.module.css';
import type { IslandName } from './names';
import { islandProblem } from './problem';

interface Props<P> {
  readonly name: IslandName;
  /**
   * The component that `registry.ts` lists under the name. It must not use React's `useId`, nor
   * contexts from outside.
   */
  readonly component: ComponentType<P>;
  readonly props: P;
  /** Address of a file with the properties; without one, they're in the page's HTML. */
  readonly propsFile?: string;
}

/**
 * A part of a page that the application takes over once the reader uses a control in it. Throws if
 * the name isn't known, or if the properties can't be written into the page.
 */
export function Island<P extends object>(island: Props<P>): ReactNode {
  const { name, component: Component, props, propsFile } = island;
  const problem = islandProblem(name, propsFile === undefined ? props : {});
  if (problem) throw new Error(problem);
  const own = Object.keys(props).length === 0 ? undefined : JSON.stringify(props);
  return (
    <div
      className={styles.island}
      data-island={name}
      data-props={propsFile === undefined ? own : undefined}
      data-props-file={propsFile}
    >
      <Component {...props} />
    </div>
  );
}
