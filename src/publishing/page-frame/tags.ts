/** What the frame puts into the head of every page. */
import { controlsScript, inlineScript, type NamedScript } from '../../site/inline-script/bundle';
import { scriptJson } from '../../utils/script-json';

/**
 * Hanken Grotesk (SIL Open Font License, `static/fonts/OFL.txt`), below `static/`. Browsers keep
 * the file for a year, so a changed font needs a new name.
 *
 * It was made from the package `@fontsource-variable/hanken-grotesk` 5.3.0 with fonttools:
 * `fonttools varLib.instancer FILE wght=400:700`, then `pyftsubset` with the characters of the
 * pages and `--layout-features=kern,liga`. The arrows and marks that the style sheets draw (U+2190,
 * U+2192, U+2197, U+2713, U+202F) were added, so that browsers need no other font. With its headers
 * it fits into the first 14,600 bytes, which a server sends without waiting (RFC 6928).
 */
export const fontFile = 'fonts/hanken-grotesk-text.woff2';

export interface FrameContext {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly siteConfig: { readonly url: string };
}

export interface Frame {
  /** The text of the inline script. */
  readonly script: string;
  /** The text of the inline style. */
  readonly style: string;
  /** What browsers may fetch before a link is followed, as the JSON of their speculation rules. */
  readonly speculation: string;
  /** The address of the font. */
  readonly font: string;
  /** What the inline script fetches. */
  readonly controls: NamedScript;
  /** Where it fetches that. */
  readonly controlsAddress: string;
}

/** The frame's parts, before they are minified with a page. */
export function makeFrame({ siteDir, baseUrl, siteConfig }: FrameContext): Frame {
  const font = `${baseUrl}${fontFile}`;
  const controls = controlsScript(siteDir);
  // The development server has no built files, so there a module stands in its own address.
  const controlsAddress =
    process.env.NODE_ENV === 'development'
      ? `data:text/javascript,${encodeURIComponent(controls.text)}`
      : `${baseUrl}${controls.file}`;
  return {
    script: inlineScript(siteDir, controlsAddress),
    style:
      `@font-face{font-family:"Hanken Grotesk";src:url(${font}) format("woff2");` +
      'font-weight:400 700;font-display:optional}' +
      // Here, since a browser that styles the page before its style sheets have come drops the
      // fade, with an error in the console.
      '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
      // For the addresses of links on paper.
      `:root{--site:${JSON.stringify(siteConfig.url)}}`,
    speculation: speculationRules(baseUrl),
    font,
    controls,
    controlsAddress,
  };
}

/**
 * The HTML of a page is fetched once the reader points at a link to it for a moment, or presses it.
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
