import type { Terms } from '../model/term';

/** Fibers, and the data they share. */
export const concurrency = {
  fiber: {
    name: 'fiber',
    definition:
      'A lightweight thread that runs one effect. Many fibers share an operating system thread, and a fiber that is waiting doesn’t block one. `fork` starts a fiber, and `join` waits for its result.',
    page: 'reference/fiber/fiber',
  },
  'child-fiber': {
    name: 'child fiber',
    also: ['automatic supervision', 'structured concurrency'],
    definition:
      'A fiber that another fiber, its parent, started with `fork`. When the parent ends, its children are interrupted.',
    page: 'reference/fiber/fiber',
  },
  'daemon-fiber': {
    name: 'daemon fiber',
    also: ['daemon'],
    definition:
      'A fiber without a parent, started with `forkDaemon`. It keeps running when the fiber that forked it ends, and is interrupted at the latest when the application ends.',
    page: 'reference/fiber/fiber',
  },
  interruption: {
    name: 'interruption',
    also: ['interrupt', 'interrupted', 'cancellation'],
    definition:
      'The end of an effect that was stopped from outside: by `Fiber#interrupt`, a timeout, a lost race, or the failure of a parallel effect. The fiber stops before its next interruptible step and runs its finalizers.',
    page: 'reference/interruption/index',
    outcome: 'interruption',
  },
  'uninterruptible-region': {
    name: 'uninterruptible region',
    also: ['uninterruptible', 'uninterruptible effect'],
    definition:
      'A part of an effect that can’t be interrupted. An interruption waits until the region ends. The acquire and release steps of a resource and all finalizers are such regions, and `uninterruptible` makes others.',
    page: 'reference/interruption/index',
  },
  'back-pressure': {
    name: 'back pressure',
    also: ['backpressure', 'back-pressure'],
    definition:
      'Slowing a producer down to the pace of its consumer. A bounded queue suspends the fiber that offers to it while it is full; streams pull elements only when the consumer needs them.',
    page: 'reference/concurrency/queue',
  },
  queue: {
    name: 'queue',
    definition:
      'A line of values between fibers: each value offered is taken once. A full queue makes producers wait (`bounded`), refuses the new value (`dropping`) or gives up the oldest (`sliding`).',
    page: 'reference/concurrency/queue',
  },
  hub: {
    name: 'hub',
    definition:
      'A broadcast between fibers: every subscriber receives each message that is published after it subscribed. A full hub makes publishers wait (`bounded`), refuses the new message (`dropping`) or gives up the oldest (`sliding`).',
    page: 'reference/concurrency/hub',
  },
  promise: {
    name: 'promise',
    definition:
      'A slot that is completed once, with a success, a failure, or another outcome, and that any number of fibers await.',
    page: 'reference/concurrency/promise',
  },
  ref: {
    name: 'ref',
    also: ['Ref'],
    definition:
      'A cell that fibers read and update atomically with pure functions. `Ref.Synchronized` takes effects as updates and runs them one at a time.',
    page: 'reference/concurrency/ref',
  },
  'fiber-ref': {
    name: 'fiber ref',
    also: ['FiberRef', 'fiber-local state'],
    definition:
      'A variable that has its own value in each fiber. A forked fiber starts with a copy of its parent’s value. By default, `join` replaces the parent’s value with the child’s, if the child has changed it.',
    page: 'reference/state-management/fiberref',
  },
  'race-condition': {
    name: 'race condition',
    also: ['check then act'],
    definition:
      'A mistake in which the result depends on which fiber or thread happens to act first, for example when two of them read a value before either writes it.',
    page: 'reference/state-management/global-shared-state',
  },
  semaphore: {
    name: 'semaphore',
    definition:
      'A number of permits that limits how many fibers do something at a time: `withPermit` waits for a permit, runs an effect, and gives the permit back, however the effect ends.',
    page: 'reference/concurrency/semaphore',
  },
  stm: {
    name: 'STM',
    also: ['software transactional memory'],
    definition:
      'Software transactional memory: `STM` values describe reads and writes of transactional variables such as `TRef`, which compose into larger transactions without locks.',
    page: 'reference/stm/index',
  },
  transaction: {
    name: 'transaction',
    definition:
      'An `STM` value that `commit` runs as a whole: other fibers see all of its writes or none. `STM.retry` suspends it until one of the variables that it read changes.',
    page: 'reference/stm/stm',
  },
  contention: {
    name: 'contention',
    definition:
      'Competition of several fibers for the same variable or lock. The more often they get in each other’s way, the more time is lost with waiting or with work that has to be repeated.',
    page: 'reference/stm/stm',
  },
  starvation: {
    name: 'starvation',
    definition:
      'A state in which a fiber could continue but never gets its turn, for example because shorter transactions always commit first.',
    page: 'reference/stm/stm',
  },
  're-entrant': {
    name: 're-entrant',
    definition:
      'Describes a lock that a fiber can take again while it holds the lock. The lock is free when the fiber releases it for the last time, as often as it took it.',
    page: 'reference/sync/reentrantlock',
  },
  latch: {
    name: 'latch',
    definition:
      'A gate for fibers that opens once, after a number of events, and never closes again.',
    page: 'reference/sync/countdownlatch',
  },
  barrier: {
    name: 'barrier',
    definition:
      'A meeting point for a fixed number of fibers: none continues before all have arrived. A cyclic barrier serves one round after another.',
    page: 'reference/sync/cyclicbarrier',
  },
  supervisor: {
    name: 'supervisor',
    definition:
      'An observer of fibers: it is told when a fiber starts, suspends, resumes, and ends. It decides nothing about them.',
    page: 'reference/observability/supervisor',
  },
  schedule: {
    name: 'schedule',
    definition:
      'A value that decides whether an effect runs again, and after which delay. A `Schedule[Env, In, Out]` receives the result of each run and returns a decision and an output. Its input is a failure under `retry`, and a value under `repeat`.',
    page: 'reference/schedule/index',
  },
} as const satisfies Terms;
