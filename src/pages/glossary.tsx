import type { ReactNode } from 'react';
import { glossary } from '../content/glossary/terms';
import { Glossary } from '../content/glossary/ui/Glossary';
import { Screen } from '../site/screen/ui/Screen';

/** The glossary at `/glossary`. */
export default function GlossaryPage(): ReactNode {
  return (
    <Screen
      title="Glossary"
      description="Look up effect, fiber, failure, defect, scope, layer, and the other terms that this documentation uses."
    >
      <Glossary terms={glossary} />
    </Screen>
  );
}
