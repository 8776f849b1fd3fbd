/** The names by which sections are found: titles, headings, symbols and operators. */
import type { Dictionary } from './dictionary';
import { keyOf, tailOf } from './key';
import type { Places } from './place';

export interface Entry {
  readonly kind: 'title' | 'heading' | 'symbol' | 'operator';
  readonly name: string;
  readonly section: number;
  /** Where it stands, if that is not the start of the section. */
  readonly anchor?: string;
  /** The forms in which it is compared as a whole, the fullest first. */
  readonly keys: readonly string[];
}

function keysOf(name: string): string[] {
  const key = keyOf(name);
  const tail = tailOf(key);
  return tail === key || tail === '' ? [key] : [key, tail];
}

/** All entries of a dictionary. */
export function entriesOf(dictionary: Dictionary, { pages, sections }: Places): Entry[] {
  const titles = pages.map(({ title, first }): Entry => ({
    kind: 'title',
    name: title,
    section: first,
    keys: keysOf(title),
  }));
  const headings = sections.flatMap(({ heading }, section): Entry[] =>
    heading === '' ? [] : [{ kind: 'heading', name: heading, section, keys: keysOf(heading) }],
  );
  const names = dictionary.pages.flatMap(({ symbols = [], operators = [] }, page): Entry[] => {
    const first = pages[page]?.first ?? 0;
    return [
      ...symbols.flatMap(([section, anchor, list]) =>
        list.split(' ').map((name): Entry => ({
          kind: 'symbol',
          name,
          section: first + section,
          anchor,
          keys: keysOf(name),
        })),
      ),
      ...operators.flatMap(([section, list]) =>
        list.split(' ').map((name): Entry => ({
          kind: 'operator',
          name,
          section: first + section,
          keys: [name],
        })),
      ),
    ];
  });
  return [...titles, ...headings, ...names];
}
