import type { OperatorFamily } from '../model/family';

export const conditions: OperatorFamily = {
  id: 'conditions',
  title: 'Choosing what to run',
  page: 'reference/control-flow/index',
  choices: [
    {
      have: 'a `Boolean` and two effects',
      want: 'to run one of them',
      use: ['if … then … else …'],
      note: 'no operator needed',
    },
    {
      have: 'a `Boolean` and one effect',
      want: 'to run it or to skip it',
      use: ['effect.when(p)', 'effect.unless(p)'],
      note: 'gives an `Option`; with `Discard` in the name, nothing',
    },
    {
      have: 'an effect of a `Boolean` and one effect',
      want: 'to run it or to skip it',
      use: ['effect.whenZIO(p)', 'effect.unlessZIO(p)'],
    },
    {
      have: 'an effect of a `Boolean` and two effects',
      want: 'to run one of them',
      use: ['ZIO.ifZIO(p)(onTrue, onFalse)'],
    },
    {
      have: 'several effects of a `Boolean`',
      want: 'their "and", "or" or "not"',
      use: ['a && b', 'a || b', 'a.negate'],
      note: 'the second runs only if it matters',
    },
    {
      have: 'a `Boolean`, a value and a failure',
      want: 'to succeed or to fail',
      use: ['ZIO.cond(p, value, error)'],
    },
    {
      have: 'a value of several cases',
      want: 'an effect for each',
      use: ['value match …'],
      note: 'no operator needed',
    },
    {
      have: 'a value of several cases',
      want: 'an effect for some, nothing for the rest',
      use: ['ZIO.whenCase(value)(pf)', 'ZIO.whenCaseZIO(effect)(pf)'],
    },
    {
      have: 'a guard in a `for`',
      want: 'to fail when it does not hold',
      use: ['filterOrFail(p)(error)', 'ZIO.fail(error).unless(p)'],
      page: 'reference/error-management/operations/filtering-the-success-channel',
    },
    {
      have: 'a condition on the value of a `Ref` or `FiberRef`',
      want: 'to run an effect when it holds, and to know the value',
      use: ['effect.whenRef(ref)(p)', 'effect.whenFiberRef(ref)(p)'],
      note: 'the value may change before the effect runs',
    },
  ],
};
