/** Converts blocks of code and their results. Each function returns blocks of Markdown. */
import { codeSpan } from './inline';
import { attribute, type Element, findAll, isElement, textOf } from '../tree';

/** Returns a fenced block. The fence is longer than any in the code. */
export function fence(code: string, language: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${code.replace(/\n$/, '')}\n${marks}`;
}

const outcomes: Readonly<Record<string, string>> = {
  value: 'Output:',
  failure: 'Output, ending with a failure:',
  defect: 'Output, ending with a defect:',
  interruption: 'Output, ending with an interruption:',
};

/**
 * Converts a block of code, in order: title and notes, the code with values as comments, the
 * compiler's error, the output.
 * @param block an element with `data-code`, which holds the language
 */
export function codeBlock(block: Element): string[] {
  const language = attribute(block, 'data-code') ?? '';
  return block.childNodes.filter(isElement).flatMap((part) => {
    if (part.tagName === 'p') return [paragraph(part)];
    if (part.tagName === 'dl') return [fence(signatures(part), language)];
    if (part.tagName === 'details') return ['Does not compile:', fence(samples(part), 'text')];
    if (attribute(part, 'data-outcome') !== undefined) return output(part);
    return findAll(part, 'pre').map((pre) => fence(codeWithValues(pre), language));
  });
}

/** Converts a file's name, a note, or a compiler's error of one line. */
function paragraph(part: Element): string {
  const refusal = samples(part);
  if (refusal !== '') return `Does not compile: ${codeSpan(refusal)}`;
  const text = textOf(part);
  return /\s/.test(text) ? text : codeSpan(text);
}

const samples = (element: Element): string => findAll(element, 'samp').map(textOf).join('\n');

/** Returns the code, with the value of a statement as a comment on the line below it. */
function codeWithValues(pre: Element): string {
  return findAll(pre, 'code', 'samp')
    .map((part) => {
      if (part.tagName === 'code') return textOf(part).replace(/\n$/, '');
      const [type, value] = [textOf(part.childNodes.at(-1) ?? part), textOf(part)];
      const shown = value.replace(/^Value: /, '').slice(0, -type.length - 1);
      return `${shown}: ${type}`.replace(/^/gm, '// ');
    })
    .join('\n');
}

function output(element: Element): string[] {
  const notes = element.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'p');
  const printed = samples(element);
  const label = outcomes[attribute(element, 'data-outcome') ?? ''] ?? 'Output:';
  return [...notes.map(textOf), ...(printed === '' ? [] : [label, fence(printed, 'text')])];
}

/** Returns the signatures of a `scala api` block, each below the name that the block gives. */
function signatures(list: Element): string {
  return findAll(list, 'dt', 'dd')
    .map((part) =>
      part.tagName === 'dt'
        ? `// ${findAll(part, 'span').slice(0, 1).map(textOf).join('')}`
        : findAll(part, 'pre').map(textOf).join('\n'),
    )
    .join('\n');
}
