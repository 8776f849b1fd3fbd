import { category, page, type SidebarNode } from './tree';

export const reference: readonly SidebarNode[] = [
  page('reference/index'),
  category(
    'Core',
    {
      index: {
        slug: '/reference/category/core',
        description: 'The effect itself, how it is run, and the values that say how it ended.',
      },
    },
    [
      page('reference/core/zio/zio'),
      category(
        'ZIO Type Aliases',
        {
          index: {
            slug: '/reference/category/zio-type-aliases',
            description: 'Five names for the common shapes of an effect, and when to choose which.',
          },
        },
        [
          page('reference/core/zio/uio'),
          page('reference/core/zio/urio'),
          page('reference/core/zio/task'),
          page('reference/core/zio/rio'),
          page('reference/core/zio/io'),
        ],
      ),
      page('reference/core/zioapp'),
      page('reference/core/runtime'),
      page('reference/core/exit'),
      page('reference/core/cause'),
    ],
  ),
  page('reference/control-flow/index'),
  category('Error Management', { link: 'reference/error-management/index' }, [
    category('Three Types of Errors in ZIO', { link: 'reference/error-management/types/index' }, [
      page('reference/error-management/types/failures'),
      page('reference/error-management/types/defects'),
      page('reference/error-management/types/fatals'),
    ]),
    page('reference/error-management/imperative-vs-declarative'),
    page('reference/error-management/expected-and-unexpected-errors'),
    page('reference/error-management/exceptional-and-unexceptional-effects'),
    page('reference/error-management/typed-errors-guarantees'),
    page('reference/error-management/sequential-and-parallel-errors'),
    category(
      'Recovering From Errors',
      {
        index: {
          slug: '/reference/category/recovering-from-errors',
          description: 'Catch, replace, fold, retry, time out: what to do when an effect fails.',
        },
      },
      [
        page('reference/error-management/recovering/catching'),
        page('reference/error-management/recovering/fallback'),
        page('reference/error-management/recovering/folding'),
        page('reference/error-management/recovering/retrying'),
        page('reference/error-management/recovering/timing-out'),
        page('reference/error-management/recovering/sandboxing'),
      ],
    ),
    page('reference/error-management/error-accumulation'),
    category(
      'Error Channel Operations',
      {
        index: {
          slug: '/reference/category/error-channel-operations',
          description:
            'Map, tap, refine, expose and move the errors of an effect without answering them.',
        },
      },
      [
        page('reference/error-management/operations/map-operations'),
        page('reference/error-management/operations/chaining-effects-based-on-errors'),
        page('reference/error-management/operations/filtering-the-success-channel'),
        page('reference/error-management/operations/tapping-errors'),
        page('reference/error-management/operations/exposing-errors-in-the-success-channel'),
        page('reference/error-management/operations/exposing-the-cause-in-the-success-channel'),
        page('reference/error-management/operations/converting-defects-to-failures'),
        page('reference/error-management/operations/error-refinement'),
        page('reference/error-management/operations/flattening-optional-error-types'),
        page(
          'reference/error-management/operations/merging-the-error-channel-into-the-success-channel',
        ),
        page('reference/error-management/operations/flipping-error-and-success-channels'),
        page('reference/error-management/operations/rejecting-some-success-values'),
        page('reference/error-management/operations/zooming-in-on-nested-values'),
      ],
    ),
    category(
      'Best Practices',
      {
        index: {
          slug: '/reference/category/best-practices',
          description: 'Decisions about errors that every program has to make, with their reasons.',
        },
      },
      [
        page('reference/error-management/best-practices/algebraic-data-types'),
        page('reference/error-management/best-practices/union-types'),
        page('reference/error-management/best-practices/unexpected-errors'),
        page('reference/error-management/best-practices/logging-errors'),
      ],
    ),
    page('reference/error-management/examples'),
  ]),
  page('reference/interruption/index'),
  category('Built-in Services', { link: 'reference/services/index' }, [
    page('reference/services/console'),
    page('reference/services/clock'),
    page('reference/services/random'),
    page('reference/services/system'),
  ]),
  category('Scheduling', { link: 'reference/schedule/index' }, [
    page('reference/schedule/repetition'),
    page('reference/schedule/retrying'),
    page('reference/schedule/built-in-schedules'),
    page('reference/schedule/combinators'),
    page('reference/schedule/examples'),
  ]),
  category('Concurrency', { link: 'reference/concurrency/index' }, [
    category('ZIO Fibers', { link: 'reference/fiber/index' }, [
      page('reference/fiber/fiber'),
      page('reference/fiber/fiberid'),
      page('reference/fiber/fiberstatus'),
    ]),
  ]),
];
