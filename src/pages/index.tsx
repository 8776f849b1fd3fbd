import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

export default function Home(): ReactNode {
  return (
    <Layout>
      <main>
        <Heading as="h1">ZIO</Heading>
      </main>
    </Layout>
  );
}
