/**
 * JSON for a script element of a page. Escapes text that would close the element; parsing gives the
 * same data.
 */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
