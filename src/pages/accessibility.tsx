import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { Screen } from '../site/screen/ui/Screen';
import Statement from './_accessibility.mdx';

/** The accessibility statement at `/accessibility`. */
export default function AccessibilityPage(): ReactNode {
  return (
    <Screen
      title="Accessibility"
      description="How we make this documentation accessible to everyone, how we test it, and which limits are known."
    >
      <div className="markdown">
        <MDXContent>
          <Statement />
        </MDXContent>
      </div>
    </Screen>
  );
}
