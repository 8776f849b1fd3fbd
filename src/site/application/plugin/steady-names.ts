/**
 * Makes minified scripts have the same bytes everywhere. SWC assigns its shortest names in order of
 * the most frequent letters in a script. The script that lists the others contains their hashes
 * from before minification, which differ from folder to folder, so two letters may swap.
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
 * Returns Docusaurus's minimizers, with a fixed order of names for scripts.
 * @throws Error if Docusaurus doesn't minify scripts with SWC
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
