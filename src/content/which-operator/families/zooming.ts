import type { OperatorFamily } from '../model/family';

export const zooming: OperatorFamily = {
  id: 'zooming',
  title: 'Getting at the value in an Option or an Either',
  page: 'reference/error-management/operations/zooming-in-on-nested-values',
  choices: [
    {
      have: 'an `Option` as the result',
      want: 'get its value, or a default',
      use: ['someOrElse(default)', 'someOrElseZIO(effect)'],
    },
    {
      have: 'an `Option` as the result',
      want: 'get its value, or fail',
      use: ['someOrFail(error)', 'someOrFailException'],
    },
    {
      have: 'an `Option` as the result, and several steps that need its value',
      want: 'skip the steps if it is empty, and end with an `Option`',
      use: ['some … unsome', 'someWith(f)'],
    },
    {
      have: 'an `Option` as the result',
      want: 'continue only if it is empty',
      use: ['none'],
      note: 'fails with `None` otherwise',
    },
    {
      have: 'a `List` or another `Seq` as the result',
      want: 'get its first element',
      use: ['head'],
      note: 'fails with `None` if there is none',
    },
    {
      have: 'an `Either` as the result, and several steps for one side',
      want: 'skip the steps for the other side, and end with an `Either`',
      use: ['right … unright', 'rightWith(f)', 'left … unleft', 'leftWith(f)'],
    },
    {
      have: 'an `Either` with an error on the left',
      want: 'fail with that error',
      use: ['absolve'],
      page: 'reference/error-management/operations/exposing-errors-in-the-success-channel',
    },
    {
      have: 'a result or a failure that has to be an `Option` or an `Either`',
      want: 'wrap it',
      use: ['asSome', 'asLeft', 'asRight', 'asSomeError', 'asLeftError', 'asRightError'],
    },
  ],
};
