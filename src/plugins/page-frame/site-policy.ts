/** The policy of the site's pages, from what will stand inline in them. */
import { getHtmlMinifier } from '@docusaurus/bundler';
import type { LoadContext } from '@docusaurus/types';
import { inlineContent } from '../../config/content-security/inline-content';
import { contentPolicy } from '../../config/content-security/policy';
import { redirectScript } from '../../config/redirects/page';
import { type Frame, makeFrame } from './tags';

/**
 * One policy for all pages: the frame's scripts and style, and the script of the pages at former
 * addresses. Browsers hash what they receive, so the frame goes through the minifier that its pages go through.
 */
export async function sitePolicy(context: LoadContext): Promise<string> {
  const frame = makeFrame(context);
  const { swcHtmlMinimizer } = context.siteConfig.future.faster;
  const minifier = await getHtmlMinifier({ type: swcHtmlMinimizer ? 'swc' : 'terser' });
  const { code } = await minifier.minify(pageWith(frame));
  const { scripts, styles } = inlineContent(code);
  return contentPolicy({ scripts: [...scripts, redirectScript], styles });
}

const pageWith = ({ script, speculation, style }: Frame): string =>
  `<!DOCTYPE html><html><head><script>${script}</script><script type="speculationrules">${speculation}</script><style>${style}</style></head><body></body></html>`;
