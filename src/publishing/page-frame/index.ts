/**
 * What the HTML of every page holds around its content: the content security policy, the inline
 * script, what may be fetched ahead, and the text font. And what it does not: Infima and the
 * theme's style sheets, whose place `src/css` takes.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { policyTag } from '../content-security/policy';
import { nginxHeaders } from '../content-security/response-headers';
import { makeMinifiedFrame, policyOf } from './minified-frame';
import { makeFrame } from './tags';

/**
 * Within Docusaurus's folder of generated files; `container/Dockerfile` puts it beside
 * `nginx.conf`.
 */
const headersFile = 'response-headers.conf';

/** Style sheets of Docusaurus's theme: the site draws nothing that they are for. */
const themeStyles = /@docusaurus\/(?:core|theme-classic|theme-common)\/|plugin-css-cascade-layers/;

/** Not `false`: the bundler numbers what it ignores by the absolute path. */
const noInfima = path.resolve(__dirname, '../../css/no-infima.css');

/** The plugin; it takes no options. Stops the build when the inline script outgrows its budget. */
export async function pageFrame(context: LoadContext): Promise<Plugin> {
  const { generatedFilesDir } = context;
  const developing = process.env.NODE_ENV === 'development';
  const frame = developing ? makeFrame(context) : await makeMinifiedFrame(context);
  const { script, speculation, style, font, controls } = frame;
  // The development server evaluates text as scripts and opens a socket, which the policy forbids.
  const policy = developing ? undefined : policyOf(frame);
  return {
    name: 'page-frame',
    injectHtmlTags: () => ({
      headTags: [
        ...(policy ? [policyTag(policy)] : []),
        { tagName: 'style', innerHTML: style },
        { tagName: 'script', innerHTML: script },
        { tagName: 'script', attributes: { type: 'speculationrules' }, innerHTML: speculation },
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
      ],
    }),
    postBuild: async ({ outDir }) => {
      const controlsFile = path.join(outDir, controls.file);
      await fs.mkdir(path.dirname(controlsFile), { recursive: true });
      await fs.writeFile(controlsFile, controls.text);
      if (policy)
        await fs.writeFile(path.join(generatedFilesDir, headersFile), nginxHeaders(policy));
    },
    // The browsers of package.json know all that the style sheets say, and the minifier adds the
    // prefixes that some still want.
    configurePostCss: (options) => ({ ...options, plugins: [] }),
    configureWebpack: (_config, _isServer, { currentBundler: { instance } }) => ({
      plugins: [
        new instance.NormalModuleReplacementPlugin(/\.css$/, (resource) => {
          if (themeStyles.test(path.join(resource.context, resource.request)))
            resource.request = path.join(__dirname, 'none.module.css');
        }),
      ],
      resolve: { alias: { [require.resolve('infima/dist/css/default/default.css')]: noInfima } },
    }),
  };
}
