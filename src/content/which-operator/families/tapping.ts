import type { OperatorFamily } from '../model/family';

export const tapping: OperatorFamily = {
  id: 'tapping',
  title: 'Logging or counting errors',
  page: 'reference/error-management/operations/tapping-errors',
  choices: [
    {
      have: 'failures',
      want: 'report all or some',
      use: ['tapError(f)', 'tapSomeError(pf)'],
    },
    {
      have: 'failures',
      want: 'report where each was raised',
      use: ['tapErrorTrace(f)'],
    },
    {
      have: 'failures and defects',
      want: 'report everything that went wrong, as a cause',
      use: ['tapErrorCause(f)'],
      note: 'not interruption from outside',
    },
    {
      have: 'defects',
      want: 'report only bugs',
      use: ['tapDefect(f)'],
    },
    {
      have: 'failures and successes',
      want: 'report both',
      use: ['tapBoth(failure, success)', 'tapEither(f)'],
    },
    {
      have: 'successes',
      want: 'look at each value, or at some values',
      use: ['tap(f)', 'tapSome(pf)'],
    },
    {
      have: 'an effect that can be interrupted from outside',
      want: 'report or clean up in every case',
      use: ['onError(f)', 'onExit(f)'],
      note: 'the function must not fail',
    },
    {
      have: 'a problem to find',
      want: 'print or log the outcome',
      use: ['debug(prefix)', 'logError(message)'],
    },
  ],
};
