/**
 * Grammars for the other languages of the pages that Prism's bundle of prism-react-renderer lacks.
 */
import type { Grammar } from 'prismjs';

const doubleQuoted = { pattern: /"(?:\\.|[^"\\])*"/, greedy: true };
const singleQuoted = { pattern: /'[^']*'/, greedy: true };

export const bash: Grammar = {
  comment: { pattern: /(?<=^|\s)#.*/m, greedy: true },
  string: [doubleQuoted, singleQuoted],
  prompt: { pattern: /^[$>](?=\s)/m, alias: 'comment' },
  variable: { pattern: /\$(?:\w+|\{[^}]*\})/, alias: 'class-name' },
  keyword:
    /(?<=^|[;&|]\s*|\s)(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|function|export|local|return|exit)(?=\s|;|$)/m,
  option: { pattern: /(?<=\s)--?[A-Za-z][\w-]*/, alias: 'property' },
};

export const java: Grammar = {
  comment: [
    { pattern: /\/\*[\s\S]*?\*\//, greedy: true },
    { pattern: /\/\/.*/, greedy: true },
  ],
  string: [
    { pattern: /"""[\s\S]*?"""/, greedy: true },
    { pattern: /"(?:\\.|[^"\\\r\n])*"|'(?:\\.|[^'\\\r\n])+'/, greedy: true },
  ],
  annotation: /@(?!interface\b)\w+(?:\.\w+)*/,
  keyword:
    /\b(?:abstract|assert|boolean|break|byte|case|catch|char|class|continue|default|do|double|else|enum|extends|final|finally|float|for|if|implements|import|instanceof|int|interface|long|native|new|package|permits|private|protected|public|record|return|sealed|short|static|super|switch|synchronized|this|throw|throws|transient|try|var|void|volatile|while|yield)\b/,
  boolean: /\b(?:true|false|null)\b/,
  number: /\b(?:0x[\da-f_]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)[dfl]?\b/i,
  'class-name': /\b[A-Z]\w*/,
};

export const diff: Grammar = {
  coord: { pattern: /^(?:@@.*|---.*|\+\+\+.*|diff .*|index .*)$/m, alias: 'comment' },
  deleted: /^-.*$/m,
  inserted: /^\+.*$/m,
};

export const properties: Grammar = {
  comment: { pattern: /^[ \t]*[#!].*$/m, greedy: true },
  property: /^[ \t]*[^\s:=#!]+(?=[ \t]*[:=])/m,
  string: /(?<=[:=][ \t]*)\S.*$/m,
};

export const hocon: Grammar = {
  comment: { pattern: /(?:#|\/\/).*/, greedy: true },
  property: /"(?:\\.|[^"\\\r\n])*"(?=\s*[:={])|[\w.-]+(?=\s*(?:[:={]|\+=))/,
  string: [
    { pattern: /"""[\s\S]*?"""/, greedy: true },
    { pattern: /"(?:\\.|[^"\\\r\n])*"/, greedy: true },
  ],
  substitution: { pattern: /\$\{\??[^}]*\}/, alias: 'class-name' },
  keyword: /\binclude\b/,
  boolean: /\b(?:true|false|null|on|off|yes|no)\b/,
  number: /\b\d+(?:\.\d+)?(?:\s?(?:ns|us|ms|s|m|h|d|kB|MB|GB|KiB|MiB|GiB)\b|\b)/,
};

export const toml: Grammar = {
  comment: { pattern: /#.*/, greedy: true },
  table: { pattern: /^[ \t]*\[\[?[^\]\r\n]+\]\]?/m, alias: 'class-name' },
  property: /^[ \t]*[\w."-]+(?=[ \t]*=)/m,
  string: [
    { pattern: /"""[\s\S]*?"""|'''[\s\S]*?'''/, greedy: true },
    { pattern: /"(?:\\.|[^"\\\r\n])*"|'[^'\r\n]*'/, greedy: true },
  ],
  boolean: /\b(?:true|false)\b/,
  number: /\b\d[\d_.:TZ-]*\b/,
};

export const http: Grammar = {
  request: {
    pattern: /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT)\b/m,
    alias: 'keyword',
  },
  status: { pattern: /(?<=^HTTP\/[\d.]+ )\d{3}.*$/m, alias: 'number' },
  property: /^[A-Za-z][\w-]*(?=:)/m,
  string: { pattern: /"(?:\\.|[^"\\\r\n])*"/, greedy: true },
};

/** A drawing of a `Cause` as a tree. Its leaves have the marks of their outcomes. */
export const cause: Grammar = {
  failure: /\bFail\b/,
  defect: /\bDie\b/,
  interruption: /\bInterrupt\b/,
};
