/** Starts islands when the reader uses them. */
import type { IslandName } from '../../content/islands/names';
import { islands } from './registry';
import type { Outcomes } from './take-over';

/** Islands that are running or starting. */
const taken = new WeakSet<Element>();

/** Returns the islands that a control belongs to or contains. Types of code need no island. */
function islandsOf(target: EventTarget | null): HTMLElement[] {
  const control = target instanceof Element ? target.closest('[data-use]') : null;
  const around = control?.closest<HTMLElement>('[data-island]');
  if (around) return [around];
  return [...(control?.querySelectorAll<HTMLElement>('[data-island]') ?? [])];
}

async function fetchIsland(place: HTMLElement, outcomes: Outcomes): Promise<void> {
  const { island, props = '{}', propsFile } = place.dataset;
  // In parallel, because each is a round trip to the server.
  const [{ takeOver }, component, known] = await Promise.all([
    import('./take-over'),
    islands[island as IslandName](),
    propsFile === undefined ? (JSON.parse(props) as Record<string, unknown>) : read(propsFile),
  ]);
  takeOver(place, component, known, outcomes);
}

async function read(file: string): Promise<Record<string, unknown>> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}

/**
 * Takes over an island, once. `<html>` gets `data-has-hydrated` when the island is ready, and
 * `data-app-state="failed"` if something couldn't be fetched or the island threw. Then the page has
 * its HTML, and the next use tries again.
 */
export function bring(place: HTMLElement): void {
  if (taken.has(place)) return;
  taken.add(place);
  const { dataset } = document.documentElement;
  // Shows the reader that a retry is running.
  if (dataset['appState'] === 'failed') dataset['appState'] = 'loading';
  const onDrawn = (): void => {
    dataset['appState'] = 'ready';
    dataset['hasHydrated'] = 'true';
  };
  const onFailed = (): void => {
    taken.delete(place);
    dataset['appState'] = 'failed';
  };
  fetchIsland(place, { onDrawn, onFailed }).catch(onFailed);
}

/** Handles an event by starting the islands of the control that it uses. */
export function answerUse({ target }: Event): void {
  islandsOf(target).forEach(bring);
}
