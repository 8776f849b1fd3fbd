/** The tests for pages' outlines. */
import { enlarged, type Outline } from './outline';

/** Defines tests for outlines that a `beforeAll` collects. */
export function holdOutlines(seen: readonly Outline[]): void {
  const astray = (what: (each: Outline) => readonly string[]): string[] =>
    seen.flatMap((each) => what(each).map((found) => `${each.route}, ${each.width} px: ${found}`));

  it('has one main landmark, and no navigation inside complementary landmarks', () => {
    expect(astray(({ landmarks }) => landmarks)).toEqual([]);
  });

  it('has headings that are read once, without their links', () => {
    expect(astray(({ crowdedHeadings }) => crowdedHeadings)).toEqual([]);
  });

  it('makes code and tables focusable only if they scroll', () => {
    expect(astray(({ scrollers }) => scrollers)).toEqual([]);
  });

  it('announces links that open another tab', () => {
    expect(astray(({ silentLinks }) => silentLinks)).toEqual([]);
  });

  it('names the language of words in other scripts, in code too', () => {
    expect(astray(({ foreignWords }) => foreignWords)).toEqual([]);
  });

  it('needs no horizontal scrolling, even at 320 px, which is 400 % of 1280', () => {
    expect(seen.map(({ width }) => width)).toContain(enlarged);
    expect(astray(({ tooWide }) => tooWide)).toEqual([]);
  });
}
