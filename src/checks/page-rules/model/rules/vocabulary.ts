import { plainText } from '../../../../content/markdown/anchors';
import { glossaryIds, lookUp } from '../../../../content/glossary/model/lookup';
import { attributeText } from '../../../../content/mdx/element';
import { tabGroup, tabGroups } from '../../../../content/parts/tab-groups';
import { visitParents } from '../../../../content/snippets/model/visit';
import { families } from '../../../../content/which-operator/families';
import { events } from '../../../../facts/data/events';
import { suggest } from '../../../../utils/validation/suggest';
import { type Element, type Fault, isElement, lineOf, partsOf } from '../elements';
import type { PageRule, Site } from '../page';

type Judge = (element: Element, site: Site) => Fault[];

/** What elements name exists: terms, decision tables, kinds of events, pages, groups of tabs. */
export const names: PageRule = ({ file, tree }, site) => {
  const faults: Fault[] = [];
  visitParents(tree, (node) => {
    if (!isElement(node) || node.name === null || !Object.hasOwn(judges, node.name)) return;
    faults.push(...(judges[node.name]?.(node, site) ?? []));
  });
  return faults.map((fault) => ({ file, ...fault }));
};

const judges: Readonly<Record<string, Judge>> = {
  Term: (node) => {
    const name = attributeText(node, 'id') ?? plainText(node).trim();
    if (lookUp(name) !== null) return [];
    return [
      missing(
        node,
        'the glossary',
        'term',
        name,
        glossaryIds,
        'add it to src/content/glossary/terms',
      ),
    ];
  },
  WhichOperator: (node) => {
    const ids = families.map(({ id }) => id);
    const id = attributeText(node, 'family') ?? '';
    if (ids.includes(id)) return [];
    const otherwise = 'add the decision table to src/content/which-operator/families';
    return [missing(node, 'src/content/which-operator/families', 'family', id, ids, otherwise)];
  },
  EventList: (node) => {
    const kinds = [...new Set(events.map(({ kind }) => kind as string))];
    const kind = attributeText(node, 'kind') ?? '';
    if (kinds.includes(kind)) return [];
    return [
      missing(
        node,
        'src/facts/data/events.ts',
        'kind of event',
        kind,
        kinds,
        `use ${kinds.join(' or ')}`,
      ),
    ];
  },
  PageLink: (node, { planned }) => {
    const id = attributeText(node, 'id') ?? '';
    const [page = '', anchor] = id.split('#');
    if (planned.includes(id)) return [];
    if (anchor !== undefined && planned.includes(page)) {
      return [
        {
          line: lineOf(node),
          problem: `<PageLink id="${id}"> has an anchor`,
          remedy: `write id="${page}"; to link to a section, write [text](./file.mdx#${anchor})`,
        },
      ];
    }
    const otherwise = 'use the id of a page in the inventory';
    return [missing(node, 'src/facts/inventory/pages.tsv', 'page', page, planned, otherwise)];
  },
  Tabs: (node) => {
    const name = attributeText(node, 'group');
    const tabs = partsOf(node).filter(
      (part) => isElement(part) && part.name === 'Tab',
    ) as Element[];
    if (tabs.length < partsOf(node).length) {
      const remedy = 'put each part of it into a <Tab>';
      return [{ line: lineOf(node), problem: '<Tabs> has something outside its tabs', remedy }];
    }
    if (name === undefined) {
      return tabs
        .filter((tab) => !attributeText(tab, 'label'))
        .map((tab) => ({
          line: lineOf(tab),
          problem: 'the tab has no label',
          remedy: 'add label="…" to it, or a group to <Tabs>',
        }));
    }
    const group = tabGroup(name);
    if (group === null) {
      const groups = Object.keys(tabGroups);
      const remedy = suggest(name, groups, `use ${groups.join(', ')}, or leave the group out`);
      return [{ line: lineOf(node), problem: `there is no tab group "${name}"`, remedy }];
    }
    const known = Object.keys(group.values);
    return tabs.flatMap((tab) => {
      const value = attributeText(tab, 'value') ?? '';
      if (known.includes(value)) return [];
      const problem = `the tab group "${name}" has no value "${value}"`;
      return [
        { line: lineOf(tab), problem, remedy: suggest(value, known, `use ${known.join(', ')}`) },
      ];
    });
  },
  SignatureTable: (node) => {
    const parts = partsOf(node);
    const api = parts.find((part) => part.type === 'code' && /^api\b/.test(part.meta ?? ''));
    const rows = (api && 'value' in api ? api.value : '').split('\n').filter((row) => row.trim());
    const items = parts.flatMap((part) => (part.type === 'list' ? part.children : []));
    if (rows.length > 0 && rows.length === items.length) return [];
    const problem = `the table of signatures has ${rows.length} names and ${items.length} descriptions`;
    const remedy = 'write a `scala api` block, and a list with one item for each name in it';
    return [{ line: lineOf(node), problem, remedy }];
  },
};

function missing(
  node: Element,
  where: string,
  what: string,
  name: string,
  known: Iterable<string>,
  otherwise: string,
): Fault {
  const problem = `${where} has no ${what} ${what === 'page' ? name : `"${name}"`}`;
  return { line: lineOf(node), problem, remedy: suggest(name, known, otherwise) };
}
