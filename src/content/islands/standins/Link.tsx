import type { ComponentProps, ReactNode } from 'react';
import { withBaseUrl } from './useBaseUrl';

interface Props extends ComponentProps<'a'> {
  readonly to?: string;
  readonly autoAddBaseUrl?: boolean;
}

/** A plain `a`, because this component replaces Docusaurus's `Link`. */
const Anchor = 'a';

/** A link that the browser follows, with the same HTML as Docusaurus's `Link`. */
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
