/**
 * Sorts names the same way on every machine. Docusaurus sorts routes in the machine's language (in
 * Turkish, `interop` comes after `InterruptStatus`), and their order changes the site's bytes.
 */
const { localeCompare } = String.prototype;

/** Makes `localeCompare` use English when a call names no language. */
export function sortAsInEnglish(): void {
  String.prototype.localeCompare = function (
    other: string,
    locales?: Intl.LocalesArgument,
    options?: Intl.CollatorOptions,
  ): number {
    return localeCompare.call(this, other, locales ?? 'en', options);
  };
}
