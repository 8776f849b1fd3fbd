import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** Returns the files of an entry and of everything that it fetches later, except workers. */
function filesOf({ namedChunks }: Compilation, entry: string): Set<string> {
  const chunks = namedChunks.get(entry)?.getAllReferencedChunks() ?? [];
  return new Set([...chunks].flatMap(({ files }) => [...files]));
}

/**
 * Drops the scripts of the entry `dropped` that `kept` doesn't use, before they are minified.
 * Reports an error unless the entry `kept` is a single script.
 */
export function dropScripts(dropped: string, kept: string): WebpackPluginInstance {
  return {
    apply({ hooks, webpack }: Compiler) {
      hooks.thisCompilation.tap('drop-scripts', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
        compilation.hooks.processAssets.tap({ name: 'drop-scripts', stage }, () => {
          const wanted = filesOf(compilation, kept);
          const own = compilation.entrypoints.get(kept)?.getFiles() ?? [];
          if (own.filter((file) => file.endsWith('.js')).length !== 1) {
            const message =
              `src/site/application/plugin: the entry "${kept}" must be a single script, because pages name only one ` +
              `(src/docusaurus/html-template.ts), but it is ${own.join(', ') || 'none'}`;
            compilation.errors.push(new webpack.WebpackError(message));
          }
          for (const file of filesOf(compilation, dropped)) {
            if (file.endsWith('.js') && !wanted.has(file)) compilation.deleteAsset(file);
          }
        });
      });
    },
  };
}
