import type { Terms } from '../model/term';

/** Kinds of errors, and the types that represent them. */
export const errors = {
  failure: {
    name: 'failure',
    also: ['typed failure', 'typed error', 'expected error'],
    definition:
      'An error that callers should expect. It is a value of type `E` in `ZIO[R, E, A]`, it is raised by `ZIO.fail`, and `catchAll` and similar operators handle it.',
    page: 'reference/error-management/types/failures',
    outcome: 'failure',
  },
  defect: {
    name: 'defect',
    also: ['unexpected error', 'untyped error'],
    definition:
      'A `Throwable` that isn’t part of an effect’s type: a bug, a wrong assumption, or an exception in code that wasn’t expected to throw. `ZIO.die` raises one, and operators for failures, such as `catchAll`, let it through.',
    page: 'reference/error-management/types/defects',
    outcome: 'defect',
  },
  'fatal-error': {
    name: 'fatal error',
    also: ['fatal'],
    definition:
      'A `VirtualMachineError` that is thrown while an effect runs, such as `OutOfMemoryError`. No handler or finalizer runs: by default, the runtime on the JVM prints the stack trace and ends the process.',
    page: 'reference/error-management/types/fatals',
  },
  cause: {
    name: 'cause',
    definition:
      'A report of everything that went wrong in an effect: failures, defects, and interruptions with their traces. It is a tree, in which `Then` means one after the other, and `Both` means in parallel.',
    page: 'reference/core/cause',
  },
  sandboxing: {
    name: 'sandboxing',
    also: ['sandbox'],
    definition:
      'Moving the whole cause of an effect into its failure type, so that operators for failures see defects too. `sandbox` turns a `ZIO[R, E, A]` into a `ZIO[R, Cause[E], A]`, and `unsandbox` turns it back.',
    page: 'reference/error-management/recovering/sandboxing',
  },
  refinement: {
    name: 'refinement',
    also: ['error refinement', 'refine'],
    definition:
      'Narrowing the error type of an effect to the failures that callers can handle. `refineOrDie` keeps the failures that a partial function matches and turns the others into defects. `unrefine` is the opposite.',
    page: 'reference/error-management/operations/error-refinement',
  },
  'error-accumulation': {
    name: 'error accumulation',
    also: ['accumulation of errors'],
    definition:
      'Continuing after a failure, to collect the other failures too. For example, `ZIO.validate` runs every element and fails with all failures, whereas `ZIO.foreach` stops at the first one.',
    page: 'reference/error-management/error-accumulation',
  },
} as const satisfies Terms;
