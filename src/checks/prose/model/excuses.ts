/** Handles excuses: a comment `prose-ok: rule: reason` on the line before the excused text. */
import { suggest } from '../../../utils/validation/suggest';
import type { ProseFinding } from './finding';

interface Excuse {
  readonly rule: string;
  readonly reason: string;
  readonly line: number;
}

const excuse =
  /^[ \t]*(?:\{\/\*|\/\/|\/\*|#)[ \t]*prose-ok:[ \t]*([\w-]*)[ \t]*:?[ \t]*(.*?)[ \t]*(?:\*\/\}?)?[ \t]*$/;

function findExcuses(lines: readonly string[]): Excuse[] {
  return lines.flatMap((text, index) => {
    const match = excuse.exec(text);
    return match ? [{ rule: match[1] ?? '', reason: match[2] ?? '', line: index + 1 }] : [];
  });
}

/** The findings without an excuse, and findings for excuses that are malformed or unused. */
export function excused(
  file: string,
  source: string,
  findings: readonly ProseFinding[],
  rules: readonly string[],
): ProseFinding[] {
  if (!source.includes('prose-ok:')) return [...findings];
  const lines = source.split('\n');
  const excuses = findExcuses(lines);
  const covers = ({ rule, line }: Excuse, finding: ProseFinding): boolean => {
    let next = line + 1;
    while (next < lines.length && (lines[next - 1] ?? '').trim() === '') next++;
    const begins = [finding.line, ...finding.starts];
    return finding.rule === rule && (begins.includes(next) || finding.starts.includes(line));
  };
  const wrong = excuses.flatMap((each): ProseFinding[] => {
    const { rule, reason, line } = each;
    const found = (problem: string, remedy: string) => [
      { file, line, rule: 'excuse', starts: [], problem, remedy },
    ];
    if (!rules.includes(rule)) {
      const form =
        'write prose-ok: rule: reason, where rule is the name in brackets at the end of the finding';
      return found(`there is no rule named “${rule}”`, suggest(rule, rules, form));
    }
    if (reason === '') {
      return found('the excuse gives no reason', `write prose-ok: ${rule}: and the reason`);
    }
    if (findings.some((finding) => covers(each, finding))) return [];
    return found(`the excuse for ${rule} is not needed`, 'remove it');
  });
  const valid = excuses.filter(({ reason }) => reason !== '');
  return [...findings.filter((finding) => !valid.some((each) => covers(each, finding))), ...wrong];
}
