/**
 * Has scripts minified to the same bytes everywhere. SWC gives its shortest names in the order of
 * the letters that are most frequent in a script; the one that names the others by their hashes
 * holds those of before they were minified, which differ from folder to folder, so that two letters
 * may change places.
 */
import { getSwcJsMinimizerOptions } from '@docusaurus/faster';
import type { Configuration } from 'webpack';

type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;
type Bundler = Record<
  'SwcJsMinimizerRspackPlugin',
  new (options: object) => Exclude<Minimizers[number], '...'>
>;

const isForScripts = (minimizer: unknown): boolean =>
  (minimizer as { readonly name?: string }).name === 'SwcJsMinimizerRspackPlugin';

/**
 * The minimizers of Docusaurus, with that of scripts told to give names in a fixed order.
 * @throws Error where Docusaurus does not minify scripts with SWC
 */
export function withSteadyNames(minimizers: Minimizers = [], bundler: unknown): Minimizers {
  if (!minimizers.some(isForScripts)) {
    throw new Error(
      'src/site/application/plugin/steady-names.ts: Docusaurus no longer minifies scripts with SwcJsMinimizerRspackPlugin. ' +
        'Check what it uses now, and whether that produces the same bytes everywhere (".ci/reproducible")',
    );
  }
  const { SwcJsMinimizerRspackPlugin: Plugin } = bundler as Bundler;
  const minimizerOptions = {
    minify: true,
    ...getSwcJsMinimizerOptions(),
    mangle: { disableCharFreq: true },
  };
  return minimizers.map((minimizer) =>
    isForScripts(minimizer) ? new Plugin({ minimizerOptions }) : minimizer,
  );
}
