import { readPage } from '@site/src/content/snippets/model/page';
import {
  lockedResources,
  resourcesOf,
  unseenResources,
} from '@site/src/content/snippets/model/project-files';
import { lockOf } from './support';

const read = (...lines: string[]) => readPage('docs/a.mdx', lines.join('\n'));
const settings = ['```hocon file=src/main/resources/application.conf', 'port = 8080', '```', ''];

describe('project files in other languages than Scala', () => {
  it('are fences with a path, and end in a line break', () => {
    const { files, problems } = read(
      ...settings,
      '```sbt file="build.sbt"',
      'name := "shop"',
      '```',
    );
    expect(problems).toEqual([]);
    expect(files.map(({ path, content }) => [path, content])).toEqual([
      ['src/main/resources/application.conf', 'port = 8080\n'],
      ['build.sbt', 'name := "shop"\n'],
    ]);
  });

  it('are on the class path of runs if they are resources', () => {
    const { files } = read(...settings, '```sbt file=build.sbt', 'name := "shop"', '```');
    expect(resourcesOf(files).map(({ path }) => path)).toEqual([
      'src/main/resources/application.conf',
    ]);
  });

  it.each(['../secret.conf', '/etc/hosts', 'src//a.conf', 'a b.conf'])(
    'reject the path %s',
    (path) => {
      const { problems } = read('text', '', `\`\`\`hocon file="${path}"`, 'a = 1', '```');
      expect(problems).toMatchObject([
        { line: 3, message: expect.stringContaining('not a path inside a project') },
      ]);
    },
  );

  it('reject a path that another block already has', () => {
    const twice = read(
      ...settings,
      ...settings,
      '```scala file=A.scala',
      'object A',
      '```',
      '',
      '```text file=A.scala',
      'x',
      '```',
    );
    expect(twice.problems.map(({ line, message }) => [line, message])).toEqual([
      [5, 'another block on this page already has `file=src/main/resources/application.conf`'],
      [13, 'another block on this page already has `file=A.scala`'],
    ]);
  });
});

describe('the lock of a page with resources', () => {
  const scala = ['```scala', 'val a = 1', '```', ''];
  const page = read(...scala, ...settings);
  const lock = { ...lockOf('docs/a.mdx', page.fences), resources: lockedResources(page.files) };

  it('matches the resources until they change', () => {
    expect(unseenResources('docs/a.mdx', page.files, lock)).toEqual([]);
    const changed = read(...scala, settings[0] ?? '', 'port = 9000', '```');
    expect(unseenResources('docs/a.mdx', changed.files, lock)).toMatchObject([
      { line: 5, message: expect.stringContaining('Run: npm run snippets -- docs/a.mdx') },
    ]);
  });

  it('does not match if the page or the lock has no resources', () => {
    expect(unseenResources('docs/a.mdx', [], lock)).toHaveLength(1);
    expect(
      unseenResources('docs/a.mdx', page.files, lockOf('docs/a.mdx', page.fences)),
    ).toHaveLength(1);
  });
});
