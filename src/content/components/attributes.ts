/** What the elements of a page take, for the rules that check pages before they are compiled. */

/** `name="text"`, the word `name` alone, or `name={…}` with lists and records of plain values. */
type Kind = 'text' | 'word' | 'data';

export interface ElementForm {
  readonly attributes: Readonly<Record<string, Kind>>;
  /** The attributes that it can't do without. */
  readonly required?: readonly string[];
  /** Whether it stands in a sentence; otherwise it has lines of its own. */
  readonly isInText?: true;
  /** Whether something has to be between its tags; otherwise nothing may be there. */
  readonly hasContent?: true;
}

const drawing = { title: 'text', direction: 'text' } as const;

/** The components of `vocabulary.ts`, by name. */
export const components = {
  AdopterList: { attributes: {} },
  AdopterProjects: { attributes: {} },
  Answers: { attributes: {}, hasContent: true },
  Comparison: {
    attributes: { left: 'text', right: 'text', long: 'word', wrong: 'word' },
    hasContent: true,
  },
  DescriptionField: { attributes: {} },
  Diagram: { attributes: { ...drawing, nodes: 'data', edges: 'data', groups: 'data' } },
  EventList: { attributes: { kind: 'text' }, required: ['kind'] },
  EventSeries: { attributes: {} },
  Figure: { attributes: { caption: 'text' }, required: ['caption'], hasContent: true },
  SignatureTable: { attributes: { compact: 'word' }, hasContent: true },
  Tab: { attributes: { value: 'text', label: 'text' }, required: ['value'], hasContent: true },
  Tabs: { attributes: { group: 'text', label: 'text' }, hasContent: true },
  Term: { attributes: { id: 'text' }, isInText: true, hasContent: true },
  Timeline: { attributes: { title: 'text', unit: 'text', lanes: 'data' } },
  Tree: { attributes: { ...drawing, root: 'data' } },
  WhichOperator: { attributes: { family: 'text' }, required: ['family'] },
} as const satisfies Readonly<Record<string, ElementForm>>;

/** What transforms replace when a page is compiled, besides the elements of the catalog. */
const replaced: Readonly<Record<string, ElementForm>> = {
  FirstProgram: { attributes: {}, hasContent: true },
  PageLink: { attributes: { id: 'text' }, required: ['id'], isInText: true, hasContent: true },
  ProjectDownload: { attributes: {} },
};

/** The HTML that Markdown has no form for. */
const html: Readonly<Record<string, ElementForm>> = {
  details: { attributes: {}, hasContent: true },
  summary: { attributes: {}, isInText: true, hasContent: true },
  kbd: { attributes: {}, isInText: true, hasContent: true },
  sub: { attributes: {}, isInText: true, hasContent: true },
  sup: { attributes: {}, isInText: true, hasContent: true },
};

/** Every element that a page may have, except for those of the catalog, by name. */
export const elementForms: ReadonlyMap<string, ElementForm> = new Map(
  Object.entries({ ...components, ...replaced, ...html }),
);
