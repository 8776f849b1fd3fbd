import { createContext } from 'react';

/** The state that all items of a sidebar share. */
export interface SidebarState {
  readonly sidebar: string;
  /** Address of the current page. */
  readonly path: string;
  /** Whether categories other than the current page's are only links. */
  readonly foldsOthers: boolean;
}

export const SidebarContext = createContext<SidebarState>({
  sidebar: '',
  path: '',
  foldsOthers: false,
});
