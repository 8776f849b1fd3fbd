import { suggest } from '../../../../utils/validation/suggest';
import { keyLine, type PageRule } from '../page';

/** The keys that a page's front matter may hold, in the order in which it holds them. */
export const frontMatterKeys = [
  'title',
  'description',
  'sidebar_label',
  'keywords',
  'library',
  'dependencies',
  'slug',
] as const;

/** Only known keys, in their order, each of its type. */
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
      problem: `the front matter key ${key} is none that pages use`,
      remedy:
        key === 'id' ? idRemedy : suggest(key, order, `remove it; pages use ${order.join(', ')}`),
    })),
    ...(misplaced === undefined
      ? []
      : [
          {
            file,
            line: keyLine(page, misplaced),
            problem: `${misplaced} stands out of order`,
            remedy: `Put the keys in this order: ${order.join(', ')}`,
          },
        ]),
    ...(['keywords', 'dependencies'] as const)
      .filter((key) => key in frontMatter && !isListOfStrings(frontMatter[key]))
      .map((key) => ({
        file,
        line: keyLine(page, key),
        problem: `${key} is no list of words`,
        remedy: `Write ${key}: [one, another]`,
      })),
    ...(['sidebar_label', 'library', 'slug'] as const)
      .filter((key) => key in frontMatter && typeof frontMatter[key] !== 'string')
      .map((key) => ({
        file,
        line: keyLine(page, key),
        problem: `${key} is no text`,
        remedy: `Write ${key}: and the text, in quotes where YAML would take it for something else`,
      })),
  ];
};

const idRemedy = 'Remove it; the id of a page is its path below the folder of its version';

function isListOfStrings(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')
  );
}
