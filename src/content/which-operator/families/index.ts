/** Every family of operators. */
import type { OperatorFamily } from '../model/family';
import { accumulating } from './accumulating';
import { acquiring } from './acquiring';
import { builtInServices } from './built-in-services';
import { callingServices } from './calling-services';
import { catching } from './catching';
import { causes } from './causes';
import { combiningSchedules } from './combining-schedules';
import { conditions } from './conditions';
import { consoleLines } from './console-lines';
import { constructingLayers } from './constructing-layers';
import { creatingStreams } from './creating-streams';
import { exits } from './exits';
import { fallback } from './fallback';
import { fibers } from './fibers';
import { filtering } from './filtering';
import { flipping } from './flipping';
import { folding } from './folding';
import { interruption } from './interruption';
import { optionalErrors } from './optional-errors';
import { parallel } from './parallel';
import { raising } from './raising';
import { rejecting } from './rejecting';
import { reloading } from './reloading';
import { repeating } from './repeating';
import { retrying } from './retrying';
import { randomValues } from './random-values';
import { refining } from './refining';
import { running } from './running';
import { unrefining } from './unrefining';
import { memoizing } from './memoizing';
import { loops } from './loops';
import { mapping } from './mapping';
import { merging } from './merging';
import { chainingOnErrors } from './chaining-on-errors';
import { exposingErrors } from './exposing-errors';
import { exposingCauses } from './exposing-causes';
import { sandboxing } from './sandboxing';
import { tapping } from './tapping';
import { tellingTime } from './telling-time';
import { timingOut } from './timing-out';
import { schedules } from './schedules';
import { state } from './state';
import { stm } from './stm';
import { streamOperators } from './stream-operators';
import { synchronizing } from './synchronizing';
import { systemValues } from './system-values';
import { zooming } from './zooming';

/** Families about one topic. */
export interface Topic {
  readonly title: string;
  readonly families: readonly OperatorFamily[];
}

/** All decision tables by topic, in the order of the screen `/which-operator`. */
export const topics: readonly Topic[] = [
  { title: 'Running effects', families: [running, conditions, loops] },
  {
    title: 'Handling failures',
    families: [raising, catching, fallback, folding, accumulating, tapping, chainingOnErrors],
  },
  {
    title: 'Results and failures',
    families: [mapping, filtering, rejecting, optionalErrors, zooming, merging, flipping],
  },
  {
    title: 'Defects, causes, and exits',
    families: [exits, causes, exposingErrors, exposingCauses, sandboxing, refining, unrefining],
  },
  {
    title: 'Time and schedules',
    families: [retrying, timingOut, repeating, schedules, combiningSchedules],
  },
  { title: 'Concurrency', families: [parallel, fibers, interruption, memoizing] },
  { title: 'State', families: [state, stm, synchronizing] },
  {
    title: 'Resources and services',
    families: [acquiring, constructingLayers, callingServices, reloading, builtInServices],
  },
  {
    title: 'Input and output',
    families: [consoleLines, tellingTime, randomValues, systemValues],
  },
  { title: 'Streams', families: [creatingStreams, streamOperators] },
];

/** All decision tables, in the order of the topics. */
export const families: readonly OperatorFamily[] = topics.flatMap((topic) => topic.families);

/** The family with this id. Throws where there is none. */
export function familyById(id: string): OperatorFamily {
  const found = families.find((family) => family.id === id);
  if (!found) {
    const known = families.map((family) => family.id).join(', ');
    throw new Error(
      `<WhichOperator family="${id}" />: no such family. Known: ${known}. Add it under src/content/which-operator/families`,
    );
  }
  return found;
}
