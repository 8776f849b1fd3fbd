import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { ArtifactFacts, LibraryFactsView } from '../model/facts';
import { CheckedAgainst } from './CheckedAgainst';
import styles from './LibraryFacts.module.css';

function Fact({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Artifacts({ artifacts }: { readonly artifacts: readonly ArtifactFacts[] }): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Artifact</th>
          <th scope="col">Purpose</th>
          <th scope="col">Limits</th>
        </tr>
      </thead>
      <tbody>
        {artifacts.map(({ name, description, limits, apiDocs }) => (
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
  );
}

/**
 * A library's status and compatibility: its newest release and requirements, the release that its
 * pages are checked against, its source, and its artifacts with links to their API documentation.
 */
export function LibraryFacts({ view }: { readonly view: LibraryFactsView }): ReactNode {
  const { status, newest, released, checked, scala, platforms, zio } = view;
  return (
    <div className={styles.facts}>
      <dl>
        <Fact name="Status">{status}</Fact>
        <Fact name="Newest release">
          {newest === null ? 'none' : <Link to={view.source}>{newest}</Link>}
          {released !== null && ` (${released})`}
        </Fact>
        <Fact name="Checked against">
          <CheckedAgainst newest={newest} checked={checked} />
        </Fact>
        <Fact name="Scala">{scala}</Fact>
        <Fact name="Platforms">{platforms}</Fact>
        {zio !== null && <Fact name="Built with">ZIO {zio}</Fact>}
        <Fact name="Source">
          <Link to={`https://github.com/${view.repository}`}>{view.repository}</Link>,{' '}
          {view.licence}
        </Fact>
      </dl>
      {view.note !== null && <p>{view.note}</p>}
      <Artifacts artifacts={view.artifacts} />
    </div>
  );
}
