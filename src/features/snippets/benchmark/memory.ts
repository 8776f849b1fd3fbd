/** Memory of this process and all that it started, from Linux's /proc. */
import fs from 'node:fs';

/** Bytes in use now: the resident sets of this process and its descendants. */
export function memoryInUse(): number {
  const children = new Map<number, number[]>();
  for (const name of fs.readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? field(name, 'PPid') : null;
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (pid: number): number =>
    (field(String(pid), 'VmRSS') ?? 0) * 1024 +
    (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(process.pid);
}

/** Watches {@link memoryInUse} until told to stop, which returns the highest seen. */
export function watchMemory(everyMs = 250): () => number {
  let highest = 0;
  const look = () => {
    highest = Math.max(highest, memoryInUse());
  };
  const timer = setInterval(look, everyMs);
  return () => {
    look();
    clearInterval(timer);
    return highest;
  };
}

/** A number of a process's status; null where it has ended or has none. */
function field(pid: string, name: string): number | null {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    const found = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1];
    return found === undefined ? null : Number(found);
  } catch {
    return null;
  }
}
