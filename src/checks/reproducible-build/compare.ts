/** Where two builds differ, and what of the building machine stands in one. */
import fs from 'node:fs';
import path from 'node:path';

/** How much is shown of each side of a difference, in bytes. */
const shown = 60;

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .sort();
}

/** A line for each file that only one folder has, or whose bytes are not the same. */
export function differences(one: string, other: string): string[] {
  const [ours, theirs] = [filesIn(one), filesIn(other)];
  const common = ours.filter((name) => theirs.includes(name));
  const alone = (names: readonly string[], build: string): string[] =>
    names
      .filter((name) => !common.includes(name))
      .map((name) => `${name}: only in the ${build} build`);
  return [
    ...alone(ours, 'first'),
    ...alone(theirs, 'second'),
    ...common.flatMap((name) => {
      const a = fs.readFileSync(path.join(one, name));
      const b = fs.readFileSync(path.join(other, name));
      return a.equals(b) ? [] : [`${name}: ${firstDifference(a, b)}`];
    }),
  ];
}

function firstDifference(a: Buffer, b: Buffer): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const part = (bytes: Buffer): string =>
    JSON.stringify(bytes.subarray(Math.max(0, at - shown / 2), at + shown / 2).toString('latin1'));
  return `from byte ${at} on, ${part(a)} and ${part(b)}`;
}

/** A line for each file of a folder in which one of some texts stands, such as the path that it was built at. */
export function traces(folder: string, texts: readonly string[]): string[] {
  return filesIn(folder).flatMap((name) => {
    const content = fs.readFileSync(path.join(folder, name));
    return texts.filter((text) => content.includes(text)).map((text) => `${name}: tells ${text}`);
  });
}
