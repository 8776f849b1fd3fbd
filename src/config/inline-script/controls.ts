/** What copy buttons and menus need once they are used; fetched then (`index.ts`). */
import { closeLeftMenus } from './menus';

export { copyFor } from './copy';

closeLeftMenus();
