import type { OperatorFamily } from '../model/family';

export const causes: OperatorFamily = {
  id: 'causes',
  title: 'Reading a cause',
  page: 'reference/core/cause',
  choices: [
    {
      have: 'a cause with one failure or several',
      want: 'the failure, or all of them',
      use: ['failureOption', 'failures'],
      note: '`failureTraceOption` adds where it was raised',
    },
    {
      have: 'a cause that may hold bugs',
      want: 'the exceptions behind them',
      use: ['dieOption', 'defects'],
    },
    {
      have: 'a cause that may hold an interruption',
      want: 'to know who interrupted',
      use: ['interruptOption', 'interruptors'],
    },
    {
      have: 'a cause',
      want: 'to know whether anything but interruption is in it',
      use: ['isInterruptedOnly'],
      note: 'true for the empty cause as well',
    },
    {
      have: 'a cause',
      want: 'the failure if there is one, else a cause without failures',
      use: ['failureOrCause', 'failureTraceOrCause'],
    },
    {
      have: 'code that needs one exception',
      want: 'the most important one',
      use: ['squash', 'squashWith(f)'],
      note: '`squashTrace` attaches the printed cause to it',
    },
    {
      have: 'a log or a screen',
      want: 'everything, with its traces, as text',
      use: ['prettyPrint'],
      note: '`ZIO.logErrorCause(cause)` logs it',
    },
    {
      have: 'a cause to log or pass on',
      want: 'only its defects',
      use: ['keepDefects'],
      note: 'not `stripFailures`: loggers print its gaps as nothing',
    },
    {
      have: 'a cause to pass on',
      want: 'the cause without certain entries',
      use: ['filter(p)', 'stripSomeDefects(pf)'],
      note: '`filter(_ => true)` removes empty parts',
    },
    {
      have: 'a cause of any shape',
      want: 'a value computed from the whole tree',
      use: ['fold(…)(…)'],
      note: '`foldLeft` where the shape does not matter, `find` for the first match',
    },
    {
      have: 'an effect',
      want: 'its cause as a value',
      use: ['effect.cause', 'effect.exit'],
      page: 'reference/error-management/operations/exposing-the-cause-in-the-success-channel',
    },
  ],
};
