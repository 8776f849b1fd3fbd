import type { OperatorFamily } from '../model/family';

export const fibers: OperatorFamily = {
  id: 'fibers',
  title: 'Starting and ending a fiber',
  page: 'reference/fiber/fiber',
  choices: [
    {
      have: 'work that its starter waits for',
      want: 'run it in parallel with what follows',
      use: ['effect.fork'],
      note: 'ends with the fiber that started it',
    },
    {
      have: 'work that belongs to a resource or a service',
      want: 'run it until the scope closes',
      use: ['effect.forkScoped', 'effect.forkIn(scope)'],
    },
    {
      have: 'work that outlives its starter',
      want: 'run it until it ends or the application does',
      use: ['effect.forkDaemon'],
      note: 'cut short when the application ends',
    },
    {
      have: 'several effects',
      want: 'start each, and hold one handle for all',
      use: ['ZIO.forkAll(effects)'],
    },
    {
      have: 'a fiber',
      want: 'its value, or to fail as it fails',
      use: ['fiber.join'],
    },
    {
      have: 'a fiber',
      want: 'to learn how it ended, and continue in any case',
      use: ['fiber.await'],
    },
    {
      have: 'a fiber',
      want: 'look whether it has ended, without waiting',
      use: ['fiber.poll'],
    },
    {
      have: 'a fiber',
      want: 'stop it and wait until it has cleaned up',
      use: ['fiber.interrupt'],
    },
    {
      have: 'a fiber',
      want: 'stop it without waiting',
      use: ['fiber.interruptFork'],
    },
  ],
};
