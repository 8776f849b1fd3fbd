import { doc } from './doc';

/** Makes the fields of the page that were kept back (`src/utils/late-field.ts`) what they are. */
export function showFields(): void {
  doc
    .querySelectorAll<HTMLInputElement>('[data-type]')
    .forEach((field) => (field.type = field.dataset['type']!));
}
