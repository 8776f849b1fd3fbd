import fs from 'node:fs';
import path from 'node:path';
import { diagramOf, type Diagram, type Tree } from '@site/src/content/diagram/model/diagram';
import { drawingsOf, widest } from '@site/src/content/diagram/model/layout';
import { overlaps } from '@site/src/content/diagram/model/problems';
import { parsePage } from '@site/src/content/markdown/model/parse';
import { literalAttributes } from '@site/src/content/mdx/literals';
import { visitParents } from '@site/src/content/snippets/model/visit';

const diagrams: { where: string; diagram: Diagram }[] = [];
for (const name of fs.readdirSync('docs', { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.mdx')) continue;
  const source = fs.readFileSync(path.posix.join('docs', name), 'utf8');
  if (!/<(Diagram|Tree)\s/.test(source)) continue;
  visitParents(parsePage(source), (node) => {
    if (node.type !== 'mdxJsxFlowElement') return;
    const where = `docs/${name}:${node.position?.start.line}`;
    const declared = () => literalAttributes(node) as unknown;
    if (node.name === 'Diagram') diagrams.push({ where, diagram: declared() as Diagram });
    if (node.name === 'Tree') diagrams.push({ where, diagram: diagramOf(declared() as Tree) });
  });
}

describe('the diagrams of all pages', () => {
  it('have room for each text, on a page and on a phone', () => {
    expect(diagrams.length).toBeGreaterThan(0);
    const problems = diagrams.flatMap(({ where, diagram }) => {
      const { wide, narrow = wide } = drawingsOf(diagram);
      return [
        ...(wide.width > widest.wide || narrow.width > widest.narrow ? [`${where}: too wide`] : []),
        ...[wide, narrow].flatMap(overlaps).map(({ problem }) => `${where}: ${problem}`),
      ];
    });
    expect(problems).toEqual([]);
  });
});
