/**
 * What the HTML of every page holds around its content: the inline script and the text font. And what
 * it does not: Infima, Docusaurus's style sheet, whose place `src/css` takes.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineScript } from '../../config/inline-script/bundle';

/** Within `static/`; a change of the file is a change of its name, since browsers keep it for long. */
const fontFile = 'fonts/hanken-grotesk-400-700.woff2';

/** The plugin; it takes no options. Stops the build when the inline script outgrows its budget. */
export function pageFrame({ siteDir, baseUrl }: LoadContext): Plugin {
  const font = `${baseUrl}${fontFile}`;
  return {
    name: 'page-frame',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: inlineScript(siteDir) },
        {
          tagName: 'link',
          attributes: {
            rel: 'preload',
            href: font,
            as: 'font',
            type: 'font/woff2',
            crossorigin: 'anonymous',
          },
        },
        {
          tagName: 'style',
          innerHTML:
            `@font-face{font-family:"Hanken Grotesk";src:url(${font}) format("woff2");` +
            'font-weight:400 700;font-display:optional}',
        },
      ],
    }),
    configureWebpack: () => ({
      resolve: { alias: { [require.resolve('infima/dist/css/default/default.css')]: false } },
    }),
  };
}
