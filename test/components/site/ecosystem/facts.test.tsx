/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { companions } from '../../../../src/facts/catalog';
import { libraryById } from '../../../../src/facts/catalog/lookup';
import { compatibilityRows } from '../../../../src/site/ecosystem/model/compatibility';
import { libraryFacts } from '../../../../src/site/ecosystem/model/facts';
import { ecosystemSummary } from '../../../../src/site/ecosystem/model/summary';
import { CompatibilityTable } from '../../../../src/site/ecosystem/ui/CompatibilityTable';
import { EcosystemSummary } from '../../../../src/site/ecosystem/ui/EcosystemSummary';
import { LibraryFacts } from '../../../../src/site/ecosystem/ui/LibraryFacts';
import { inSite } from '../../../support/in-site';

const show = (id: string) => render(inSite(<LibraryFacts view={libraryFacts(libraryById(id))} />));
const fact = (name: string) => screen.getByText(name).nextElementSibling;

it('shows the release, stage, requirements, and source of a library in one line', () => {
  show('zio-json');
  expect(screen.getByText(/^Version 0\.10\.0/)).toHaveTextContent(
    'Version 0.10.0 (used here: 0.9.2) · Production ready · Scala 3, 2.13, 2.12 · JVM, Scala.js, Scala Native · source on GitHub',
  );
  expect(screen.getByRole('link', { name: 'source on GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/zio/zio-json/tree/v0.10.0',
  );
});

it('names one release if the install blocks offer the newest, and none if nothing is released', () => {
  show('zio-kafka');
  expect(screen.getByText(/^Version 3\.8\.0 · Production ready · /)).toBeInTheDocument();
  show('zio-meta');
  expect(screen.getByText(/^No release · Unreleased · /)).toBeInTheDocument();
});

it('folds the other facts, with the release that each of them belongs to', () => {
  show('zio-amqp');
  expect(screen.getByText(/^ZIO AMQP artifacts/).closest('details')).not.toHaveAttribute('open');
  expect(fact('Status')).toHaveTextContent(
    'In development, according to the badge in its README (as of 2023-11-18)',
  );
  expect(fact('Newest release')).toHaveTextContent('2023-11-18');
  expect(fact('Built with')).toHaveTextContent('ZIO 2.0.19');
  expect(fact('License')).toHaveTextContent('Apache-2.0');
  expect(screen.getByRole('link', { name: 'zio-amqp' })).toHaveAttribute(
    'href',
    'https://javadoc.io/doc/dev.zio/zio-amqp_3/1.0.0',
  );
  show('zio-kafka');
  expect(screen.getByText('ZIO 2.1.21 (in 3.1.0)')).toBeInTheDocument();
});

it('shows a row for each library, with a header for each column', () => {
  render(inSite(<CompatibilityTable view={compatibilityRows(companions)} />));
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toContain('Scala 2.13');
  const row = screen.getByRole('rowheader', { name: 'ZIO Kafka' }).closest('tr')!;
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3.8.0', '2.1.21 (in 3.1.0)', '✓\u00a0yes', '✓\u00a0yes', '– no', 'JVM']);
});

it('links each topic to the directory with that filter', () => {
  render(inSite(<EcosystemSummary view={ecosystemSummary(companions)} />));
  expect(screen.getByRole('link', { name: 'Messaging' })).toHaveAttribute(
    'href',
    '/ecosystem?topic=messaging#filters',
  );
});
