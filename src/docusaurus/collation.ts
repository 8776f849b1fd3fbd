/**
 * The order of names. Docusaurus sorts routes by the language of the building machine (in Turkish,
 * `interop` comes after `InterruptStatus`), and with their order the bytes of the site change.
 */
const { localeCompare } = String.prototype;

/** Makes comparisons that name no language English, wherever the site is built. */
export function sortAsInEnglish(): void {
  String.prototype.localeCompare = function (
    other: string,
    locales?: Intl.LocalesArgument,
    options?: Intl.CollatorOptions,
  ): number {
    return localeCompare.call(this, other, locales ?? 'en', options);
  };
}
