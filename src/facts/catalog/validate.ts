/** Validates the catalog's data. The build runs all checks; the tests run them once per record. */
import { libraries } from '.';
import { thirdPartyArtifacts } from './artifacts';
import { unknownName } from './error';
import { platformLabels, scalaVersions, statusLabels, topicLabels } from './labels';
import { pageFolders, pageIds, recordFile } from './pages';
import type { Artifact, Library, ThirdPartyArtifact } from './types';
import { compareVersions, isVersion } from './version';

/** A problem in a record, and its remedy. */
interface CatalogProblem {
  /** File to change, relative to the project root. */
  readonly file: string;
  readonly message: string;
}

/** Reports a problem unless a condition holds. */
type Check = (holds: boolean, problem: string) => void;

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Problems within one record. */
export function libraryProblems(library: Library): CatalogProblem[] {
  return problemsIn(recordFile(library.id), (check) => {
    checkDescription(library, check);
    checkVocabulary(library, check);
    checkReleases(library, check);
    checkStatus(library, check);
    for (const artifact of library.artifacts) checkArtifact(library, artifact, check);
    checkPages(library, check);
  });
}

/** Problems in one artifact of another project. */
export function thirdPartyProblems(artifact: ThirdPartyArtifact): CatalogProblem[] {
  const { id, version, exclusions = [] } = artifact;
  return problemsIn('src/facts/catalog/artifacts.ts', (check) => {
    check(isVersion(version), `"${id}" is pinned to "${version}", which is not a release`);
    for (const name of exclusions) {
      const isModule = /^[\w.-]+:[\w.-]+$/.test(name);
      check(isModule, `"${id}" excludes "${name}"; write group:artifact with its Scala suffix`);
    }
  });
}

/** Problems across the catalog: ids and names that two entries share. */
export function sharedNameProblems(
  all: readonly Library[],
  thirdParty: readonly ThirdPartyArtifact[],
): CatalogProblem[] {
  const owners = all.flatMap((library) =>
    library.artifacts.map(({ name }) => ({ name: `${library.groupId}:${name}`, id: library.id })),
  );
  return [
    ...repeated(all.map(({ id }) => id)).map((id) => ({
      file: recordFile(id),
      message: `two records have the id "${id}"; give each library one record`,
    })),
    ...repeated(owners.map(({ name }) => name)).map((name) => ({
      file: recordFile(owners.find((owner) => owner.name === name)?.id ?? ''),
      message: `the artifact ${name} is listed more than once in the catalog; keep it in one record`,
    })),
    ...repeated(thirdParty.map(({ id }) => id)).map((id) => ({
      file: 'src/facts/catalog/artifacts.ts',
      message: `two artifacts have the id "${id}"; rename or remove one`,
    })),
  ];
}

/** Throws if the catalog has problems; the message has one line per problem. */
export function assertCatalog(
  all: readonly Library[] = libraries,
  thirdParty: readonly ThirdPartyArtifact[] = thirdPartyArtifacts,
): void {
  const problems = [
    ...all.flatMap(libraryProblems),
    ...thirdParty.flatMap(thirdPartyProblems),
    ...sharedNameProblems(all, thirdParty),
  ].map(({ file, message }) => `${file}: ${message}`);
  if (problems.length > 0) throw new Error(`The catalog has errors:\n${problems.join('\n')}`);
}

function problemsIn(file: string, checkAll: (check: Check) => void): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  checkAll((holds, message) => {
    if (!holds) problems.push({ file, message });
  });
  return problems;
}

function checkDescription(library: Library, check: Check): void {
  const { id, summary, note, repository, license } = library;
  check(
    kebabCase.test(id),
    `the id "${id}" cannot be used in an address; use lower-case letters, digits, and hyphens`,
  );
  check(
    summary.endsWith('.') && summary.length <= 120,
    `the summary must be one sentence of at most 120 characters with a period: "${summary}"`,
  );
  check(note?.endsWith('.') ?? true, `the note must end in a period: "${note}"`);
  check(
    /^[\w-]+\/[\w.-]+$/.test(repository),
    `repository is "${repository}"; write owner/name, as on GitHub`,
  );
  check(license !== '', 'license is empty; write its SPDX identifier');
}

