/** What the build writes of a sidebar for the application. */
import { sectionOf } from '../../../config/sections';

/** The file, below the site's base address. */
export function sidebarFile(version: string, name: string): string {
  return `sidebars/${version}/${name}.json`;
}

/** What the pages of a sidebar are called together. */
export function sidebarLabel(name: string): string {
  return `${sectionOf(name)?.label ?? 'Documentation'} pages`;
}
