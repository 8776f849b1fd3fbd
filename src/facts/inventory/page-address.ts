/** Address of a page by its id; an index page has the address of its folder. */
export function pageAddress(id: string, prefix = ''): string {
  return `/${[prefix, id.replace(/(^|\/)index$/, '')].filter((part) => part !== '').join('/')}`;
}
