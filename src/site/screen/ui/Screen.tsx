import Layout from '@theme/Layout';
import type { ComponentProps, ReactNode } from 'react';
import { ScreenHead } from './ScreenHead';

interface Props extends ComponentProps<typeof ScreenHead> {
  /** The class of the main element. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A page that isn't a document: the site's frame, the metadata, and the main element. */
export function Screen({ className, children, ...facts }: Props): ReactNode {
  return (
    <Layout title={facts.title} description={facts.description}>
      <ScreenHead {...facts} />
      <main className={className}>{children}</main>
    </Layout>
  );
}
