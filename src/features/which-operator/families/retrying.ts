import type { OperatorFamily } from '../model/family';

export const retrying: OperatorFamily = {
  id: 'retrying',
  title: 'Trying again',
  page: 'reference/error-management/recovering/retrying',
  choices: [
    {
      have: 'a failure that passes by itself',
      want: 'try again as a schedule says',
      use: ['retry(schedule)'],
    },
    {
      have: 'a failure that passes by itself',
      want: 'try again a fixed number of times',
      use: ['retryN(n)'],
      note: 'no wait between tries',
    },
    {
      have: 'failures of which only some pass',
      want: 'try again, with waits and a limit, after those',
      use: ['retry(schedule.whileInput(p))'],
    },
    {
      have: 'failures of which only some pass',
      want: 'try again while or until the failure satisfies a test',
      use: ['retryWhile(p)', 'retryUntil(p)'],
      note: 'no wait, no limit',
    },
    {
      have: 'a test that is itself an effect',
      want: 'try again while or until it says so',
      use: ['retryWhileZIO(p)', 'retryUntilZIO(p)'],
      note: 'no wait, no limit',
    },
    {
      have: 'one failure to wait for, or to wait out',
      want: 'try again until it comes, or while it does',
      use: ['retryUntilEquals(e)', 'retryWhileEquals(e)'],
      note: 'no wait, no limit',
    },
    {
      have: 'a substitute for when the schedule gives up',
      want: 'try again as a schedule says, then take the substitute',
      use: ['retryOrElse(schedule, orElse)'],
    },
    {
      have: 'a substitute of another type',
      want: 'the same, and to know which of the two answered',
      use: ['retryOrElseEither(schedule, orElse)'],
    },
  ],
};
