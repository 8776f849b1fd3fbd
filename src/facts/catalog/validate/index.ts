/** Validates the catalog's data. The build runs all checks; the tests run them once per record. */
import { libraries } from '..';
import { thirdPartyArtifacts } from '../artifacts';
import { platformLabels, scalaVersions, statusLabels, topicLabels } from '../labels';
import { didYouMean } from '../names';
import { recordFile } from '../pages';
import type { Library, ThirdPartyArtifact } from '../types';
import { isVersion } from '../version';
import { artifactProblems } from './artifacts';
import { pageProblems } from './pages';
import { describeProblems, type CatalogProblem } from './problem';
import { releaseProblems } from './releases';

/** Problems within one record. */
export function libraryProblems(library: Library): CatalogProblem[] {
  return [
    ...descriptionProblems(library),
    ...vocabularyProblems(library),
    ...releaseProblems(library),
    ...artifactProblems(library),
    ...pageProblems(library),
  ].map((message) => ({ file: recordFile(library.id), message }));
}

/** Problems in one artifact of another project. */
export function thirdPartyProblems(artifact: ThirdPartyArtifact): CatalogProblem[] {
  const { id, version, exclusions = [] } = artifact;
  return [
    ...(isVersion(version) ? [] : [`"${id}" is pinned to "${version}", which is not a release`]),
    ...exclusions
      .filter((name) => !/^[\w.-]+:[\w.-]+$/.test(name))
      .map((name) => `"${id}" excludes "${name}"; write group:artifact with its Scala suffix`),
  ].map((message) => ({ file: 'src/facts/catalog/artifacts.ts', message }));
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
  ];
  if (problems.length > 0)
    throw new Error(`The catalog has errors:\n${describeProblems(problems)}`);
}

function descriptionProblems({ id, summary, note, repository, licence }: Library): string[] {
  return [
    ...(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)
      ? []
      : [
          `the id "${id}" cannot be used in an address; use lower-case letters, digits and hyphens`,
        ]),
    ...(summary.endsWith('.') && summary.length <= 120
      ? []
      : [
          `the summary must be one sentence of at most 120 characters with a full stop: "${summary}"`,
        ]),
    ...(note === undefined || note.endsWith('.')
      ? []
      : [`the note must end in a full stop: "${note}"`]),
    ...(/^[\w-]+\/[\w.-]+$/.test(repository)
      ? []
      : [`repository is "${repository}"; write owner/name, as on GitHub`]),
    ...(licence === '' ? ['licence is empty; write its SPDX identifier'] : []),
  ];
}

function vocabularyProblems({ topic, status, platforms, scala }: Library): string[] {
  return [
    ...unknown('topic', [topic], Object.keys(topicLabels)),
    ...unknown('status', [status], Object.keys(statusLabels)),
    ...unknown('platform', platforms, Object.keys(platformLabels)),
    ...unknown('Scala version', scala, scalaVersions),
  ];
}

function unknown(what: string, used: readonly string[], known: readonly string[]): string[] {
  if (used.length === 0) return [`no ${what} is given; name at least one of ${known.join(', ')}`];
  return used
    .filter((one) => !known.includes(one))
    .map(
      (one) =>
        `unknown ${what} "${one}"${didYouMean(one, known)} Known values are ${known.join(', ')}.`,
    );
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
