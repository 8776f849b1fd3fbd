import { codeNames } from '@site/src/checks/operator-coverage/model/code-names';

const said = (code: string) =>
  codeNames(code).map(({ name, owner, separator }) => `${owner ?? ''}${separator ?? ''}${name}`);

describe('the names in inline code', () => {
  it.each([
    ['retry', ['retry']],
    ['retryN(3)', ['retryN']],
    ['ZIO.foreachPar(xs)(f)', ['ZIO.foreachPar']],
    ['ZIO#retry', ['ZIO#retry']],
    ['zio.ZIO#retry', ['zio', 'ZIO#retry']],
    ['Fiber.Runtime#dump', ['Fiber.Runtime', 'Fiber.Runtime#dump']],
    ['.orDie', ['.orDie']],
    ['a <*> b', ['a', '<*>']],
    ['ZIO#<*>', ['ZIO#<*>']],
    ['*>', ['*>']],
  ])('%s', (code, names) => expect(said(code)).toEqual(names));

  it('are found in a chain of calls, but not in its arguments', () => {
    expect(said('effect.retry(Schedule.recurs(3)).timeout(1.second)')).toEqual([
      'effect',
      '.retry',
      '.timeout',
    ]);
    expect(said('Schedule.exponential(1.second) && Schedule.recurs(5)')).toEqual([
      'Schedule.exponential',
      '&&',
      'Schedule.recurs',
    ]);
    expect(said('foldZIO(e => a, b => c)')).toEqual(['foldZIO']);
  });

  it('do not include words after a space, because those are arguments', () => {
    expect(said('a race b')).toEqual(['a']);
  });
});
