/**
 * Data as JSON that may stand in a script element of a page: whatever a text in it says, it does
 * not close the element. It is the same data to whoever reads it.
 */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
