/**
 * Has `npm start` show the whole site. The search, lists, Markdown, redirects and whatever else a
 * build makes of pages come from a build that runs beside the server (`build.ts`) after each
 * change, and that the server sends files of (`serve.ts`).
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import type { Configuration } from 'webpack-dev-server';
import { BackgroundBuild } from './build';
import { bundlerCache, isInBackground } from '../../utils/build-places';
import { serveBuilt } from './serve';

const name = 'background-build';

/** The plugin; it takes no options. */
export default function backgroundBuild(context: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'development') return server(context);
  return isInBackground ? build(context) : null;
}

/** Ends the process with npm's shell, to which npm hands no signal on. */
function endWithNpm(): void {
  const shell = process.ppid;
  const look = (): void => {
    if (process.ppid !== shell) process.exit();
  };
  if (process.env['npm_lifecycle_event']) setInterval(look, 500).unref();
}

/** Within the server: has the site built, and sends what was built. */
function server(context: LoadContext): Plugin {
  endWithNpm();
  const background = new BackgroundBuild(context.siteDir);
  const devServer: Configuration = {
    setupMiddlewares: (middlewares, bundler) => {
      background.on('progress', (percent) =>
        // The one message of the bundler's that its client hands on to the page.
        bundler.sendMessage(bundler.webSocketServer?.clients ?? [], 'progress-update', { percent }),
      );
      const last = middlewares.findIndex((each) => each.name === 'connect-history-api-fallback');
      middlewares.splice(last, 0, { name, middleware: serveBuilt(background, bundler, context) });
      // What this returns is added to what Docusaurus's own function does, which is the list given
      // here.
      return [];
    },
  };
  return {
    name,
    configureWebpack: () => ({
      devServer,
      plugins: [
        { apply: ({ hooks }: Compiler) => hooks.done.tap(name, () => background.request()) },
      ],
    }),
  };
}

/** Within the build: ends with the server, and tells it how far it is. */
function build({ siteDir }: LoadContext): Plugin {
  const report = (percent: number): void => void process.send?.(Math.round(percent));
  process.once('disconnect', () => process.exit());
  process.channel?.unref();
  return {
    name,
    allContentLoaded: async () => report(10),
    configureWebpack: (_config, isServer, { currentBundler: { instance } }) => ({
      experiments: { cache: { storage: { type: 'filesystem', directory: bundlerCache(siteDir) } } },
      // It is the server's compilation that has the pages.
      plugins: isServer
        ? [new instance.ProgressPlugin((part: number) => report(10 + 50 * part))]
        : [],
    }),
    postBuild: async () => report(85),
  };
}
