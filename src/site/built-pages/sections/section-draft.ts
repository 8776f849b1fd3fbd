import type { PageSection } from './page-sections';

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A cell of a table's row. */
interface Cell {
  /** Whether it names its row or its column. */
  readonly isHead: boolean;
  text: string;
}

/**
 * Returns a row of a table as sentences: "You have: a failure. Use: retry(policy)", or after a
 * row's own name, "ZIO.retry: runs again". Returns an empty string for an empty row.
 * @param heads heads of the columns
 */
function rowSentence(heads: readonly string[], cells: readonly Cell[]): string {
  const [first] = cells;
  const name = first && (first.isHead || heads[0] === '') ? first.text : '';
  const others = name === '' ? cells : cells.slice(1);
  const pairs = others.flatMap(({ text }, at) => {
    const head = heads[at + cells.length - others.length] ?? '';
    if (text === '') return [];
    return [head === '' || (name !== '' && others.length === 1) ? text : `${head}: ${text}`];
  });
  const rest = pairs.map((pair) => pair.replace(/[.;]$/, '')).join('. ');
  return [name, rest].filter((part) => part !== '').join(': ');
}

/** A table while it is being read. */
interface Table {
  /** Whether it's a decision table, which chooses among operators. */
  readonly decides: boolean;
  heads: readonly string[];
  row: Cell[];
}

/** A section while it is being read. */
export class SectionDraft {
  private heading = '';
  private line = '';
  private codeText = '';
  private inline: string | undefined;
  private endsInCode = false;
  private place: 'heading' | 'text' | 'code' = 'text';
  private table: Table | undefined;
  private readonly lines: string[] = [];
  private readonly code = new Set<string>();
  private readonly symbols: string[] = [];
  private readonly choices: string[] = [];
  private readonly situations: string[] = [];
  private readonly inlineCode: string[] = [];
  private readonly listedCode: string[] = [];

  constructor(
    private readonly anchor: string,
    private readonly level: number,
  ) {}

  add(text: string): void {
    this.endsInCode = false;
    if (this.place === 'heading') this.heading += text;
    else if (this.place === 'code') this.codeText += text;
    else this.line += text;
    if (this.inline !== undefined) this.inline += text;
  }

  /** Adds a symbol whose signature the section lists. */
  addSymbol(name: string): void {
    const symbol = tidy(name);
    if (symbol !== '') this.symbols.push(symbol);
    // A list of signatures has names outside its text; a table has them in its rows.
    if (this.table) this.add(symbol);
  }

  endLine(): void {
    // A cell is one piece, whatever it contains.
    if (this.table && this.table.row.length > 0) {
      this.add(' ');
      return;
    }
    const line = tidy(this.line);
    if (line !== '') this.lines.push(line);
    this.line = '';
  }

  startTable(decides: boolean): void {
    this.table = { decides, heads: [], row: [] };
  }

  endTable(): void {
    this.endRow();
    this.table = undefined;
  }

  startCell(isHead: boolean): void {
    this.endCell();
    this.endsInCode = false;
    this.table?.row.push({ isHead, text: '' });
  }

  private endCell(): void {
    const cell = this.table?.row.at(-1);
    if (!cell) return;
    cell.text = tidy(this.line);
    this.line = '';
  }

  /** Ends a row of a table. The first row may name the columns. */
  endRow(): void {
    this.endCell();
    const { table } = this;
    if (!table || table.row.length === 0) return;
    if (table.heads.length === 0 && table.row.every(({ isHead }) => isHead)) {
      table.heads = table.row.map(({ text }) => text);
    } else {
      const sentence = rowSentence(table.heads, table.row);
      if (sentence !== '') this.lines.push(sentence);
      if (table.decides) this.situations.push(table.row.map(({ text }) => text).join(' '));
    }
    table.row = [];
  }

  startHeading(): void {
    this.place = 'heading';
  }

  endHeading(): void {
    this.place = 'text';
  }

  startCode(): void {
    this.endLine();
    this.place = 'code';
  }

  endCode(): void {
    for (const line of this.codeText.split('\n')) if (tidy(line) !== '') this.code.add(tidy(line));
    this.codeText = '';
    this.place = 'text';
  }

  startInlineCode(): void {
    // Separate pieces of code that only style sets apart.
    if (this.endsInCode) this.add(', ');
    this.inline = '';
  }

  /** @param isLinked whether the code links to another place, which explains it */
  endInlineCode(isLinked: boolean): void {
    const code = tidy(this.inline ?? '');
    if (code !== '') (this.table ? this.listedCode : this.inlineCode).push(code);
    if (code !== '' && this.table?.decides && !isLinked) this.choices.push(code);
    this.inline = undefined;
    this.endsInCode = true;
  }

  finish(): PageSection {
    this.endLine();
    return {
      heading: tidy(this.heading),
      anchor: this.anchor,
      level: this.level,
      text: this.lines.join('\n'),
      code: [...this.code].join('\n'),
      symbols: this.symbols,
      choices: this.choices,
      situations: this.situations.join('\n'),
      inlineCode: this.inlineCode,
      listedCode: this.listedCode,
    };
  }
}
