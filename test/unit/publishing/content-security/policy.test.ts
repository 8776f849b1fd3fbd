import { contentPolicy, policyTag } from '@site/src/publishing/content-security/policy';

const policy = contentPolicy({ scripts: ['alert(1)', 'alert(1)'], styles: ['a{}'] });
const directive = (name: string): string | undefined =>
  policy.split('; ').find((each) => each.startsWith(`${name} `));

it('allows scripts of the site, and inline scripts only by their hash', () => {
  // Created with: printf 'alert(1)' | openssl dgst -sha256 -binary | openssl base64
  const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  expect(directive('script-src')).toBe(`script-src 'self' ${hash}`);
});

it('has the same rule for styles', () => {
  expect(directive('style-src')).toMatch(/^style-src 'self' 'sha256-[\w+/]{43}='$/);
});

it('blocks everything that it does not name', () => {
  expect(directive('default-src')).toBe("default-src 'none'");
  expect(directive('base-uri')).toBe("base-uri 'none'");
  expect(directive('form-action')).toBe("form-action 'self'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(policy.match(/data:/g)).toHaveLength(1);
  expect(directive('img-src')).toBe("img-src 'self' data:");
});

it('is added to a page as a meta element', () => {
  expect(policyTag(policy).attributes).toEqual({
    'http-equiv': 'Content-Security-Policy',
    content: policy,
  });
});
