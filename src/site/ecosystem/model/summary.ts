/** The ecosystem in a few numbers, for readers who are deciding whether to look further. */
import { statusLabels, topicLabels } from '../../../facts/catalog/labels';
import { choiceAddress } from './directory';
import type { Library } from '../../../facts/catalog/types';

export type EcosystemSummaryView = ReturnType<typeof ecosystemSummary>;

/**
 * The number of libraries, in all, by status, and by topic: the largest first, each with the
 * address of the directory filtered by it.
 */
export function ecosystemSummary(libraries: readonly Library[]) {
  const count = (matches: (library: Library) => boolean) => libraries.filter(matches).length;
  return {
    libraries: libraries.length,
    statuses: Object.entries(statusLabels)
      .map(([value, label]) => ({ label, count: count(({ status }) => status === value) }))
      .filter(({ count: number }) => number > 0),
    topics: Object.entries(topicLabels)
      .map(([value, label]) => ({
        label,
        count: count(({ topic }) => topic === value),
        address: choiceAddress({ topic: value }),
      }))
      .filter(({ count: number }) => number > 0)
      .sort((a, b) => b.count - a.count),
  };
}
