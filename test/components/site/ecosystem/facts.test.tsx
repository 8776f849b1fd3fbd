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

it('shows the newest release of a library and its requirements, and the checked release', () => {
  show('zio-json');
  expect(fact('Status')).toHaveTextContent(
    'Production ready, according to the badge in its README (as of 2024-10-21). The newest release is a release candidate',
  );
  expect(fact('Newest release')).toHaveTextContent('0.10.0');
  expect(fact('Checked against')).toHaveTextContent('0.9.2');
  expect(fact('Scala')).toHaveTextContent('3, 2.13, 2.12');
  expect(fact('Platforms')).toHaveTextContent('JVM, Scala.js, Scala Native');
  expect(screen.getByRole('link', { name: 'zio-json' })).toHaveAttribute(
    'href',
    'https://javadoc.io/doc/dev.zio/zio-json_3/0.10.0',
  );
});

it('states that the code is only parsed, and when the last known release was published', () => {
  show('zio-amqp');
  expect(fact('Checked against')).toHaveTextContent(
    'no release: the code on these pages is parsed',
  );
  expect(fact('Newest release')).toHaveTextContent('1.0.0 (2023-11-18)');
});

it('mentions the Scala version if it is not 3, and marks the newest release', () => {
  show('zio-metrics-connectors');
  expect(fact('Checked against')).toHaveTextContent('2.3.1, with Scala 2.13');
  show('zio-parser');
  expect(screen.getAllByText('Checked against')[1]?.nextElementSibling).toHaveTextContent(
    'the newest release',
  );
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
  ).toEqual(['3.8.0', 'not compiled', '2.1.16', '✓\u00a0yes', '✓\u00a0yes', '– no', 'JVM']);
});

it('links each topic to the directory with that filter', () => {
  render(inSite(<EcosystemSummary view={ecosystemSummary(companions)} />));
  expect(screen.getByRole('link', { name: 'Messaging' })).toHaveAttribute(
    'href',
    '/ecosystem?topic=messaging#filters',
  );
});
