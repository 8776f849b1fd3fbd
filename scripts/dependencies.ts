/**
 * `npx tsx scripts/dependencies.ts`: lists the licences of all packages, and fails where a licence or a script that
 * runs at installation is not allowed. `-- --advisories` asks the registry for known vulnerabilities
 * instead: exit status 1 if there are some, 3 if the registry did not answer, so that nothing is known.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readAudit } from '../src/checks/dependencies/model/advisories';
import { lockedPackages } from '../src/checks/dependencies/model/lock';
import { licenceOf, problems } from '../src/checks/dependencies/model/problems';
import { acceptedAdvisories } from '../src/checks/dependencies/model/rules';
import { groupBy } from '../src/utils/group-by';

const root = path.resolve(__dirname, '..');
const noAnswer = 3;

function licences(): number {
  const packages = lockedPackages(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const byLicence = [...groupBy(packages, (each) => licenceOf(each) ?? 'none declared')];
  byLicence.sort(([, a], [, b]) => b.length - a.length);
  for (const [licence, { length }] of byLicence) console.log(`${length}\t${licence}`);
  const found = problems(packages);
  found.forEach((problem) => console.error(problem));
  return found.length === 0 ? 0 : 1;
}

function advisories(): number {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
  const answer = readAudit(stdout, acceptedAdvisories);
  if (answer.kind === 'no answer') {
    console.error(
      `NOT CHECKED for known vulnerabilities: the registry did not answer (${answer.reason})`,
    );
    return noAnswer;
  }
  for (const { package: name, severity, about } of answer.found) {
    console.error(`${name} (${severity}): ${about.join(' ')}`);
  }
  console.log(`${answer.found.length} packages with known vulnerabilities`);
  return answer.found.length === 0 ? 0 : 1;
}

process.exitCode = process.argv.includes('--advisories') ? advisories() : licences();
