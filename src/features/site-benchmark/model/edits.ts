/** How soon the development server shows a page and what changes on it. */

export interface Edits {
  /** Seconds from the start until a page is shown, without caches and with those of the time before. */
  readonly cold: number;
  readonly warm: number;
  /** Milliseconds until a changed text is shown, change by change. */
  readonly text: readonly number[];
  /** The same for a title. */
  readonly title: readonly number[];
}

/** One line of plain text. @param site its name and size */
export function describeEdits(site: string, { cold, warm, text, title }: Edits): string {
  return [
    `${site}: first page after ${cold.toFixed(1)} s, started again ${warm.toFixed(1)} s`,
    `changed text ${changed(text)}, changed title ${changed(title)}`,
  ].join('; ');
}

/** The one in the middle and the longest. */
function changed(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const [middle = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${middle.toFixed(0)} ms (at most ${longest.toFixed(0)})`;
}
