/**
 * The docs plugin for editing. The original reads all pages again after each change, while the
 * bundler compiles the changed page, so both take twice as long.
 */
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import docs, { validateOptions, type LoadedContent } from '@docusaurus/plugin-content-docs';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { inventoryFile } from '../../facts/inventory/inventory';
import { type Snapshot, takeSnapshot } from './snapshot';

/** Milliseconds that other plugins wait, so that the page shows its new text first. */
const untilShown = 1000;

/** The files that the sidebars are derived from, besides the pages. */
function sidebarSources(siteDir: string): string[] {
  const folder = 'src/facts/catalog/libraries';
  const records = fs.readdirSync(path.join(siteDir, folder)).map((name) => `${folder}/${name}`);
  return [inventoryFile, 'src/site/sidebar/build/categories.ts', ...records];
}

/** The docs plugin with the same options. It keeps what it read before if only text has changed. */
export default async function editedDocs(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = await docs(context, options as PluginOptions);
  const { siteDir } = context;
  const sidebars = sidebarSources(siteDir);
  const watched = [...(plugin.getPathsToWatch?.() ?? []), ...sidebars];
  // The other entries are glob patterns for pages.
  const others = watched
    .filter((file) => !/[*{]/.test(file))
    .map((file) => path.resolve(siteDir, file));
  let snapshot: Snapshot | undefined;
  let content: LoadedContent | undefined;

  const read = async (): Promise<void> => {
    const found = takeSnapshot(siteDir, others);
    if (isDeepStrictEqual(found, snapshot)) {
      await wait(untilShown);
    } else {
      content = (await plugin.loadContent?.()) as LoadedContent;
      snapshot = found;
    }
  };
  let reading = Promise.resolve();

  const edited: Plugin<LoadedContent> = {
    ...plugin,
    getPathsToWatch: () => watched,
    loadContent: async () => {
      // Sequential, so that the newest result wins.
      reading = reading.then(read, read);
      await reading;
      return content as LoadedContent;
    },
  };
  return edited as Plugin;
}

editedDocs.validateOptions = validateOptions as PluginModule['validateOptions'];
