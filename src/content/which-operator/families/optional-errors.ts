import type { OperatorFamily } from '../model/family';

export const optionalErrors: OperatorFamily = {
  id: 'optional-errors',
  title: 'Deciding what an absent value means',
  page: 'reference/error-management/operations/flattening-optional-error-types',
  choices: [
    {
      have: 'a failure type `Option[E]`',
      want: 'fail with your own error instead of `None`',
      use: ['flattenErrorOption(error)'],
    },
    {
      have: 'a failure type `Option[E]`',
      want: 'succeed with an `Option`, empty if the value is absent',
      use: ['unsome'],
    },
    {
      have: 'a failure type `Option[E]`',
      want: 'run a second effect, but only for `None`',
      use: ['orElseOptional(that)'],
      page: 'reference/error-management/recovering/fallback',
    },
    {
      have: 'a failure type `Option[E]`',
      want: 'succeed with a default value, but only for `None`',
      use: ['unsome.someOrElse(default)'],
    },
    {
      have: 'a failure type `Option[E]`',
      want: 'handle `None` and `Some(e)` differently',
      use: ['catchAll { case None => …; case Some(e) => … }'],
      page: 'reference/error-management/recovering/catching',
    },
    {
      have: "an `Option` that isn't in an effect yet",
      want: 'get its value, or fail with an error',
      use: ['ZIO.getOrFailWith(error)(option)', 'ZIO.fromOption(option).orElseFail(error)'],
    },
    {
      have: 'an `Option` that contains an error',
      want: 'fail with that error, or continue if the `Option` is empty',
      use: ['ZIO.noneOrFail(option)', 'ZIO.noneOrFailWith(option)(f)'],
    },
    {
      have: 'a step that fails with `E`, in a chain that fails with `Option[E]`',
      want: 'give all steps one failure type',
      use: ['asSomeError'],
    },
  ],
};
