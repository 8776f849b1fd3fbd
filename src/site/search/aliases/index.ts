/** Every name from elsewhere that the search understands. */
import type { Alias, AliasList } from './alias';
import { catsEffect } from './cats-effect';
import { frameworks } from './frameworks';
import { http } from './http';
import { java } from './java';
import { jsonAndData } from './json-and-data';
import { languages } from './languages';
import { resilience } from './resilience';
import { scalaFutures } from './scala-futures';
import { streams } from './streams';
import { testing } from './testing';
import { wiring } from './wiring';
import { words } from './words';
import { zio1 } from './zio-1';

export type { Alias, AliasList };

export const aliasLists: readonly AliasList[] = [
  catsEffect,
  scalaFutures,
  java,
  frameworks,
  streams,
  resilience,
  http,
  testing,
  wiring,
  languages,
  zio1,
  jsonAndData,
  words,
];
