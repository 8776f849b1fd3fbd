/**
 * The docs plugin for editing. The original reads all pages again after each change, while the
 * bundler compiles the changed page. Both take twice as long, and the bundler starts over when the
 * plugin has written its results.
 */
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import docs, { validateOptions, type LoadedContent } from '@docusaurus/plugin-content-docs';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { HeldBundler } from './bundler';
import { type Snapshot, takeSnapshot } from './snapshot';

/** Milliseconds that other plugins wait, so that the page shows its new text first. */
const untilShown = 1000;

/**
 * The docs plugin with the same options. If only text has changed, it keeps what it read before.
 * Otherwise it holds the bundler until all plugins have reloaded.
 */
export default async function editedDocs(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = await docs(context, options as PluginOptions);
  const bundler = new HeldBundler();
  // The other entries are glob patterns for pages.
  const others = (plugin.getPathsToWatch?.() ?? [])
    .filter((file) => !/[*{]/.test(file))
    .map((file) => path.resolve(context.siteDir, file));
  let known: { readonly snapshot: Snapshot; readonly content: LoadedContent } | undefined;

  /** Returns whether there was something to read. */
  const read = async (): Promise<boolean> => {
    const snapshot = takeSnapshot(context.siteDir, others);
    if (isDeepStrictEqual(known?.snapshot, snapshot)) return false;
    known = { snapshot, content: (await plugin.loadContent?.()) as LoadedContent };
    return true;
  };
  let reading: Promise<boolean> = Promise.resolve(false);

  const edited: Plugin<LoadedContent> = {
    ...plugin,
    loadContent: async () => {
      bundler.hold();
      // Sequential, so that the newest result wins.
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
    // Docusaurus calls this after all plugins have loaded their content.
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
