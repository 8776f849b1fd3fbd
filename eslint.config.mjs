import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What draws again in the browser; everything else of a built page stays the HTML that it is. */
const islands = [
  // Puts React onto islands, and stands in for Docusaurus's hooks there.
  'src/features/islands/**',
  // The islands of the registry, and what only they draw.
  'src/features/ecosystem/ui/{DirectoryFilters,FilteredDirectory,useChoice}.{ts,tsx}',
  'src/features/operators/ui/OwnerList.tsx',
  'src/features/page-index/ui/PageIndexList.tsx',
  'src/features/search/ui/**',
  'src/features/sidebar/ui/{Category,SidebarFilter,SidebarTree}.tsx',
];

const deadOutsideIslands =
  'Built pages are HTML: this does nothing on them outside an island, see src/features/islands/README.md.';

/** Hooks by which a component changes after it was drawn. */
const livingHooks = [
  'useActionState',
  'useDeferredValue',
  'useEffect',
  'useEffectEvent',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
];

export default tseslint.config(
  { ignores: ['build/**', '.docusaurus/', 'coverage/', 'node_modules/', 'snippets/'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@docusaurus': docusaurus, 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs['recommended-latest'].rules,
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: islands,
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'react', importNames: livingHooks, message: deadOutsideIslands }] },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name=/^on[A-Z]/]', message: deadOutsideIslands },
      ],
    },
  },
  {
    files: ['src/catalog/**/*.ts', 'src/**/model/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['react', 'react-dom', '@docusaurus/*', '@theme/*', '@theme-original/*'] },
      ],
    },
  },
);
