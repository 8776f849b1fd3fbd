import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ComponentProps, ReactNode } from 'react';
import { Island } from '../../../content/islands/Island';
import { ownersFile } from '../../../content/code-block/model/symbol-address';
import { Screen } from '../../screen/ui/Screen';
import { OwnerList } from './OwnerList';
import styles from './operators.module.css';

/** The screen of all operators and types at `/operators`. */
export default function OperatorsScreen({ owners }: ComponentProps<typeof OwnerList>): ReactNode {
  return (
    <Screen
      title="Operators and types"
      description="Look up an operator or a type of ZIO and its companion libraries: its signature, the section that explains it, and the pages that use it."
      className={styles.main}
    >
      <Island
        name="operators"
        component={OwnerList}
        props={{ owners }}
        propsFile={useBaseUrl(ownersFile)}
      />
    </Screen>
  );
}
