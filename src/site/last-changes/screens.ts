/**
 * The source files of the screens in `src/pages`, by address: those that contain their texts,
 * besides the screen's own module. Screens that plugins add bring their own dates.
 */
export const screenSources: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'src/pages/_ecosystem.mdx',
    'src/pages/_future.mdx',
    'src/pages/_program.mdx',
    'src/site/home',
    'src/facts/catalog',
    'snippets/lock/src/pages/_future.mdx.json',
    'snippets/lock/src/pages/_program.mdx.json',
  ],
  '/accessibility': ['src/pages/_accessibility.mdx', 'src/site/accessibility'],
  '/glossary': ['src/content/glossary'],
  '/which-operator': ['src/content/which-operator', 'src/site/operator-picker'],
};
