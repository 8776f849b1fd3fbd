/** The headers that a server should send beside the policy in the pages, in nginx's words. */

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

/** The headers that are the same for every file, by name; `policy` is that of the pages. */
export function securityHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    // Framing can be refused only here: browsers ignore it in a <meta>.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The headers as a file that nginx includes in a `server` block. */
export function nginxHeaders(policy: string): string {
  const lines = Object.entries(securityHeaders(policy)).map(
    ([name, value]) => `add_header ${name} "${value}" always;\n`,
  );
  return `# Written by the build; the hashes are those of its pages.\n${lines.join('')}`;
}
