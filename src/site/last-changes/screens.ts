/**
 * What the screens of `src/pages` are made of besides their own module: the files that hold what
 * they say, by address. The screens that plugins add bring their dates with them.
 */
export const screenSources: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'src/pages/_ecosystem.mdx',
    'src/pages/_program.mdx',
    'src/site/home',
    'src/facts/catalog',
    'snippets/lock/src/pages/_program.mdx.json',
  ],
  '/accessibility': ['src/pages/_accessibility.mdx', 'src/site/accessibility'],
  '/glossary': ['src/content/glossary'],
  '/which-operator': ['src/content/which-operator'],
};
