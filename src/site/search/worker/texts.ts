/** Fetches the texts of sections, page by page, when a passage is needed. */
import { type Dictionary, fileIn, type SectionText } from '../model/dictionary';
import type { Places } from '../model/place';
import { fetchText, type Origin } from '../session/files';

export class Texts {
  private readonly read = new Map<number, readonly SectionText[]>();
  private readonly fetched = new Map<number, Promise<void>>();

  constructor(
    private readonly dictionary: Dictionary,
    private readonly places: Places,
    private readonly origin: Origin,
  ) {}

  /** The text of a section, if it has been loaded. */
  of(section: number): SectionText | undefined {
    const page = this.places.sections[section]?.page ?? -1;
    return this.read.get(page)?.[section - this.places.pages[page]!.first];
  }

  /** Fetches the texts of sections. Fails if one of them can't be fetched. */
  async fetch(sections: readonly number[]): Promise<void> {
    const pages = new Set(sections.flatMap((section) => this.places.sections[section]?.page ?? []));
    await Promise.all([...pages].map((page) => this.fetchPage(page)));
  }

  private fetchPage(page: number): Promise<void> {
    const fetched = this.fetched.get(page) ?? this.readPage(page);
    this.fetched.set(page, fetched);
    // A failed fetch is repeated the next time the text is needed.
    fetched.catch(() => this.fetched.delete(page));
    return fetched;
  }

  private async readPage(page: number): Promise<void> {
    const { texts } = this.dictionary.versions[this.dictionary.pages[page]!.version]!;
    this.read.set(page, JSON.parse(await fetchText(this.origin, fileIn(texts, page))));
  }
}
