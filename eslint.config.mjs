import docusaurus from '@docusaurus/eslint-plugin';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What draws again in the browser; everything else of a built page stays the HTML that it is. */
const islands = [
  // Puts React onto islands, and stands in for Docusaurus's hooks there.
  'src/{content/islands,site/application}/**',
  // The islands of the registry, and what only they draw.
  'src/content/components/DescriptionField/Field.tsx',
  'src/site/ecosystem/ui/{DirectoryFilters,DirectoryItem,FilteredDirectory,LibraryComparison}.tsx',
  'src/site/operator-picker/ui/OperatorPicker.tsx',
  'src/site/operators/ui/OwnerList.tsx',
  'src/site/page-index/ui/PageIndexList.tsx',
  'src/site/screen/ui/useFormInAddress.ts',
  'src/site/search/ui/**',
  'src/site/sidebar/ui/{SidebarFilter,SidebarTree}.tsx',
];

const deadOutsideIslands =
  'Built pages are HTML, so this has no effect outside an island: see src/site/application/README.md.';

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

/** The rooms of the source, on the way from facts to pages: each imports from those before it. */
const rooms = [
  'utils',
  'config',
  'facts',
  'content',
  'site',
  'publishing',
  'checks',
  'docusaurus',
  'theme',
  'pages',
];

const laterRooms = rooms.slice(0, -1).map((room, at) => ({
  target: `./src/${room}`,
  from: rooms.slice(at + 1).map((later) => `./src/${later}`),
  message: `src/${room} comes before this folder: move the code that both need to src/${room} or an earlier room (README, "Map of the tree").`,
}));

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
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: {
      'import-x/no-extraneous-dependencies': ['error', { includeTypes: true }],
      'import-x/no-restricted-paths': ['error', { zones: laterRooms }],
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
    files: ['src/facts/catalog/**/*.ts', 'src/**/model/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['react', 'react-dom', '@docusaurus/*', '@theme/*', '@theme-original/*'] },
      ],
    },
  },
);
