/** What the check writes while it works. */

export interface Terminal {
  /** A line that stays. */
  readonly say: (text: string) => void;
  /** How far the work is; shown only where someone looks, and replaced by the next. */
  readonly progress: (text: string) => void;
}

/**
 * Writes messages to standard output and progress to standard error, the latter only on a terminal
 * and never in CI.
 */
export function terminalOf(env: NodeJS.ProcessEnv = process.env): Terminal {
  const watched = process.stderr.isTTY === true && !env.CI;
  const clear = () => watched && process.stderr.write('\r\u001b[K');
  return {
    say: (text) => {
      clear();
      process.stdout.write(`${text}\n`);
    },
    progress: (text) => {
      if (watched) process.stderr.write(`\r\u001b[K${text}`);
    },
  };
}
