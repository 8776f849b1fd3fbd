/** What the workflows may do and in which order they do it. */
import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';

type Permissions = Readonly<Record<string, string>>;

interface Workflow {
  readonly permissions?: Permissions;
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: Permissions; readonly needs?: string }>
  >;
}

const folder = '.github/workflows';
const read = (file: string): Workflow =>
  yaml.load(fs.readFileSync(path.join(folder, file), 'utf8')) as Workflow;
const writes = (permissions: Permissions = {}): string[] =>
  Object.keys(permissions).filter((name) => permissions[name] !== 'read');

it.each(fs.readdirSync(folder))('%s may read, and write only where it deploys', (file) => {
  const { permissions, jobs } = read(file);
  expect(permissions).toEqual({ contents: 'read' });
  for (const [name, job] of Object.entries(jobs)) {
    expect(writes(job.permissions)).toEqual(name === 'deploy' ? ['pages', 'id-token'] : []);
  }
});

it('publishes what has passed the check, and nothing else', () => {
  const { jobs } = read('publish.yml');
  expect(jobs['check']).toMatchObject({ uses: './.github/workflows/check.yml' });
  expect([jobs['build']?.needs, jobs['deploy']?.needs]).toEqual(['check', 'build']);
});
