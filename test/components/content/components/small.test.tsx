/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Figure } from '../../../../src/content/parts/Figure';
import { HeaderCell } from '../../../../src/content/components/HeaderCell';
import { OutcomeMark } from '../../../../src/content/parts/OutcomeMark';
import { PageLink } from '../../../../src/content/parts/PageLink';
import { SignatureTable } from '../../../../src/content/components/SignatureTable';
import { Term } from '../../../../src/content/components/Term';
import { inSite } from '../../../support/in-site';

jest.mock('@generated/pending-links/default/pending.json', () => ({
  __esModule: true,
  default: ['reference/core/cause'],
}));

const show = (element: ReactNode) => render(inSite(element));

describe('a term', () => {
  it('links to the glossary, and has its definition as a description', () => {
    show(
      <Term id="fiber" definition="A light thread; `fork` starts one.">
        fibers
      </Term>,
    );
    const link = screen.getByRole('link', { name: 'fibers' });
    expect(link).toHaveAttribute('href', '/glossary#fiber');
    expect(link).toHaveAccessibleDescription('A light thread; fork starts one.');
  });

  it('has the mark of the outcome that it names, which is not read', () => {
    const { container } = show(
      <Term id="defect" definition="A bug." outcome="defect">
        defects
      </Term>,
    );
    const link = screen.getByRole('link', { name: 'defects' });
    expect(link).toContainElement(container.querySelector('svg[aria-hidden=true]'));
  });

  it('throws an error if it was not looked up in the glossary', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show(<Term>fibers</Term>)).toThrow('was not looked up in the glossary');
  });
});

describe('a link by id', () => {
  it('links to the page', () => {
    show(<PageLink id="reference/index">Reference</PageLink>);
    expect(screen.getByRole('link', { name: 'Reference' })).toHaveAttribute('href', '/reference');
  });

  it('is plain text if the page is not written yet', () => {
    show(<PageLink id="reference/core/cause">Cause</PageLink>);
    expect(screen.queryByRole('link')).toBeNull();
    const cause = screen.getByText('Cause');
    expect(cause).toHaveAttribute('title', "This page hasn't been written yet");
    // The style sheet uses this class.
    expect(cause).toHaveClass('pending-link');
  });
});

it('shows a figure with its caption', () => {
  show(
    <Figure caption="How a fiber ends.">
      <img src="/img/x.svg" alt="Four arrows" />
    </Figure>,
  );
  expect(screen.getByRole('figure')).toHaveTextContent('How a fiber ends.');
  expect(screen.getByRole('img', { name: 'Four arrows' })).toBeInTheDocument();
});

it('a header that is exactly the name of an outcome has its mark, and an empty corner is no header', () => {
  show(
    <table>
      <thead>
        <tr>
          <HeaderCell />
          <HeaderCell>Failure</HeaderCell>
          <HeaderCell>Own interruption</HeaderCell>
        </tr>
      </thead>
    </table>,
  );
  const headers = screen.getAllByRole('columnheader');
  const texts = (cells: readonly HTMLElement[]) => cells.map((cell) => cell.textContent?.trim());
  expect(texts(headers)).toEqual(['Failure', 'Own interruption']);
  expect(texts(headers.filter((cell) => cell.querySelector('svg')))).toEqual(['Failure']);
});

it('shows an outcome with its name, and a mark that is hidden from screen readers', () => {
  const { container } = show(<OutcomeMark outcome="value" named />);
  expect(screen.getByText('success')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

describe('a table of signatures', () => {
  const view = {
    label: 'Scala',
    anchor: 'code-2',
    segments: [],
    signatures: [
      {
        name: 'ZIO#retryN',
        symbol: 'zio.ZIO#retryN',
        overloads: ['<span class="tok-k">def</span> retryN(n: =&gt; Int): ZIO[R, E, A]'],
        api: 'https://javadoc.io/doc/dev.zio/zio_3/2.1.26/zio/ZIO.html',
      },
    ],
  };
  const Block = (_: { readonly view: typeof view }): ReactNode => null;

  it('shows each name with its description and its type', () => {
    show(
      <SignatureTable>
        <Block view={view} />
        <ul>
          <li>runs the effect again, at once</li>
        </ul>
      </SignatureTable>,
    );
    const row = screen.getByRole('row', { name: /ZIO#retryN/ });
    expect(row).toHaveAttribute('id', view.anchor);
    expect(row).toHaveTextContent('runs the effect again, at once');
    expect(row).toHaveTextContent('def retryN(n: => Int): ZIO[R, E, A]');
    expect(screen.getByRole('link', { name: 'ZIO#retryN (opens in a new tab)' })).toHaveAttribute(
      'href',
      view.signatures[0]?.api,
    );
  });

  it('can have each name with its type, and the description below', () => {
    show(
      <SignatureTable compact>
        <Block view={view} />
        <ul>
          <li>Runs the effect again.</li>
        </ul>
      </SignatureTable>,
    );
    const name = screen.getByRole('term');
    expect(name).toHaveAttribute('id', view.anchor);
    expect(name).toHaveTextContent('ZIO#retryN(n: => Int): ZIO[R, E, A]');
    expect(within(name).getByRole('link')).toHaveAttribute('href', view.signatures[0]?.api);
    expect(screen.getByRole('definition')).toHaveTextContent('Runs the effect again.');
  });

  it('throws an error for a name without a description', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const table = (
      <SignatureTable>
        <Block view={view} />
      </SignatureTable>
    );
    expect(() => show(table)).toThrow('has 1 names and 0 descriptions');
  });
});
