/**
 * Scala 3 for Prism's tokenizer, whose own Scala grammar ends with Scala 2.
 *
 * Words that are keywords only in position (`inline`, `using`, `end` …) are matched with what
 * stands around them, so that a method named `open` stays a name. Source of the list: the "Soft
 * keywords" table of the Scala 3 language reference.
 */
import type { Grammar } from 'prismjs';

const hardKeyword =
  /\b(?:abstract|case|catch|class|def|do|else|enum|export|extends|final|finally|for|given|if|implicit|import|lazy|match|new|object|override|package|private|protected|return|sealed|super|then|this|throw|trait|try|type|val|var|while|with|yield)\b/;

const modified =
  '(?:abstract|case|class|def|enum|final|given|if|implicit|inline|lazy|object|override|private|protected|sealed|trait|transparent|type|val|var)\\b';

const softKeywords: readonly RegExp[] = [
  /(?<=^[ \t]*)end(?=[ \t]+[\w`]+[ \t]*(?:\/\/.*)?$)/m,
  /(?<=^[ \t]*|[;{][ \t]*)extension(?=[ \t]*[([])/m,
  /(?<=\(\s*)using(?=\s)/,
  /(?<=[\w)\]}]\s+)derives(?=\s+[A-Z])/,
  /(?<=^[ \t]*(?:import|export)\b.*\s)as(?=\s)/m,
  new RegExp(`\\binline(?=[ \\t]+(?:${modified}|\\w+[ \\t]*(?::|match\\b)))`),
  /\btransparent(?=[ \t]+(?:inline|trait|class)\b)/,
  /\bopaque(?=[ \t]+(?:infix[ \t]+)?type\b)/,
  new RegExp(`\\b(?:open|infix)(?=[ \\t]+${modified})`),
];

/** The `*` of `import zio.*`, also within braces. */
const importWildcard = /(?<=^[ \t]*(?:import|export)\b.*[.{,][ \t]*)\*(?=[ \t]*(?:$|[,}]|\/\/))/m;

const code: Grammar = {};

const interpolation = {
  pattern: /\$\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|\$[A-Za-z_]\w*/,
  inside: {
    keyword: /^\$\{?|\}$/,
    expression: { pattern: /[\s\S]+/, inside: code },
  },
};

const interpolated = {
  escape: { pattern: /\$\$|\$"/, alias: 'string' },
  interpolation,
  string: /[\s\S]/,
};

const hole = String.raw`\$\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;

Object.assign(code, {
  comment: [
    { pattern: /\/\*(?:[^*/]|\*(?!\/)|\/(?!\*)|\/\*(?:[^*]|\*(?!\/))*\*\/)*\*\//, greedy: true },
    { pattern: /\/\/.*/, greedy: true },
  ],
  'quoted-name': { pattern: /`[^`\r\n]+`/, greedy: true },
  'interpolated-string': [
    {
      pattern: new RegExp(String.raw`\b[A-Za-z_]\w*"""(?:${hole}|(?!"""(?!"))[\s\S])*"""`),
      greedy: true,
      inside: interpolated,
    },
    {
      pattern: new RegExp(String.raw`\b[A-Za-z_]\w*"(?:${hole}|\\.|\$"|[^"\\\r\n])*"`),
      greedy: true,
      inside: interpolated,
    },
  ],
  string: [
    { pattern: /"""(?:(?!"""(?!"))[\s\S])*"""/, greedy: true },
    { pattern: /"(?:\\.|[^"\\\r\n])*"/, greedy: true },
    { pattern: /'(?:\\u[\da-fA-F]{4}|\\.|[^\\'\r\n])'/, greedy: true },
  ],
  annotation: /(?<![\w)\]])@[A-Za-z]\w*(?:\.\w+)*/,
  // Greedy patterns see the whole text around them, not what other tokens have left of it.
  keyword: [...softKeywords, importWildcard, hardKeyword].map((pattern) => ({
    pattern,
    greedy: true,
  })),
  boolean: /\b(?:true|false|null)\b/,
  number: /\b(?:0x[\da-f_]+|0b[01_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?)[dfl]?\b/i,
  'class-name': /\b[A-Z]\w*/,
} satisfies Grammar);

export const scala: Grammar = code;
