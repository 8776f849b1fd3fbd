// cspell:ignore ffect
/**
 * The rules of the prose check: words and phrases with replacements, and the limits of a page.
 * README.md next to this file explains how to add a rule.
 */
import { descriptionLimits } from '../../config/limits';
import { secondEdition } from './second-edition';

/** Where a text is on its page. */
export type Place =
  'paragraph' | 'heading' | 'cell' | 'head' | 'label' | 'title' | 'description' | 'interface';

/**
 * Markdown examples: the rule finds something in each of `fails`, and no rule finds anything in
 * `passes`.
 */
interface Examples {
  readonly fails: readonly string[];
  readonly passes: readonly string[];
}

/**
 * Words that make a text hard to read. Patterns see code as backquotes with nothing to match
 * between them, and ignore case unless a flag says otherwise.
 */
export interface PhraseRule extends Examples {
  readonly name: string;
  /** Pairs of a pattern and its replacement. */
  readonly find: readonly (readonly [pattern: RegExp, write: string])[];
  /** Only matches at the start of a sentence. */
  readonly opens?: true;
  /** Where the rule applies; everywhere if absent. */
  readonly in?: readonly Place[];
}

/** Matches any of some words or phrases, in any case. */
const word = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, 'giu');

const everywhereButHeads: readonly Place[] = [
  'paragraph',
  'cell',
  'label',
  'interface',
  'description',
];

