import type { ComponentProps, ReactNode } from 'react';
import { withBaseUrl } from './useBaseUrl';

interface Props extends ComponentProps<'a'> {
  readonly to?: string;
  readonly autoAddBaseUrl?: boolean;
}

/** Docusaurus's own `Link` is what this stands in for. */
const Anchor = 'a';

/** A link that the browser follows, with the HTML that Docusaurus's has. */
export default function Link({ to, href = to, autoAddBaseUrl = true, ...own }: Props): ReactNode {
  const address = href?.replace('pathname://', '');
  const outside = /^(?:\w*:|\/\/)/.test(href ?? '') && {
    target: '_blank',
    rel: 'noopener noreferrer',
  };
  const based = autoAddBaseUrl && address?.startsWith('/') ? withBaseUrl(address) : address;
  return (
    <Anchor href={based} {...outside} {...own}>
      {own.children}
    </Anchor>
  );
}
