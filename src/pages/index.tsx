import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Home } from '../site/home/ui/Home';
import { HomeHead } from '../site/home/ui/HomeHead';
import Ecosystem from './_ecosystem.mdx';
import Future from './_future.mdx';
import Program from './_program.mdx';

const description =
  'Learn ZIO, a Scala library for concurrent programs with typed errors: a course, a reference, guides, and companion libraries.';

/** The home page, at the site's base URL. */
export default function HomePage(): ReactNode {
  return (
    <Layout title="Documentation" description={description}>
      <HomeHead />
      <Home program={<Program />} future={<Future />} ecosystem={<Ecosystem />} />
    </Layout>
  );
}
