import { createContext } from 'react';

/** What every item of a sidebar needs to know of the whole. */
export interface SidebarState {
  readonly sidebar: string;
  /** Address of the current page. */
  readonly path: string;
  /** Whether categories other than the current page's are links alone. */
  readonly foldsOthers: boolean;
}

export const SidebarContext = createContext<SidebarState>({
  sidebar: '',
  path: '',
  foldsOthers: false,
});
