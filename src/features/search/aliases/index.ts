/** Every name from elsewhere that search understands. */
import type { Alias, AliasList } from './alias';
import { catsEffect } from './cats-effect';
import { frameworks } from './frameworks';
import { java } from './java';
import { jsonAndData } from './json-and-data';
import { scalaFutures } from './scala-futures';
import { words } from './words';

export type { Alias, AliasList };

export const aliasLists: readonly AliasList[] = [
  catsEffect,
  scalaFutures,
  java,
  frameworks,
  jsonAndData,
  words,
];
