/** The ecosystem in a few numbers, for readers who are deciding whether to look further. */
import { statusLabels, topicLabels } from '../../../facts/catalog/labels';
import { choiceAddress } from './directory';
import type { Library } from '../../../facts/catalog/types';

export interface EcosystemSummaryView {
  readonly libraries: number;
  /** The number of libraries with each status that occurs. */
  readonly statuses: readonly { readonly label: string; readonly count: number }[];
  /**
   * Topics with their number of libraries, largest first; `address` is the directory filtered by
   * the topic.
   */
  readonly topics: readonly {
    readonly label: string;
    readonly count: number;
    readonly address: string;
  }[];
}

/** Counts the given libraries. */
export function ecosystemSummary(libraries: readonly Library[]): EcosystemSummaryView {
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
