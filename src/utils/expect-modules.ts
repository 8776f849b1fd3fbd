import type { Compiler, NormalModule, WebpackPluginInstance } from 'webpack';

/**
 * Reports an error if no module below one of these places was compiled. The places replace modules
 * of Docusaurus, so Docusaurus has then changed how it requests those.
 * @param places absolute paths of files or folders
 * @param user the file that replaces the modules, for the message
 */
export function expectModules(places: readonly string[], user: string): WebpackPluginInstance {
  return {
    apply({ hooks, webpack }: Compiler) {
      hooks.thisCompilation.tap('expect-modules', (compilation) => {
        compilation.hooks.processAssets.tap('expect-modules', () => {
          const files = [...compilation.modules].map((each) => (each as NormalModule).resource);
          for (const place of places) {
            if (files.some((file) => file?.startsWith(place))) continue;
            const message = `${user}: ${place} replaces no module any more, because Docusaurus has changed its requests`;
            compilation.errors.push(new webpack.WebpackError(message));
          }
        });
      });
    },
  };
}
