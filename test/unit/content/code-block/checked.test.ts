import { libraryById } from '../../../../src/facts/catalog/lookup';
import { checkedView } from '../../../../src/content/code-block/model/checked';
import type { PageLock } from '../../../../src/content/snippets/model/lock';
import { pageLock } from './locks';

const zio = libraryById('zio').newest;

const view = (fields: Partial<PageLock['checkedAgainst']>, status: 'compiled' | 'parsed') => {
  const lock = pageLock([{ status }]);
  return checkedView({ ...lock, checkedAgainst: { ...lock.checkedAgainst, ...fields } });
};

test('shows a library once for all its artifacts, and artifacts of other projects separately', () => {
  const artifacts = [
    `dev.zio:zio_3:${zio}`,
    `dev.zio:zio-test_3:${zio}`,
    'org.typelevel:cats-effect_3:3.6.3',
  ];
  expect(view({ artifacts }, 'compiled')).toEqual({
    checked: [
      {
        scala: '3.3.8',
        releases: [
          { name: 'ZIO', version: zio },
          { name: 'cats-effect', version: '3.6.3' },
        ],
      },
    ],
    absent: [],
    isAbsentFor2: false,
    parsed: 0,
  });
});

test('mentions a newer release', () => {
  const checked = view({ artifacts: ['dev.zio:zio_3:2.1.0'] }, 'compiled')?.checked;
  expect(checked?.[0]?.releases).toEqual([{ name: 'zio', version: '2.1.0', newest: zio }]);
});

test('lists the releases for Scala 3 and Scala 2 separately', () => {
  const artifacts = ['dev.zio:zio_3:2.1.0', 'dev.zio:zio_2.13:2.0.9', 'org.slf4j:slf4j-api:2.0.1'];
  const java = { name: 'slf4j-api', version: '2.0.1' };
  expect(view({ artifacts, scala2: '2.13.18' }, 'compiled')?.checked).toMatchObject([
    { scala: '3.3.8', releases: [{ name: 'zio', version: '2.1.0' }, java] },
    { scala: '2.13.18', releases: [{ name: 'zio', version: '2.0.9' }, java] },
  ]);
});

test('names a release that was not available, and lists no checked releases for parsed code', () => {
  expect(view({ absent: ['dev.zio:zio-amqp_3:9.9.9'] }, 'parsed')).toMatchObject({
    checked: [],
    absent: [{ name: 'zio-amqp', version: '9.9.9' }],
  });
});

test('distinguishes a release that is missing only for Scala 2.13', () => {
  const absent = ['dev.zio:zio-amqp_2.13:9.9.9'];
  expect(view({ absent }, 'compiled')).toMatchObject({ isAbsentFor2: true });
  expect(view({ absent: [...absent, 'dev.zio:zio-amqp_3:9.9.9'] }, 'parsed')).toMatchObject({
    isAbsentFor2: false,
  });
});

test('shows nothing for a page that chose to parse its code only', () => {
  expect(view({}, 'parsed')).toBeNull();
});

test('names the claims, and the first release that they were tested against', () => {
  const names = [{ suites: ['zip'], name: 'a failure stops it' }];
  const lock = pageLock([], { claims: { hash: '', names } });
  expect(checkedView(lock)?.claims).toEqual({
    names: ['zip: a failure stops it'],
    release: { name: 'ZIO', version: zio },
    file: 'snippets/claims/overview/index.scala',
  });
});

test('lists libraries that were built from sources separately', () => {
  const artifacts = ['dev.zio:zio-redis_3:1.2.1', `dev.zio:zio_3:${zio}`];
  const sources = {
    libraries: ['zio-redis'],
    artifacts: artifacts.slice(0, 1),
    date: '2026-11-25',
  };
  expect(view({ artifacts, sources }, 'compiled')).toMatchObject({
    checked: [{ releases: [{ name: 'ZIO', version: zio }] }],
    sources: { releases: [{ version: '1.2.1' }], date: '2026-11-25' },
  });
});

test('names a module that was built from sources, if its library is a release', () => {
  const { scala3: version = '' } = libraryById('zio-http').checked ?? {};
  const module = `dev.zio:zio-http-testkit_3:${version}`;
  const artifacts = [`dev.zio:zio-http_3:${version}`, module];
  const sources = { libraries: ['zio-http'], artifacts: [module], date: '2026-11-25' };
  expect(view({ artifacts, sources }, 'compiled')).toMatchObject({
    checked: [{ releases: [{ name: 'ZIO HTTP', version }] }],
    sources: { releases: [{ name: 'zio-http-testkit', version }] },
  });
});

test('counts blocks that were only parsed, but not if a release is missing', () => {
  const lock = pageLock([{ status: 'compiled' }, { status: 'parsed' }]);
  const absent = ['dev.zio:zio-amqp_3:9.9.9'];
  expect(checkedView(lock)?.parsed).toBe(1);
  expect(checkedView({ ...lock, checkedAgainst: { ...lock.checkedAgainst, absent } })?.parsed).toBe(
    0,
  );
});
