/** Dates with the precision that is known: `2023-04-21`, `2023-04` or `2023`. */

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const pattern = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** Problem of a date, or null. */
export function dateProblem(date: string): string | null {
  const [, , month, day] = pattern.exec(date) ?? [];
  const impossible =
    !pattern.test(date) ||
    (month !== undefined && months[Number(month) - 1] === undefined) ||
    (day !== undefined && new Date(`${date}T00:00:00Z`).getUTCDate() !== Number(day));
  return impossible ? `"${date}" is not a date; write 2023-04-21, 2023-04 or 2023` : null;
}

/** Formats a date, or a range of days, for readers. */
export function dateText(begins: string, ends?: string): string {
  return ends === undefined ? one(begins) : `${one(begins)} to ${one(ends)}`;
}

function one(date: string): string {
  const [, year, month, day] = pattern.exec(date) ?? [];
  const parts = [day && String(Number(day)), month && months[Number(month) - 1], year];
  return parts.filter((part) => part !== undefined).join(' ');
}
