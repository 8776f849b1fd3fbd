import type { OperatorFamily } from '../model/family';

export const conditions: OperatorFamily = {
  id: 'conditions',
  title: 'Choosing what to run',
  page: 'reference/control-flow/index',
  choices: [
    {
      have: 'a `Boolean`, or a value with several cases',
      want: 'choose one of several effects',
      use: ['if … then … else …', 'value match …'],
      note: 'plain Scala, no operator needed',
    },
    {
      have: 'a `Boolean` and one effect',
      want: 'run the effect or skip it',
      use: ['effect.when(p)', 'effect.unless(p)'],
      note: 'returns an `Option`; the `Discard` forms return `Unit`',
    },
    {
      have: 'a condition that is an effect, and one effect',
      want: 'run the effect or skip it',
      use: ['effect.whenZIO(p)', 'effect.unlessZIO(p)'],
    },
    {
      have: 'a condition that is an effect, and two effects',
      want: 'run only one',
      use: ['ZIO.ifZIO(p)(onTrue, onFalse)'],
    },
    {
      have: 'several conditions that are effects',
      want: 'combine them with "and", "or", and "not"',
      use: ['a && b', 'a || b', 'a.negate'],
      note: '`b` runs only if its result matters',
    },
    {
      have: 'a condition that has to hold',
      want: "fail if it doesn't",
      use: ['ZIO.cond(p, value, error)', 'effect.filterOrFail(p)(error)'],
    },
    {
      have: 'a value with several cases',
      want: 'run an effect for some cases, and nothing for the others',
      use: ['ZIO.whenCase(value)(pf)', 'ZIO.whenCaseZIO(effect)(pf)'],
    },
    {
      have: 'a condition on the value of a `Ref` or a `FiberRef`',
      want: 'run an effect if it holds, and get the value',
      use: ['effect.whenRef(ref)(p)', 'effect.whenFiberRef(ref)(p)'],
      note: 'the value of a `Ref` may change before the effect runs',
    },
  ],
};
