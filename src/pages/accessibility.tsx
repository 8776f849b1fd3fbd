import type { ReactNode } from 'react';
import { PageTitle } from '../site/doc-page/ui/PageTitle';
import { Screen } from '../site/screen/ui/Screen';
import Statement from './_accessibility.mdx';
import styles from './accessibility.module.css';

const title = 'Accessibility';
const description =
  'What was done so that everyone can read and use this documentation, how it was tested, and what is known to fall short.';

/** The accessibility statement at `/accessibility`. */
export default function AccessibilityPage(): ReactNode {
  return (
    <Screen title={title} description={description} className={styles.main}>
      <PageTitle title={title} description={description} />
      <div className="markdown">
        <Statement />
      </div>
    </Screen>
  );
}
