/**
 * Makes `npm start` show the whole site. After each change, a build runs next to the server
 * (`build.ts`) and produces whatever only a build can: search, lists, Markdown, redirects. The
 * server serves those files (`serve.ts`).
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import type { Configuration } from 'webpack-dev-server';
import { BackgroundBuild } from './build';
import { bundlerCache, isInBackground } from '../../utils/build-places';
import { serveBuilt } from './serve';

const name = 'background-build';

export default function backgroundBuild(context: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'development') return server(context);
  return isInBackground ? build(context) : null;
}

/** Exits when npm's shell exits, because npm doesn't forward signals. */
function endWithNpm(): void {
  const shell = process.ppid;
  const look = (): void => {
    if (process.ppid !== shell) process.exit();
  };
  if (process.env['npm_lifecycle_event']) setInterval(look, 500).unref();
}

/** In the server: requests builds and serves their output. */
function server(context: LoadContext): Plugin {
  endWithNpm();
  const background = new BackgroundBuild(context.siteDir);
  const devServer: Configuration = {
    setupMiddlewares: (middlewares, bundler) => {
      background.on('progress', (percent) =>
        // The only message type that the bundler's client forwards to the page.
        bundler.sendMessage(bundler.webSocketServer?.clients ?? [], 'progress-update', { percent }),
      );
      const last = middlewares.findIndex((each) => each.name === 'connect-history-api-fallback');
      if (last < 0)
        throw new Error(`${name}: Docusaurus's server has no fallback to put this before`);
      middlewares.splice(last, 0, { name, middleware: serveBuilt(background, bundler, context) });
      // Docusaurus merges this with the result of its own function, which is this list.
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

/** In the build: exits with the server and reports progress to it. */
function build({ siteDir }: LoadContext): Plugin {
  const report = (percent: number): void => void process.send?.(Math.round(percent));
  process.once('disconnect', () => process.exit());
  process.channel?.unref();
  return {
    name,
    allContentLoaded: async () => report(10),
    configureWebpack: (_config, isServer, { currentBundler: { instance } }) => ({
      experiments: { cache: { storage: { type: 'filesystem', directory: bundlerCache(siteDir) } } },
      // The server compilation is the one that renders the pages.
      plugins: isServer
        ? [new instance.ProgressPlugin((part: number) => report(10 + 50 * part))]
        : [],
    }),
    postBuild: async () => report(85),
  };
}
