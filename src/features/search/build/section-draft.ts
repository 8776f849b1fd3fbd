import type { DocumentedSymbol, PageSection } from './page-sections';

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A section while it is being read. */
export class SectionDraft {
  private heading = '';
  private line = '';
  private codeText = '';
  private inline: string | undefined;
  private endsInCode = false;
  private place: 'heading' | 'text' | 'code' = 'text';
  private readonly lines: string[] = [];
  private readonly code = new Set<string>();
  private readonly symbols: DocumentedSymbol[] = [];
  private readonly inlineCode: string[] = [];
  private readonly listedCode: string[] = [];
  private isInTable = false;

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

  /** Notes a symbol whose signature the section lists in a block. */
  addSymbol(name: string, anchor: string): void {
    const symbol = tidy(name);
    if (symbol !== '') this.symbols.push({ name: symbol, anchor });
  }

  endLine(): void {
    const line = tidy(this.line).replace(/(?: ·)+$/, '');
    if (line !== '') this.lines.push(line);
    this.line = '';
  }

  startTable(): void {
    this.isInTable = true;
  }

  endTable(): void {
    this.isInTable = false;
  }

  /** Sets the next cell of a table's row off from the one before. */
  nextCell(): void {
    if (tidy(this.line) !== '') this.line += ' · ';
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
    // Pieces of code that only style sets apart.
    if (this.endsInCode) this.add(' ');
    this.inline = '';
  }

  endInlineCode(): void {
    const code = tidy(this.inline ?? '');
    if (code !== '') (this.isInTable ? this.listedCode : this.inlineCode).push(code);
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
      inlineCode: this.inlineCode,
      listedCode: this.listedCode,
    };
  }
}
