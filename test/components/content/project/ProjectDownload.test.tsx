/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ProjectDownload } from '../../../../src/content/project/ui/ProjectDownload';
import { inSite } from '../../../support/in-site';

const view = {
  name: 'shop',
  href: '/code/guides/shop/shop.zip?0a1b2c3d',
  bytes: 3200,
  files: [
    { path: 'build.sbt', anchor: 'file-1' },
    { path: 'src/main/scala/Main.scala', anchor: 'code-2' },
  ],
};

test('links to the archive with the name of its folder, and shows its size', () => {
  render(inSite(<ProjectDownload view={view} />));
  const link = screen.getByRole('link', { name: 'Download shop.zip' });
  expect(link).toHaveAttribute('href', view.href);
  expect(link).toHaveAttribute('download', 'shop.zip');
  expect(screen.getByText('2 files, 4 kB')).toBeInTheDocument();
});

test('links each file to its block', () => {
  render(inSite(<ProjectDownload view={view} />));
  expect(screen.getByRole('link', { name: 'src/main/scala/Main.scala' })).toHaveAttribute(
    'href',
    '#code-2',
  );
});
