import { shareImagePath } from '../../../../src/site/share-image/share-image';
import { articleData } from '../../../../src/site/doc-page/model/structured-data';

const facts = {
  title: 'Queue',
  description: 'Hand work from some fibers to others.',
  section: 'Reference',
  url: 'https://docs.example/reference/queue',
  image: `https://docs.example${shareImagePath('reference/queue')}`,
  site: { name: 'ZIO', url: 'https://docs.example/' },
};

test('describes a page as a technical article of the site, with the date of its last change', () => {
  expect(articleData({ ...facts, lastUpdatedAt: Date.UTC(2026, 0, 2) })).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Queue',
    articleSection: 'Reference',
    dateModified: '2026-01-02T00:00:00.000Z',
    image: 'https://docs.example/share/reference/queue.png',
    isPartOf: { '@type': 'WebSite', name: 'ZIO', url: 'https://docs.example/' },
  });
});

test('has no date for a page without a known history', () => {
  expect(articleData(facts)).not.toHaveProperty('dateModified');
});
