/**
 * Sends what each check finds in the current folder to `npm start`, which has read old states of the
 * data. Leaves out matters of style: they don't hide a page while it's written.
 */
import { sourceFaults } from './faults';

for (const found of sourceFaults(process.cwd(), (finding) => !('rule' in finding))) {
  process.send?.(found);
}
