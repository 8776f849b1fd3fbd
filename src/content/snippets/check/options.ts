/** Options of `npm run snippets --`. */
import { parseArgs } from 'node:util';

export type Options = ReturnType<typeof parseOptions>;

export const usage = `Usage: npm run snippets -- [PATH…] [--all] [--watch] | --check | --show PATH[:LINE] | --stop
       npm run snippets -- --scratch FILE [--library ID]
       with any of these except --show and --stop: [--with LIBRARY=CLASSPATH] [--needs NAME[=COMMAND]]

  PATH      a page's file or id, or a folder; without a path, every page that changed
  --all     also check pages whose lock files are up to date
  --watch   keep running, and check each page that you save
  --check   check from scratch, write nothing, fail on any difference from the lock files
  --show    print what the lock file contains for a page, or for the block at a line
  --scratch compile and run the experiments in a Scala or MDX file, and write nothing
  --library the libraries that the experiments need, separated by commas, such as zio-json
  --with    class folders and jars that you built from the sources of a library
            whose releases cannot be downloaded
  --needs   run the blocks that need this server, which must be installed; COMMAND starts it
  --stop    stop the server that keeps the compiler warm`;

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string', multiple: true, default: [] as string[] } as const;
const options = {
  check: flag,
  all: flag,
  watch: flag,
  stop: flag,
  show: flag,
  scratch: flag,
  library: text,
  with: text,
  needs: text,
};

/** @throws Error with the usage if an option is unknown */
export function parseOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const library = values.library.flatMap((ids) => ids.split(',')).filter(Boolean);
    return { ...values, library, paths: positionals };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const unknown = /'(-[^' ]*)/.exec(message)?.[1];
    const known = code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || unknown === undefined;
    throw new Error(`${known ? message : `There is no option ${unknown}.`}\n${usage}`);
  }
}
