import type { OperatorFamily } from '../model/family';

export const zooming: OperatorFamily = {
  id: 'zooming',
  title: 'Reaching into an Option or an Either',
  page: 'reference/error-management/operations/zooming-in-on-nested-values',
  choices: [
    {
      have: 'a result that is an `Option`',
      want: 'its value, or a default',
      use: ['someOrElse(default)', 'someOrElseZIO(effect)'],
    },
    {
      have: 'a result that is an `Option`',
      want: 'its value, or to fail',
      use: ['someOrFail(error)', 'someOrFailException'],
    },
    {
      have: 'a result that is an `Option`, and several steps to take with its value',
      want: 'to skip them when there is none, and an `Option` again at the end',
      use: ['some … unsome', 'someWith(f)'],
    },
    {
      have: 'a result that is an `Option`',
      want: 'to continue only if it is empty',
      use: ['none'],
      note: 'fails with `None` if it is not',
    },
    {
      have: 'a result that is a `List` or another `Seq`',
      want: 'its first element',
      use: ['head'],
      note: 'fails with `None` if it is empty',
    },
    {
      have: 'a result that is an `Either`, and several steps to take with one side',
      want: 'to leave the other side alone, and an `Either` again at the end',
      use: ['right … unright', 'rightWith(f)', 'left … unleft', 'leftWith(f)'],
    },
    {
      have: 'a result that is an `Either` whose left side is an error',
      want: 'to fail with it',
      use: ['absolve'],
      page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
    },
    {
      have: 'a plain result where an `Option` or an `Either` is expected',
      want: 'to wrap it',
      use: ['asSome', 'asLeft', 'asRight'],
    },
    {
      have: 'a failure where an `Option` or an `Either` is expected',
      want: 'to wrap it',
      use: ['asSomeError', 'asLeftError', 'asRightError'],
    },
  ],
};
