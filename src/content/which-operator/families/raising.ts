import type { OperatorFamily } from '../model/family';

export const raising: OperatorFamily = {
  id: 'raising',
  title: 'Raising an error',
  page: 'reference/error-management/types/failures',
  choices: [
    {
      have: 'a reason that callers should know',
      want: 'to fail with it',
      use: ['ZIO.fail(error)'],
    },
    {
      have: 'a condition, and an answer for each side of it',
      want: 'to succeed where it holds and to fail where not',
      use: ['ZIO.cond(p, value, error)'],
    },
    {
      have: 'an `Option`',
      want: 'to fail where it is empty',
      use: ['ZIO.getOrFailWith(error)(option)', 'ZIO.fromOption(option)'],
      note: '`fromOption` fails with `None`',
    },
    {
      have: 'an `Option`',
      want: 'to fail where it holds something',
      use: ['ZIO.noneOrFailWith(option)(f)', 'ZIO.noneOrFail(option)'],
    },
    {
      have: 'an `Either`, a `Try`',
      want: 'to fail with its left side, its exception',
      use: ['ZIO.fromEither(either)', 'ZIO.fromTry(result)'],
    },
    {
      have: 'code that throws',
      want: 'to fail with the exception',
      use: ['ZIO.attempt(code)', 'mapAttempt(f)'],
      page: 'overview/creating-effects',
    },
    {
      have: 'a `Cause` from elsewhere',
      want: 'to end with it, whatever it holds',
      use: ['ZIO.failCause(cause)', 'ZIO.fromEitherCause(either)'],
    },
    {
      have: 'a state that the program rules out',
      want: 'to stop with a defect',
      use: ['ZIO.die(exception)', 'ZIO.dieMessage(text)'],
      page: 'reference/error-management/types/defects',
    },
    {
      have: 'a failure that no caller can act on',
      want: 'to make it a defect',
      use: ['orDie', 'orDieWith(f)'],
      page: 'reference/error-management/types/defects',
    },
  ],
};
