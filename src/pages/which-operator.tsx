import type { ReactNode } from 'react';
import { families, topics } from '../content/which-operator/families';
import { Island } from '../content/islands/Island';
import { FamilyLinks } from '../site/operator-picker/ui/FamilyLinks';
import { FamilyTables } from '../site/operator-picker/ui/FamilyTables';
import { OperatorPicker } from '../site/operator-picker/ui/OperatorPicker';
import { Screen } from '../site/screen/ui/Screen';

const total = families.flatMap(({ choices }) => choices).length;

/** All the decision tables of the reference on one screen, with a picker that filters their rows. */
export default function WhichOperatorScreen(): ReactNode {
  return (
    <Screen
      title="Which operator?"
      description="Decision tables that help you choose a ZIO operator by what you have and what you want to do."
      lead="Start from what you have and what you want to do. Each table belongs to a page with the details."
    >
      <Island name="operator-picker" component={OperatorPicker} props={{ total }} />
      <FamilyLinks topics={topics} />
      <FamilyTables families={families} />
    </Screen>
  );
}
