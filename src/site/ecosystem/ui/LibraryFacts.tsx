import Link from '@docusaurus/Link';
import type { PropsWithChildren, ReactNode } from 'react';
import { Fold } from '../../../content/parts/Fold';
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

/**
 * A library's release, stage, Scala versions, platforms, and source in one line, with the other
 * facts folded below it: the ZIO release that it's built with, its license, and its artifacts with
 * links to their API documentation.
 */
export function LibraryFacts({ view }: { readonly view: LibraryFactsView }): ReactNode {
  const { name, release, stage, scala, platforms, source, zio, released } = view;
  return (
    <>
      <p className={styles.line}>
        {`${release} · ${stage} · Scala ${scala} · ${platforms} · `}
        <Link to={source}>source on GitHub</Link>
      </p>
      <Fold>
        <summary>{name} artifacts, API documentation, license, and ZIO version</summary>
        <dl className={styles.facts}>
          <Fact name="Status">{view.status}</Fact>
          {released !== null && <Fact name="Newest release">{released}</Fact>}
          {zio !== null && <Fact name="Built with">ZIO {zio}</Fact>}
          <Fact name="License">{view.license}</Fact>
          <Fact name="Repository">
            <Link to={`https://github.com/${view.repository}`}>{view.repository}</Link>
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
            {view.artifacts.map(({ name: artifact, description, limits, apiDocs }) => (
              <tr key={artifact}>
                <th scope="row">
                  {apiDocs === null ? (
                    artifact
                  ) : (
                    <Link className="link" to={apiDocs}>
                      {artifact}
                    </Link>
                  )}
                </th>
                <td>{description}</td>
                <td>{limits.join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </>
  );
}
