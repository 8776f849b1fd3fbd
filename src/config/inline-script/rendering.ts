/** Shares the first rendering of a page out among several tasks. */
import { root } from './doc';

interface Scheduler {
  postTask(task: () => unknown, options: { readonly priority: 'user-blocking' }): Promise<unknown>;
}

/** Browsers whose tasks have no priorities render the page in one task. */
declare const self: { readonly scheduler?: Scheduler };

/**
 * Has the page styled now, and laid out before the next frame in a task of its own: left to the frame, both would be one
 * task with its painting, which blocks for too long on a slow phone. Called once its style sheet is there.
 */
export function renderInParts(): void {
  void getComputedStyle(root).zoom;
  // It comes in a task of its own, and the page's load with it: at the end of loading the browser lays the page out at once.
  new Image().src = 'data:,';
  // With this priority it comes before the frame (https://developer.mozilla.org/docs/Web/API/Prioritized_Task_Scheduling_API).
  void self.scheduler?.postTask(() => root.offsetTop, { priority: 'user-blocking' });
}
