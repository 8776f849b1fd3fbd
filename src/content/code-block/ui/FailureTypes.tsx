import type { ReactNode } from 'react';
import { withFailures } from '../model/failure-types';
import styles from './FailureTypes.module.css';

/** A type or a declaration, in which the types of failures have their color. */
export const FailureTypes = ({ type }: { readonly type: string }): ReactNode =>
  withFailures(type).map(({ text, isFailure }, index) =>
    isFailure ? (
      <span key={index} className={styles.failure}>
        {text}
      </span>
    ) : (
      text
    ),
  );
