import { suggest } from '../../../../utils/validation/suggest';
import { atKey, type PageRule } from '../page';

/** The keys that front matter may have, in their required order. */
const order: readonly string[] = [
  'title',
  'description',
  'sidebar_label',
  'keywords',
  'library',
  'dependencies',
  'slug',
];

/** Only known keys, in order, each with its type. */
export const keys: PageRule = (page) => {
  const { frontMatter, keyLines } = page;
  const known = [...keyLines.keys()].filter((key) => order.includes(key));
  const misplaced = known.filter(
    (key, at) => at > 0 && order.indexOf(key) < order.indexOf(known[at - 1]!),
  );
  const wrong = (names: readonly string[], isRight: (value: unknown) => boolean) =>
    names.filter((key) => key in frontMatter && !isRight(frontMatter[key]));
  return [
    // Keys in quotes, or in braces, have no line of their own.
    ...[...new Set([...keyLines.keys(), ...Object.keys(frontMatter)])]
      .filter((key) => !order.includes(key) || !keyLines.has(key))
      .map((key) => {
        const remedy =
          key === 'id'
            ? 'Remove it. The id of a page is its path below the folder of its version'
            : suggest(key, order, `remove it. The known keys are ${order.join(', ')}`);
        return order.includes(key)
          ? atKey(
              page,
              key,
              `${key} does not begin a line`,
              `Write ${key}: without quotes or braces`,
            )
          : atKey(page, key, `${key} is not a known front matter key`, remedy);
      }),
    ...misplaced.slice(0, 1).map((key) => {
      const remedy = `Put the keys in this order: ${order.join(', ')}`;
      return atKey(page, key, `${key} is out of order`, remedy);
    }),
    ...wrong(['keywords', 'dependencies'], isListOfStrings).map((key) =>
      atKey(page, key, `${key} is not a list of words`, `Write ${key}: [one, another]`),
    ),
    ...Object.keys(frontMatter)
      .filter((key) => hasMarkup(frontMatter[key]))
      .map((key) => {
        const problem = `${key} contains HTML, or more than one line`;
        return atKey(page, key, problem, 'Write it in plain words, on one line');
      }),
    ...wrong(['sidebar_label', 'library', 'slug'], isText).map((key) => {
      const remedy = `Write ${key}: and the text. Put the text in quotes if YAML would read it as something else`;
      return atKey(page, key, `${key} is not text`, remedy);
    }),
  ];
};

/** Whether a value, or one of a list, has a tag, a character reference, or a line break. */
const hasMarkup = (value: unknown): boolean =>
  [value].flat().some((each) => typeof each === 'string' && /<[a-z/!?]|&#?\w+;|\n/i.test(each));

const isText = (value: unknown): boolean => typeof value === 'string';

const isListOfStrings = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isText);

/** The catalog contains the library and the artifacts that a page names. */
export const library: PageRule = (page, { classPathProblem }) => {
  const { library: id = null, dependencies = [] } = page.frontMatter;
  if ((id !== null && typeof id !== 'string') || !Array.isArray(dependencies)) return [];
  const ofLibrary = classPathProblem(id, []);
  const problem = ofLibrary ?? classPathProblem(id, dependencies.map(String));
  if (problem === null) return [];
  const key = ofLibrary === null ? 'dependencies' : 'library';
  const remedy = 'use the id of a record in src/facts/catalog, or add a record';
  return [atKey(page, key, problem.replace(/\.$/, ''), remedy)];
};
