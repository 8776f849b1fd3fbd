import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { PageTitle } from '../site/doc-page/ui/PageTitle';
import { Screen } from '../site/screen/ui/Screen';
import Statement from './_accessibility.mdx';

const title = 'Accessibility';
const description =
  'How we make this documentation accessible to everyone, how we test it, and which limits are known.';

/** The accessibility statement at `/accessibility`. */
export default function AccessibilityPage(): ReactNode {
  return (
    <Screen title={title} description={description}>
      <PageTitle title={title} description={description} />
      <div className="markdown">
        <MDXContent>
          <Statement />
        </MDXContent>
      </div>
    </Screen>
  );
}
