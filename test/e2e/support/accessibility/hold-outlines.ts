/** The tests for pages' outlines. */
import { enlarged, type Outline } from './outline';

/** Defines tests for outlines that a `beforeAll` collects. */
export function holdOutlines(seen: readonly Outline[]): void {
  const astray = (what: (each: Outline) => readonly string[]): string[] =>
    seen.flatMap((each) => what(each).map((found) => `${each.route}, ${each.width} px: ${found}`));

  it('has one main part, and no navigation within what only complements it', () => {
    expect(astray(({ landmarks }) => landmarks)).toEqual([]);
  });

  it('has headings that are read once, without the links to them', () => {
    expect(astray(({ crowdedHeadings }) => crowdedHeadings)).toEqual([]);
  });

  it('lets the keyboard reach code and tables where they scroll, and nowhere else', () => {
    expect(astray(({ scrollers }) => scrollers)).toEqual([]);
  });

  it('says of links that open another tab that they do', () => {
    expect(astray(({ silentLinks }) => silentLinks)).toEqual([]);
  });

  it('tells the language of words that are not written as English is, in code too', () => {
    expect(astray(({ foreignWords }) => foreignWords)).toEqual([]);
  });

  it('can be read without scrolling sideways, at 320 px too, which is 400 % of 1280', () => {
    expect(seen.map(({ width }) => width)).toContain(enlarged);
    expect(astray(({ tooWide }) => tooWide)).toEqual([]);
  });
}
