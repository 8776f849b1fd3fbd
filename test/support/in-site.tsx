import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

// Links tell this object which pages to fetch ahead.
if (typeof window !== 'undefined') {
  Object.assign(window, { docusaurus: { prefetch: () => false, preload: () => undefined } });
}

/**
 * Wraps a component as Docusaurus does, with the configuration of the site and an address.
 */
export function inSite(children: ReactNode, path = '/'): ReactNode {
  return (
    <DocusaurusContextProvider>
      <BrowserContextProvider>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </BrowserContextProvider>
    </DocusaurusContextProvider>
  );
}
