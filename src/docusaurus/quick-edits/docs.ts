/**
 * The docs plugin while the site is edited. As it comes, it reads all pages anew at each change,
 * while the bundler compiles the changed one: both take twice as long, and the bundler begins again
 * when the plugin has written what it read.
 */
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import docs, { validateOptions, type LoadedContent } from '@docusaurus/plugin-content-docs';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { HeldBundler } from './bundler';
import { readTheSame, type Snapshot, takeSnapshot } from './snapshot';

/**
 * Milliseconds in which a page whose text has changed is shown; what follows from it besides comes
 * after.
 */
const untilShown = 1000;

/**
 * The plugin with the same options. Where only texts have changed, it keeps what it has read; else
 * it has the bundler wait until all plugins have taken note.
 */
export default async function editedDocs(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = await docs(context, options as PluginOptions);
  const bundler = new HeldBundler();
  // The others are patterns of pages.
  const others = (plugin.getPathsToWatch?.() ?? [])
    .filter((file) => !/[*{]/.test(file))
    .map((file) => path.resolve(context.siteDir, file));
  let known: { readonly snapshot: Snapshot; readonly content: LoadedContent } | undefined;

  /** Whether there was something to read. */
  const read = async (): Promise<boolean> => {
    const snapshot = takeSnapshot(context.siteDir, others, known?.snapshot);
    if (known && readTheSame(known.snapshot, snapshot)) return false;
    known = { snapshot, content: (await plugin.loadContent?.()) as LoadedContent };
    return true;
  };
  let reading: Promise<boolean> = Promise.resolve(false);

  const edited: Plugin<LoadedContent> = {
    ...plugin,
    loadContent: async () => {
      bundler.hold();
      // One after the other: the newest is what stays.
      reading = reading.then(read, read);
      const hasRead = await reading.catch((error: unknown) => {
        bundler.release();
        throw error;
      });
      if (!hasRead) {
        bundler.release();
        await wait(untilShown);
      }
      return known?.content as LoadedContent;
    },
    // Asked for once all plugins have their content.
    getClientModules: () => {
      bundler.release();
      return [];
    },
    configureWebpack: (...how) => ({
      ...plugin.configureWebpack?.(...how),
      plugins: [bundler],
    }),
  };
  return edited as Plugin;
}

editedDocs.validateOptions = validateOptions as PluginModule['validateOptions'];
