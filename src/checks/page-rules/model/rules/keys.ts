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
    ...[...keyLines.keys()]
      .filter((key) => !order.includes(key))
      .map((key) => {
        const remedy =
          key === 'id'
            ? 'Remove it. The id of a page is its path below the folder of its version'
            : suggest(key, order, `remove it. The known keys are ${order.join(', ')}`);
        return atKey(page, key, `${key} is not a known front matter key`, remedy);
      }),
    ...misplaced.slice(0, 1).map((key) => {
      const remedy = `Put the keys in this order: ${order.join(', ')}`;
      return atKey(page, key, `${key} is out of order`, remedy);
    }),
    ...wrong(['keywords', 'dependencies'], isListOfStrings).map((key) =>
      atKey(page, key, `${key} is not a list of words`, `Write ${key}: [one, another]`),
    ),
    ...wrong(['sidebar_label', 'library', 'slug'], isText).map((key) => {
      const remedy = `Write ${key}: and the text. Put the text in quotes if YAML would read it as something else`;
      return atKey(page, key, `${key} is not text`, remedy);
    }),
  ];
};

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
