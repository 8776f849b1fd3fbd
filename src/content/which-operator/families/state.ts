import type { OperatorFamily } from '../model/family';

export const state: OperatorFamily = {
  id: 'state',
  title: 'Keeping state',
  page: 'reference/state-management/index',
  choices: [
    {
      have: 'a loop or a recursion',
      want: 'pass a state from round to round',
      use: ['ZIO.iterate(state)(condition)(round)', 'round.flatMap(loop)'],
      page: 'reference/state-management/recursion',
    },
    {
      have: 'steps in many functions, one after another',
      want: 'change a state without passing it around',
      use: ['ZIO.stateful(initial)(effect)'],
      page: 'reference/state-management/zstate',
      note: 'not shared by parallel fibers',
    },
    {
      have: 'the context of a request, such as its id',
      want: 'set the context for one effect and its children',
      use: ['fiberRef.locally(value)(effect)'],
      page: 'reference/state-management/fiberref',
    },
    {
      have: 'one value that several fibers use',
      want: 'change the value with a function',
      use: ['ref.update(f)', 'ref.modify(f)'],
      page: 'reference/concurrency/ref',
    },
    {
      have: 'one value that several fibers use',
      want: 'change the value with an effect, one update at a time',
      use: ['synchronized.updateZIO(f)', 'synchronized.modifyZIO(f)'],
      page: 'reference/concurrency/refsynchronized',
    },
    {
      have: 'several values that must agree',
      want: 'change the values together, or wait for a condition',
      use: ['STM.atomically(transaction)'],
      page: 'reference/stm/stm',
    },
    {
      have: 'results of parallel effects',
      want: 'combine the results without shared state',
      use: ['ZIO.foreachPar(items)(f)'],
      page: 'reference/concurrency/index',
    },
    {
      have: 'one value that other fibers follow',
      want: 'get a stream of the changes',
      use: ['SubscriptionRef.make(initial)'],
      page: 'reference/stream/subscription-ref',
    },
  ],
};
