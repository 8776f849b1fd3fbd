/** The catalog: ZIO and its companion libraries, in the order of the sidebar. */
import { zio } from './libraries/zio';
import type { Library } from './types';

export const libraries: readonly Library[] = [zio];
