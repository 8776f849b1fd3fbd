import type { OperatorFamily } from '../model/family';

export const running: OperatorFamily = {
  id: 'running',
  title: 'Running an effect from plain code',
  page: 'reference/core/runtime',
  choices: [
    {
      have: 'a program of your own',
      want: 'a main method that runs it',
      use: ['object App extends ZIOAppDefault'],
      page: 'reference/core/zioapp',
    },
    {
      have: 'plain code that needs the result now',
      want: 'to wait for it on this thread',
      use: ['runtime.unsafe.run(effect)'],
      note: 'blocks the thread; on Scala.js only for effects that never wait',
    },
    {
      have: 'code that works with `Future`',
      want: 'a future of the value that can be canceled',
      use: ['runtime.unsafe.runToFuture(effect)'],
      note: 'failures are exceptions here',
    },
    {
      have: 'plain code that does not wait',
      want: 'to start the effect and keep its fiber',
      use: ['runtime.unsafe.fork(effect)'],
    },
    {
      have: 'plain code that must not block',
      want: 'the result if it is there immediately, otherwise the fiber',
      use: ['runtime.unsafe.runOrFork(effect)'],
    },
    {
      have: 'a callback that a library calls, inside a ZIO program',
      want: 'to run effects in it with the settings of the program',
      use: ['ZIO.runtime'],
      note: 'a snapshot of the moment it runs',
    },
    {
      have: 'a host that is not a ZIO program, and services in layers',
      want: 'one runtime that holds them open',
      use: ['Runtime.unsafe.fromLayer(layer)'],
      note: 'shut it down when the host ends',
    },
    {
      have: 'a ZIO program',
      want: 'to run an effect with the settings of another runtime',
      use: ['runtime.run(effect)'],
    },
  ],
};
