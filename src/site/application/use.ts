/** Brings islands to life when the reader uses them. */
import type { IslandName } from '../islands/names';
import { islands } from './registry';
import type { Outcomes } from './take-over';

/** Islands that answer, or will. */
const taken = new WeakSet<Element>();

/** The islands that a control belongs to, or holds. Types of code are told without any. */
function islandsOf(target: EventTarget | null): HTMLElement[] {
  const control = target instanceof Element ? target.closest('[data-use]') : null;
  const around = control?.closest<HTMLElement>('[data-island]');
  if (around) return [around];
  return [...(control?.querySelectorAll<HTMLElement>('[data-island]') ?? [])];
}

async function fetchIsland(place: HTMLElement, outcomes: Outcomes): Promise<void> {
  const { island, props = '{}', propsFile } = place.dataset;
  // All at once, for each is a way to the server and back.
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
 * Takes an island over, once. `<html>` carries `data-has-hydrated` when it answers, and
 * `data-app-state="failed"` where something of it could not be fetched, or threw; the page has its
 * HTML then, and the next use tries again.
 */
export function bring(place: HTMLElement): void {
  if (taken.has(place)) return;
  taken.add(place);
  const { dataset } = document.documentElement;
  // Who tries again hears of it.
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

/** Answers an event by bringing the islands whose control it uses. */
export function answerUse({ target }: Event): void {
  islandsOf(target).forEach(bring);
}
