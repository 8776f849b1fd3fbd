import Link from '@docusaurus/Link';
import type { PropsWithChildren, ReactNode } from 'react';
import type { LibraryFactsView } from '../model/facts';
import styles from './LibraryFacts.module.css';

function Fact({ name, children }: PropsWithChildren<{ readonly name: string }>): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The release that the code of a library's pages was checked against, as a phrase. */
function checkedAgainst({ newest, checked: { version, compiler } }: LibraryFactsView): string {
  if (version === null) return 'no release: the code on these pages is parsed but not compiled';
  const suffix = compiler === null ? '' : `, with ${compiler}`;
  return `${version === newest ? 'the newest release' : version}${suffix}`;
}

/**
 * A library's status and compatibility: its newest release and requirements, the release that its
 * pages are checked against, its source, and its artifacts with links to their API documentation.
 */
export function LibraryFacts({ view }: { readonly view: LibraryFactsView }): ReactNode {
  const { status, newest, released, scala, platforms, zio } = view;
  return (
    <div className={styles.facts}>
      <dl>
        <Fact name="Status">{status}</Fact>
        <Fact name="Newest release">
          {newest === null ? 'none' : <Link to={view.source}>{newest}</Link>}
          {released !== null && ` (${released})`}
        </Fact>
        <Fact name="Checked against">{checkedAgainst(view)}</Fact>
        <Fact name="Scala">{scala}</Fact>
        <Fact name="Platforms">{platforms}</Fact>
        {zio !== null && <Fact name="Built with">ZIO {zio}</Fact>}
        <Fact name="Source">
          <Link to={`https://github.com/${view.repository}`}>{view.repository}</Link>,{' '}
          {view.licence}
        </Fact>
      </dl>
      {view.note !== null && <p>{view.note}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">Artifact</th>
            <th scope="col">Purpose</th>
            <th scope="col">Limits</th>
          </tr>
        </thead>
        <tbody>
          {view.artifacts.map(({ name, description, limits, apiDocs }) => (
            <tr key={name}>
              <th scope="row">
                {apiDocs === null ? (
                  name
                ) : (
                  <Link className="link" to={apiDocs}>
                    {name}
                  </Link>
                )}
              </th>
              <td>{description}</td>
              <td>{limits.join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
