import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';
import { ArticleHead } from '../../../site/doc-page/ui/ArticleHead';

/** Title and description as Docusaurus writes them, and the metadata that this site adds. */
export default function DocItemMetadata(): ReactNode {
  return (
    <>
      <Metadata />
      <ArticleHead />
    </>
  );
}
