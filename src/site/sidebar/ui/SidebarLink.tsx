import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

interface SidebarLinkProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** A page's link in the sidebar. */
export function SidebarLink({ href, isCurrent, children }: SidebarLinkProps): ReactNode {
  return (
    <Link to={href} autoAddBaseUrl={false} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
