/** What the worker does, apart from being one: fetches indexes and texts, and answers. */
import { type SectionText, type TextsFile, format } from '../model/dictionary';
import { bestPassage } from '../model/passage';
import { TextIndex } from '../model/text-index';
import { searchText } from '../model/text-search';
import type { FromWorker, ToWorker } from '../session/protocol';

type Fetch = (address: string) => Promise<Response>;
type Texts = Readonly<Record<number, SectionText>>;

/** @param say sends an answer to the page */
export function createAnswerer(fetchFile: Fetch, say: (answer: FromWorker) => void) {
  const indexes = new Map<string, TextIndex>();
  const texts = new Map<string, Promise<Texts>>();

  const fetchText = async (file: string): Promise<string> => {
    const response = await fetchFile(file);
    if (!response.ok) throw new Error(`${response.status} for ${file}`);
    return response.text();
  };
  const open = async (file: string): Promise<void> => {
    if (!indexes.has(file)) indexes.set(file, new TextIndex(await fetchText(file)));
    say({ kind: 'opened', index: file });
  };
  const readTexts = async (file: string): Promise<Texts> => {
    const read = JSON.parse(await fetchText(file)) as TextsFile;
    return read.format === format ? read.sections : {};
  };
  const textsOf = (file: string): Promise<Texts> => {
    const known = texts.get(file);
    if (known) return known;
    const read = readTexts(file);
    texts.set(file, read);
    // What failed is fetched again when it is asked for again.
    read.catch(() => texts.delete(file));
    return read;
  };
  const passages = async (ask: ToWorker & { kind: 'passages' }): Promise<void> => {
    const found = await Promise.all(
      ask.sections.map(async ([section, file]) => {
        const lines = await textsOf(file).catch(() => say({ kind: 'failed', file }));
        const [text, code] = lines?.[section] ?? ['', ''];
        const passage = bestPassage(text, code, ask.terms);
        return passage ? [[section, passage] as const] : [];
      }),
    );
    say({ kind: 'passages', id: ask.id, passages: found.flat() });
  };

  return (ask: ToWorker): void => {
    if (ask.kind === 'open') {
      for (const file of ask.indexes) open(file).catch(() => say({ kind: 'failed', file }));
    } else if (ask.kind === 'search') {
      say({ kind: 'hits', id: ask.id, hits: searchText([...indexes.values()], ask.asked) });
    } else {
      void passages(ask);
    }
  };
}
