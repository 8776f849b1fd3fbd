/** The frame as the built pages contain it, and the policy that follows from it. */
import { getHtmlMinifier } from '@docusaurus/bundler';
import type { LoadContext } from '@docusaurus/types';
import { inlineContent } from '../content-security/inline-content';
import { contentPolicy } from '../content-security/policy';
import { checkInlineScript } from '../../site/inline-script/bundle';
import { redirectScript } from './redirect-page';
import { type Frame, makeFrame } from './tags';

/** The minifier must reach a stable output within this many passes. */
const passes = 4;

/**
 * The frame with its scripts and style minified until the minifier no longer changes them. A small
 * site's pages go through the minifier and a large site's don't, but a policy needs the hash of the
 * text that browsers receive.
 * @throws Error if the minifier's output never becomes stable, or if the inline script exceeds its
 * size budget
 */
export async function makeMinifiedFrame(context: LoadContext): Promise<Frame> {
  const frame = makeFrame(context);
  const { swcHtmlMinimizer } = context.siteConfig.future.faster;
  const minifier = await getHtmlMinifier({ type: swcHtmlMinimizer ? 'swc' : 'terser' });
  let page = pageWith(frame);
  for (let pass = 0; pass < passes; pass++) {
    const { scripts, styles } = inlineContent((await minifier.minify(page)).code);
    const [script = '', speculation = ''] = scripts;
    const minified = { ...frame, script, speculation, style: styles.join('') };
    const next = pageWith(minified);
    if (next === page) {
      checkInlineScript(script, frame.controlsAddress);
      return minified;
    }
    page = next;
  }
  throw new Error(
    `src/publishing/page-frame/minified-frame.ts: the minifier still changes the inline script after ${passes} passes`,
  );
}

/** One policy for all pages: the frame's scripts and style, and the redirect pages' script. */
export const makePolicy = ({ script, speculation, style }: Frame): string =>
  contentPolicy({ scripts: [script, speculation, redirectScript], styles: [style] });

const pageWith = ({ script, speculation, style }: Frame): string =>
  `<!DOCTYPE html><html><head><script>${script}</script><script type="speculationrules">${speculation}</script><style>${style}</style></head><body></body></html>`;
