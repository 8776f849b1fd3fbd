import Head from '@docusaurus/Head';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { Island } from '../content/islands/Island';
import { Screen } from '../site/screen/ui/Screen';
import { SearchScreen } from '../site/search/ui/SearchScreen';

/** The search screen at `/search?q=`, which browsers' address bars can open. */
export default function SearchPage(): ReactNode {
  return (
    // This class hides `ApplicationStatus`.
    <HtmlClassNameProvider className="search-screen">
      <Screen
        title="Search"
        description="Search by name, symbol, or question, or by a name from another library."
      >
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
        <Island name="search-screen" component={SearchScreen} props={{}} />
      </Screen>
    </HtmlClassNameProvider>
  );
}
