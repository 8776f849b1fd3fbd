import { libraries } from '../../catalog';
import { sections } from '../../config/sections';
import type { Area } from '../../features/search/model/dictionary';

const project: Area = { label: 'Project', isLibrary: false };

/**
 * The area of a page, by the first folder of its id.
 * @param version label of the version, for pages of an older one, which is an area of its own
 */
export function areaOf(id: string, version: string | undefined): Area {
  if (version !== undefined) return { label: `ZIO ${version}`, isLibrary: false };
  const [folder = ''] = id.split('/');
  const section = sections.find(({ sidebar }) => sidebar === `${folder}-sidebar`);
  if (section) return { label: section.label, isLibrary: false };
  const library = libraries.find((record) => record.id === folder);
  return library ? { label: library.name, isLibrary: true } : project;
}
