import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { Island } from '../../islands/Island';
import { ownersFile } from '../../../content/code-block/model/symbol-address';
import { PageTitle } from '../../doc-page/ui/PageTitle';
import { Screen } from '../../screen/ui/Screen';
import { OwnerList, type OwnerEntry } from './OwnerList';
import styles from './operators.module.css';

const title = 'Operators and types';
const description =
  'Find the pages and code blocks that show an operator or a type from ZIO and its companion libraries.';

/** The screen of all operators and types at `/operators`. */
export default function OperatorsScreen({
  owners,
}: {
  readonly owners: readonly OwnerEntry[];
}): ReactNode {
  return (
    <Screen title={title} description={description} className={styles.main}>
      <PageTitle title={title} description={description} />
      <Island
        name="operators"
        component={OwnerList}
        props={{ owners }}
        propsFile={useBaseUrl(ownersFile)}
      />
    </Screen>
  );
}
