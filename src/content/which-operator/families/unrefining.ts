import type { OperatorFamily } from '../model/family';

export const unrefining: OperatorFamily = {
  id: 'unrefining',
  title: 'Converting defects to failures',
  page: 'reference/error-management/operations/converting-defects-to-failures',
  choices: [
    {
      have: 'your own code that throws',
      want: 'fail from the start, without a defect',
      use: ['ZIO.attempt(code)', 'mapAttempt(f)'],
      page: 'reference/error-management/operations/map-operations',
    },
    {
      have: 'defects of one class',
      want: 'fail with the exception itself',
      use: ['unrefineTo[E]'],
    },
    {
      have: 'defects that a pattern describes',
      want: 'fail with your own error',
      use: ['unrefine(pf)'],
    },
    {
      have: 'expected defects, and a failure type of another kind',
      want: 'bring both into one failure type',
      use: ['unrefineWith(pf)(f)'],
    },
    {
      have: 'an effect that called `orDie` too early',
      want: 'fail with the first defect',
      use: ['resurrect'],
      note: 'prefers a defect to a failure',
    },
    {
      have: 'a caller that expects one `Throwable`',
      want: 'fail with whatever went wrong',
      use: ['absorb', 'absorbWith(f)'],
      note: "also converts the effect's own interruption",
    },
    {
      have: 'operators for failures that should see the whole cause',
      want: 'make the cause the failure, and undo that later',
      use: ['sandbox … unsandbox'],
      page: 'reference/error-management/recovering/sandboxing',
    },
    {
      have: 'a defect that you can recover from',
      want: 'continue with another effect',
      use: ['catchSomeDefect(pf)', 'catchAllDefect(h)'],
      page: 'reference/error-management/recovering/catching',
    },
  ],
};
