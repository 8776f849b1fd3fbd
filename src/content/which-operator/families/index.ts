/** Every family, in the order of the screen `/which-operator`. */
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

/** All decision tables, in the order of the screen `/which-operator`. */
export const families: readonly OperatorFamily[] = [
  raising,
  running,
  exits,
  causes,
  conditions,
  loops,
  catching,
  fallback,
  folding,
  retrying,
  timingOut,
  sandboxing,
  accumulating,
  mapping,
  chainingOnErrors,
  filtering,
  rejecting,
  optionalErrors,
  zooming,
  tapping,
  exposingErrors,
  exposingCauses,
  merging,
  flipping,
  unrefining,
  refining,
  interruption,
  state,
  stm,
  synchronizing,
  acquiring,
  constructingLayers,
  callingServices,
  reloading,
  builtInServices,
  consoleLines,
  tellingTime,
  randomValues,
  systemValues,
  repeating,
  schedules,
  combiningSchedules,
  parallel,
  memoizing,
  fibers,
  creatingStreams,
  streamOperators,
];

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
