import { nginxHeaders, securityHeaders } from '@site/src/config/content-security/response-headers';

const policy = "default-src 'none'; script-src 'self' 'sha256-x='";

it('refuses frames besides what the pages refuse', () => {
  expect(securityHeaders(policy)['Content-Security-Policy']).toBe(
    `${policy}; frame-ancestors 'none'`,
  );
});

it('tells nginx to send each header with every answer, errors too', () => {
  const lines = nginxHeaders(policy).trim().split('\n').slice(1);
  expect(lines).toContain('add_header X-Content-Type-Options "nosniff" always;');
  for (const line of lines) expect(line).toMatch(/^add_header [A-Za-z-]+ "[^"]+" always;$/);
});
