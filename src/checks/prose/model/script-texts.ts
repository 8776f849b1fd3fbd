/** Reads the texts in TypeScript: text in JSX, and literals with more than one word. */
import { createRequire } from 'node:module';
import type ts from 'typescript';
import type { Place } from '../rules';
import { PassageBuilder, type Passage } from './passage';

/** Attributes whose values aren't text. */
const codeAttributes =
  /^(?:className|style|class|d|viewBox|href|to|id|key|type|rel|src|path|transform|points)$/;

/** Loaded with the first source, because it's slow and `npm start` only reads pages. */
const loadCompiler = (): typeof ts => createRequire(__filename)('typescript') as typeof ts;

/**
 * The texts in a TypeScript file.
 * @param place where the rules should assume that the texts are
 */
export function readScriptTexts(file: string, source: string, place: Place): Passage[] {
  const ts = loadCompiler();
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  const lineOf = (position: number): number =>
    tree.getLineAndCharacterOfPosition(position).line + 1;
  const startOf = (node: ts.Node): number => lineOf(node.getStart(tree));

  const add = (node: ts.Node, fill: (builder: PassageBuilder) => void): void => {
    const builder = new PassageBuilder();
    fill(builder);
    const statement = ts.findAncestor(
      node,
      (each) => ts.isStatement(each) || ts.isPropertyAssignment(each),
    );
    const starts = [startOf(node), ...(statement ? [startOf(statement)] : [])];
    const passage = builder.build(place, starts);
    if (passage !== null) passages.push(passage);
  };
  const addLiteral = (builder: PassageBuilder, text: string, line: number): void => {
    text.split(/(`[^`]*`)/).forEach((part) => {
      if (/^`.*`$/s.test(part)) builder.addCode(part.slice(1, -1), line);
      else builder.addText(part, line);
    });
  };
  const addNode = (builder: PassageBuilder, node: ts.Node): void => {
    const line = startOf(node);
    if (ts.isJsxText(node)) builder.addText(node.text.replace(/\s*\n\s*/g, '\n'), lineOf(node.pos));
    else if (ts.isStringLiteralLike(node)) addLiteral(builder, node.text, line);
    else if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      if (ts.isJsxElement(node)) visit(node.openingElement.attributes);
      const isCode = ts.isJsxElement(node) && node.openingElement.tagName.getText(tree) === 'code';
      if (isCode) builder.addCode('…', line);
      else node.children.forEach((child) => addNode(builder, child));
    } else if (
      ts.isJsxExpression(node) &&
      node.expression &&
      ts.isStringLiteralLike(node.expression)
    ) {
      addNode(builder, node.expression);
    } else {
      builder.addCode('…', line);
      ts.forEachChild(node, visit);
    }
  };
  /** An element that contains text; it's read together with the elements inside it. */
  const isTextElement = (node: ts.Node): node is ts.JsxElement | ts.JsxFragment =>
    (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
    node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node))
      return;
    if (ts.isJsxAttribute(node) && codeAttributes.test(node.name.getText(tree))) return;
    if (isTextElement(node)) {
      add(node, (builder) => addNode(builder, node));
    } else if (ts.isStringLiteralLike(node) && /\p{L}\s+\S*\p{L}/u.test(node.text)) {
      add(node, (builder) => addLiteral(builder, node.text, startOf(node)));
    } else if (ts.isTemplateExpression(node)) {
      add(node, (builder) => {
        addLiteral(builder, node.head.text, startOf(node));
        node.templateSpans.forEach(({ expression, literal }) => {
          builder.addCode('…', startOf(expression));
          addLiteral(builder, literal.text, startOf(literal));
          visit(expression);
        });
      });
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(tree);
  return passages;
}
