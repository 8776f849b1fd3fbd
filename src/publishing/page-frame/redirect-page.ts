/** The pages at former addresses. */

/**
 * Takes the reader's query and anchor along, which the refresh would lose. It reads from the page
 * where to go, so that one hash in the content security policy covers all of these pages.
 */
export const redirectScript =
  'const to=new URL(document.links[0].href);' +
  'to.search||=location.search;to.hash||=location.hash;location.replace(to)';

interface Target {
  /** Where the page is now, with the site's base URL. */
  readonly address: string;
  /** The same with the site's host. */
  readonly canonical: string;
}

/** A page that leads on, without scripts too. */
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
