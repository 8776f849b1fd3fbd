import type { Grammar } from 'prismjs';
import { Prism } from 'prism-react-renderer';
import { scala } from './grammars/scala';
import { bash, cause, diff, hocon, http, java, properties, toml } from './grammars/small';

export interface Language {
  readonly id: string;
  /** Other words for it. */
  readonly also?: readonly string[];
  readonly label: string;
  /** Null if the language has no highlighting. */
  readonly grammar: Grammar | null;
}

const bundled = (name: string): Grammar | null => Prism.languages[name] ?? null;

const languages: readonly Language[] = [
  { id: 'scala', also: ['sbt'], label: 'Scala', grammar: scala },
  { id: 'java', label: 'Java', grammar: java },
  { id: 'kotlin', label: 'Kotlin', grammar: bundled('kotlin') },
  { id: 'bash', also: ['sh', 'shell', 'console'], label: 'Shell', grammar: bash },
  { id: 'json', label: 'JSON', grammar: bundled('json') },
  { id: 'yaml', also: ['yml'], label: 'YAML', grammar: bundled('yaml') },
  { id: 'toml', label: 'TOML', grammar: toml },
  { id: 'xml', also: ['svg'], label: 'XML', grammar: bundled('markup') },
  { id: 'html', label: 'HTML', grammar: bundled('markup') },
  { id: 'css', label: 'CSS', grammar: bundled('css') },
  { id: 'javascript', also: ['js'], label: 'JavaScript', grammar: bundled('javascript') },
  { id: 'typescript', also: ['ts'], label: 'TypeScript', grammar: bundled('typescript') },
  { id: 'tsx', label: 'TSX', grammar: bundled('tsx') },
  { id: 'sql', label: 'SQL', grammar: bundled('sql') },
  { id: 'graphql', label: 'GraphQL', grammar: bundled('graphql') },
  { id: 'markdown', also: ['md', 'mdx'], label: 'Markdown', grammar: bundled('markdown') },
  { id: 'hocon', also: ['conf'], label: 'HOCON', grammar: hocon },
  { id: 'properties', label: 'Properties', grammar: properties },
  { id: 'diff', label: 'Diff', grammar: diff },
  { id: 'http', label: 'HTTP', grammar: http },
  { id: 'protobuf', also: ['proto'], label: 'Protocol Buffers', grammar: null },
  { id: 'dockerfile', also: ['docker'], label: 'Dockerfile', grammar: null },
  { id: 'cause', label: 'Cause', grammar: cause },
  { id: 'text', also: ['plain', 'plaintext', 'txt'], label: 'Text', grammar: null },
];

/** Every word that can follow the backticks of a fence. */
export const languageNames: readonly string[] = languages.flatMap(({ id, also = [] }) => [
  id,
  ...also,
]);

/** Language for the first word of a fence; undefined if the word is unknown. */
export const findLanguage = (name: string): Language | undefined =>
  languages.find(({ id, also }) => id === name || also?.includes(name));
