import { withFailures } from '@site/src/content/code-block/model/failure-types';

const failures = (type: string): string[] =>
  withFailures(type).flatMap(({ text, isFailure }) => (isFailure ? [text] : []));

it.each([
  ['ZIO[Any, PrintError, Int]', ['PrintError']],
  ['IO[NoFile | CheckError, List[Database]]', ['NoFile | CheckError']],
  ['Map[String, IO[(A, B), Exit[E, Int]]]', ['(A, B)', 'E']],
  ['def retry[R1 <: R, S](policy: => Schedule[R1, E, S]): ZIO[R1, E, A]', ['E']],
  ['def orElse[E2](that: => ZIO[R, E2, A])(trace: Trace): ZIO[R, E2, A]', ['E2', 'E2']],
  ['ZIO[Any, Nothing, Unit]', []],
  ['UIO[Int]', []],
  ['List[Int]', []],
  ['constructor[toString]', []],
  ['ZIO[Any', []],
])('the failures in %s are %j', (type, expected) => {
  expect(failures(type)).toEqual(expected);
  expect(
    withFailures(type)
      .map(({ text }) => text)
      .join(''),
  ).toBe(type);
});
