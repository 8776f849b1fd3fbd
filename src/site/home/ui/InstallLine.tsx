import type { ReactNode } from 'react';
import { writers } from '../../../content/install/model/build-tools';
import { installPlan } from '../../../content/install/model/plan';
import styles from './InstallLine.module.css';

/** The line that adds ZIO to an sbt build, with a button that copies it. */
export function InstallLine(): ReactNode {
  const [code] = writers.sbt(installPlan('zio'), false);
  return (
    <p className={styles.install}>
      <code>{code?.text}</code>
      <button type="button" data-copy={code?.text} title={`Copy the line for ${code?.file}`}>
        Copy
      </button>
    </p>
  );
}
