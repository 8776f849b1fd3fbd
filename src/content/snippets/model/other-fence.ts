/** The words of a fence in any language but Scala. */

/**
 * What such a fence says besides its language: a title, or the path of the file that it is in the
 * page's project.
 */
export interface OtherFence {
  readonly title: string | null;
  readonly file: string | null;
}

const words = /^(title|file)=(?:"([^"]+)"|([^\s"]+))$/;

/**
 * Reads what stands after the language of a fence; null where it is neither `title="…"` nor
 * `file=…`.
 */
export function parseOtherFence(meta: string | null | undefined): OtherFence | null {
  const text = meta?.trim() ?? '';
  if (text === '') return { title: null, file: null };
  const [, name, quoted, bare] = words.exec(text) ?? [];
  const value = quoted ?? bare ?? null;
  if (name === undefined || (name === 'title' && quoted === undefined)) return null;
  return name === 'title' ? { title: value, file: null } : { title: null, file: value };
}
