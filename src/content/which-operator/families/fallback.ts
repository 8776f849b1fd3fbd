import type { OperatorFamily } from '../model/family';

export const fallback: OperatorFamily = {
  id: 'fallback',
  title: 'Taking something else instead',
  page: 'reference/error-management/recovering/fallback',
  choices: [
    {
      have: 'a second effect with the same kind of answer',
      want: 'to run it when the first fails',
      use: ['orElse(that)', 'a <> b'],
      note: 'the first failure is dropped',
    },
    {
      have: 'a second effect with another kind of answer',
      want: 'to run it, and to know which of the two answered',
      use: ['orElseEither(that)', 'a <+> b'],
    },
    {
      have: 'a default value',
      want: 'an effect that cannot fail',
      use: ['orElseSucceed(value)'],
    },
    {
      have: 'a failure that says more to the caller',
      want: 'that failure in place of any other',
      use: ['orElseFail(error)'],
    },
    {
      have: 'several alternatives',
      want: 'to run them in turn until one succeeds',
      use: ['ZIO.firstSuccessOf(first, rest)', 'first.firstSuccessOf(rest)'],
    },
    {
      have: 'several alternatives',
      want: 'to start them together and take the first success',
      use: ['raceAll(rest)'],
      page: 'reference/concurrency/index',
    },
    {
      have: 'a failure type `Option[E]`, where `None` means absent',
      want: 'a second effect when the value is absent, not when something failed',
      use: ['orElseOptional(that)'],
    },
    {
      have: 'a schedule for trying again',
      want: 'a second effect when the schedule gives up',
      use: ['retryOrElse(schedule, orElse)'],
      page: 'reference/error-management/recovering/retrying',
    },
  ],
};
