import type { OperatorFamily } from '../model/family';

export const causes: OperatorFamily = {
  id: 'causes',
  title: 'Reading a cause',
  page: 'reference/core/cause',
  choices: [
    {
      have: 'a cause',
      want: 'get the first failure, or all failures',
      use: ['failureOption', 'failures'],
    },
    {
      have: 'a cause',
      want: 'get the first exception behind a bug, or all of them',
      use: ['dieOption', 'defects'],
    },
    {
      have: 'a cause',
      want: 'check that the effect was interrupted, and nothing else happened',
      use: ['isInterruptedOnly'],
      note: 'also true for an empty cause',
    },
    {
      have: 'a cause',
      want: 'handle the first failure, or else a cause without failures',
      use: ['failureOrCause'],
    },
    {
      have: 'code that needs one exception',
      want: 'choose the most important error',
      use: ['squash', 'squashWith(f)'],
      note: 'log the cause first',
    },
    {
      have: 'a log or a screen',
      want: 'print everything, with traces',
      use: ['prettyPrint'],
      note: '`ZIO.logErrorCause(cause)` logs it',
    },
    {
      have: 'a cause to log or to propagate',
      want: 'keep only the defects, or only the entries that match',
      use: ['keepDefects', 'filter(p)'],
      note: 'not `stripFailures`, which can make a logger print nothing',
    },
    {
      have: 'a cause of any shape',
      want: 'compute a value from the whole tree',
      use: ['fold(…)(…)', 'foldLeft(z)(pf)'],
    },
  ],
};
