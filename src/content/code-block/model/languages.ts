/** Languages that a fence may name, with their display names and grammars. */
import type { Grammar } from 'prismjs';
import { Prism } from 'prism-react-renderer';
import { scala } from './grammars/scala';
import { bash, cause, diff, hocon, http, java, properties, toml } from './grammars/small';

export interface Language {
  readonly id: string;
  readonly label: string;
  /** Null if the language has no highlighting. */
  readonly grammar: Grammar | null;
}

const bundled = (name: string): Grammar | null => Prism.languages[name] ?? null;

const languages: readonly Language[] = [
  { id: 'scala', label: 'Scala', grammar: scala },
  { id: 'java', label: 'Java', grammar: java },
  { id: 'kotlin', label: 'Kotlin', grammar: bundled('kotlin') },
  { id: 'bash', label: 'Shell', grammar: bash },
  { id: 'json', label: 'JSON', grammar: bundled('json') },
  { id: 'yaml', label: 'YAML', grammar: bundled('yaml') },
  { id: 'toml', label: 'TOML', grammar: toml },
  { id: 'xml', label: 'XML', grammar: bundled('markup') },
  { id: 'html', label: 'HTML', grammar: bundled('markup') },
  { id: 'css', label: 'CSS', grammar: bundled('css') },
  { id: 'javascript', label: 'JavaScript', grammar: bundled('javascript') },
  { id: 'typescript', label: 'TypeScript', grammar: bundled('typescript') },
  { id: 'tsx', label: 'TSX', grammar: bundled('tsx') },
  { id: 'sql', label: 'SQL', grammar: bundled('sql') },
  { id: 'graphql', label: 'GraphQL', grammar: bundled('graphql') },
  { id: 'markdown', label: 'Markdown', grammar: bundled('markdown') },
  { id: 'hocon', label: 'HOCON', grammar: hocon },
  { id: 'properties', label: 'Properties', grammar: properties },
  { id: 'diff', label: 'Diff', grammar: diff },
  { id: 'http', label: 'HTTP', grammar: http },
  { id: 'protobuf', label: 'Protocol Buffers', grammar: null },
  { id: 'dockerfile', label: 'Dockerfile', grammar: null },
  { id: 'cause', label: 'Cause', grammar: cause },
  { id: 'text', label: 'Text', grammar: null },
];

const aliases: Readonly<Record<string, string>> = {
  sbt: 'scala',
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  yml: 'yaml',
  svg: 'xml',
  js: 'javascript',
  ts: 'typescript',
  md: 'markdown',
  mdx: 'markdown',
  conf: 'hocon',
  proto: 'protobuf',
  docker: 'dockerfile',
  plain: 'text',
  plaintext: 'text',
  txt: 'text',
};

/** Every word that can follow the backticks of a fence. */
export const languageNames: readonly string[] = [
  ...languages.map((language) => language.id),
  ...Object.keys(aliases),
];

/** Language for the first word of a fence; undefined if the word is unknown. */
export function findLanguage(name: string): Language | undefined {
  const id = aliases[name] ?? name;
  return languages.find((language) => language.id === id);
}
