/** Puts the steps of each build tool around the programs in `<FirstProgram>`. */
import type { Code, Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { outputOf } from '../model/block-view';
import { firstProgramIn, isFirstProgram, type FirstProgram } from '../model/first-program';
import { programBuilds, type ProgramBuild } from '../../install/model/script-build';
import { jsxElement, textAttribute, valueAttribute } from '../../mdx/element';
import type { ScalaFence } from '../../snippets/model/fences';
import type { PageLock } from '../../snippets/model/lock';
import type { PageProblem } from '../../snippets/model/problem';
import { visitParents } from '../../snippets/model/visit';

interface LockedPage {
  readonly page: string;
  readonly fences: readonly ScalaFence[];
  /** Null if the page isn't completely checked, which is reported elsewhere. */
  readonly lock: PageLock | null;
}

/** The programs that now stand between their steps, without their outputs. */
interface ShownPrograms {
  readonly programs: ReadonlySet<ScalaFence>;
  readonly problems: readonly PageProblem[];
}

/** Address of the script that starts Mill, which isn't part of a build file. */
const millLauncher = 'https://mill-build.org/mill/cli/installation-ide.html';

/**
 * Replaces each `<FirstProgram>` with the build files and the commands of each tool, in the order in
 * which a reader needs them: build file, program, command, output. The problems are those of
 * elements whose program a reader couldn't run.
 */
export function showFirstPrograms(tree: Root, { page, fences, lock }: LockedPage): ShownPrograms {
  const found: { element: MdxJsxFlowElement | MdxJsxTextElement; parent: Parents }[] = [];
  visitParents(tree, (node, parent) => {
    if (isFirstProgram(node)) found.push({ element: node, parent });
  });
  const programs = new Set<ScalaFence>();
  const problems: PageProblem[] = [];
  for (const { element, parent } of found) {
    const siblings = parent.children as Nodes[];
    const replace = (...nodes: readonly Nodes[]) =>
      siblings.splice(siblings.indexOf(element), 1, ...nodes);
    const program = firstProgramIn(element, { fences, lock });
    if (program === null) replace(...element.children);
    else if (typeof program === 'string') {
      const { line, column } = element.position?.start ?? { line: 1, column: 1 };
      problems.push({ file: page, line, column, message: program });
    } else {
      programs.add(program.fence);
      replace(...steps(program));
    }
  }
  return { programs, problems };
}

function steps({ fence, block, script }: FirstProgram): RootContent[] {
  const builds = programBuilds(script);
  const output = outputOf(block, fence.words);
  return [
    tabs(builds, (build) => [...build.files.map(file), saveAs(build)]),
    fence.node,
    tabs(builds, ({ command }) => [{ type: 'code', lang: 'bash', value: command }]),
    ...(output ? [jsxElement('ProgramOutput', [valueAttribute('output', output)])] : []),
  ];
}

function tabs(
  builds: readonly ProgramBuild[],
  content: (build: ProgramBuild) => RootContent[],
): RootContent {
  const all = builds.map((build) =>
    jsxElement('Tab', [textAttribute('value', build.tool)], content(build)),
  );
  return jsxElement('Tabs', [textAttribute('group', 'build-tool')], all);
}

function file({ language, file: name, text }: ProgramBuild['files'][number]): Code {
  return { type: 'code', lang: language, meta: `title="${name}"`, value: text };
}

/** Says where the program below belongs. */
function saveAs({ tool, file: name }: ProgramBuild): Paragraph {
  const path: PhrasingContent = { type: 'inlineCode', value: name };
  const text = (value: string): PhrasingContent => ({ type: 'text', value });
  if (tool === 'scala-cli') {
    return {
      type: 'paragraph',
      children: [text('Save these lines, followed by the program below, as '), path, text(':')],
    };
  }
  const launcher: PhrasingContent[] =
    tool === 'mill'
      ? [
          text('Put '),
          { type: 'link', url: millLauncher, children: [text("Mill's launcher script")] },
          text(' next to this file. '),
        ]
      : [];
  return {
    type: 'paragraph',
    children: [...launcher, text('Save the program below as '), path, text(':')],
  };
}
