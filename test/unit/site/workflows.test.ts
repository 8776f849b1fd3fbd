/** The permissions and the order of the workflows. */
import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';

type Permissions = Readonly<Record<string, string>>;

interface Job {
  readonly permissions?: Permissions;
  readonly needs?: string;
  readonly uses?: string;
  readonly steps?: readonly { readonly uses?: string }[];
}

interface Workflow {
  readonly permissions?: Permissions;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const read = (file: string): Workflow =>
  yaml.load(fs.readFileSync(path.join(folder, file), 'utf8')) as Workflow;
const writes = (permissions: Permissions = {}): string[] =>
  Object.keys(permissions).filter((name) => permissions[name] !== 'read');

it.each(fs.readdirSync(folder))(
  '%s has read permission, and write permission only to deploy',
  (file) => {
    const { permissions, jobs } = read(file);
    expect(permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(jobs)) {
      expect(writes(job.permissions)).toEqual(name === 'deploy' ? ['pages', 'id-token'] : []);
    }
  },
);

it.each(fs.readdirSync(folder))('%s pins each action to a commit', (file) => {
  const used = Object.values(read(file).jobs)
    .flatMap(({ uses, steps = [] }) => [uses, ...steps.map((step) => step.uses)])
    .filter((action) => action !== undefined);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^\.\/|@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

it('builds only after the check has passed, and deploys only after the build', () => {
  const { jobs } = read('publish.yml');
  expect(jobs['check']).toMatchObject({ uses: './.github/workflows/check.yml' });
  expect([jobs['build']?.needs, jobs['deploy']?.needs]).toEqual(['check', 'build']);
});
