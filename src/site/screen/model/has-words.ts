/** Whether a text contains every word of a query, ignoring case. */
export function hasWords(text: string, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word));
}
