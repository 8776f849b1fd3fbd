/** Leaves the processor to the browser that is measured. */
import fs from 'node:fs';

/**
 * Where Linux keeps how much of the processor the processes of our session get beside other sessions: a nice value
 * (sched(7), "The autogroup feature"). Between sessions the nice values of single processes count for nothing.
 */
const sessionPriority = '/proc/self/autogroup';

/** 36 parts for our session where others have 1,024. */
const last = '15';

/**
 * Puts the processes of this session behind those of others, such as of a browser that was started in a session of its own. Where the
 * system shares the processor otherwise, all stays as it is.
 * @param file in the form of `/proc/self/autogroup`
 * @returns what puts them where they were
 */
export function stepBack(file = sessionPriority): () => void {
  if (!fs.existsSync(file)) return () => {};
  const before = /nice (-?\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1];
  if (before === undefined) throw new Error(`${file} names no nice value`);
  fs.writeFileSync(file, last);
  return () => fs.writeFileSync(file, before);
}
