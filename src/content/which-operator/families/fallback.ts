import type { OperatorFamily } from '../model/family';

export const fallback: OperatorFamily = {
  id: 'fallback',
  title: 'Falling back after a failure',
  page: 'reference/error-management/recovering/fallback',
  choices: [
    {
      have: 'a backup effect with the same result type',
      want: 'run the backup when the first effect fails',
      use: ['orElse(that)', 'a <> b'],
      note: 'the first failure is discarded',
    },
    {
      have: 'a backup effect with another result type',
      want: 'run the backup, and know which of the two succeeded',
      use: ['orElseEither(that)', 'a <+> b'],
    },
    {
      have: 'a default value',
      want: "return the default, so that the effect can't fail",
      use: ['orElseSucceed(value)'],
    },
    {
      have: 'a failure that says more to the caller',
      want: 'replace every other failure with it',
      use: ['orElseFail(error)'],
    },
    {
      have: 'several alternatives',
      want: 'run them in turn until one succeeds',
      use: ['ZIO.firstSuccessOf(first, rest)', 'first.firstSuccessOf(rest)'],
    },
    {
      have: 'several alternatives',
      want: 'start them at the same time and take the first success',
      use: ['raceAll(rest)'],
      page: 'reference/concurrency/index',
    },
    {
      have: 'a failure type `Option[E]`, where `None` means "not found"',
      want: 'run the backup when nothing was found, but not after a real failure',
      use: ['orElseOptional(that)'],
    },
    {
      have: 'a retry schedule',
      want: 'run the backup when the schedule stops',
      use: ['retryOrElse(schedule, orElse)'],
      page: 'reference/error-management/recovering/retrying',
    },
  ],
};
