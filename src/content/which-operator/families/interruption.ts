import type { OperatorFamily } from '../model/family';

export const interruption: OperatorFamily = {
  id: 'interruption',
  title: 'Stopping, and not being stopped',
  page: 'reference/interruption/index',
  choices: [
    {
      have: 'an effect that may be interrupted',
      want: 'clean up however it ends',
      use: ['ensuring(finalizer)', 'onExit(exit => cleanup)'],
    },
    {
      have: 'an effect that may be interrupted',
      want: 'clean up after an interruption alone',
      use: ['onInterrupt(cleanup)'],
    },
    {
      have: 'steps that belong together',
      want: 'let an interruption wait until all are done',
      use: ['uninterruptible'],
    },
    {
      have: 'such steps, of which one waits long',
      want: 'let that one be interrupted where the caller may be',
      use: ['ZIO.uninterruptibleMask(restore => …)'],
    },
    {
      have: 'a long loop that has to stay uninterruptible',
      want: 'stop at points of your choice',
      use: ['ZIO.allowInterrupt'],
    },
    {
      have: 'code that blocks a thread and heeds `Thread.interrupt`',
      want: 'stop it along with the fiber',
      use: ['ZIO.attemptBlockingInterrupt(code)'],
      note: 'its own cleanup may be interrupted too',
    },
    {
      have: 'code that blocks a thread and is stopped by a call, such as `close`',
      want: 'make that call on interruption',
      use: ['ZIO.attemptBlockingCancelable(code)(cancel)'],
    },
    {
      have: 'a callback API that can be canceled',
      want: 'cancel it on interruption',
      use: ['ZIO.asyncInterrupt(register)'],
    },
    {
      have: 'an effect that is slow to stop',
      want: 'continue immediately and let it stop in the background',
      use: ['disconnect'],
    },
  ],
};
