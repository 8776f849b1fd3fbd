import type { OperatorFamily } from '../model/family';

export const sandboxing: OperatorFamily = {
  id: 'sandboxing',
  title: 'Treating defects like failures',
  page: 'reference/error-management/recovering/sandboxing',
  choices: [
    {
      have: 'an operator for failures that has no form for causes, such as `retry`',
      want: 'that operator to see defects too, and the old failure type afterwards',
      use: ['sandbox … unsandbox', 'sandboxWith(f)'],
    },
    {
      have: 'one handler for every way to end',
      want: 'to run it on the cause',
      use: ['catchAllCause(h)', 'catchSomeCause(pf)'],
      page: 'reference/error-management/recovering/catching',
    },
    {
      have: 'a cause to add to or to change',
      want: 'to fail with the new one',
      use: ['mapErrorCause(f)'],
    },
    {
      have: 'a cause to look at',
      want: 'to look without changing it',
      use: ['tapErrorCause(f)'],
      page: 'reference/error-management/operations/tapping-errors',
    },
    {
      have: 'exceptions that some code throws, and that you expect',
      want: 'failures from then on',
      use: ['unrefine(pf)', 'unrefineTo[E]', 'resurrect'],
      page: 'reference/error-management/operations/converting-defects-to-failures',
    },
  ],
};
