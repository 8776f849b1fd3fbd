import { mayBeType } from '@site/src/site/search/model/query';
import { foundOperators } from '@site/src/site/search/types/found-operators';
import { TypeSearch } from '@site/src/site/search/types/type-search';

const types = new TypeSearch({
  classes: [
    ['ZIO', '-R', '+E', '+A'],
    ['Schedule', '-Env', '-In', '+Out'],
    ['Ref', 'A'],
  ],
  aliases: [
    'IO[+E, +A] = ZIO[Any, E, A]',
    'UIO[+A] = ZIO[Any, Nothing, A]',
    'URIO[-R, +A] = ZIO[R, Nothing, A]',
    'Task[+A] = ZIO[Any, Throwable, A]',
  ],
  operators: [
    [
      'ZIO',
      ['map', 1, 90, '[B](f: A => B): ZIO[R, E, B]'],
      ['flatMap', 1, 80, '[R1 <: R, E1 >: E, B](k: A => ZIO[R1, E1, B]): ZIO[R1, E1, B]'],
      ['tap', 1, 10, '[R1 <: R, E1 >: E](f: A => ZIO[R1, E1, Any]): ZIO[R1, E1, A]'],
      ['retry', 2, 70, '[R1 <: R, S](policy: => Schedule[R1, E, S]): ZIO[R1, E, A]'],
      ['retryN', 2, 5, '(n: => Int): ZIO[R, E, A]'],
      ['some', 3, 3, '[B](implicit ev: IsSubtypeOfOutput[A, Option[B]]): ZIO[R, Option[E], B]'],
      ['fork', 4, 60, ': URIO[R, Fiber.Runtime[E, A]]'],
      [
        'zip',
        4,
        20,
        '[R1 <: R, E1 >: E, B](that: => ZIO[R1, E1, B])(implicit zippable: Zippable[A, B]): ZIO[R1, E1, zippable.Out]',
      ],
      ['.attempt', 5, 50, '[A](code: (Unsafe) ?=> A): Task[A]'],
      ['.attemptBlocking', 5, 30, '[A](effect: (Unsafe) ?=> A): Task[A]'],
      [
        '.foreach',
        5,
        40,
        '[R, E, A, B, Collection[+Element] <: Iterable[Element]](in: Collection[A])(f: A => ZIO[R, E, B])(implicit bf: BuildFrom[Collection[A], B, Collection[B]]): ZIO[R, E, Collection[B]]',
      ],
      ['.unit', 5, 40, 'val unit: UIO[Unit]'],
    ],
    [
      'Ref',
      ['.make', 6, 50, '[A](a: => A): UIO[Ref[A]]'],
      ['modify', 6, 30, '[B](f: A => (B, A)): UIO[B]'],
    ],
    [
      'Schedule',
      ['.spaced', 7, 20, '(duration: Duration, times: Int = …): Schedule[Any, Any, Long]'],
    ],
    ['serve', ['', 8, 1, '(port: Int): Task[Unit]']],
  ],
});
const names = (typed: string): string[] => types.find(typed).map(({ name }) => name);
const first = (typed: string): string | undefined => names(typed)[0];

