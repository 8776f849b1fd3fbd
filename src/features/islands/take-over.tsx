/** Draws islands anew with React, on the HTML that stands there. */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

interface DrawnProps {
  readonly onDrawn: () => void;
  readonly children: ReactNode;
}

/** Tells when what it holds can be used: when its effects have run. */
function Drawn({ onDrawn, children }: DrawnProps): ReactNode {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

/** Takes the HTML of an island over; ends when the island answers. */
export function takeOver(
  place: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  props: Record<string, unknown>,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      place,
      <Drawn onDrawn={resolve}>
        <Component {...props} />
      </Drawn>,
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}
