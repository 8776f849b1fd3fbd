import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ScreenHead } from './ScreenHead';
import styles from './Screen.module.css';

interface Props extends ComponentProps<typeof ScreenHead> {
  /** A class of the main element, in addition to that of all screens. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page that isn't a document: the site's frame, the metadata, and the main element. */
export function Screen({ className, children, ...facts }: Props): ReactNode {
  return (
    <Layout title={facts.title} description={facts.description}>
      <ScreenHead {...facts} />
      <main className={clsx(styles.screen, className)}>{children}</main>
    </Layout>
  );
}
