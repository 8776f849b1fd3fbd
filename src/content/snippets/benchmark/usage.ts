/** What this process and all that it started use, from Linux's /proc. */
import fs from 'node:fs';

export interface Usage {
  /** Bytes in resident sets. */
  readonly memory: number;
  /** Seconds of processor time so far, of ended processes too; it depends little on what else runs. */
  readonly cpu: number;
}

const ticksPerSecond = 100;

/** What this process and its descendants use now. */
export function usageNow(): Usage {
  const children = new Map<number, number[]>();
  for (const name of fs.readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? (fields(name)[1] ?? null) : null;
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (pid: number): Usage => {
    const [, , ...rest] = fields(String(pid));
    const times = rest.slice(9, 13).reduce((total, ticks) => total + ticks, 0);
    const own = { memory: (rest[19] ?? 0) * 4096, cpu: times / ticksPerSecond };
    return (children.get(pid) ?? []).map(sum).reduce(
      (total, child) => ({ memory: total.memory + child.memory, cpu: total.cpu + child.cpu }),
      own,
    );
  };
  return sum(process.pid);
}

/** Watches {@link usageNow} until told to stop, which returns the highest seen of each. */
export function watchUsage(everyMs = 250): () => Usage {
  const start = usageNow();
  let highest = start;
  const look = () => {
    const { memory, cpu } = usageNow();
    highest = { memory: Math.max(highest.memory, memory), cpu: Math.max(highest.cpu, cpu) };
  };
  const timer = setInterval(look, everyMs);
  return () => {
    look();
    clearInterval(timer);
    return { memory: highest.memory, cpu: highest.cpu - start.cpu };
  };
}

/** State (as 0), parent, and the other fields of a process's stat; empty where it has ended. */
function fields(pid: string): number[] {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map((text) => Number(text) || 0);
  } catch {
    return [];
  }
}
