/** Searches passages for the words and phrases of the rules. */
import { ParseEnglish } from 'parse-english';
import type { Paragraph, Root } from 'nlcst';
import { phraseRules, type PhraseRule } from '../rules';
import type { ProseFinding } from './finding';
import type { Passage } from './passage';

/** A sentence of a passage and its offset. */
export interface Sentence {
  readonly start: number;
  readonly text: string;
}

const english = new ParseEnglish();

/** The sentences of a passage. */
export function sentencesOf({ text }: Passage): Sentence[] {
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
    .flatMap((rule) => matches(rule, passage))
    .map(({ rule, start, length, write }) => ({
      file,
      line: passage.lineAt(start),
      rule,
      problem: `${quote(passage.shown, start, length)} (${rule})`,
      remedy: `write ${write}`,
      starts: passage.starts,
    }));
}

interface Match {
  readonly rule: string;
  readonly start: number;
  readonly length: number;
  readonly write: string;
}

function matches({ name, find, opens }: PhraseRule, passage: Passage): Match[] {
  return find.flatMap(([pattern, write]) => {
    const parts = opens ? sentencesNear(pattern, passage) : [{ start: 0, text: passage.text }];
    return parts.flatMap(({ start, text }) =>
      [...text.matchAll(opens ? new RegExp(pattern, `${pattern.flags}g`) : pattern)].map(
        (match) => ({ rule: name, start: start + match.index, length: match[0].length, write }),
      ),
    );
  });
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
