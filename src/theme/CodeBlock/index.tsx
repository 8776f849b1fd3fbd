import { Children, type ReactNode } from 'react';
import { CodeBlock as Block } from '@site/src/content/code-block/ui/CodeBlock';
import { escapeHtml } from '@site/src/content/code-block/model/escape';
import type { BlockView } from '@site/src/content/code-block/model/view';

interface Props {
  /** What the build found, for fences. */
  readonly view?: BlockView;
  /** Plain text, for code that components show; it is not coloured. */
  readonly children?: ReactNode;
  readonly title?: string;
  /** Stands in something that is laid out as a whole. */
  readonly isPart?: boolean;
}

/** A block of code, from a fence or from a component. */
export default function CodeBlock({ view, children, title, isPart = false }: Props): ReactNode {
  if (view) return <Block view={view} isPart={isPart} />;
  const text = Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('')
    .replace(/\n$/, '');
  const named = title === undefined ? {} : { title };
  return (
    <Block
      view={{ label: 'Code', language: 'text', segments: [{ html: escapeHtml(text) }], ...named }}
    />
  );
}
