/**
 * The headers that a server should send beside the policy in the pages, in nginx's words and for
 * servers written here.
 */

/** Features of browsers that no page uses, so that nothing that runs in one can. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
];

/**
 * The name that the bundler gives the search's worker: it obeys the policy of its own answer, other
 * scripts that of their page.
 */
export const workerName = 'search-worker';

/**
 * Files that are only ever parts of a page: what governs documents says nothing to them, and would
 * be sent with each.
 */
const partsOfPages = `/(?!${workerName})[^/]+\\.(?:css|js|png|woff2)$`;

/** Pictures that open as pages, of shapes alone. */
const drawings = '\\.svg$';
const policyOfDrawings = "default-src 'none'; frame-ancestors 'none'";

/** Pictures for sharing, which other sites may show. */
const picturesForSharing = '^/share/';

/**
 * A header and its value, which is another one where the address fits a pattern; where it is empty,
 * the header is not sent.
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
    // Framing can be refused only here: browsers ignore it in a <meta>.
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

/** The headers of the file at an address, by name; `policy` is that of the pages. */
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
 * The headers as a file that nginx includes in the `http` block. It sends none whose value is
 * empty.
 */
export function nginxHeaders(policy: string): string {
  const parts = headers(policy).map(({ name, value, elsewhere }) => {
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
    const others = Object.entries(elsewhere).map(([part, other]) => `  "~${part}" "${other}";\n`);
    return `map $uri ${variable} {\n  default "${value}";\n${others.join('')}}\nadd_header ${name} ${variable} always;\n`;
  });
  return `# Written by the build; the hashes are those of its pages.\n${parts.join('')}`;
}