function checkVocabulary({ topic, status, platforms, scala }: Library, check: Check): void {
  const checkKnown = (what: string, used: readonly string[], known: readonly string[]): void => {
    const values = known.join(', ');
    check(used.length > 0, `no ${what} is given; name at least one of ${values}`);
    for (const one of used) {
      const { message } = unknownName(what, one, known, `Known values are ${values}`);
      check(known.includes(one), message);
    }
  };
  checkKnown('topic', [topic], Object.keys(topicLabels));
  checkKnown('status', [status], Object.keys(statusLabels));
  checkKnown('platform', platforms, Object.keys(platformLabels));
  checkKnown('Scala version', scala, scalaVersions);
}

function checkReleases(library: Library, check: Check): void {
  const { newest, released, zio, zioIn, kind, artifacts } = library;
  const checkVersion = (field: string, version: string): void =>
    check(
      isVersion(version),
      `${field} is "${version}", which is not a release; write it as Maven does, such as 1.2.3 or 1.0.0-RC7`,
    );
  if (newest !== null) checkVersion('newest', newest);
  const checked = [
    { field: 'checked', releases: library.checked },
    ...artifacts.map((one) => ({
      field: `checked of the artifact "${one.name}"`,
      releases: one.checked,
    })),
  ];
  for (const { field, releases } of checked) {
    for (const version of Object.values(releases ?? {})) {
      checkVersion(field, version);
      check(
        newest !== null && compareVersions(version, newest) <= 0,
        `${field} is ${version}, newer than newest (${newest ?? 'nothing'}); raise newest to ${version}`,
      );
    }
  }
  check(
    released === undefined || /^\d{4}-\d{2}(-\d{2})?$/.test(released),
    `released is "${released}"; write the day or month, such as 2023-11-18 or 2023-11`,
  );
  check(
    kind === 'core' ? zio === null : zio !== null && isVersion(zio),
    `zio is ${JSON.stringify(zio)}; name the ZIO release it is built with (null for ZIO itself)`,
  );
  check(
    zioIn === undefined || zioIn !== newest,
    `zioIn is ${zioIn}, which is the newest release; remove zioIn`,
  );
}

function checkStatus({ newest, status, statusSeen }: Library, check: Check): void {
  check(
    newest !== null || status === 'unreleased',
    `nothing is released (newest: null), so status must be "unreleased", not "${status}"`,
  );
  check(
    newest === null || status !== 'unreleased',
    `status is "unreleased" but newest is ${newest}; write the stage badge of its README`,
  );
  check(
    ['unreleased', 'superseded'].includes(status) || /^\d{4}(-\d{2}){0,2}$/.test(statusSeen ?? ''),
    `statusSeen is ${JSON.stringify(statusSeen)}; write the date of the README with the badge "${status}", such as 2024-10-21`,
  );
}

function checkArtifact(library: Library, artifact: Artifact, check: Check): void {
  const { name, description, platforms = [] } = artifact;
  const checkThat = (holds: boolean, problem: string): void =>
    check(holds, `the artifact "${name}" ${problem}`);
  checkThat(
    kebabCase.test(name),
    'has a name that is not an artifact id; leave out the group, the version, and the Scala suffix',
  );
  checkThat(
    description !== '' && !description.endsWith('.'),
    'needs a description: a short phrase without a period',
  );
  for (const platform of platforms) {
    checkThat(
      library.platforms.includes(platform),
      `is for "${platform}", which is not among the library's platforms; add it there, or remove it here`,
    );
  }
}

function checkPages({ id, pages, otherPages = [] }: Library, check: Check): void {
  const ids = [...pageIds(pages), ...otherPages];
  for (const page of ids) {
    check(
      page.startsWith(`${id}/`),
      `the page "${page}" is not in "${id}/"; move it to the record of its library`,
    );
  }
  for (const page of repeated(ids)) {
    check(false, `the page "${page}" is listed twice; keep one entry`);
  }
  for (const { folder, description, pages: inside } of pageFolders(pages)) {
    for (const node of inside) {
      const path = typeof node === 'string' ? node : node.folder;
      check(path.startsWith(`${folder}/`), `"${path}" is in the folder "${folder}"; move it out`);
    }
    for (const page of pageIds(pages).filter((each) => each.startsWith(`${folder}/`))) {
      const isInside = pageIds(inside).includes(page);
      check(isInside, `"${page}" is outside the folder "${folder}"; move it in`);
    }
    check(
      description.length >= 70 && description.length <= 160,
      `the description of the folder "${folder}" has ${description.length} characters; write one sentence of 70 to 160`,
    );
  }
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
