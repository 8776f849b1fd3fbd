/** Every term of the glossary. */
import type { Terms } from '../model/term';
import { concurrency } from './concurrency';
import { context } from './context';
import { effects } from './effects';
import { errors } from './errors';
import { practice } from './practice';
import { streams } from './streams';

/** All terms of the glossary by id. */
export const glossary = {
  ...effects,
  ...errors,
  ...concurrency,
  ...context,
  ...streams,
  ...practice,
} satisfies Terms;

/** The id of a term, which is its anchor on the glossary page. */
export type TermId = keyof typeof glossary;
