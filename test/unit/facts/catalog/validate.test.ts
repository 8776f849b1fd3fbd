// cspell:ignore mesaging
import type { Library } from '../../../../src/facts/catalog/types';
import {
  assertCatalog,
  libraryProblems,
  sharedNameProblems,
  thirdPartyProblems,
} from '../../../../src/facts/catalog/validate';
import { record } from './support/record';

const description = 'Step by step: send a message, receive one, and answer it with attachments.';

const guides = (...pages: string[]) => ({
  folder: 'zio-mail/guides',
  label: 'Guides',
  description,
  pages,
});

const messages = (changes: Partial<Library>) =>
  libraryProblems(record('zio-mail', changes)).map(({ message }) => message);

describe('an invalid record', () => {
  it('is reported with its file', () => {
    expect(libraryProblems(record('zio-mail', { license: '' }))).toEqual([
      {
        file: 'src/facts/catalog/libraries/zio-mail.ts',
        message: 'license is empty; write its SPDX identifier',
      },
    ]);
  });

  it.each<[Partial<Library>, string]>([
    [
      { topic: 'mesaging' as Library['topic'] },
      'unknown topic "mesaging"; did you mean "messaging"? Known values are',
    ],
    [{ platforms: [] }, 'no platform is given; name at least one of'],
    [
      { newest: 'v1.2', checked: null },
      'newest is "v1.2", which is not a release; write it as Maven does, such as 1.2.3 or 1.0.0-RC7',
    ],
    [
      { checked: { scala3: '1.10.0' } },
      'checked is 1.10.0, newer than newest (1.2.0); raise newest to 1.10.0',
    ],
    [
      { artifacts: [{ name: 'zio-mail', description: 'all', checked: { scala2: '2.0.0' } }] },
      'checked of the artifact "zio-mail" is 2.0.0, newer than newest (1.2.0); raise newest to 2.0.0',
    ],
    [
      { statusSeen: undefined },
      'statusSeen is undefined; write the date of the README with the badge "production-ready", such as 2024-10-21',
    ],
    [
      { newest: null, checked: null },
      'nothing is released (newest: null), so status must be "unreleased", not "production-ready"',
    ],
    [
      { status: 'unreleased' },
      'status is "unreleased" but newest is 1.2.0; write the stage badge of its README',
    ],
    [{ platforms: [] }, 'no platform is given; name at least one of jvm, js, native'],
    [
      { artifacts: [{ name: 'zio-mail_3', description: 'all' }] },
      'the artifact "zio-mail_3" has a name that is not an artifact id; leave out the group, the version, and the Scala suffix',
    ],
    [
      { artifacts: [{ name: 'zio-mail', description: 'all', platforms: ['js'] }] },
      'the artifact "zio-mail" is for "js", which is not among the library\'s platforms; add it there, or remove it here',
    ],
    [
      { pages: ['zio-fax/index'] },
      'the page "zio-fax/index" is not in "zio-mail/"; move it to the record of its library',
    ],
    [
      { pages: ['zio-mail/index'], otherPages: ['zio-mail/index'] },
      'the page "zio-mail/index" is listed twice; keep one entry',
    ],
    [
      { pages: [guides('zio-mail/index')] },
      '"zio-mail/index" is in the folder "zio-mail/guides"; move it out',
    ],
    [
      { pages: [guides(), 'zio-mail/guides/send'] },
      '"zio-mail/guides/send" is outside the folder "zio-mail/guides"; move it in',
    ],
    [
      { pages: [{ ...guides(), description: 'Guides.' }] },
      'the description of the folder "zio-mail/guides" has 7 characters; write one sentence of 70 to 160',
    ],
    [
      { summary: 'Mail' },
      'the summary must be one sentence of at most 120 characters with a period: "Mail"',
    ],
    [
      { repository: 'https://github.com/zio/zio-mail' },
      'repository is "https://github.com/zio/zio-mail"; write owner/name, as on GitHub',
    ],
    [
      { released: 'last May' },
      'released is "last May"; write the day or month, such as 2023-11-18 or 2023-11',
    ],
    [
      { newest: '2.0.0', zioIn: '2.0.0' },
      'zioIn is 2.0.0, which is the newest release; remove zioIn',
    ],
    [{ zio: null }, 'zio is null; name the ZIO release it is built with (null for ZIO itself)'],
  ])('with %j is reported: %s', (changes, message) => {
    expect(messages(changes)).toContainEqual(expect.stringContaining(message));
  });

  it('is reported if another record has the same id or artifact', () => {
    const shared = sharedNameProblems([record('zio-mail'), record('zio-mail')], []);
    expect(shared.map(({ message }) => message)).toEqual([
      'two records have the id "zio-mail"; give each library one record',
      'the artifact dev.zio:zio-mail is listed more than once in the catalog; keep it in one record',
    ]);
  });

  it('stops the build with one line per problem', () => {
    expect(() => assertCatalog([record('zio-mail', { license: '', scala: [] })], [])).toThrow(
      /^The catalog has errors:\nsrc\/facts\/catalog\/libraries\/zio-mail\.ts: license .*\n.*zio-mail\.ts: no Scala version is given/,
    );
  });

  it('of another project is rejected without a pinned release', () => {
    const [problem] = thirdPartyProblems({
      id: 'fs2-core',
      groupId: 'co.fs2',
      name: 'fs2-core',
      version: 'latest',
      scala: ['3'],
    });
    expect(problem?.message).toBe('"fs2-core" is pinned to "latest", which is not a release');
  });
});
