import fs from 'node:fs';
import { reportAddress } from '@site/src/site/doc-page/model/report';

const address = new URL(
  reportAddress({
    title: 'Effects & "fibers"',
    page: 'https://zio.dev/reference/fiber',
    release: 'ZIO 2.x',
  }),
);

describe('the report of a problem with a page', () => {
  it('is filled in with page and release', () => {
    expect(address.pathname).toBe('/zio/zio/issues/new');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      template: 'page.yml',
      title: 'Docs: Effects & "fibers"',
      page: 'https://zio.dev/reference/fiber',
      release: 'ZIO 2.x',
    });
  });

  it('uses a form and fields that exist', () => {
    const form = fs.readFileSync('.github/ISSUE_TEMPLATE/page.yml', 'utf8');
    for (const field of ['page', 'release']) expect(form).toContain(`id: ${field}`);
  });
});
