/** Searches passages for the words and phrases of the rules. */
import { ParseEnglish } from 'parse-english';
import type { Paragraph, Root } from 'nlcst';
import { phraseRules } from '../rules';
import type { ProseFinding } from './finding';
import type { Passage } from './passage';

/** A sentence of a passage and its offset. */
interface Sentence {
  readonly start: number;
  readonly text: string;
}

const english = new ParseEnglish();

/** The sentences of passages, because several rules read them and splitting is slow. */
const known = new WeakMap<Passage, Sentence[]>();

export function sentencesOf(passage: Passage): Sentence[] {
  const sentences = known.get(passage) ?? split(passage);
  known.set(passage, sentences);
  return sentences;
}

function split({ text }: Passage): Sentence[] {
  const tree: Root = english.parse(text);
  return tree.children
    .filter((node): node is Paragraph => node.type === 'ParagraphNode')
    .flatMap((paragraph) => paragraph.children)
    .filter((node) => node.type === 'SentenceNode')
    .flatMap(({ position }) => {
      const start = position?.start.offset ?? 0;
      return [{ start, text: text.slice(start, position?.end.offset) }];
    });
}

/** The findings of the phrase rules in a passage. */
export function phraseFindings(file: string, passage: Passage): ProseFinding[] {
  return phraseRules
    .filter((rule) => rule.in === undefined || rule.in.includes(passage.place))
    .flatMap(({ name, find, opens = false }) =>
      find.flatMap(([pattern, write]) =>
        matches(pattern, opens, passage).map(({ start, length }) => ({
          file,
          line: passage.lineAt(start),
          rule: name,
          problem: `${quote(passage.shown, start, length)} (${name})`,
          remedy: `write ${write}`,
          starts: passage.starts,
        })),
      ),
    );
}

/** @param opens whether the pattern only matches at the start of a sentence */
function matches(pattern: RegExp, opens: boolean, passage: Passage) {
  const everywhere = opens ? new RegExp(pattern, `${pattern.flags}g`) : pattern;
  const parts = opens ? sentencesNear(pattern, passage) : [{ start: 0, text: passage.text }];
  return parts.flatMap(({ start, text }) =>
    [...text.matchAll(everywhere)].map(({ 0: found, index }) => ({
      start: start + index,
      length: found.length,
    })),
  );
}

/**
 * Splits a passage into sentences only if it contains the pattern's words anywhere, because
 * splitting is slow.
 */
function sentencesNear(pattern: RegExp, passage: Passage): Sentence[] {
  const anywhere = new RegExp(pattern.source.replace('^', '\\b'), pattern.flags);
  return anywhere.test(passage.text) ? sentencesOf(passage) : [];
}

/** The found words with some context. */
function quote(text: string, start: number, length: number): string {
  const before = text.slice(0, start).match(/(?:\S+\s+){0,3}\S*$/u)?.[0] ?? '';
  const after = text.slice(start + length).match(/^\S*(?:\s+\S+){0,3}/u)?.[0] ?? '';
  const found = text.slice(start, start + Math.min(length, 60));
  const open = before.length < start ? '… ' : '';
  const close = start + length + after.length < text.length ? ' …' : '';
  return `“${found.trim()}” in “${open}${before}${found}${after}${close}”`;
}
