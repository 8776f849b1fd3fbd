/**
 * What the HTML of every page holds around its content: the inline script and the text font. And what
 * it does not: Infima, Docusaurus's style sheet, whose place `src/css` takes.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { copyScript, inlineScript } from '../../config/inline-script/bundle';

/**
 * Hanken Grotesk (SIL Open Font License, `static/fonts/OFL.txt`), its weight axis cut to 400–700 and
 * its letters to those of English and its neighbours: 15 kB. Made with `fonttools varLib.instancer`
 * and `pyftsubset`. Within `static/`; a change of the file is a change of its name, since browsers keep it for long.
 */
const fontFile = 'fonts/hanken-grotesk-400-700.woff2';

/** The plugin; it takes no options. Stops the build when the inline script outgrows its budget. */
export function pageFrame({ siteDir, baseUrl }: LoadContext): Plugin {
  const font = `${baseUrl}${fontFile}`;
  const copy = copyScript(siteDir);
  // The development server has no built files, so there the module stands in its own address.
  const copyAddress =
    process.env.NODE_ENV === 'development'
      ? `data:text/javascript,${encodeURIComponent(copy.text)}`
      : `${baseUrl}${copy.file}`;
  return {
    name: 'page-frame',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'script', innerHTML: inlineScript(siteDir, copyAddress) },
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
    postBuild: async ({ outDir }) => {
      const file = path.join(outDir, copy.file);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, copy.text);
    },
    configureWebpack: () => ({
      resolve: { alias: { [require.resolve('infima/dist/css/default/default.css')]: false } },
    }),
  };
}
