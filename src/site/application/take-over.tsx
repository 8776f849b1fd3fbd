/** Draws islands anew with React, on the HTML that stands there. */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** What becomes of an island that is taken over. */
export interface Outcomes {
  /** The island answers. */
  readonly onDrawn: () => void;
  /** It threw, at once or later, and its HTML stands there again as it was before. */
  readonly onFailed: () => void;
}

interface DrawnProps extends Pick<Outcomes, 'onDrawn'> {
  readonly children: ReactNode;
}

/** Tells when what it holds can be used: when its effects have run. */
function Drawn({ onDrawn, children }: DrawnProps): ReactNode {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

/**
 * A copy of what an element holds, with what was typed. A dialog in it is closed: as a copy it is
 * in nobody's way.
 */
function copyOf(place: HTMLElement): Node {
  const copy = document.createDocumentFragment();
  copy.append(...[...place.childNodes].map((node) => node.cloneNode(true)));
  copy.querySelectorAll('dialog').forEach((dialog) => dialog.removeAttribute('open'));
  return copy;
}

/**
 * Takes the HTML of an island over. Where the island throws what it does not catch, it gives the
 * HTML back.
 */
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
        // React has emptied the place, and does not let go of it before it has told of this.
        queueMicrotask(() => {
          root.unmount();
          place.replaceChildren(before);
          onFailed();
        });
      },
    },
  );
}
