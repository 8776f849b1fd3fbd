import { refusePrefetch } from '@site/src/features/application-loader/no-prefetch';

test('pages are not fetched for links that are merely seen, but for those that somebody points at', () => {
  const prefetch = jest.fn();
  const preload = jest.fn();
  const target = {} as { docusaurus: { prefetch: (route: string) => unknown; preload: unknown } };
  refusePrefetch(target);
  target.docusaurus = { prefetch, preload };
  expect(target.docusaurus.prefetch('/reference')).toBe(false);
  expect(prefetch).not.toHaveBeenCalled();
  expect(target.docusaurus.preload).toBe(preload);
});
