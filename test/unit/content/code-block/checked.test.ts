import { libraryById } from '../../../../src/facts/catalog/lookup';
import { checkedView } from '../../../../src/content/code-block/model/checked';
import type { PageLock } from '../../../../src/content/snippets/model/lock';
import { pageLock } from './locks';

const zio = libraryById('zio').newest;

const view = (fields: Partial<PageLock['checkedAgainst']>, status: 'compiled' | 'parsed') => {
  const lock = pageLock([{ status }]);
  return checkedView({ ...lock, checkedAgainst: { ...lock.checkedAgainst, ...fields } });
};

test('names a library once, and artifacts of other projects by themselves', () => {
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
  });
});

test('tells of a newer release', () => {
  const checked = view({ artifacts: ['dev.zio:zio_3:2.1.0'] }, 'compiled')?.checked;
  expect(checked?.[0]?.releases).toEqual([{ name: 'zio', version: '2.1.0', newest: zio }]);
});

test('keeps apart what each compiler saw', () => {
  const artifacts = ['dev.zio:zio_3:2.1.0', 'dev.zio:zio_2.13:2.0.9', 'org.slf4j:slf4j-api:2.0.1'];
  const java = { name: 'slf4j-api', version: '2.0.1' };
  expect(view({ artifacts, scala2: '2.13.18' }, 'compiled')?.checked).toMatchObject([
    { scala: '3.3.8', releases: [{ name: 'zio', version: '2.1.0' }, java] },
    { scala: '2.13.18', releases: [{ name: 'zio', version: '2.0.9' }, java] },
  ]);
});

test('tells which release could not be had, and claims no check of code that was only parsed', () => {
  expect(view({ absent: ['dev.zio:zio-amqp_3:9.9.9'] }, 'parsed')).toMatchObject({
    checked: [],
    absent: [{ name: 'zio-amqp', version: '9.9.9' }],
  });
});

test('tells when only the Scala 2.13 code could not be compiled', () => {
  const absent = ['dev.zio:zio-amqp_2.13:9.9.9'];
  expect(view({ absent }, 'compiled')).toMatchObject({ isAbsentFor2: true });
  expect(view({ absent: [...absent, 'dev.zio:zio-amqp_3:9.9.9'] }, 'parsed')).toMatchObject({
    isAbsentFor2: false,
  });
});

test('says nothing of a page whose code is only parsed by its own choice', () => {
  expect(view({}, 'parsed')).toBeNull();
});

test('keeps apart what was built from sources', () => {
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
