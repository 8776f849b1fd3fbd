import type { OperatorFamily } from '../model/family';

export const memoizing: OperatorFamily = {
  id: 'memoizing',
  title: 'Running once, keeping the result',
  page: 'reference/concurrency/index',
  choices: [
    {
      have: 'an effect whose result never changes',
      want: 'run it when it is first needed, and never again',
      use: ['effect.memoize'],
      note: 'keeps a failure or an interruption too',
    },
    {
      have: 'an effect whose result gets out of date',
      want: 'run it again after some time',
      use: ['effect.cached(timeToLive)'],
    },
    {
      have: 'a result that can turn out to be wrong',
      want: 'clear it yourself, or after some time',
      use: ['effect.cachedInvalidate(timeToLive)'],
    },
    {
      have: 'a function that returns an effect',
      want: 'run the effect once for each argument',
      use: ['ZIO.memoize(f)'],
      note: 'keeps every result forever',
    },
    {
      have: 'an action without a result',
      want: 'run it for the first caller only',
      use: ['effect.once'],
      note: 'the other callers do not wait for it',
    },
    {
      have: 'a result that another fiber computes',
      want: 'let many fibers wait for it',
      use: ['promise.await'],
      page: 'reference/concurrency/promise',
    },
    {
      have: 'a resource that the whole application shares',
      want: 'create it once and release it at the end',
      use: ['ZLayer.scoped(effect)'],
      page: 'reference/contextual/zlayer',
    },
  ],
};
