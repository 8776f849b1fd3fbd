import { libraries } from '../../../facts/catalog';
import { type Section, sections } from '../../../config/sections';
import type { Area } from '../model/dictionary';

const project: Area = { label: 'Project', isLibrary: false, isReference: false };

/** The sections that document the members of types; the other sections only use them. */
const referenceSidebars: readonly Section['sidebar'][] = ['overview-sidebar', 'reference-sidebar'];

/**
 * Returns the area of a page, from the first folder of its id.
 * @param version label of an older version, which is an area of its own; undefined for the newest
 */
export function areaOf(id: string, version: string | undefined): Area {
  if (version !== undefined) {
    return { label: `ZIO ${version}`, isLibrary: false, isReference: true };
  }
  const [folder = ''] = id.split('/');
  const section = sections.find(({ sidebar }) => sidebar === `${folder}-sidebar`);
  if (section) {
    const isReference = referenceSidebars.includes(section.sidebar);
    return { label: section.label, isLibrary: false, isReference };
  }
  const library = libraries.find((record) => record.id === folder);
  return library ? { label: library.name, isLibrary: true, isReference: true } : project;
}
