import { mendAddress } from '@site/src/features/application-loader/readable-address';

function mended(pathname: string, search = '', hash = ''): string | undefined {
  const replaceState = jest.fn();
  mendAddress(
    { pathname, search, hash } as Location,
    { state: null, replaceState } as unknown as History,
  );
  return replaceState.mock.calls[0]?.[2] as string | undefined;
}

it.each(['/guides', '/caf%C3%A9', '/%3Cscript%3E'])('leaves %s as it is', (pathname) => {
  expect(mended(pathname)).toBeUndefined();
});

it.each([
  ['/%ff', '/%25ff'],
  ['/%E0%A4%A/x', '/%25E0%25A4%25A/x'],
])('writes %s so that it can be decoded', (pathname, expected) => {
  expect(mended(pathname, '?a=%ff', '#%ff')).toBe(`${expected}?a=%ff#%ff`);
  expect(decodeURI(mended(pathname) ?? '')).toBe(pathname);
});
