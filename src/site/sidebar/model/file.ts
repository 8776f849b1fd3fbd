/** The sidebar data that the build writes for the application. */
import { sectionOf } from '../../../config/sections';

/** The file, relative to the base URL. */
export function sidebarFile(version: string, name: string): string {
  return `sidebars/${version}/${name}.json`;
}

/** The accessible name for a sidebar's pages. */
export function sidebarLabel(name: string): string {
  return `${sectionOf(name)?.label ?? 'Documentation'} pages`;
}
