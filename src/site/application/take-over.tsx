/** Lets React take over islands, based on their existing HTML. */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Callbacks for the outcome of taking over an island. */
export interface Outcomes {
  /** The island is ready to use. */
  readonly onDrawn: () => void;
  /** The island threw, immediately or later, and its original HTML is back in place. */
  readonly onFailed: () => void;
}

interface DrawnProps extends Pick<Outcomes, 'onDrawn'> {
  readonly children: ReactNode;
}

/** Reports when its children are ready to use, which is when their effects have run. */
function Drawn({ onDrawn, children }: DrawnProps): ReactNode {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

/**
 * Copies an element's children, including typed text. Dialogs in the copy are closed, so that they
 * don't get in the way.
 */
function copyOf(place: HTMLElement): Node {
  const copy = document.createDocumentFragment();
  copy.append(...[...place.childNodes].map((node) => node.cloneNode(true)));
  copy.querySelectorAll('dialog').forEach((dialog) => dialog.removeAttribute('open'));
  return copy;
}

/** Takes over an island's HTML. If the island throws and doesn't catch it, restores the HTML. */
export function takeOver(
  place: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  props: Record<string, unknown>,
  { onDrawn, onFailed }: Outcomes,
): void {
  const before = copyOf(place);
  const root = hydrateRoot(
    place,
    <Drawn onDrawn={onDrawn}>
      <Component {...props} />
    </Drawn>,
    {
      onRecoverableError: (error) => console.error(error),
      onUncaughtError: (error) => {
        console.error(error);
        // React has emptied the element and only lets go of it after this callback.
        queueMicrotask(() => {
          root.unmount();
          place.replaceChildren(before);
          onFailed();
        });
      },
    },
  );
}
