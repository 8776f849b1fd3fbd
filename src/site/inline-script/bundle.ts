import path from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { sha256 } from '../../utils/hash';

/**
 * Maximum size of the inline script in a built page, in bytes, without the address that it fetches
 * from.
 */
export const inlineScriptBudget = 3_000;

/** A script with the name of its file. */
export interface NamedScript {
  /** Relative to the site's base address; changes with the content. */
  readonly file: string;
  readonly text: string;
}

function bundle(siteDir: string, entry: string, options: BuildOptions): string {
  const { outputFiles = [] } = buildSync({
    entryPoints: [path.join(siteDir, 'src/site/inline-script', entry)],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    ...options,
  });
  return outputFiles[0]?.text.replace(/;?\n$/, '') ?? '';
}

/** Bundles the module for copy buttons and menus, which the inline script fetches on first use. */
export function controlsScript(siteDir: string): NamedScript {
  const text = bundle(siteDir, 'controls.ts', { format: 'esm' });
  const hash = sha256(text).slice(0, 8);
  return { file: `assets/controls.${hash}.js`, text };
}

/**
 * Bundles and minifies the inline script. It's the same on every page, so one hash in a content
 * security policy covers all pages of a build.
 * @param controlsAddress where `controlsScript` is served
 */
export function inlineScript(siteDir: string, controlsAddress: string): string {
  const body = bundle(siteDir, 'index.ts', {
    // An ES module, because only there import() stays as it is; the wrapper keeps names local.
    format: 'esm',
    define: { controlsScript: JSON.stringify(controlsAddress) },
    external: [controlsAddress],
  });
  return `(()=>{${body}})()`;
}

/**
 * Checks the size of the inline script in a built page, which the minifier of pages has made
 * shorter than `inlineScript` did.
 * @param controlsAddress where `controlsScript` is served; its length doesn't count
 * @throws Error if the script exceeds its budget
 */
export function checkInlineScript(script: string, controlsAddress: string): void {
  const bytes = Buffer.byteLength(script) - Buffer.byteLength(controlsAddress);
  if (bytes > inlineScriptBudget) {
    throw new Error(
      `src/site/inline-script/index.ts: the inline script has ${bytes} bytes, but ` +
        `its budget is ${inlineScriptBudget}. Move code that is not needed before the first ` +
        'paint into another script, as was done with controls.ts.',
    );
  }
}
