/** Fetches the texts of sections, page by page, when a passage is needed. */
import {
  type Dictionary,
  format,
  type SectionText,
  textsFile,
  type TextsFile,
} from '../model/dictionary';
import type { Places } from '../model/place';

export class Texts {
  private readonly read = new Map<number, readonly SectionText[]>();
  private readonly fetching = new Map<number, Promise<void>>();

  /** @param fetchText returns the content of a file at a path below the site's base address */
  constructor(
    private readonly dictionary: Dictionary,
    private readonly fetchText: (file: string) => Promise<string>,
  ) {}

  /** The text of a section, if it has been loaded. */
  of(section: number, { sections, pages }: Places): SectionText | undefined {
    const page = sections[section]?.page ?? -1;
    return this.read.get(page)?.[section - (pages[page]?.first ?? 0)];
  }

  /** Whether the text of a section has been loaded. */
  has(section: number, { sections }: Places): boolean {
    return this.read.has(sections[section]?.page ?? -1);
  }

  /** Fetches the texts of sections. Fails if one of them can't be fetched. */
  async fetch(numbers: readonly number[], { sections }: Places): Promise<void> {
    const pages = new Set(numbers.flatMap((section) => sections[section]?.page ?? []));
    await Promise.all([...pages].map((page) => this.fetchPage(page)));
  }

  private fetchPage(page: number): Promise<void> {
    if (this.read.has(page)) return Promise.resolve();
    const waiting = this.fetching.get(page) ?? this.readPage(page);
    this.fetching.set(page, waiting);
    // A failed fetch is repeated the next time the text is needed.
    const forget = (): void => void this.fetching.delete(page);
    waiting.then(forget, forget);
    return waiting;
  }

  private async readPage(page: number): Promise<void> {
    const version = this.dictionary.versions[this.dictionary.pages[page]?.version ?? -1];
    if (!version) return;
    const content = JSON.parse(await this.fetchText(textsFile(version, page))) as TextsFile;
    this.read.set(page, content.format === format ? content.sections : []);
  }
}
