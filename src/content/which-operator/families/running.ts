import type { OperatorFamily } from '../model/family';

export const running: OperatorFamily = {
  id: 'running',
  title: 'Running an effect from plain code',
  page: 'reference/core/runtime',
  choices: [
    {
      have: 'your own program',
      want: 'give it a main method',
      use: ['object App extends ZIOAppDefault'],
      page: 'reference/core/zioapp',
    },
    {
      have: 'plain code that needs the result now',
      want: 'wait for the result on this thread',
      use: ['runtime.unsafe.run(effect)'],
      note: 'blocks the thread',
    },
    {
      have: 'code that works with `Future`',
      want: 'get a future that can be canceled',
      use: ['runtime.unsafe.runToFuture(effect)'],
    },
    {
      have: 'plain code that continues without the result',
      want: 'start the effect, and get its fiber',
      use: ['runtime.unsafe.fork(effect)'],
    },
    {
      have: 'plain code that must not block',
      want: 'get the result if it is ready immediately, otherwise the fiber',
      use: ['runtime.unsafe.runOrFork(effect)'],
    },
    {
      have: 'a callback inside a ZIO program',
      want: 'run effects with the settings of the program',
      use: ['ZIO.runtime'],
      note: 'a snapshot',
    },
    {
      have: 'an application without ZIO, and services in layers',
      want: 'build the services once, and keep them open',
      use: ['Runtime.unsafe.fromLayer(layer)'],
      note: 'call `shutdown` at the end',
    },
    {
      have: 'a ZIO program',
      want: 'run an effect with the settings of another runtime',
      use: ['runtime.run(effect)'],
    },
  ],
};
