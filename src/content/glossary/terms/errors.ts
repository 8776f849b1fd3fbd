import type { Terms } from '../model/term';

/** Kinds of errors, and the types that represent them. */
export const errors = {
  failure: {
    name: 'failure',
    also: ['typed failure', 'typed error', 'expected error'],
    definition:
      'An error that an effect announces in its type: a value of the second type parameter `E`, raised by `ZIO.fail`. Callers see it, and can recover from it with `catchAll` and its relatives.',
    page: 'reference/error-management/types/failures',
    outcome: 'failure',
  },
  defect: {
    name: 'defect',
    also: ['unexpected error', 'untyped error'],
    definition:
      'A `Throwable` that the type of an effect does not announce: a bug, a broken assumption, an exception thrown where none was declared. `ZIO.die` raises one; typed recovery such as `catchAll` lets it pass.',
    page: 'reference/error-management/types/defects',
    outcome: 'defect',
  },
  'fatal-error': {
    name: 'fatal error',
    also: ['fatal'],
    definition:
      'A `VirtualMachineError`, such as running out of memory. ZIO does not turn it into a defect: on the JVM the default runtime prints it and ends the process.',
    page: 'reference/error-management/types/fatals',
  },
  cause: {
    name: 'cause',
    definition:
      'The full story of an effect that did not succeed, as a tree: failures, defects and interruptions with their traces, joined by `Then` where one followed another and by `Both` where they happened side by side.',
    page: 'reference/core/cause',
  },
  sandboxing: {
    name: 'sandboxing',
    also: ['sandbox'],
    definition:
      'Moving the whole cause of an effect into its error type, so that ordinary recovery sees defects and interruptions too: `sandbox` turns `ZIO[R, E, A]` into `ZIO[R, Cause[E], A]`, and `unsandbox` turns it back.',
    page: 'reference/error-management/recovering/sandboxing',
  },
  refinement: {
    name: 'refinement',
    also: ['error refinement', 'refine'],
    definition:
      'Narrowing the error type of an effect to the failures worth handling: `refineOrDie` keeps those that a partial function accepts and turns the others into defects. `unrefine` goes the other way.',
    page: 'reference/error-management/operations/error-refinement',
  },
  'error-accumulation': {
    name: 'error accumulation',
    also: ['accumulation of errors'],
    definition:
      'Going on after a failure to collect the others: `ZIO.validate` runs every element and fails with all failures, where `ZIO.foreach` stops at the first.',
    page: 'reference/error-management/error-accumulation',
  },
} as const satisfies Terms;
