/**
 * Remembers the pages in which the rules found nothing, because parsing all pages takes longer than
 * everything else that a build does before it compiles them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { loadedModules } from '../../content/mdx-dependencies/loaded-modules';
import { hashOf } from '../../utils/hash';
import type { Finding } from '../../utils/validation/finding';
import type { Site, SourcePage } from './model/page';

interface Known {
  /** Of everything that the rules read, except for other files. */
  readonly key: string;
  /** The files that the rules looked for, each with whether it existed. */
  readonly files: Readonly<Record<string, boolean>>;
}

/** The memory of one project, in a file that is removed with its packages. */
export class Memory {
  private readonly file: string;
  private readonly known: Record<string, Known>;
  private readonly rules: string;
  private isNew = false;

  constructor(
    siteDir: string,
    private readonly site: Site,
  ) {
    // Each command loads other modules, so their memories would replace each other.
    const command = path.parse(process.argv[1] ?? '').name;
    this.file = path.join(siteDir, 'node_modules', '.cache', `page-rules-${command}.json`);
    this.known = read(this.file);
    const modules = loadedModules().map((module) => fs.readFileSync(module, 'utf8'));
    this.rules = hashOf([...modules, ...site.planned, site.host]);
  }

  /** Whether the rules found nothing in this page, and would find nothing now. */
  isClean(source: SourcePage): boolean {
    const known = this.known[source.file];
    return (
      known?.key === this.keyOf(source) &&
      Object.entries(known.files).every(([file, existed]) => this.site.exists(file) === existed)
    );
  }

  /** Calls `check` with facts whose use it notes, and remembers the page if nothing is found. */
  check<Checked extends { readonly findings: readonly Finding[] }>(
    source: SourcePage,
    check: (site: Site) => Checked,
  ): Checked {
    const files: Record<string, boolean> = {};
    const exists = (file: string): boolean => (files[file] ??= this.site.exists(file));
    // Too much can change what is at an address, so pages that ask aren't remembered.
    let isLasting = true;
    const screens = () => {
      isLasting = false;
      return this.site.screens();
    };
    const checked = check({ ...this.site, exists, screens });
    if (isLasting && checked.findings.length === 0) {
      this.known[source.file] = { key: this.keyOf(source), files };
      this.isNew = true;
    }
    return checked;
  }

  /** Writes what is new for the next build. */
  save(): void {
    if (!this.isNew) return;
    fs.mkdirSync(path.dirname(this.file), { recursive: true });
    const written = `${this.file}.${process.pid}`;
    fs.writeFileSync(written, JSON.stringify(this.known));
    fs.renameSync(written, this.file);
  }

  private keyOf({ file, text }: SourcePage): string {
    return hashOf([this.rules, file, text]);
  }
}

function read(file: string): Record<string, Known> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Known>;
  } catch {
    // No memory yet, or an incomplete one.
    return {};
  }
}
