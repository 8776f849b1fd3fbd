/**
 * Operators that no page has to show. What the release itself says (deprecated, an alias of another, the
 * service's method behind an accessor) is known from the files of members and need not stand here.
 */
import { libraryLeftOuts } from './library-left-outs';
import type { LeftOut } from './model/left-out';

export const leftOuts: readonly LeftOut[] = [
  {
    reason: 'machinery',
    why: 'Tags by which the environment finds a service; the compiler passes them.',
    symbols: [
      'zio.Clock.tag',
      'zio.Console.tag',
      'zio.Random.tag',
      'zio.Scope.tag',
      'zio.System.tag',
    ],
  },
  {
    reason: 'machinery',
    why: 'An ordering that the compiler finds; nobody names it.',
    symbols: ['zio.Fiber.Runtime.fiberOrdering'],
  },
  {
    reason: 'internal',
    why: 'The way in for the runtime system and its tests, without effects and without promises.',
    symbols: ['zio.Fiber.Runtime#unsafe'],
  },
  {
    reason: 'internal',
    why: 'The methods of a service without effects, for the runtime system and for code that has no effects at all.',
    symbols: ['zio.Random#unsafe', 'zio.System#unsafe'],
  },
  {
    reason: 'internal',
    why: 'Looks a service up by its tag, without the type that proves it is there; the runtime system uses it.',
    symbols: ['zio.ZEnvironment#unsafe'],
  },
  {
    reason: 'alias',
    why: 'A queue has these once; `Dequeue` and `Enqueue` both declare them, and the pages show those of `Enqueue`.',
    symbols: [
      'zio.Dequeue#awaitShutdown',
      'zio.Dequeue#capacity',
      'zio.Dequeue#isEmpty',
      'zio.Dequeue#isFull',
      'zio.Dequeue#isShutdown',
      'zio.Dequeue#shutdown',
    ],
  },
  {
    reason: 'alias',
    why: 'The methods with letters behind `>>>`, `>+>` and `provideSomeLayer`.',
    symbols: ['zio.ZLayer#to', 'zio.ZLayer#andTo', 'zio.ZLayer.ZLayerProvideSomeOps#apply'],
  },
  {
    reason: 'internal',
    why: 'Keeps the stack trace of a cause that another layer has failed with; for the library’s own operators.',
    symbols: ['zio.ZLayer.refailCause'],
  },
  {
    reason: 'alias',
    why: '`ZIO.addFinalizer` and `ZIO.addFinalizerExit`, which pages show, for finalizers without requirements.',
    symbols: ['zio.Scope.addFinalizer', 'zio.Scope.addFinalizerExit'],
  },
  ...libraryLeftOuts,
];
