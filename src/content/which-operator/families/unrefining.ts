import type { OperatorFamily } from '../model/family';

export const unrefining: OperatorFamily = {
  id: 'unrefining',
  title: 'Making failures of defects',
  page: 'reference/error-management/operations/converting-defects-to-failures',
  choices: [
    {
      have: 'code of your own that throws',
      want: 'a failure from the start, and no defect',
      use: ['ZIO.attempt(code)', 'mapAttempt(f)'],
      page: 'reference/error-management/operations/map-operations',
    },
    {
      have: 'an effect that dies with a class of exceptions which you expect',
      want: 'those exceptions as failures',
      use: ['unrefineTo[E]'],
    },
    {
      have: 'an effect that dies with exceptions which you expect',
      want: 'failures of your own for them',
      use: ['unrefine(pf)'],
    },
    {
      have: 'an effect that dies with exceptions which you expect, and also has a failure type',
      want: 'one failure type for defects and failures',
      use: ['unrefineWith(pf)(f)'],
    },
    {
      have: 'an effect that became `orDie` too early',
      want: 'every defect as a failure again',
      use: ['resurrect'],
      note: 'a defect hides the failure next to it',
    },
    {
      have: 'an effect that may end badly in any way, and a caller who knows one `Throwable`',
      want: 'the one that matters most as the failure',
      use: ['absorb', 'absorbWith(f)'],
      note: 'its own interruption becomes a failure too',
    },
    {
      have: 'operators for failures that have to see the whole cause',
      want: 'the cause as the failure, for a while',
      use: ['sandbox … unsandbox'],
      page: 'reference/error-management/recovering/sandboxing',
    },
    {
      have: 'a defect that has an answer',
      want: 'another effect in its place',
      use: ['catchSomeDefect(pf)', 'catchAllDefect(h)'],
      page: 'reference/error-management/recovering/catching',
    },
  ],
};
