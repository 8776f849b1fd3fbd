import type { OperatorFamily } from '../model/family';

export const memoizing: OperatorFamily = {
  id: 'memoizing',
  title: 'Running once, keeping the result',
  page: 'reference/concurrency/index',
  choices: [
    {
      have: 'an effect whose result stays right',
      want: 'run it when it is first needed, and never again',
      use: ['effect.memoize'],
      note: 'keeps a failure or an interruption just as well',
    },
    {
      have: 'an effect whose result grows old',
      want: 'run it again after a time',
      use: ['effect.cached(timeToLive)'],
    },
    {
      have: 'a result that can turn out to be wrong',
      want: 'forget it on demand, or after a time',
      use: ['effect.cachedInvalidate(timeToLive)'],
    },
    {
      have: 'a function to an effect',
      want: 'run it once for each argument',
      use: ['ZIO.memoize(f)'],
      note: 'holds every result forever',
    },
    {
      have: 'an action without a result',
      want: 'do it for the first caller alone',
      use: ['effect.once'],
      note: 'the others do not wait for it',
    },
    {
      have: 'a result that another fiber computes',
      want: 'wait for it in many fibers',
      use: ['promise.await'],
      page: 'reference/concurrency/promise',
    },
    {
      have: 'something that the whole application shares',
      want: 'make it once and release it at the end',
      use: ['ZLayer.scoped(effect)'],
      page: 'reference/contextual/zlayer',
    },
  ],
};
