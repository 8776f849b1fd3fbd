import type { OperatorFamily } from '../model/family';

export const interruption: OperatorFamily = {
  id: 'interruption',
  title: 'Handle interruption',
  page: 'reference/interruption/index',
  choices: [
    {
      have: 'an effect that may be interrupted',
      want: 'clean up after every outcome',
      use: ['ensuring(finalizer)', 'onExit(exit => cleanup)'],
    },
    {
      have: 'an effect that may be interrupted',
      want: 'clean up only after an interruption',
      use: ['onInterrupt(cleanup)'],
    },
    {
      have: 'steps that belong together',
      want: 'make interruptions wait until all are done',
      use: ['uninterruptible', 'ZIO.uninterruptibleMask(restore => …)'],
      note: '`restore` makes one step interruptible again',
    },
    {
      have: 'a long loop in an uninterruptible region',
      want: 'allow interruption at points of your choice',
      use: ['ZIO.allowInterrupt'],
    },
    {
      have: 'blocking code that reacts to `Thread.interrupt`',
      want: 'interrupt its thread together with the fiber',
      use: ['ZIO.attemptBlockingInterrupt(code)'],
      note: 'a `finally` in the code can be interrupted too',
    },
    {
      have: 'blocking code that is stopped by a call, such as `close`',
      want: 'make that call when the fiber is interrupted',
      use: ['ZIO.attemptBlockingCancelable(code)(cancel)'],
    },
    {
      have: 'a callback API that can be canceled',
      want: 'cancel the call when the fiber is interrupted',
      use: ['ZIO.asyncInterrupt(register)'],
    },
    {
      have: 'an effect that is slow to stop',
      want: 'continue, and let it stop in the background',
      use: ['disconnect'],
    },
  ],
};
