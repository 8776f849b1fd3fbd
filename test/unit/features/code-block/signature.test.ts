import { layOutSignature, shortName } from '../../../../src/features/code-block/model/signature';

test('leaves a short signature on its line', () => {
  const short = 'def retryN(n: => Int): ZIO[R, E, A]';
  expect(layOutSignature(short)).toBe(short);
});

test('breaks a long signature at its parameter lists', () => {
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

test('breaks a parameter list that is long itself at its parameters', () => {
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

test.each([
  ['zio.ZIO#retry', 'ZIO#retry'],
  ['zio.stream.ZStream.fromIterable', 'ZStream.fromIterable'],
  ['zio.durationInt', 'durationInt'],
  ['zio.Cause.Die', 'Cause.Die'],
])('names %s as %s', (symbol, name) => {
  expect(shortName(symbol)).toBe(name);
});
