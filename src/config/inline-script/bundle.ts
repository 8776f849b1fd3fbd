import path from 'node:path';
import { buildSync } from 'esbuild';

/** The most that the inline script may weigh, in bytes. */
export const inlineScriptBudget = 3 * 1024;

/**
 * The inline script as one minified expression. It depends on nothing of a page or a build, so that
 * one hash in a content security policy covers all pages. Throws when it outgrows its budget.
 */
export function inlineScript(siteDir: string): string {
  const entry = path.join(siteDir, 'src/config/inline-script/index.ts');
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const script = outputFiles[0]?.text.trim() ?? '';
  if (script.length > inlineScriptBudget) {
    throw new Error(
      `${entry}: the inline script has ${script.length} bytes, and ${inlineScriptBudget} at most ` +
        'are in its budget. Move what is not needed before the first paint into the application.',
    );
  }
  return script;
}
