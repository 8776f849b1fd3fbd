import {
  layOutSignature,
  shortName,
  withoutName,
} from '../../../../src/content/code-block/model/signature';

test('keeps a short signature on one line', () => {
  const short = 'def retryN(n: => Int): ZIO[R, E, A]';
  expect(layOutSignature(short)).toBe(short);
});

test('breaks a long signature before each parameter list', () => {
  expect(
    layOutSignature(
      'def foldZIO[R1 <: R, E2, B](failure: E => ZIO[R1, E2, B], success: A => ZIO[R1, E2, B])(implicit ev: CanFail[E]): ZIO[R1, E2, B]',
    ),
  ).toBe(
    `def foldZIO[R1 <: R, E2, B]
  (failure: E => ZIO[R1, E2, B], success: A => ZIO[R1, E2, B])
  (implicit ev: CanFail[E]): ZIO[R1, E2, B]`,
  );
});

test('breaks a long parameter list after each parameter', () => {
  expect(
    layOutSignature(
      'def acquireReleaseExitWith[R, E, A](acquire: => ZIO[R, E, A], release: (A, Exit[E, Any]) => URIO[R, Any]): Acquired[R, E, A]',
    ),
  ).toBe(
    `def acquireReleaseExitWith[R, E, A]
  (
    acquire: => ZIO[R, E, A],
    release: (A, Exit[E, Any]) => URIO[R, Any]
  ): Acquired[R, E, A]`,
  );
});

test('keeps a list with a single parameter on one line', () => {
  expect(
    layOutSignature(
      'def foreachPar[R, E, A, B, Collection[+Element] <: Iterable[Element]](as: Collection[A])(f: A => ZIO[R, E, B])(implicit bf: BuildFrom[Collection[A], B, Collection[B]]): ZIO[R, E, Collection[B]]',
    ),
  ).toBe(
    `def foreachPar[R, E, A, B, Collection[+Element] <: Iterable[Element]]
  (as: Collection[A])
  (f: A => ZIO[R, E, B])
  (implicit bf: BuildFrom[Collection[A], B, Collection[B]]): ZIO[R, E, Collection[B]]`,
  );
});

test('writes unnamed evidence as a context bound', () => {
  expect(
    layOutSignature(
      'def refineToOrDie[E1 <: Throwable](implicit evidence$1: ClassTag[E1]): ZIO[Any, E1, BigDecimal]',
    ),
  ).toBe('def refineToOrDie[E1 <: Throwable: ClassTag]: ZIO[Any, E1, BigDecimal]');
  expect(
    layOutSignature('def range[A](start: A)(implicit evidence$3: Integral[A]): Chunk[A]'),
  ).toBe('def range[A: Integral](start: A): Chunk[A]');
});

test.each([
  ['zio.ZIO#retry', 'ZIO#retry'],
  ['zio.stream.ZStream.fromIterable', 'ZStream.fromIterable'],
  ['zio.durationInt', 'durationInt'],
  ['zio.Cause.Die', 'Cause.Die'],
])('shortens %s to %s', (symbol, name) => {
  expect(shortName(symbol)).toBe(name);
});

test.each([
  ['zio.ZIO#retryN', '<span class="tok-k">def</span> retryN(n: =&gt; Int): A', '(n: =&gt; Int): A'],
  ['zio.Schedule#&&', '<span class="tok-k">def</span> &amp;&amp;(that: A): B', '(that: A): B'],
  [
    'zio.System.os',
    '<span class="tok-k">lazy</span> <span class="tok-k">val</span> os: OS',
    ': OS',
  ],
])('follows the name %s, as a list of operators shows it', (symbol, html, rest) => {
  expect(withoutName(html, symbol)).toBe(rest);
});

test('is whole after a name that it does not begin with', () => {
  const html = '<span class="tok-k">final</span> <span class="tok-k">case</span> class Stats()';
  expect(withoutName(html, 'zio.cache.Stats')).toBe(` ${html}`);
});
