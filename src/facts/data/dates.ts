/**
 * Formats a date, or a range of days, for readers.
 * @param begins a date with the precision that is known: `2023-04-21`, `2023-04` or `2023`
 */
export function dateText(begins: string, ends?: string): string {
  return ends === undefined ? one(begins) : `${one(begins)} to ${one(ends)}`;
}

function one(date: string): string {
  const { length } = date.split('-');
  return new Date(date).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    year: 'numeric',
    month: length > 1 ? 'long' : undefined,
    day: length > 2 ? 'numeric' : undefined,
  });
}
