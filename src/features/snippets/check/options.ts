/** The words after `npm run snippets --`. */

export interface Options {
  /** Files, folders or page ids; none means every page. */
  readonly paths: readonly string[];
  /** Compare instead of write, from nothing. */
  readonly check: boolean;
  /** Also the pages whose lock proves them. */
  readonly all: boolean;
  /** Go on and check every page that is saved. */
  readonly watch: boolean;
  /** End the server. */
  readonly stop: boolean;
}

export const usage = `Usage: npm run snippets -- [PATH…] [--all] [--watch] | --check | --stop

  PATH      a page's file or id, or a folder; without one, every page that changed
  --all     also pages whose lock file proves them already
  --watch   go on, and check each page that is saved
  --check   write nothing, start from nothing, fail on any difference from the lock files
  --stop    end the server that keeps the compiler warm`;

const flags = ['check', 'all', 'watch', 'stop'] as const;

/** @throws Error with the usage where an option is unknown */
export function parseOptions(args: readonly string[]): Options {
  const asked = args.filter((arg) => arg.startsWith('-')).map((arg) => arg.replace(/^-+/, ''));
  const unknown = asked.find((name) => !(flags as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`There is no option --${unknown}.\n${usage}`);
  const has = (name: (typeof flags)[number]) => asked.includes(name);
  return {
    paths: args.filter((arg) => !arg.startsWith('-')),
    check: has('check'),
    all: has('all'),
    watch: has('watch'),
    stop: has('stop'),
  };
}
