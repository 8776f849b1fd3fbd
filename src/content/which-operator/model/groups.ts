// cspell:ignore ause
/**
 * Groups of the decision tables' rows: what readers have, and what they want to do. The picker at
 * `/which-operator` filters by them. A row can be in several groups, and is in at least one.
 */
import type { Choice, OperatorFamily } from './family';

interface Group {
  /** Continues "You have" or "You want to". */
  readonly label: string;
  /** Matches the family's id and the row's own text, as in `retrying: a transient failure`. */
  readonly pattern: RegExp;
}

const have = {
  effect: {
    label: 'an effect',
    pattern:
      /\b(one|an) effect\b|^(retrying|timing-out):|returns an effect|\b(steps?|action|loop|job|problem)\b|ZIO program|your own program|: an operator/,
  },
  several: {
    label: 'several effects or a collection',
    pattern:
      /\b(two|(?<!that )several(?! (cases|ways))|many|collection|list|alternatives|elements|candidates)\b|^parallel:|\b(Seq|List)\b/,
  },
  value: {
    label: 'a value or a function',
    pattern:
      /\b(value|function|result(?! type)|success|successes|number|size|counter|(?<!one )class|constructor|record)\b/,
  },
  option: { label: 'an Option or an Either', pattern: /`(Option|Either|Try)\b/ },
  condition: {
    label: 'a condition or a pattern',
    pattern: /condition|Boolean|\b(check|pattern|decision|test is|several cases)\b/,
  },
  failure: {
    label: 'a failure',
    pattern:
      /failures?\b|can fail|may fail|an error|^fallback:|a reason|fallback|must succeed|exceptions?, and|exceptions that/,
  },
  cause: {
    label: 'a defect, a cause, or an exit',
    pattern: /defect|\bdie\b|[cC]ause\b|`?Exit\b|exits|\b(bug|orDie|impossible|outcome)\b/,
  },
  code: {
    label: 'plain code, a callback, or a library',
    pattern:
      /\b((?<!\b(?:a|of) )code|callbacks?|Future|library|Java|without ZIO|iterator|API)\b|caller that expects/,
  },
  fiber: {
    label: 'a fiber or background work',
    pattern: /fiber|background|interrupted|^fibers:|worker or a server/,
  },
  state: {
    label: 'state that fibers share',
    pattern: /^(state|stm|synchronizing|memoizing):|`Ref`/,
  },
  resource: {
    label: 'a resource or a scope',
    pattern: /^acquiring:|\b(resource|scope|connections?|file)\b/,
  },
  service: {
    label: 'a service or a layer',
    pattern:
      /^(calling-services|constructing-layers|reloading):|\b(services?|(?<!lower )layers?)\b|`ZIOApp`/,
  },
  schedule: {
    label: 'a schedule, a delay, or a time',
    pattern:
      /^(schedules|combining-schedules|telling-time|repeating):|schedule|too l(ong|ate)|is slow/,
  },
  stream: {
    label: 'a stream or a source of elements',
    pattern: /^(creating-streams|stream-operators):|\bstream\b/,
  },
  outside: {
    label: 'input, output, or settings',
    pattern: /^(console-lines|system-values|random-values):|settings|a log or/,
  },
  test: { label: 'a test', pattern: /\ba (test that|test$|simulation)/ },
} satisfies Record<string, Group>;

const want = {
  run: {
    label: 'run a program or an effect',
    pattern: /^running:|^fibers: (start|run)|: run (an|a second|one of) effects?\b/,
  },
  check: {
    label: 'check a value or choose an effect',
    pattern: /^(conditions|filtering|rejecting):|\b(choose|condition|matches|test)\b/,
  },
  fail: { label: 'fail or die', pattern: /^raising:|\b((?<!can't )fail|die)\b/ },
  handle: {
    label: 'handle a failure or a defect',
    pattern:
      /^(catching|fallback|folding|sandboxing):|\b(handle|default|fallback|substitute|backup|recover)\b|continue with|after a failure|first success/,
  },
  change: {
    label: 'change a result or a failure',
    pattern:
      /^(mapping|chaining-on-errors|flipping|refining|unrefining|zooming|optional-errors):|\b(change|replace (only|every)|translate|convert|wrap)\b/,
  },
  outcome: {
    label: 'get the outcome as a value',
    pattern:
      /^(exits|causes|exposing-errors|exposing-causes|merging):|as a value|`Exit`|\b((?<!every )outcome|either of them)\b|know only/,
  },
  log: {
    label: 'log or inspect',
    pattern: /^tapping:|\b(log|logs|report|print|look at|where the failure was raised|measure)\b/,
  },
  collect: {
    label: 'combine several results',
    pattern:
      /^accumulating:|\b(collect|combine|both results|all values|pairs|for each (item|element)|for all|of both)\b|item to item|assemble/,
  },
  repeat: {
    label: 'retry, repeat, or loop',
    pattern:
      /^(retrying|repeating|schedules|combining-schedules|loops):|\b(retry|(?<!never )again|on a schedule)\b/,
  },
  time: {
    label: 'wait, or limit a time',
    pattern: /^(timing-out|telling-time):|\b(wait|delays?|after some time)\b/,
  },
  parallel: {
    label: 'run effects at the same time',
    pattern: /^(parallel|fibers):|same time|parallel|effects at a time|in the background/,
  },
  interrupt: {
    label: 'interrupt or stop',
    pattern: /^interruption:|\b(interrupt|interruption|stop|canceled)\b/,
  },
  share: {
    label: 'share or keep a value',
    pattern: /^(memoizing|state|stm|synchronizing):|\bshare\b/,
  },
  release: {
    label: 'open and close a resource',
    pattern: /^acquiring:|clean ?up|\b(release|closes?|finalizers?)\b/,
  },
  provide: {
    label: 'build, call, or replace a service',
    pattern: /^(constructing-layers|calling-services|reloading|built-in-services):|\bservices\b/,
  },
  read: {
    label: 'read, print, or draw values',
    pattern: /^(console-lines|random-values|system-values):|^telling-time: (get|store)/,
  },
  stream: {
    label: 'create or process a stream',
    pattern: /^(creating-streams|stream-operators):|\bstream\b/,
  },
} satisfies Record<string, Group>;

/** What the picker filters by. */
export type ChoiceName = 'have' | 'want';

/** The groups of each choice, by the names that addresses use. */
export const groups: Readonly<Record<ChoiceName, Readonly<Record<string, Group>>>> = { have, want };

/** The names of the groups of a row. */
export function groupsOf(name: ChoiceName, { id }: OperatorFamily, choice: Choice): string[] {
  const text = `${id}: ${choice[name]}`;
  return Object.entries(groups[name])
    .filter(([, { pattern }]) => pattern.test(text))
    .map(([group]) => group);
}

/** The group of `want` that most rows of a family are in. */
export function goalOf(family: OperatorFamily): keyof typeof want {
  const goals = family.choices.flatMap((row) => groupsOf('want', family, row));
  const count = (goal: string): number => goals.filter((other) => other === goal).length;
  const names = Object.keys(want) as (keyof typeof want)[];
  return names.reduce((best, goal) => (count(goal) > count(best) ? goal : best));
}
