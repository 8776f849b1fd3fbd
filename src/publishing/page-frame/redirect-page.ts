/**
 * Keeps the reader's query and fragment, which the refresh would lose. It reads the target from the
 * page, so one hash in the content security policy covers all redirect pages.
 */
export const redirectScript =
  'const to=new URL(document.links[0].href);' +
  'to.search||=location.search;to.hash||=location.hash;location.replace(to)';

interface Target {
  /** The page's current address, with the site's base URL. */
  readonly address: string;
  /** The full address, with the site's host. */
  readonly canonical: string;
}

/** The HTML of a redirect page at a former address; it works without scripts too. */
export function redirectPage({ address, canonical }: Target, policy: string): string {
  const href = encodeURI(address);
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta http-equiv="refresh" content="0; url=${href}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>This page has moved</title>
    <link rel="canonical" href="${encodeURI(canonical)}">
  </head>
  <body>
    <p>This page has moved to <a href="${href}">${href}</a>.</p>
    <script>${redirectScript}</script>
  </body>
</html>
`;
}
