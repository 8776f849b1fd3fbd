import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** The files of an entry, with what it fetches later; workers are not among them. */
function filesOf({ namedChunks }: Compilation, entry: string): Set<string> {
  const chunks = namedChunks.get(entry)?.getAllReferencedChunks() ?? [];
  return new Set([...chunks].flatMap(({ files }) => [...files]));
}

/** Drops the scripts that one entry has and another has not, before they are minified. */
export function dropScripts(dropped: string, kept: string): WebpackPluginInstance {
  return {
    apply({ hooks, webpack: { Compilation: stages } }: Compiler) {
      hooks.thisCompilation.tap('drop-scripts', (compilation) => {
        const stage = stages.PROCESS_ASSETS_STAGE_PRE_PROCESS;
        compilation.hooks.processAssets.tap({ name: 'drop-scripts', stage }, () => {
          const wanted = filesOf(compilation, kept);
          for (const file of filesOf(compilation, dropped)) {
            if (file.endsWith('.js') && !wanted.has(file)) compilation.deleteAsset(file);
          }
        });
      });
    },
  };
}
