/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import Heading from '@site/src/theme/Heading';
import { PageContents } from '@site/src/site/doc-page/ui/PageContents';
import { PageTitle } from '@site/src/site/doc-page/ui/PageTitle';
import { inSite } from '../../../support/in-site';

describe('a heading', () => {
  it('is read once, because its link is next to it', () => {
    render(
      inSite(
        <Heading as="h2" id="retrying">
          Retrying
        </Heading>,
      ),
    );
    expect(screen.getByRole('heading', { name: 'Retrying' })).toHaveAttribute('id', 'retrying');
    expect(screen.getByRole('link', { name: 'Link to “Retrying”' })).toHaveAttribute(
      'href',
      '#retrying',
    );
  });
});

describe('the title of a page', () => {
  it('is a first-level heading, followed by the description', () => {
    render(inSite(<PageTitle title="Retrying" description="Run an effect again." />));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Retrying');
    expect(screen.getByText('Run an effect again.')).toBeInTheDocument();
  });
});

describe('the contents of a page', () => {
  const toc = [
    { value: 'The <code>retry</code> operator', id: 'retry', level: 2 },
    { value: 'Edges', id: 'edges', level: 3 },
    { value: 'Too deep', id: 'deep', level: 4 },
  ];

  it('are a popover, opened by a button with a name', () => {
    render(inSite(<PageContents toc={toc} />));
    const contents = document.querySelector('nav')!;
    expect(contents).toHaveAttribute('popover');
    expect(screen.getByRole('button', { name: 'On this page' })).toHaveAttribute(
      'popovertarget',
      contents.id,
    );
  });

  it('link to the headings of two levels, with their markup', () => {
    render(inSite(<PageContents toc={toc} />));
    const links = [...document.querySelectorAll('nav li a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#retry', '#edges']);
    expect(links[0]?.innerHTML).toBe('The <code>retry</code> operator');
  });

  it('are missing on a page without headings', () => {
    const { container } = render(inSite(<PageContents toc={[]} />));
    expect(container).toBeEmptyDOMElement();
  });
});
