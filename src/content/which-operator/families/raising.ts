import type { OperatorFamily } from '../model/family';

export const raising: OperatorFamily = {
  id: 'raising',
  title: 'Raising an error',
  page: 'reference/error-management/types/failures',
  choices: [
    {
      have: 'a reason that callers should know',
      want: 'fail with the reason',
      use: ['ZIO.fail(error)'],
    },
    {
      have: 'a condition',
      want: 'succeed if the condition is true, and fail otherwise',
      use: ['ZIO.cond(p, value, error)'],
    },
    {
      have: 'an `Option`',
      want: 'fail if the option is empty',
      use: ['ZIO.getOrFailWith(error)(option)', 'ZIO.fromOption(option)'],
      note: '`fromOption` fails with `None`',
    },
    {
      have: 'an `Option`',
      want: 'fail if the option holds a value',
      use: ['ZIO.noneOrFailWith(option)(f)', 'ZIO.noneOrFail(option)'],
    },
    {
      have: 'an `Either` or a `Try`',
      want: 'fail with the `Left` or the exception',
      use: ['ZIO.fromEither(either)', 'ZIO.fromTry(result)'],
    },
    {
      have: 'code that throws',
      want: 'fail with the exception',
      use: ['ZIO.attempt(code)', 'mapAttempt(f)'],
      page: 'overview/creating-effects',
    },
    {
      have: 'a `Cause`',
      want: 'end with the whole cause',
      use: ['ZIO.failCause(cause)', 'ZIO.fromEitherCause(either)'],
    },
    {
      have: 'a state that should be impossible',
      want: 'die with a defect',
      use: ['ZIO.die(exception)', 'ZIO.dieMessage(text)'],
      page: 'reference/error-management/types/defects',
    },
  ],
};
