import { webPageData } from '../../../../src/site/screen/model/web-page';
import { wantedPicture } from '../../../../src/publishing/share-images/model/built-pages';

it('describes a screen for search engines, with the data for its share image', () => {
  const page = webPageData({
    title: 'Glossary',
    description: 'Look up the terms.',
    genre: 'Documentation',
    url: 'https://docs.example/glossary',
    image: 'https://docs.example/share/glossary.png',
    site: { name: 'ZIO', url: 'https://docs.example/' },
  });
  expect(page).toMatchObject({
    '@type': 'WebPage',
    url: 'https://docs.example/glossary',
    isPartOf: { '@type': 'WebSite', name: 'ZIO', url: 'https://docs.example/' },
  });
  const html = `<script type="application/ld+json">${JSON.stringify(page)}</script>`;
  expect(wantedPicture(html)).toEqual({
    title: 'Glossary',
    section: 'Documentation',
    image: 'https://docs.example/share/glossary.png',
  });
});
