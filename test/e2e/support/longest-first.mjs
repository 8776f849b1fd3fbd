/**
 * Has Jest start the suites first that take longest, so that none of them is left to one worker
 * when the others have ended. Jest itself knows how long they took the last time, but not on a
 * machine that never ran them.
 */
import path from 'node:path';
import sequencer from '@jest/test-sequencer';

/** They visit a page of each kind, or all that can be opened on one of each kind. */
const longest = ['accessibility', 'accessibility-checks', 'every-page', 'search-floors', 'reading'];

const Sequencer = sequencer.default ?? sequencer;

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const place = (test) => {
      const at = longest.indexOf(path.basename(test.path, '.e2e.ts'));
      return at === -1 ? longest.length : at;
    };
    return [...super.sort(tests)].sort((one, other) => place(one) - place(other));
  }
}
