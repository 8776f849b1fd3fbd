import type { ReactNode } from 'react';
import { PageTitle } from '../site/doc-page/ui/PageTitle';
import { glossary } from '../content/glossary/terms';
import { Glossary } from '../content/glossary/ui/Glossary';
import { Screen } from '../site/screen/ui/Screen';

const title = 'Glossary';
const description =
  'Look up effect, fiber, failure, defect, scope, layer and the other terms that this documentation uses.';

/** The glossary at `/glossary`. */
export default function GlossaryPage(): ReactNode {
  return (
    <Screen title={title} description={description}>
      <PageTitle title={title} description={description} />
      <Glossary terms={glossary} />
    </Screen>
  );
}
