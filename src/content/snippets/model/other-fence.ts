/** Parses the words of fences in languages other than Scala. */

/** Words after the language: a title, or the path of the file in the page's project. */
export interface OtherFence {
  readonly title: string | null;
  readonly file: string | null;
}

const words = /^(title|file)=(?:"([^"]+)"|([^\s"]+))$/;

/** Parses the text after the language of a fence; null unless it is `title="…"` or `file=…`. */
export function parseOtherFence(meta: string | null | undefined): OtherFence | null {
  const text = meta?.trim() ?? '';
  if (text === '') return { title: null, file: null };
  const [, name, quoted, bare] = words.exec(text) ?? [];
  const value = quoted ?? bare ?? null;
  if (name === undefined || (name === 'title' && quoted === undefined)) return null;
  return name === 'title' ? { title: value, file: null } : { title: null, file: value };
}
