/** The texts of sections, fetched by area when a passage of one is asked for. */
import { type Dictionary, format, type SectionText, type TextsFile } from '../model/dictionary';
import type { Places } from '../model/place';

type Sections = Readonly<Record<number, SectionText>>;

export class Texts {
  private readonly read = new Map<string, Sections>();
  private readonly fetching = new Map<string, Promise<void>>();

  /** @param fetchText the content of a file, by its path below the site's base address */
  constructor(
    private readonly dictionary: Dictionary,
    private readonly fetchText: (file: string) => Promise<string>,
  ) {}

  /** The text of a section, if it is there. */
  of(section: number, places: Places): SectionText | undefined {
    return this.read.get(this.fileOf(section, places))?.[section];
  }

  /** Whether the text of a section is there, or is nowhere. */
  has(section: number, places: Places): boolean {
    const file = this.fileOf(section, places);
    return file === '' || this.read.has(file);
  }

  /** Fetches the texts of sections. Fails where one of them cannot be fetched. */
  async fetch(sections: readonly number[], places: Places): Promise<void> {
    const files = new Set(sections.map((section) => this.fileOf(section, places)));
    files.delete('');
    await Promise.all([...files].map((file) => this.fetchFile(file)));
  }

  private fetchFile(file: string): Promise<void> {
    if (this.read.has(file)) return Promise.resolve();
    const waiting = this.fetching.get(file) ?? this.readFile(file);
    this.fetching.set(file, waiting);
    // What failed is fetched again when it is asked for again.
    const forget = (): void => void this.fetching.delete(file);
    waiting.then(forget, forget);
    return waiting;
  }

  private async readFile(file: string): Promise<void> {
    const content = JSON.parse(await this.fetchText(file)) as TextsFile;
    this.read.set(file, content.format === format ? content.sections : {});
  }

  private fileOf(section: number, { sections }: Places): string {
    const page = this.dictionary.pages[sections[section]?.page ?? -1];
    return (page && this.dictionary.versions[page.version]?.texts[page.area]) ?? '';
  }
}
