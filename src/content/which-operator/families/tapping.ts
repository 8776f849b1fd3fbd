import type { OperatorFamily } from '../model/family';

export const tapping: OperatorFamily = {
  id: 'tapping',
  title: 'Looking at an outcome without changing it',
  page: 'reference/error-management/operations/tapping-errors',
  choices: [
    {
      have: 'an effect that can fail',
      want: 'to see each failure',
      use: ['tapError(f)'],
    },
    {
      have: 'an effect that can fail in several ways',
      want: 'to see some of the failures',
      use: ['tapSomeError(pf)'],
    },
    {
      have: 'an effect that can fail',
      want: 'to see each failure and where it was raised',
      use: ['tapErrorTrace(f)'],
    },
    {
      have: 'an effect that can end badly in any way',
      want: 'to see all that went wrong, as one cause',
      use: ['tapErrorCause(f)'],
      note: 'not for interruption by another fiber',
    },
    {
      have: 'an effect that may hold a bug',
      want: 'to see its defects alone',
      use: ['tapDefect(f)'],
    },
    {
      have: 'an effect that can fail',
      want: 'to see the failure with one function and the success with another',
      use: ['tapBoth(failure, success)'],
    },
    {
      have: 'an effect that can fail',
      want: 'to see failure and success with one function',
      use: ['tapEither(f)'],
    },
    {
      have: 'an effect that succeeds',
      want: 'to see its value, or some of its values',
      use: ['tap(f)', 'tapSome(pf)'],
    },
    {
      have: 'an effect that can end in any way, interruption by another fiber included',
      want: 'to see how it ended, and not to be stopped meanwhile',
      use: ['onError(f)', 'onExit(f)'],
      note: 'the function must not fail',
    },
    {
      have: 'an effect that does not do what you think',
      want: 'to print its outcome while you search',
      use: ['debug(prefix)'],
    },
    {
      have: 'an effect whose failures belong in the log',
      want: 'the whole cause there',
      use: ['logError(message)'],
      page: 'reference/error-management/best-practices/logging-errors',
    },
  ],
};
