/**
 * The phrase rules of the second edition. They don't bind the files in first-edition.txt, which
 * haven't been edited since these rules exist.
 */
import type { PhraseRule } from './rules';

// cspell:ignore doesn needn mustn possibilit

/** Where a sentence, or a remark in parentheses, begins. */
const start = /(?:(?<=[.:;!?…] |\()|^)/u.source;
const ordinal =
  /(?:first|second|third|fourth|fifth|sixth|last)(?: and (?:the )?(?:second|third|fourth|fifth|last))?/
    .source;
const result = /(?:lines?|results?|outputs?)/u.source;
/** A word or a code span of a list. */
const item = /[^\s,.:;!?()]+/u.source;
/** A list of three, each with an article: `a list, a map and a set`. */
const listOf = (article: string): string =>
  `${article} (?:${item} )?${item}, ${article} (?:${item} )?${item} (?:and|or) ${article}\\b`;
/** Participles, so that “has ended” is found and “has a name” isn't. */
const participle =
  /(?:\p{L}{2,}ed|been|begun|run|done|gone|written|taken|read|sent|seen|got|left|made|found|built|lost|held|kept|set|shut|thrown|chosen|come|become)/u
    .source;
/** Words that come after a noun, and can't be one. */
const afterNoun =
  'and|anyway|as|because|before|between|but|by|can|do|does|doesn|first|for|from|has|have|if|in|inside|instead|is|isn|needs|needn|on|or|so|that|to|too|until|was|were|when|where|which|while|with|without';
/** Verbs of the operators, types and programs that pages describe. */
const verbs =
  'returns|prints|runs|removes|closes|waits|fails|keeps|stops|starts|reads|writes|adds|sends|gives|makes|takes|throws|interrupts|calls|creates|builds|turns|ends|gets|puts|checks|contains|continues|ignores|handles|uses|shows|drops|stores|passes|opens|releases|converts|reports|has|is|can|does|lets|needs|parses|decodes|encodes|skips|counts';

export const secondEdition: readonly PhraseRule[] = [
  {
    name: 'this-block',
    find: [
      [
        /\bin (?:this|the (?:next|previous|following|last)) block\b/giu,
        '“here”, or nothing: the colon is enough',
      ],
      [
        /(?<!\bin )\b(?:this|the (?:next|previous|following|last)) block\b|\bthe blocks? (?:above|below)\b/giu,
        'this example, this program, or name what it does',
      ],
    ],
    in: ['paragraph', 'cell', 'label', 'heading'],
    fails: [
      'In this block, two fibers race:',
      'The next block stops it.',
      'As the block above shows, it waits.',
    ],
    passes: ['This example keeps to 20 lines, and an `atomic` block would not.'],
  },
  {
    name: 'of-its-own',
    find: [
      [
        // Not “of its own types”, where a noun follows.
        new RegExp(
          `\\bof (?:its|their|your|our|my|his|her) own\\b(?! (?!(?:${afterNoun})\\b)[\\p{L}\`])`,
          'giu',
        ),
        '“its own …”, “your own …”',
      ],
    ],
    fails: ['Each test has a clock of its own.', 'Write an operator of your own.'],
    passes: [
      'Each test has its own clock, which moves on its own. It knows the size of its own queue.',
    ],
  },
  {
    name: 'which-means',
    find: [
      [/\bwhich means(?: that)?\b/giu, '“so”, or a new sentence'],
      [/\bso that (?:you|they|we|it|readers|callers) can\b/giu, '“so … can”, or “to …”'],
    ],
    fails: [
      'A hub keeps nothing, which means that late subscribers miss messages.',
      'Name the fiber, so that you can find it in a dump.',
    ],
    passes: ['A hub keeps nothing, so late subscribers miss messages. This means more work.'],
  },
  {
    name: 'without-error',
    find: [[/\bwithout an error\b(?! (?:message|type|code|channel|handler))/giu, 'silently']],
    fails: ['The samples are lost without an error.'],
    passes: ['The samples are silently lost, without an error message.'],
  },
  {
    name: 'ordinal-output',
    find: [
      [
        new RegExp(
          `${start}(?:only |in |but |and )?the ${ordinal} (?:two |three |four )?${result}\\b(?! of (?:a|every)\\b)`,
          'giu',
        ),
        'a mark in the code (`// a trap`), a label for each run, or the name of the value',
      ],
      [
        new RegExp(
          `(?<!^|[.:;!?…(] |\\()\\bthe ${ordinal} (?:two |three |four )?${result} (?:of|in) (?:the|this|each) (?:output|block)\\b`,
          'giu',
        ),
        'the name of the value, or a label for each run',
      ],
    ],
    in: ['paragraph'],
    fails: [
      'The second line is a trap.',
      'It runs twice (the last two lines).',
      'In the third line, the lock is gone.',
      'It has no type, as in the first line of this output.',
    ],
    passes: ['`around` is `None`. The parser reads the first line of a file, and the last value.'],
  },
  {
    name: 'site-talk',
    find: [
      [/\bfor this page\b/giu, 'nothing: the foot of the page says how it was checked'],
      [
        /\b(?:code|blocks?|programs?|examples?) (?:on|of) this page (?:was|were|ran|has been|have been) \b/giu,
        'nothing: the foot of the page says how it was checked',
      ],
      [/\bthis page[’']s\b/giu, 'the name of the thing'],
      [/\bthe only page (?:so far|on)\b/giu, 'nothing: leave it out'],
      [
        /\bthis site (?:knows|is checked)\b|\bthis site[’']s check\b|\bcheck of this site\b/giu,
        'nothing: write about the library, not about the site',
      ],
    ],
    fails: [
      'Both libraries weren’t tried out for this page.',
      'The code on this page was run with release 2.1.',
      'Call this page’s helper.',
      'This is the only page so far.',
      'The newest release that this site knows is 1.0.6.',
    ],
    passes: ['The operators on this page run a stream. Release 1.0.6 is the newest.'],
  },
  {
    name: 'do-you-then',
    find: [
      [
        new RegExp(
          `${start}(?:do|does|did|is|are|has|have|can|should|must|will|would) [^.?!]+\\? (?:then|if so|if not|in that case)\\b`,
          'giu',
        ),
        '“If …”, or “To …”',
      ],
    ],
    fails: ['Do you need nesting? Then use `provide`.'],
    passes: ['If you need nesting, use `provide`. Does it throw? It fails.'],
  },
  {
    name: 'if-for-to',
    find: [
      [
        new RegExp(
          `${start}if [^,.:;?!]+ (?:should|has to|have to|mustn[’']t|must not|may not) [^,.:;?!]+, (?:use|call|write|choose|put|give|wrap|store|save|pass|add|make|set|run|keep)\\b`,
          'giu',
        ),
        '“To …, use …”',
      ],
    ],
    in: ['paragraph', 'cell'],
    fails: ['If callers should see only a trait, put the class into the layer.'],
    passes: [
      'To expose only a trait, put the class into the layer. If you use Java, call `attempt`.',
    ],
  },
  {
    name: 'is-possible',
    find: [
      [
        /\b(?:is|are|be) (?:not |also |only |still )?possible\b(?! (?:values?|causes?|results?)\b)/giu,
        'can',
      ],
      [/\b(?:is|are|be) (?:not |also |only |still )?necessary\b/giu, 'must, need'],
      [/\bpossibilit(?:y|ies) (?:to|of)\b/giu, 'can, may'],
    ],
    fails: [
      'Starvation is possible.',
      'It’s necessary because the type is open, and it is necessary to call it.',
      'It has the possibility to reject a value.',
    ],
    passes: ['Fibers can starve. Reuse a connection as far as possible.'],
  },
  {
    name: 'must-not',
    find: [[/\bmustn[’']t\b/giu, 'must not, don’t']],
    fails: ['The key mustn’t change.'],
    passes: ['The key must not change.'],
  },
  {
    name: 'present-simple',
    find: [
      [
        new RegExp(
          `\\b(?:when|until|once|as soon as) (?:[^\\s,.:;]+ ){1,4}(?:has|have) (?:been |never |not |already |all |just )?${participle}\\b`,
          'giu',
        ),
        'the present: “when the effect ends”',
      ],
    ],
    fails: ['`merge` waits until both sides have ended.'],
    passes: [
      '`merge` waits until both sides end. Once you have a `Ref`, update it after it has ended.',
    ],
  },
  {
    name: 'comma-and',
    find: [
      [
        new RegExp(
          `${start}[^,.:;!?()]+, and (?:then |also |still |only |never |always )?(?:${verbs})\\b(?! (?:of|is|are)\\b)`,
          'giu',
        ),
        'no comma before “and” if both verbs have one subject',
      ],
    ],
    in: ['paragraph', 'cell'],
    fails: ['`close` ends the session, and removes `Scope`.'],
    passes: ['`close` ends the session and removes `Scope`, and the fiber continues.'],
  },
  {
    name: 'counted-text',
    find: [
      [
        /\b(?:a|each|every|one|another|an? (?:empty|short|long)) text\b(?! (?:messages?|files?|editors?|fields?|box(?:es)?|inputs?|nodes?|index|formats?|areas?|blocks?|frames?|commands?|streams?)\b)|(?<!\bhelp )\btexts\b/giu,
        'a string, a message; text without a number',
      ],
    ],
    fails: ['The decoder reads a text.', 'Compare two texts.'],
    passes: ['The decoder reads text from a text file and sends a text message with help texts.'],
  },
  {
    name: 'of-them',
    find: [
      [/\beach of (?:them|the two)\b/giu, 'each'],
      [/\bone of (?:them|the two)\b/giu, 'one'],
      [/\bthe other (?:one )?of (?:them|the two)\b/giu, 'the other'],
      [/\b(?:either|neither) of the two\b/giu, 'either, neither'],
    ],
    fails: [
      'Each of them has a name.',
      'If one of them fails, it ends.',
      'The other of the two stops.',
      'Neither of the two runs.',
    ],
    passes: ['Each has a name. If one fails, the other stops, and neither of them returns.'],
  },
  {
    name: 'serial-comma',
    find: [
      [
        new RegExp(`(?:, (?!(?:and|or)\\b)${item}){2,} (?:and|or)\\b`, 'giu'),
        'a comma before “and” or “or”: a, b, and c',
      ],
      [
        /(?<!, |\b(?:after|among|as|between|for|from|if|in|inside|like|of|on|than|to|unlike|when|with|without) )`[^`]+`, `[^`]+` (?:and|or) `[^`]+`/giu,
        'a comma before “and” or “or” between code: `a`, `b`, and `c`',
      ],
      [
        new RegExp(
          `\\bsuch as ${item}, ${item} (?:and|or)\\b|(?<=[\\p{L}\\d\`] )(?:between|among|with) ${item}, ${item} (?:and|or)\\b`,
          'giu',
        ),
        'a comma before “and” or “or” in a list of examples: a, b, and c',
      ],
      [
        new RegExp(
          `(?<!${start}(?:in|inside) )\\b(?:${listOf('an?')}|${listOf('the')}|${listOf('its')})`,
          'giu',
        ),
        'a comma before “and” or “or”: a list, a map, and a set',
      ],
    ],
    fails: [
      'Queues, topics, latches and barriers exist.',
      'Call `a`, `b` or `c` first.',
      'Use hosts such as one, two and three.',
      'It ends with a failure, a typed defect or an interruption.',
    ],
    passes: ['Queues, topics, latches, and barriers exist. In `a`, `b` and `c` are unused.'],
  },
];
