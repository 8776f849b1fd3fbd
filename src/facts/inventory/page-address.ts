/** The address of a page by its id; an index page stands for its folder. */
export function pageAddress(id: string, prefix = ''): string {
  return `/${[prefix, id.replace(/(^|\/)index$/, '')].filter((part) => part !== '').join('/')}`;
}