const firstEdition: readonly PhraseRule[] = [
  {
    name: 'archaic',
    find: [
      [word('anew'), 'again'],
      [word('for ever'), 'forever'],
      [/\bunder ?way\b/giu, 'running, in progress'],
      [word('seldom'), 'rarely'],
      [word('likewise'), 'also'],
      [/(?<!\b(?:are|is|were|was|be|look|stay) )\ball the same\b(?! \p{L})/giu, 'anyway'],
      [word('whoever|whosoever'), 'anyone who, or name who'],
      [word('now and then|time and again|here and there'), 'sometimes, repeatedly, in places'],
      [word('be it|be they'), 'whether it is, whether they are'],
      [/\b(?:its|their|and) kin\b/giu, 'related operators'],
      [word('whereof|herein|nought|aught|amid'), 'a plain word'],
    ],
    fails: [
      'Each use runs it anew.',
      'The loop runs for ever.',
      'A `Future` is work under way.',
      'You seldom have to.',
      'Likewise, `zipPar` fails.',
      'The first is closed all the same.',
      'Whoever joins the fiber gets the error.',
      'A test that fails now and then.',
      'Failures, be they typed or not, end the loop.',
      '`provide` and its kin build layers.',
      'The part whereof we speak is lazy.',
    ],
    passes: [
      'It runs again each time you use it, so the two results are all the same.',
      'The three calls are all the same size.',
    ],
  },
  {
    name: 'mend',
    find: [
      [word('mend|mends|mended|mending'), 'fix, correct'],
      [
        /\brenew(?:s|ed|ing)?\b(?!(?: \p{L}+){0,3} (?:leases?|tokens?|certificates?|licenses?|locks?|sessions?|subscriptions?))/giu,
        'refresh, recreate',
      ],
      [/\b(?:brings?|brought|bringing)(?: \p{L}+){0,3} about\b/giu, 'cause, make … happen'],
    ],
    fails: [
      'Write or mend a page.',
      'The cache renews the value.',
      'What brings the failure about is a timeout.',
    ],
    passes: ['Fix the page, and renew the old lease before it expires.'],
  },
  {
    name: 'beside',
    find: [[word('beside'), 'next to, in parallel with, in addition to, compared with']],
    fails: ['Fork when something has to run beside your code.'],
    passes: ['Besides `fork`, there are `forkDaemon` and `forkScoped`.'],
  },
  {
    name: 'stands',
    find: [
      [
        /(?<!\bas (?:it|they) )\b(?:stands?|stood|standing)\b(?!-| (?:for|still|out|in for|guard|up|alone)\b)/giu,
        'is, is written, is listed, comes, remains',
      ],
    ],
    fails: ['After a failure it stands behind it.', 'A key that stands twice in the object.'],
    passes: ['`E` stands for the error type, and a stub stands in for the server or stands alone.'],
  },
  {
    name: 'at-once',
    find: [[word('at once'), 'immediately, or: at the same time']],
    fails: ['The call returns at once.'],
    passes: ['The call returns immediately, and both run at the same time.'],
  },
  {
    name: 'is-no',
    find: [
      [
        /(?<!\bthere )\b(?:is|are|was|were) no (?!(?:longer|more|less|fewer|need|way|one|other|different|limit|doubt)\b|\p{L}+er\b)(?=[\p{L}`])/giu,
        'is not a …, or: has no …',
      ],
    ],
    fails: ['A `ZQuery` is no `ZIO`.', 'The text is no JSON.'],
    passes: [
      'There is no cause.',
      'It is no longer needed and no slower, because it is not a copy.',
    ],
  },
  {
    name: 'where-for-if',
    opens: true,
    in: everywhereButHeads,
    find: [
      [/^(?:and |but )?where (?![^.!]*\?$)(?=[^:.]*,)/iu, 'If …, or: When … (“where” is a place)'],
    ],
    fails: ['Where the type has no codec, derive one.'],
    passes: [
      'If the type has no codec, derive one. Where does the error go?',
      'Where configuration comes from: a provider looks it up, and caches it.',
    ],
  },
  {
    name: 'inverted-if',
    opens: true,
    find: [
      [
        /^(?:should|had|were) (?:the|an?|it|you|they|one|this|that|your|its|all|any|`)(?![^.!]*\?)/iu,
        'If …',
      ],
    ],
    fails: [
      'Should the release not resolve, the pin is put back.',
      'Had all six calls failed, the result would differ.',
    ],
    passes: ['If the release does not resolve, go back. Should you use `fork`?'],
  },
  {
    name: 'because',
    find: [
      [
        /, (?:as|for) (?:it|they|you|there|nothing|nobody|(?:the|an?|this|that|these|those|each|every|its|no|both) \p{L}+) (?:is|are|has|have|was|were|cannot|can't|will|would|may)\b(?! (?:in|on|with|by|for|at|after|before|now|here|above|below|under|the case)\b)/giu,
        '“because”, or a new sentence',
      ],
    ],
    fails: [
      'Finalizers run, as they are uninterruptible.',
      'Join it, for the fiber would be lost.',
    ],
    passes: [
      'Finalizers run, because they are uninterruptible.',
      'If your workers add jobs, as a web crawler does, use a large queue, as it is in the tests.',
    ],
  },
  {
    name: 'someone-else',
    find: [
      [/\bof (?:somebody|someone) else\b/giu, 'someone else’s …'],
      [/\b(?:what|such) (?:an? |one )?such\b|\bwhat such\b/giu, 'the noun'],
      [/\bnothing of (?:it|this|that|them)\b|\bof nobody\b/giu, 'the noun'],
    ],
    fails: [
      'Read a document of somebody else.',
      'What such a value is, you will see.',
      'The caller sees nothing of it.',
    ],
    passes: ['Decode someone else’s JSON.', 'The caller sees nothing of interest.'],
  },
  {
    name: 'nobody',
    find: [
      [/\b(?:nobody|somebody|no one)\b(?! of)/giu, 'who it is: no caller, no fiber, another team'],
    ],
    fails: ['Nobody joined the fiber.', 'A key that somebody asked for.'],
    passes: ['No fiber joined it, and someone changed the file.'],
  },
  {
    name: 'answer',
    find: [
      [
        /(?<!\b(?:the|an|no) )\banswer(?:s|ed|ing)? (?:with|requests?|it|them|in time|the (?:request|call|client)|(?:an?|each|every|many) (?:request|call|key)s?)\b/giu,
        'returns, succeeds with, responds with (HTTP), handles (an error)',
      ],
      [
        /\b(?:without an|whose|its|keep both|combine two|effect’s|effect's) answers?\b|\banswers? of (?:the|an) effects?\b/giu,
        'result, value; response (HTTP)',
      ],
    ],
    fails: ['The handler answers with 404.', 'An effect whose answer is unit.'],
    passes: ['The FAQ answers this question. The short answer is yes.'],
  },
  {
    name: 'goes-on',
    find: [
      [/\b(?:goes|go|went|gone) on\b(?! to\b)/giu, 'continues, keeps running, resumes'],
      [
        /\b(?:time|hours?|minutes?|seconds?|milliseconds?) (?:go|goes|went|has gone|have gone) by\b/giu,
        'elapses',
      ],
    ],
    fails: ['The fiber goes on when its parent ends.', 'An hour of test time: hours go by.'],
    passes: ['To see what is going on, dump the fibers.'],
  },
  {
    name: 'passes',
    find: [
      [
        /\b(?:time|hours?|minutes?|seconds?|milliseconds?|days?) (?:has |have |had )?pass(?:es|ed)?\b(?! (?:to|in|as|into|through|on|around|by)\b)/giu,
        'elapses, is over',
      ],
      [
        /\b(?:failures?|errors?|problems?|exceptions?) (?:that )?pass(?:es)?\b(?! (?:to|in|as|into|through|on|around|for)\b)/giu,
        'is temporary, or: propagates',
      ],
      [
        /\bpass(?:es)? (?:it|them|failures|defects|errors|the (?:failure|defect|error)) by\b/giu,
        'propagates, ignores',
      ],
    ],
    fails: [
      'It ends when the time has passed.',
      'A failure that passes by itself.',
      '`retry` passes defects by.',
    ],
    passes: ['The errors passed to the handler are typed, and the tests pass.'],
  },
  {
    name: 'try-wait',
    find: [
      [
        /\b(?:a|the|each|every|first|second|third|fourth|fifth|last|next|one|another|failed|no) try\b(?![-/ ]*(?:catch|block|finally|`))|\b(?:the|two|three|four|five|six|all|between|more|of|further) tries\b/giu,
        'attempt',
      ],
      [
        /\b(?:a|the|each|every|first|second|last|longer|long|short|next|any|another|no) wait\b(?! time)|\b(?:the|all|its|their|these|of|with|growing|long|short|first|two|three|ten|between) waits\b(?! (?:for|until|on|in)\b)/giu,
        'delay',
      ],
    ],
    fails: [
      'The second try succeeds.',
      'There are three tries.',
      'Each wait is longer.',
      'A policy with growing waits.',
    ],
    passes: ['The third attempt succeeds after a delay. The first fiber waits for the second.'],
  },
  {
    name: 'ask',
    find: [
      [
        /\basks\b(?! (?:you|yourself|questions?|a question)\b)/giu,
        'calls, requests, queries, needs',
      ],
      [
        /\bask(?:ing|ed)? (?:(?:the|its|each|every) \p{L}+ for|for (?:it|them|the value|the same|its own)|(?:the|a) (?:server|service|source|cache|bank|database|function|client|region))\b/giu,
        'call, request, query',
      ],
      [
        /\b(?:is|are|was|were|been|be) asked\b(?! to\b| by (?:readers|users))/giu,
        'is called, is requested, is queried',
      ],
    ],
    fails: [
      'Whatever effect asks for customer 2 waits.',
      'Before you ask the server again, wait.',
      'The bank was asked twice.',
    ],
    passes: ['Ask in the chat, or ask for help in an issue. The wizard asks you for a name.'],
  },
  {
    name: 'tell',
    find: [
      [
        /\btells? (?:of|nothing|the rest|more)\b|\b(?:is|are|was|were) told (?:in|by|there|of)\b|\btold of\b/giu,
        'says, shows, reports; “is covered in …”',
      ],
      [
        /(?<!\b(?:to|can|could|cannot|can't|can’t|not|cannot even|will|you) )\btells? (?:why|where|which|what|how|when|whether)\b/giu,
        'says, shows, reports',
      ],
    ],
    fails: ['The rest is told in Encoding.', 'The message tells where it failed.'],
    passes: ['You can tell which of them failed, and the type tells you why.'],
  },
  {
    name: 'what-for',
    find: [
      [/\bwhat (?:it|this|that|they) costs?\b/giu, 'cost'],
      [/\bwhat for\b/giu, 'use it for'],
      [/\bwhat next\b/giu, 'next steps'],
      [/\bhow (?:it|they|things) stands?\b/giu, 'status'],
    ],
    in: ['heading', 'head', 'cell', 'label', 'title'],
    fails: ['## What it costs', '## What for', '## What next', '## How it stands'],
    passes: ['## Cost', '## Next steps'],
  },
  {
    name: 'wants',
    find: [
      [
        /\b(?:cache|function|method|operator|layer|codec|decoder|encoder|handler|compiler|stream|queue|type|effect|schedule|signature|constructor|aspect|service|server)s? wants?\b(?! to)/giu,
        'needs, expects, takes',
      ],
    ],
    fails: ['Such a cache wants a capacity.'],
    passes: ['A cache needs a capacity. Use the function if a caller wants a default.'],
  },
  {
    name: 'filler',
    find: [
      [
        word(
          'simply|obviously|of course|basically|seamless|seamlessly|leverages?|leveraged|leveraging|delves?|blazing|blazingly|robust',
        ),
        'nothing: leave it out',
      ],
      [/(?<![“"])\bplease\b(?! the\b)/giu, 'nothing: leave it out'],
    ],
    fails: ['Simply call `run`.', 'Please report it.'],
    passes: [
      'Call `run`. Batches are easily lost, so fork just before the call to please the checker, which prints “Please provide a layer”.',
    ],
  },
  {
    name: 'spelling',
    find: [[/\bZIO2\b/gu, 'ZIO 2']],
    fails: ['In ZIO2 it differs.'],
    passes: ['In ZIO 2, it differs.'],
  },
  {
    name: 'casing',
    find: [
      [/\bcats[- ]effect\b|\bCats(?:-[Ee]| e)ffect\b/gu, 'Cats Effect'],
      [
        /(?<![\w/.:@#-])zio-\p{Ll}[\p{Ll}\d-]*(?![\w/.-]*[/.]\w)/gu,
        'the library’s name (ZIO HTTP), or the artifact in backquotes',
      ],
      [
        /\bzio (?:http|json|streams?|test|cache|query|kafka|prelude|schema|config|logging)\b/gu,
        'ZIO …, as the library spells its name',
      ],
      [/\bZio\b/gu, 'ZIO'],
      [/\bGithub\b|(?<![\w/.])github(?![\w/.])/gu, 'GitHub'],
      [/\bscala (?=[23]\b|cli\b|code\b)/gu, 'Scala'],
    ],
    fails: [
      'Use cats-effect for that.',
      'A server of zio-http.',
      'With zio http you serve.',
      'Zio runs.',
      'See Github.',
      'In scala 3.',
    ],
    passes: [
      'Cats Effect and ZIO HTTP meet in `zio-interop-cats`; see [zio/zio-http](https://github.com/zio/zio-http) and zio/zio#1 on GitHub, at https://zio.dev/zio-http/index.html.',
    ],
  },
  {
    name: 'cell-opening',
    in: ['cell'],
    find: [[/^(?:it|the same|that of|those of|they|them)\b/giu, 'the thing’s name']],
    fails: ['| Operator | Result |\n| --- | --- |\n| `zip` | the same in parallel |'],
    passes: [
      '| Operator | Result |\n| --- | --- |\n| `zip` | both values, and it fails with the first |',
    ],
  },
  {
    name: 'table-head',
    in: ['head'],
    find: [
      [/^(?!(?:circe|fs2|http4s|jsoniter-scala|munit-cats-effect|sbt)\b)\p{Ll}/gu, 'a capital'],
      [/^Notes$/gu, 'Note'],
      [/^(?:Content|Contains|What it contains)$/gu, 'Contents'],
      [/^What it means$/gu, 'Meaning'],
      [/^Price$/gu, 'Cost'],
    ],
    fails: [
      '| operator | Note |\n| --- | --- |\n| a | b |',
      '| Content | Notes | What it means | Price |\n| --- | --- | --- | --- |\n| a | b | c | d |',
    ],
    passes: [
      '| `zip` | fs2 | sbt project | Contents |\n| --- | --- | --- | --- |\n| a | b | c | d |',
    ],
  },
  {
    name: 'heading-pronoun',
    in: ['heading'],
    find: [[/\b(?:it|them|they|such(?! as))\b/giu, 'the operator or the task']],
    fails: ['## Closing it early', '## When such a fiber ends'],
    passes: ['## `forkDaemon`: fibers that outlive their parent'],
  },
  {
    name: 'description-verb',
    in: ['description'],
    find: [
      [
        /\b(?:know|see|learn|understand) (?:how|what|why|when|where|which)\b|\blearn\b/giu,
        'what the reader does: Retry …, Choose …',
      ],
    ],
    fails: [
      '---\ntitle: A\ndescription: Learn to retry what fails, and see how a schedule sets the delays and limits.\n---',
    ],
    passes: [
      '---\ntitle: A\ndescription: Retry transient failures with a Schedule that sets the backoff and the limits.\n---',
    ],
  },
  {
    name: 'joints',
    find: [
      [
        /, so\b(?! that)(?=[^]*, so\b(?! that))/gu,
        'another joint, or two sentences: use “, so” once in a paragraph',
      ],
    ],
    in: ['paragraph'],
    fails: ['It waits, so nothing happens. It ends, so the other starts.'],
    passes: ['It waits, so nothing happens. It ends, because it can.'],
  },
];

/** All phrase rules; those of the second edition don't bind the files in first-edition.txt. */
export const phraseRules: readonly PhraseRule[] = [...firstEdition, ...secondEdition];

/** The limits of a page; functions in model/shape.ts check them. */
export const limits = {
  description: descriptionLimits,
  /** At most this share of a page's headings may begin with a question word; one always may. */
  questionHeadings: 1 / 3,
  /** Paragraphs and list items in a section that begin in bold. */
  boldLeadIns: 3,
  /** Words in tables for each word of prose. */
  tableWords: 1 / 2,
  /** Rows of a table whose first head is "You have". */
  decisionRows: 8,
  scalaBlocks: 14,
  firstBlockLines: 20,
  blockLines: 40,
  blockColumns: 90,
  /** Words of the median sentence, on pages with at least `sentences` sentences. */
  medianSentence: { least: 10, most: 18, sentences: 20 },
  /** Two neighboring sentences may not both have so few words. */
  shortSentence: 5,
  /** Words outside folds, of which a page is told if it has more. */
  openWords: 1400,
} as const;

/** Pages that list entries; limits on blocks, tables, headings and lead-ins don't apply to them. */
export const listings =
  /^docs\/(?:resources\/|ecosystem\/|events\/|adopters|faq|code-of-conduct)|^src\/pages\//;

/** Pages of the archive: only their words are checked, because their content is that of 1.x. */
export const archive = /^versioned_docs\//;
