import type { ReactNode } from 'react';
import { PageTitle } from '../site/doc-page/ui/PageTitle';
import { glossary } from '../content/glossary/terms';
import { Glossary } from '../content/glossary/ui/Glossary';
import { Screen } from '../site/screen/ui/Screen';
import styles from './glossary.module.css';

const title = 'Glossary';
const description =
  'Look up effect, fiber, failure, defect, scope, layer and the other terms that this documentation uses.';

/** The glossary at `/glossary`. */
export default function GlossaryPage(): ReactNode {
  return (
    <Screen title={title} description={description} className={styles.main}>
      <PageTitle title={title} description={description} />
      <Glossary terms={glossary} />
    </Screen>
  );
}
