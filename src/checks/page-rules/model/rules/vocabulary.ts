import { tabGroup, tabGroups } from '../../../../content/parts/tab-groups';
import { findTerms, glossaryIds, lookUp } from '../../../../content/glossary/model/lookup';
import { lineAt } from '../../../../content/markdown/model/mask';
import { suggest } from '../../../../utils/validation/suggest';
import type { PageRule } from '../page';

/** The glossary contains every `<Term>`. */
export const terms: PageRule = ({ file, text }) =>
  findTerms(text)
    .filter(({ name }) => lookUp(name) === null)
    .map(({ name, line }) => ({
      file,
      line,
      problem: `the glossary has no term "${name}"`,
      remedy: suggest(name, glossaryIds, 'add it to src/content/glossary/terms'),
    }));

/** A tab set names an existing group, and its tabs use the group's values. */
export const tabs: PageRule = ({ file, prose }) =>
  [...prose.matchAll(/<Tabs\s+[^>]*?\bgroup="([^"]*)"[^>]*>([\s\S]*?)<\/Tabs>/g)].flatMap(
    (match) => {
      const [, name = '', body = ''] = match;
      const line = lineAt(prose, match.index);
      const group = tabGroup(name);
      if (group === null) {
        const groups = Object.keys(tabGroups);
        const remedy = suggest(name, groups, `use ${groups.join(', ')}, or leave the group out`);
        return [{ file, line, problem: `there is no tab group "${name}"`, remedy }];
      }
      const known = Object.keys(group.values);
      return [...body.matchAll(/<Tab\s+[^>]*?\bvalue="([^"]*)"/g)]
        .filter(([, value = '']) => !known.includes(value))
        .map((tab) => ({
          file,
          line: lineAt(prose, match.index + match[0].indexOf(body) + tab.index),
          problem: `the tab group "${name}" has no value "${tab[1]}"`,
          remedy: suggest(tab[1] ?? '', known, `use ${known.join(', ')}`),
        }));
    },
  );

const signatureTable = /<SignatureTable\b([^>]*)>([\s\S]*?)<\/SignatureTable>/g;
const apiFence = /^[ \t]*(`{3,})scala api\b[^\n]*\n([\s\S]*?)^[ \t]*\1/m;

/** A signature table has one description for each name, and no attribute but `compact`. */
export const signatureTables: PageRule = ({ file, text, prose }) =>
  [...prose.matchAll(signatureTable)].flatMap((match) => {
    const { index } = match;
    const source = text.slice(index, index + match[0].length);
    const names = (apiFence.exec(source)?.[2] ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const [, attributes = '', body = ''] = match;
    const items = body.match(/^[-*+] /gm) ?? [];
    const at = { file, line: lineAt(prose, index) };
    const isKnown = ['', 'compact'].includes(attributes.trim());
    return [
      ...(isKnown
        ? []
        : [
            {
              ...at,
              problem: `<SignatureTable> does not take ${attributes.trim()}`,
              remedy: 'write <SignatureTable> or <SignatureTable compact>',
            },
          ]),
      ...(names.length > 0 && names.length === items.length
        ? []
        : [
            {
              ...at,
              problem: `the table of signatures has ${names.length} names and ${items.length} descriptions`,
              remedy: 'write a `scala api` block, and a list with one item for each name in it',
            },
          ]),
    ];
  });
