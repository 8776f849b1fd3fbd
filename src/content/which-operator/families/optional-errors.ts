import type { OperatorFamily } from '../model/family';

export const optionalErrors: OperatorFamily = {
  id: 'optional-errors',
  title: 'Settling what an absent value means',
  page: 'reference/error-management/operations/flattening-optional-error-types',
  choices: [
    {
      have: 'a failure type `Option[E]`',
      want: 'an error of your own where it is `None`',
      use: ['flattenErrorOption(error)'],
    },
    {
      have: 'a failure type `Option[E]`',
      want: 'absence to be a result',
      use: ['unsome'],
      note: 'the result becomes an `Option`',
    },
    {
      have: 'a failure type `Option[E]`',
      want: 'a second effect where it is `None`, not where something failed',
      use: ['orElseOptional(that)'],
      page: 'reference/error-management/recovering/fallback',
    },
    {
      have: 'a failure type `Option[E]`',
      want: 'a default value where it is `None`, not where something failed',
      use: ['unsome.someOrElse(default)'],
    },
    {
      have: 'a failure type `Option[E]`',
      want: 'an answer for each of the two',
      use: ['catchAll { case None => …; case Some(e) => … }'],
      page: 'reference/error-management/recovering/catching',
    },
    {
      have: 'a plain `Option`',
      want: 'its value, or to fail with an error',
      use: ['ZIO.getOrFailWith(error)(option)', 'ZIO.fromOption(option).orElseFail(error)'],
    },
    {
      have: 'a plain `Option`',
      want: 'its value, or to fail with `None`, an exception or `()`',
      use: ['ZIO.fromOption(option)', 'ZIO.getOrFail(option)', 'ZIO.getOrFailUnit(option)'],
    },
    {
      have: 'a plain `Option` that holds what is wrong',
      want: 'to fail with it, or to continue',
      use: ['ZIO.noneOrFail(option)', 'ZIO.noneOrFailWith(option)(f)'],
    },
    {
      have: 'a step that fails with `E` among others that fail with `Option[E]`',
      want: 'one failure type for all',
      use: ['asSomeError'],
    },
  ],
};
