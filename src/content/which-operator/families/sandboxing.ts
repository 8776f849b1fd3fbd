import type { OperatorFamily } from '../model/family';

export const sandboxing: OperatorFamily = {
  id: 'sandboxing',
  title: 'Handling defects like failures',
  page: 'reference/error-management/recovering/sandboxing',
  choices: [
    {
      have: 'an operator without a variant for causes, such as `retry`',
      want: 'apply it to defects too',
      use: ['sandboxWith(f)', 'sandbox … unsandbox'],
    },
    {
      have: 'a handler for failures and defects',
      want: 'call it with the cause',
      use: ['catchAllCause(h)', 'catchSomeCause(pf)'],
      page: 'reference/error-management/recovering/catching',
    },
    {
      have: 'a cause that you want to change',
      want: 'fail with the new cause',
      use: ['mapErrorCause(f)'],
    },
    {
      have: 'a cause that you want to log',
      want: 'look at the cause without changing it',
      use: ['tapErrorCause(f)'],
      page: 'reference/error-management/operations/tapping-errors',
    },
    {
      have: 'code that throws an exception you expect',
      want: 'turn this defect into a failure',
      use: ['unrefine(pf)', 'unrefineTo[E]', 'resurrect'],
      page: 'reference/error-management/operations/converting-defects-to-failures',
    },
  ],
};
