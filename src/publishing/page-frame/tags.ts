/** The elements that the frame adds to every page's head. */
import type { LoadContext } from '@docusaurus/types';
import { controlsScript, inlineScript, type NamedScript } from '../../site/inline-script/bundle';
import { scriptJson } from '../../utils/script-json';

/**
 * Hanken Grotesk (SIL Open Font License, `static/fonts/OFL.txt`), below `static/`. Browsers cache
 * the file for a year, so a changed font needs a new name.
 * It was made from the package `@fontsource-variable/hanken-grotesk` 5.3.0 with fonttools:
 * `fonttools varLib.instancer FILE wght=400:700`, then `pyftsubset` with the pages' characters and
 * `--layout-features=kern,liga`. The arrows and marks that the style sheets draw (U+2190, U+2192,
 * U+2197, U+2713, U+202F) were added, so that browsers need no other font. With its headers, the
 * file fits into the first 14,600 bytes, which a server sends without waiting (RFC 6928).
 */
export const fontFile = 'fonts/hanken-grotesk-text.woff2';

export interface Frame {
  readonly script: string;
  readonly style: string;
  /** Speculation rules as JSON: what browsers may fetch before the reader follows a link. */
  readonly speculation: string;
  /** The font's address. */
  readonly font: string;
  /** The script that the inline script fetches. */
  readonly controls: NamedScript;
  readonly controlsAddress: string;
}

/** The parts of the frame before minification. */
export function makeFrame({ siteDir, baseUrl, siteConfig }: LoadContext): Frame {
  const font = `${baseUrl}${fontFile}`;
  const controls = controlsScript(siteDir);
  // The development server has no built files, so the module is in a data URL.
  const controlsAddress =
    process.env.NODE_ENV === 'development'
      ? `data:text/javascript,${encodeURIComponent(controls.text)}`
      : `${baseUrl}${controls.file}`;
  return {
    script: inlineScript(siteDir, controlsAddress),
    style:
      `@font-face{font-family:"Hanken Grotesk";src:url(${font}) format("woff2");` +
      'font-weight:400 700;font-display:optional}' +
      // Inline, because a browser that styles the page before its style sheets arrive skips the
      // fade and logs an error.
      '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
      // Print styles put it before the addresses of links.
      `:root{--site:${JSON.stringify(siteConfig.url)}}`,
    speculation: speculationRules(baseUrl),
    font,
    controls,
    controlsAddress,
  };
}

/**
 * Rules that prefetch a page's HTML when the reader hovers over a link for a moment, or presses it.
 */
function speculationRules(baseUrl: string): string {
  const files = ['md', 'txt', 'json', 'zip', 'png', 'svg'].map((kind) => `${baseUrl}*.${kind}`);
  return scriptJson({
    prefetch: [
      {
        where: { and: [{ href_matches: `${baseUrl}*` }, { not: { href_matches: files } }] },
        eagerness: 'moderate',
      },
    ],
  });
}
