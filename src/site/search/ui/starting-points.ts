/** Suggestions before the reader types. */
import type { OptionGroup } from './options';

/**
 * Screens that answer whole kinds of questions.
 * @param list id of the list that shows them
 */
export const screensIn = (list: string): OptionGroup => ({
  title: 'Look up',
  place: '',
  options: [
    {
      to: '/which-operator',
      label: 'Which operator?',
      trail: 'by what you have and what you want',
    },
    { to: '/operators', label: 'Operators', trail: 'by type, with the pages that use them' },
    { to: '/glossary', label: 'Glossary', trail: 'what the terms mean' },
    { to: '/page-index', label: 'Page index', trail: 'every page with its description' },
  ].map((screen) => ({
    ...screen,
    id: `${list}-screen${screen.to.replace('/', '-')}`,
    isSymbol: false,
  })),
});

/** Example queries, one for each kind of query. */
export const examples: readonly (readonly [query: string, kind: string])[] = [
  ['foreach par', 'a name, or parts of one'],
  ['<&>', 'a symbol'],
  ['retry with backoff', 'a question'],
  ['Future.sequence', 'a name from another library'],
];
