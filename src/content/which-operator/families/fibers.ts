import type { OperatorFamily } from '../model/family';

export const fibers: OperatorFamily = {
  id: 'fibers',
  title: 'Start, await, and stop a fiber',
  page: 'reference/fiber/fiber',
  choices: [
    {
      have: 'background work',
      want: 'start it, and stop it when the current fiber ends',
      use: ['effect.fork'],
    },
    {
      have: 'background work for a resource or a service',
      want: 'run it until the scope closes',
      use: ['effect.forkScoped', 'effect.forkIn(scope)'],
    },
    {
      have: 'background work without an owner',
      want: 'run it until the work or the application ends',
      use: ['effect.forkDaemon'],
      note: 'interrupted when the application ends',
    },
    {
      have: 'several effects',
      want: 'start all of them, with one fiber for the results',
      use: ['ZIO.forkAll(effects)'],
    },
    {
      have: 'a fiber',
      want: 'wait for its result, and fail if it fails',
      use: ['fiber.join'],
    },
    {
      have: 'a fiber that may fail or be interrupted',
      want: 'wait for its outcome as an `Exit`',
      use: ['fiber.await'],
    },
    {
      have: 'a fiber',
      want: 'check whether it has ended, without waiting',
      use: ['fiber.poll'],
    },
    {
      have: 'a fiber',
      want: 'stop it, with or without waiting for its finalizers',
      use: ['fiber.interrupt', 'fiber.interruptFork'],
    },
  ],
};
