import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { normalizeUrl } from '@docusaurus/utils';
import { libraries } from '../../../facts/catalog';
import {
  operatorsPath,
  ownerPath,
  ownersFile,
} from '../../../content/code-block/model/symbol-address';
import { allMembers } from '../../../content/snippets/members-files';
import { families } from '../../../content/which-operator/families';
import { readHomes } from '../../search/asked/asked';
import { explain, type Explained, headingAt, type Home } from '../model/homes';
import { byOwner, documentedSymbols, indexSymbols } from '../model/operators';
import type { MemberEntry, OwnerEntry } from '../model/filter';
import { lastChangeIn, newest, type Time } from '../../last-changes/files';
import { lockFileOf } from '../../../content/snippets/lock-files';
import { generatedName } from '../../../utils/generated-file';
import { lockReader } from '../../../content/snippets/lock-reader';
import { declarationsOf } from '../../../content/snippets/model/declarations';

/**
 * Publishes where names are used. Each type of ZIO and its companions has a screen with the pages
 * and blocks that use its members. The screen `/operators` lists all types, `/operators.json` has
 * the same data, and `code/documented.json` serves the types that readers point at.
 */
export default function operators(context: LoadContext): Plugin {
  const { siteDir, siteConfig, baseUrl, generatedFilesDir } = context;
  const lockOf = lockReader(siteDir);
  let symbols: Explained[] = [];
  let listed: OwnerEntry[] = [];
  return {
    name: 'operators',
    allContentLoaded: async ({ allContent, actions }) => {
      const createData = async (name: string, data: object): Promise<string> =>
        generatedName(await actions.createData(name, data), generatedFilesDir);
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const current = docs.loadedVersions.find(({ versionName }) => versionName === 'current');
      const pages = (current?.docs ?? []).flatMap(({ source, permalink, title, lastUpdatedAt }) => {
        const file = source.replace('@site/', '');
        const code = lockOf(file);
        return code ? [{ path: permalink, title, ...code, file, lastUpdatedAt }] : [];
      });
      const groups = new Set(libraries.map(({ groupId }) => groupId));
      const changeOf = lastChangeIn(siteDir, siteConfig.future.experimental_vcs);
      const times = new Map<string, Time>();
      for (const { path: page, file, lastUpdatedAt } of pages)
        times.set(page, newest([lastUpdatedAt, await changeOf([lockFileOf(file)])]));
      const docOf = new Map(current?.docs.map((doc) => [doc.id, doc]));
      const homes = readHomes(siteDir).flatMap(({ name, page, anchor }) => {
        const doc = docOf.get(page);
        if (!doc) return [];
        const text = fs.readFileSync(path.join(siteDir, doc.source.replace('@site/', '')), 'utf8');
        const address = anchor === '' ? doc.permalink : `${doc.permalink}#${anchor}`;
        const heading = headingAt(text, anchor);
        return [[name, { path: address, title: doc.title, heading }] as [string, Home]];
      });
      symbols = explain(
        indexSymbols(pages, groups),
        new Map(homes),
        declarationsOf(
          allMembers(siteDir),
          pages.map(({ lock }) => lock),
        ),
        families,
        (page) => docOf.get(page)?.permalink,
      );
      const owners = byOwner(symbols);
      listed = owners.map(({ name, pack, symbols: members }) => ({
        name,
        pack,
        members: members.map(({ member, uses, declaration = '', home }): MemberEntry =>
          home || declaration
            ? [member, uses.length, declaration, home?.path ?? '']
            : [member, uses.length],
        ),
      }));
      actions.addRoute({
        path: normalizeUrl([baseUrl, operatorsPath]),
        component: '@site/src/site/operators/ui/OperatorsScreen',
        modules: { owners: await createData('owners.json', listed) },
        exact: true,
        metadata: { lastUpdatedAt: newest(times.values()) ?? null },
      });
      for (const owner of owners) {
        const used = owner.symbols.flatMap(({ uses }) => uses);
        const changes = used.map(({ path: page }) => times.get(page));
        actions.addRoute({
          path: normalizeUrl([baseUrl, ownerPath(owner.name)]),
          component: '@site/src/site/operators/ui/OwnerScreen',
          modules: { owner: await createData(`${owner.name}.json`, owner) },
          exact: true,
          metadata: { lastUpdatedAt: newest(changes) ?? null },
        });
      }
    },
    postBuild: async ({ outDir }) => {
      const write = (name: string, content: unknown) => {
        const file = path.join(outDir, name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, JSON.stringify(content));
      };
      const published = symbols.map(({ symbol, uses }) => ({ symbol, uses }));
      write('operators.json', { format: 1, symbols: published });
      write(ownersFile, { owners: listed });
      write('code/documented.json', documentedSymbols(symbols));
    },
  };
}
