import { filterLinks } from '@site/src/site/sidebar/model/filter';

const tree = [
  { type: 'link', label: 'Reference', href: '/reference' },
  {
    type: 'category',
    label: 'Error management',
    href: '/errors',
    items: [{ type: 'link', label: 'Retrying', href: '/errors/retrying' }],
  },
  {
    type: 'category',
    label: 'Scheduling',
    items: [{ type: 'link', label: 'Retrying with schedules', href: '/s' }],
  },
];
const found = (text: string) => filterLinks(tree, text).map(({ href }) => href);

describe('the filter of a sidebar', () => {
  it('finds pages by words of their labels, ignoring case', () => {
    expect(found('RETRY')).toEqual(['/errors/retrying', '/s']);
    expect(found('with retrying')).toEqual(['/s']);
  });

  it('finds the pages of a category by its name, after the category itself', () => {
    expect(found('error')).toEqual(['/errors', '/errors/retrying']);
    expect(found('error retry')).toEqual(['/errors/retrying']);
  });

  it('finds a library by its id', () => {
    const json = { type: 'link', label: 'ZIO JSON', href: '/zio-json' };
    expect(filterLinks([json], 'zio-json')).toHaveLength(1);
  });

  it('shows the category of a page', () => {
    expect(filterLinks(tree, 'schedules')).toEqual([
      { label: 'Retrying with schedules', href: '/s', trail: ['Scheduling'] },
    ]);
  });

  it('finds nothing without a match', () => {
    expect(found('[(*')).toEqual([]);
  });
});
