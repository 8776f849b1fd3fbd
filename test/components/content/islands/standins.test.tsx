/** @jest-environment jsdom */
import DocusaurusLink from '@docusaurus/Link';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Link from '@site/src/content/islands/standins/Link';
import { useHistory, useLocation } from '@site/src/content/islands/standins/router';
import useIsBrowser from '@site/src/content/islands/standins/useIsBrowser';
import { inSite } from '../../../support/in-site';

// A variable of the bundler.
Object.assign(globalThis, { __webpack_public_path__: '/' });

/** The attributes of the rendered link, without those that Docusaurus adds in tests. */
function attributesOf(link: ReactNode): Record<string, string> {
  const { container } = render(link);
  const attributes = container.querySelector('a')?.attributes ?? [];
  return Object.fromEntries(
    [...attributes]
      .filter(({ name }) => name !== 'data-test-link-type')
      .map(({ name, value }) => [name, value]),
  );
}

describe('the replacements for Docusaurus in islands', () => {
  it.each([
    [{ to: '/overview/getting-started' }],
    [{ to: '/' }],
    [{ to: '/guides#there', className: 'link' }],
    [{ href: '/search?q=a' }],
    [{ to: '#there' }],
    [{ to: 'https://example.org/x' }],
    [{ href: 'pathname:///page-index.json', target: '_self' }],
    [{ to: '/reference/fiber', autoAddBaseUrl: false, 'aria-current': 'page' as const }],
  ])('render a link in the same way as Docusaurus: %j', (props) => {
    expect(attributesOf(<Link {...props}>Text</Link>)).toEqual(
      attributesOf(inSite(<DocusaurusLink {...props}>Text</DocusaurusLink>)),
    );
  });

  it('follow the address of the page', () => {
    function Where(): ReactNode {
      const { pathname, search, hash } = useLocation();
      const { replace } = useHistory();
      return (
        <button onClick={() => replace({ search: '?q=a' })}>{pathname + search + hash}</button>
      );
    }
    history.replaceState(null, '', '/guides#one');
    render(<Where />);
    expect(screen.getByText('/guides#one')).toBeInTheDocument();
    act(() => {
      history.replaceState(null, '', '/guides#two');
      dispatchEvent(new Event('hashchange'));
    });
    expect(screen.getByText('/guides#two')).toBeInTheDocument();
    act(() => screen.getByRole('button').click());
    expect(location.search).toBe('?q=a');
  });

  it('distinguish the browser from the build', () => {
    const Told = (): ReactNode => (useIsBrowser() ? 'browser' : 'build');
    expect(renderToStaticMarkup(<Told />)).toBe('build');
    render(<Told />);
    expect(screen.getByText('browser')).toBeInTheDocument();
  });
});
