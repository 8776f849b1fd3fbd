/**
 * Turns `<Install>` and `<BuildFiles>` into tabs of fences, which other transforms then highlight.
 */
import type { Code, RootContent } from 'mdast';
import { platformLabels } from '../../../facts/catalog/labels';
import { buildFiles } from '../../../content/install/model/build-files';
import { checkedBuild } from '../../../content/install/model/checked-build';
import { writers, type BuildCode } from '../../../content/install/model/build-tools';
import { installPlan, type Dependency } from '../../../content/install/model/plan';
import { jsxElement, textAttribute } from '../../../content/mdx/element';

const list = new Intl.ListFormat('en');

/**
 * The install block for some artifacts: a tab for each suitable build tool, which follows the
 * reader's choice of tool, and a line about newer releases.
 *
 * @param named a dependency whose newer release the page names elsewhere
 */
export function installElement(plan: readonly Dependency[], named?: Dependency): RootContent[] {
  const tabs = Object.entries(writers).flatMap(([tool, write]) => {
    const code = write(plan, false);
    if (code.length === 0) return [];
    return [tab(tool, [...code.map(fence), ...otherPlatforms(plan, write)])];
  });
  const isNamed = ({ groupId, version }: Dependency) =>
    groupId === named?.groupId && version === named.version;
  return [buildToolTabs(tabs), ...newerReleases(plan.filter((each) => !isNamed(each)))];
}

function newerReleases(plan: readonly Dependency[]): RootContent[] {
  const newer = plan.flatMap(({ name, newest }) => (newest ? [`${name} ${newest}`] : []));
  if (newer.length === 0) return [];
  const used = newer.length === 1 ? 'the older release' : 'the older releases';
  const value = `Newest: ${list.format(newer)}. This documentation uses ${used} above.`;
  return [{ type: 'paragraph', children: [{ type: 'text', value }] }];
}

/**
 * The whole build files of a new program with some artifacts, in a tab for each tool.
 * Throws where a name is unknown.
 */
export function buildFilesElement(library: string, artifacts: readonly string[]): RootContent {
  const files = buildFiles(installPlan(library, artifacts));
  return buildToolTabs(files.map(([tool, code]) => tab(tool, code.map(fence))));
}

/**
 * The build files of the page's project, as files of that project: a tab for each tool. Throws
 * where a name is unknown.
 */
export function projectBuildElement(artifacts: readonly string[], resources: boolean): RootContent {
  const files = checkedBuild(artifacts, resources);
  const fileFence = (code: BuildCode) => ({ ...fence(code), meta: `file="${code.file}"` });
  return buildToolTabs(files.map(([tool, code]) => tab(tool, code.map(fileFence))));
}

function buildToolTabs(tabs: RootContent[]): RootContent {
  return jsxElement('Tabs', [textAttribute('group', 'build-tool')], tabs);
}

function tab(tool: string, children: RootContent[]): RootContent {
  return jsxElement('Tab', [textAttribute('value', tool)], children);
}

/** The folded instructions for Scala.js and Scala Native, if an artifact is published for them. */
function otherPlatforms(
  plan: readonly Dependency[],
  write: (plan: readonly Dependency[], cross: boolean) => BuildCode[],
): RootContent[] {
  const cross = plan.filter(({ otherPlatforms }) => otherPlatforms.length > 0);
  const code = write(cross, true);
  const usual = write(cross, false);
  if (code.every(({ text }, index) => text === usual[index]?.text)) return [];
  const platforms = [...new Set(cross.flatMap((one) => one.otherPlatforms))];
  const names = platforms.map((platform) => platformLabels[platform]).join(' and ');
  return [jsxElement('OtherPlatforms', [textAttribute('names', names)], code.map(fence))];
}

function fence({ language, file, text }: BuildCode): Code {
  return { type: 'code', lang: language, meta: `title="${file}"`, value: text };
}
