import {
  nginxHeaders,
  securityHeaders,
  workerName,
} from '@site/src/publishing/content-security/response-headers';

const policy = "default-src 'none'; script-src 'self' 'sha256-x='";
const namesAt = (address: string): string[] => Object.keys(securityHeaders(policy, address));
const allNames = namesAt('/');

it('adds a ban on frames to the policy of the pages', () => {
  expect(securityHeaders(policy, '/guides')['Content-Security-Policy']).toBe(
    `${policy}; frame-ancestors 'none'`,
  );
});

it.each(['/guides', `/assets/js/${workerName}.d6889b08.js`, '/guides.md'])(
  'sends all headers for %s, which opens as a document or starts as a worker',
  (address) => {
    expect(allNames).toContain('Content-Security-Policy');
    expect(namesAt(address)).toEqual(allNames);
  },
);

it.each([
  '/assets/css/styles.945986f9.css',
  '/assets/js/128.d6889b08.js',
  '/fonts/text.woff2',
  '/share/guides.png',
])('sends only the headers that matter for %s, which is part of a page', (address) => {
  expect(namesAt(address)).toEqual(['Cross-Origin-Resource-Policy', 'X-Content-Type-Options']);
});

it('blocks everything in an SVG file that opens as a page', () => {
  const headers = securityHeaders(policy, '/img/favicon.svg');
  expect(headers['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(Object.keys(headers)).toHaveLength(3);
});

it('lets other sites show only the share images', () => {
  const resourcePolicy = (address: string): string | undefined =>
    securityHeaders(policy, address)['Cross-Origin-Resource-Policy'];
  expect(resourcePolicy('/share/guides.png')).toBe('cross-origin');
  expect(resourcePolicy('/guides/share/guides.png')).toBe('same-origin');
});

it('tells nginx to send each header with every response, including errors', () => {
  const lines = nginxHeaders(policy).split('\n');
  const adding = lines.filter((line) => line.startsWith('add_header'));
  expect(adding.map((line) => line.split(' ')[1])).toEqual(allNames);
  for (const line of adding) expect(line).toMatch(/^add_header [A-Za-z-]+ \$[a-z_]+ always;$/);
});
