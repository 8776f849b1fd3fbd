/** Puts a query into a field as if the reader had typed it. */
export function typeInto(field: HTMLInputElement | null, query: string): void {
  if (!field) return;
  field.value = query;
  field.focus();
  field.dispatchEvent(new Event('input'));
}
