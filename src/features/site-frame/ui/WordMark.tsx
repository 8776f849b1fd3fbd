import type { ReactNode } from 'react';

/**
 * The word mark, drawn on a grid of four: the Z of one stroke, the I between serifs, the O a filled
 * dot in the accent, which is the site's mark of success.
 */
export function WordMark({ className }: { readonly className?: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 60 24" width="60" height="24" aria-hidden="true">
      <path
        d="M3 4.5h14L3 19.5h14M22 4.5h9M26.5 4.5v15M22 19.5h9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="bevel"
      />
      <circle cx="47" cy="12" r="9" fill="var(--accent)" />
    </svg>
  );
}
