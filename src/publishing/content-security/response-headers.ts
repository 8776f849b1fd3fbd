/**
 * The headers that a server should send in addition to the pages' policy, as an nginx configuration
 * and for the servers in this repository.
 */

/** Browser features that no page uses; turned off for everything that runs in a page. */
const unusedFeatures = (
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi ' +
  'payment publickey-credentials-get screen-wake-lock usb'
).split(' ');

/**
 * The bundler's name for the search worker. A worker obeys the policy of its own response; other
 * scripts obey their page's policy.
 */
export const workerName = 'search-worker';

/**
 * Files that are only parts of pages. Headers for documents have no effect on them, so they're left
 * out to save bytes.
 */
const partsOfPages = `/(?!${workerName})[^/]+\\.(?:css|js|png|woff2)$`;

/** Pictures that open as pages; they contain only shapes. */
const drawings = '\\.svg$';
const policyOfDrawings = "default-src 'none'; frame-ancestors 'none'";

/** Share images, which other sites may show. */
const picturesForSharing = '^/share/';

/**
 * A header and its value. `elsewhere` has another value for addresses that match a pattern; a
 * header with an empty value isn't sent.
 */
interface Header {
  readonly name: string;
  readonly value: string;
  readonly elsewhere: Readonly<Record<string, string>>;
}

const ofDocuments = (name: string, value: string, ofDrawings = ''): Header => ({
  name,
  value,
  elsewhere: { [partsOfPages]: '', [drawings]: ofDrawings },
});

function headers(policy: string): readonly Header[] {
  return [
    // Only a header can refuse framing: browsers ignore it in a <meta>.
    ofDocuments('Content-Security-Policy', `${policy}; frame-ancestors 'none'`, policyOfDrawings),
    ofDocuments('X-Frame-Options', 'DENY'),
    ofDocuments('Referrer-Policy', 'strict-origin-when-cross-origin'),
    ofDocuments('Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')),
    ofDocuments('Cross-Origin-Opener-Policy', 'same-origin'),
    {
      name: 'Cross-Origin-Resource-Policy',
      value: 'same-origin',
      elsewhere: { [picturesForSharing]: 'cross-origin' },
    },
    { name: 'X-Content-Type-Options', value: 'nosniff', elsewhere: {} },
  ];
}

/** The headers for the file at an address, by name; `policy` is the pages' policy. */
export function securityHeaders(policy: string, address: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    headers(policy)
      .map(({ name, value, elsewhere }): [string, string] => {
        const [other] = Object.entries(elsewhere).filter(([part]) =>
          new RegExp(part).test(address),
        );
        return [name, other?.[1] ?? value];
      })
      .filter(([, value]) => value !== ''),
  );
}

/**
 * The headers as a file that nginx includes in its `http` block. nginx sends no header whose value
 * is empty.
 */
export function nginxHeaders(policy: string): string {
  const parts = headers(policy).map(({ name, value, elsewhere }) => {
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
    const others = Object.entries(elsewhere).map(([part, other]) => `  "~${part}" "${other}";\n`);
    return `map $uri ${variable} {\n  default "${value}";\n${others.join('')}}\nadd_header ${name} ${variable} always;\n`;
  });
  return `# Written by the build; the hashes are those of its pages.\n${parts.join('')}`;
}
