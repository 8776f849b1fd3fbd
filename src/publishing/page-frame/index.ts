/**
 * Builds the HTML around every page's content: the content security policy, the inline script, the
 * speculation rules and the text font. Leaves out Infima and the theme's style sheets, which
 * `src/css` replaces.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { policyTag } from '../content-security/policy';
import { expectModules } from '../../utils/expect-modules';
import { nginxHeaders } from '../content-security/response-headers';
import { makeMinifiedFrame, makePolicy } from './minified-frame';
import { makeFrame } from './tags';

/**
 * In Docusaurus's folder of generated files; `container/Dockerfile` copies it next to `nginx.conf`.
 */
const headersFile = 'response-headers.conf';

/** Style sheets of Docusaurus's theme for components that the site doesn't use. */
const themeStyles = /@docusaurus\/(?:core|theme-classic|theme-common)\/|plugin-css-cascade-layers/;

/** Replaces those style sheets. */
const noStyles = path.join(__dirname, 'none.module.css');

/** Not `false`: the bundler derives the id of an ignored module from its absolute path. */
const noInfima = path.resolve(__dirname, '../../css/no-infima.css');

/**
 * The plugin; it takes no options. Stops the build if the inline script exceeds its size budget.
 */
export async function pageFrame(context: LoadContext): Promise<Plugin> {
  const { generatedFilesDir } = context;
  const developing = process.env.NODE_ENV === 'development';
  const frame = developing ? makeFrame(context) : await makeMinifiedFrame(context);
  const { script, speculation, style, font, controls } = frame;
  // The development server evaluates text as scripts and opens a socket; the policy forbids both.
  const policy = developing ? undefined : makePolicy(frame);
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
    // The browsers in package.json support all the CSS used here, and the minifier adds the
    // prefixes that some still need.
    configurePostCss: (options) => ({ ...options, plugins: [] }),
    configureWebpack: (_config, _isServer, { currentBundler: { instance } }) => ({
      plugins: [
        new instance.NormalModuleReplacementPlugin(/\.css$/, (resource) => {
          if (themeStyles.test(path.join(resource.context, resource.request)))
            resource.request = noStyles;
        }),
        expectModules([noStyles], 'src/publishing/page-frame'),
      ],
      resolve: { alias: { [require.resolve('infima/dist/css/default/default.css')]: noInfima } },
    }),
  };
}
