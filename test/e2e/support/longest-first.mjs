/**
 * Makes Jest start the longest suites first, so that none of them runs alone at the end. Jest knows
 * the durations of its last run, but not on a new machine.
 */
import path from 'node:path';
import sequencer from '@jest/test-sequencer';

/** They visit a page of each kind, or open everything on one page of each kind. */
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
