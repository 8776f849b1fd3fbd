import { suggest } from '../../../../utils/validation/suggest';
import { keyLine, type PageRule } from '../page';

/** The keys that front matter may have, in their required order. */
export const frontMatterKeys = [
  'title',
  'description',
  'sidebar_label',
  'keywords',
  'library',
  'dependencies',
  'slug',
] as const;

/** Only known keys, in order, each with its type. */
export const keys: PageRule = (page) => {
  const { file, frontMatter, keyLines } = page;
  const order: readonly string[] = frontMatterKeys;
  const unknown = [...keyLines.keys()].filter((key) => !order.includes(key));
  const known = [...keyLines.keys()].filter((key) => order.includes(key));
  const misplaced = known.find(
    (key, at) => at > 0 && order.indexOf(key) < order.indexOf(known[at - 1]!),
  );
  return [
    ...unknown.map((key) => ({
      file,
      line: keyLine(page, key),
      problem: `${key} is not a known front matter key`,
      remedy:
        key === 'id'
          ? idRemedy
          : suggest(key, order, `remove it. The known keys are ${order.join(', ')}`),
    })),
    ...(misplaced === undefined
      ? []
      : [
          {
            file,
            line: keyLine(page, misplaced),
            problem: `${misplaced} is out of order`,
            remedy: `Put the keys in this order: ${order.join(', ')}`,
          },
        ]),
    ...(['keywords', 'dependencies'] as const)
      .filter((key) => key in frontMatter && !isListOfStrings(frontMatter[key]))
      .map((key) => ({
        file,
        line: keyLine(page, key),
        problem: `${key} is not a list of words`,
        remedy: `Write ${key}: [one, another]`,
      })),
    ...(['sidebar_label', 'library', 'slug'] as const)
      .filter((key) => key in frontMatter && typeof frontMatter[key] !== 'string')
      .map((key) => ({
        file,
        line: keyLine(page, key),
        problem: `${key} is not text`,
        remedy: `Write ${key}: and the text. Put the text in quotes if YAML would read it as something else`,
      })),
  ];
};

const idRemedy = 'Remove it. The id of a page is its path below the folder of its version';

function isListOfStrings(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')
  );
}
