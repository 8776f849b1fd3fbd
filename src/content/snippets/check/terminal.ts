/** Output of the check to the terminal. */

export interface Terminal {
  /** Prints a permanent line. */
  readonly say: (text: string) => void;
  /** Shows progress, replaced by the next message; only on an interactive terminal. */
  readonly progress: (text: string) => void;
}

/**
 * Writes messages to standard output. Writes progress to standard error, only on a terminal and
 * never in CI.
 */
export function terminalOf(): Terminal {
  const watched = process.stderr.isTTY === true && !process.env.CI;
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
