import { keyLine, type PageRule } from '../page';

export const longestTitle = 60;

/** A title has at most 60 characters and no punctuation at its end. */
export const title: PageRule = (page) => {
  const { file, frontMatter } = page;
  const line = keyLine(page, 'title');
  const value = frontMatter['title'];
  if (typeof value !== 'string' || value.trim() === '') {
    const remedy = 'Add title: with a noun that readers search for';
    return [{ file, line, problem: 'the page has no title', remedy }];
  }
  return [
    ...(value.length > longestTitle
      ? [
          {
            file,
            line,
            problem: `the title has ${value.length} characters`,
            remedy: `Shorten it to at most ${longestTitle} characters`,
          },
        ]
      : []),
    ...(/[.,:;!?…]$/.test(value.trim())
      ? [
          {
            file,
            line,
            problem: `the title ends in punctuation: ${value}`,
            remedy: 'End the title with a word',
          },
        ]
      : []),
  ];
};
