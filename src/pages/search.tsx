import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { PageTitle } from '../features/doc-page/ui/PageTitle';
import { Island } from '../features/islands/Island';
import { SearchScreen } from '../features/search/ui/SearchScreen';
import styles from './search.module.css';

const title = 'Search';
const description = 'Find sections by names, symbols, questions and names from other libraries.';

/** The search at `/search?q=`, where address bars lead to. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.main}>
        <PageTitle title={title} description={description} />
        <Island name="search-screen" component={SearchScreen} props={{}} />
      </main>
    </Layout>
  );
}
