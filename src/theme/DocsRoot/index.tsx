import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import renderRoutes from '@docusaurus/renderRoutes';
import type { ComponentProps, ReactNode } from 'react';
import type OriginalDocsRoot from '@theme/DocsRoot';

type Props = ComponentProps<typeof OriginalDocsRoot>;

/**
 * The documentation without the frame: `DocRoot` renders it, because it knows the section and
 * version.
 */
export default function DocsRoot({ route }: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      {renderRoutes(route.routes ?? [])}
    </HtmlClassNameProvider>
  );
}