describe('the search by type', () => {
  it.each([
    ['renames variables', 'ZIO[X, F, Option[b]] => ZIO[X, Option[F], b]', 'ZIO#some'],
    ['takes parameters one by one', 'ZIO[R, E, A] => (A => B) => ZIO[R, E, B]', 'ZIO#map'],
    ['takes parameters in one list', '(ZIO[R, E, A], A => B) => ZIO[R, E, B]', 'ZIO#map'],
    ['takes parameters in any order', '(A => B) => ZIO[R, E, A] => ZIO[R, E, B]', 'ZIO#map'],
    ['expands aliases', '(=> A) => ZIO[Any, Throwable, A]', 'ZIO.attempt'],
    ['expands aliases of the query', 'A => UIO[Ref[A]]', 'Ref.make'],
    ['ignores evidence', 'IO[E, Option[A]] => IO[Option[E], A]', 'ZIO#some'],
    ['accepts channels that are not used', 'UIO[A] => (A => UIO[B]) => UIO[B]', 'ZIO#flatMap'],
    ['accepts a missing result', 'UIO[A] => (A => UIO[B])', 'ZIO#flatMap'],
    ['accepts a subtype in the result', 'ZIO[R, E, A] => URIO[R, Fiber[E, A]]', 'ZIO#fork'],
    ['knows what is zipped', '(IO[E, A], IO[E, B]) => IO[E, (A, B)]', 'ZIO#zip'],
    ['fills in collections', 'List[A] => (A => UIO[B]) => UIO[List[B]]', 'ZIO.foreach'],
    ['knows the types in a tuple', 'Ref[A] => (A => (B, A)) => UIO[B]', 'Ref#modify'],
    [
      'does without parameters that have defaults',
      'Duration => Schedule[Any, Any, Long]',
      'Schedule.spaced',
    ],
    ['finds values', 'UIO[Unit]', 'ZIO.unit'],
    ['finds members of packages', 'Int => Task[Unit]', 'serve'],
  ])('%s', (_, typed, operator) => expect(first(typed)).toBe(operator));

  it('lists closer types first, and operators of the same type by use', () => {
    const found = names('(=> A) => Task[A]');
    expect(found.slice(0, 2)).toEqual(['ZIO.attempt', 'ZIO.attemptBlocking']);
    const repeated = names('ZIO[R, E, A] => Int => ZIO[R, E, A]');
    expect(repeated[0]).toBe('ZIO#retryN');
    expect(repeated.indexOf('ZIO#retry')).not.toBe(0);
  });

  it('finds nothing that has another result', () =>
    expect(names('ZIO[R, E, A] => Schedule[R, E, A] => String')).toEqual([]));

  it('never fails on a type that is being typed', () => {
    const typed = 'ZIO[R, E, Option[A]] => (A => ZIO[R, (E, F), A]) => ZIO[R, Option[E], A]';
    for (let end = 0; end <= typed.length; end += 1) {
      expect(() => types.find(typed.slice(0, end))).not.toThrow();
    }
    expect(first('ZIO[R, E, Option[A]] => ZIO[R, Option[E')).toBe('ZIO#some');
    expect(first('Ref[A] => (A => (B, A')).toBe('Ref#modify');
  });

  it.each([
    '',
    '=>',
    '] => A',
    'A => )',
    'fa <- [b',
    'A ==> B',
    '[[[',
    '"a" => [x]',
    'found: Int => String',
    '🙂 => A',
  ])('finds nothing for %j, which is no type', (typed) => expect(names(typed)).toEqual([]));
});

describe('a query', () => {
  it.each(['A => B', '(=> A) => Task[A]', 'ZIO[R', 'Option[A] =>', 'UIO[Unit]'])(
    'such as %s may be a type',
    (typed) => expect(mayBeType(typed)).toBe(true),
  );

  it.each(['retry', '==>', '<=>', '=>>', 'what is the R in ZIO[R, E, A]', 'a <&> b'])(
    'such as %s is no type',
    (typed) => expect(mayBeType(typed)).toBe(false),
  );
});

describe('operators that were found', () => {
  it('keep their order, and share a page as long as all of them are shown', () => {
    const places = {
      pages: [],
      sections: [0, 0, 1].map((page) => ({ page, heading: '', anchor: '', trail: [] })),
    };
    const hit = (section: number) => ({ name: `f${section}`, section, declaration: 'def f: Int' });
    const found = foundOperators([0, 1, 0, 1, 2, 0].map(hit), places);
    expect(found.map(({ page, sections }) => [page, sections.length])).toEqual([
      [0, 3],
      [0, 1],
      [1, 1],
      [0, 1],
    ]);
  });
});
