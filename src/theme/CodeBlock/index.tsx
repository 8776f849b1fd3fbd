import { Children, type ReactNode } from 'react';
import { CodeBlock as Block } from '@site/src/content/code-block/ui/CodeBlock';
import { escapeHtml } from '@site/src/content/code-block/model/escape';
import type { BlockView } from '@site/src/content/code-block/model/view';

interface Props {
  /** For fences: the block as the build prepared it. */
  readonly view?: BlockView;
  /** For code in components: plain text without colours. */
  readonly children?: ReactNode;
  readonly title?: string;
  /** Whether it's part of a larger layout, such as a comparison. */
  readonly isPart?: boolean;
}

/** A code block, from a fence or a component. */
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
