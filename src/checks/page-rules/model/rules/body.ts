import { lineAt } from '../../../../content/markdown/model/mask';
import type { Finding } from '../../../../utils/validation/finding';
import type { Page, PageRule } from '../page';

/** The kinds of admonition that pages may use. */
export const admonitions = ['note', 'tip', 'info', 'warning'] as const;

/** The theme renders the title, which must stay the only heading of level 1. */
export const firstHeading: PageRule = (page) =>
  matches(page, /^(?:# .*|<h1[\s>].*|[^\s#>|:-].*\n=+[ \t]*$)/gm, () => ({
    problem: 'the page contains a first-level heading',
    remedy: 'Remove it, or start it with ##. The title of the page is shown automatically',
  }));

/** Admonitions are of the four kinds; a title is in brackets. */
export const admonition: PageRule = (page) =>
  matches(page, /^[ \t>]*:{3,}[ \t]*([\w-]+)(.*)$/gm, ([, kind = '', rest = '']) => {
    const known: readonly string[] = admonitions;
    if (!known.includes(kind)) {
      return {
        problem: `:::${kind} is not an admonition that this site has`,
        remedy: `Use ${known.map((each) => `:::${each}`).join(', ')}`,
      };
    }
    if (/^\s*(\[[^\]]*\]\s*)?$/.test(rest)) return null;
    return {
      problem: `the title of :::${kind} is not in brackets`,
      remedy: `Write :::${kind}[${rest.trim()}]`,
    };
  });

/**
 * Pages use the site's components without imports: the site's style sheets lack the styles of
 * others.
 */
export const imports: PageRule = (page) =>
  matches(page, /^import\s(?:[^'"]*from\s*)?['"]([^'"]*)['"]/gm, ([, from = '']) =>
    /\.\w+$/.test(from) && !/\.(?:[cm]?[jt]sx?|css)$/.test(from)
      ? null
      : {
          problem: `the page imports ${from}`,
          remedy:
            'Use a component of src/content/components/vocabulary.ts, or add yours there. Pages can use these components without an import',
        },
  );

function matches(
  { file, prose }: Page,
  pattern: RegExp,
  judge: (match: RegExpExecArray) => Pick<Finding, 'problem' | 'remedy'> | null,
): Finding[] {
  return [...prose.matchAll(pattern)].flatMap((match) => {
    const verdict = judge(match);
    return verdict === null ? [] : [{ file, line: lineAt(prose, match.index), ...verdict }];
  });
}
