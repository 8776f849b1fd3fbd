/** The order of the rooms of `src`, which ESLint enforces (`eslint.config.mjs`). */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const eslint = path.resolve('node_modules/eslint/bin/eslint.js');

/** The messages of ESLint about code in a file. */
function lint(file: string, code: string): string {
  const args = [eslint, '--stdin', '--stdin-filename', file];
  return spawnSync(process.execPath, args, { input: code, encoding: 'utf8' }).stdout;
}

/** The folder that a file belongs to: `src/site/search`, or all of `src/utils`. */
const folderOf = (file: string): string => file.split('/').slice(0, 3).join('/');

/** For each folder of `src`, the folders that it imports from. */
function importsByFolder(): Map<string, Set<string>> {
  const files = execFileSync('git', ['ls-files', '--', 'src/**/*.ts', 'src/**/*.tsx'], {
    encoding: 'utf8',
  }).split('\n');
  const imports = new Map<string, Set<string>>();
  for (const file of files.filter((name) => name.split('/').length > 3 && fs.existsSync(name))) {
    const own = imports.get(folderOf(file)) ?? new Set();
    imports.set(folderOf(file), own);
    for (const { fileName } of ts.preProcessFile(fs.readFileSync(file, 'utf8')).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const imported = path.posix.join(path.posix.dirname(file), fileName);
      if (imported.split('/').length > 2) own.add(folderOf(imported));
    }
    own.delete(folderOf(file));
  }
  return imports;
}

describe('the rooms of the source', () => {
  it('may not import from a later room, or from a package that is not in package.json', () => {
    const wrong = "import '../../site/search/model/query';\nimport 'acorn';\n";
    const said = lint('src/facts/catalog/index.ts', wrong);
    expect(said).toContain('src/facts comes before this folder: move the code that both need');
    expect(said).toContain("'acorn' should be listed");
  });

  it('may import from an earlier room', () => {
    const right = "import '../../../facts/catalog';\nimport 'acorn';\n";
    const said = lint('src/site/search/model/query.ts', right);
    expect(said).toContain("'acorn' should be listed");
    expect(said).not.toContain('comes before this folder');
  });

  it('are imported by relative paths, which this file and ESLint follow', () => {
    const { stdout } = spawnSync('git', ['grep', '-nE', "(from|import) '@site/src", 'src'], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  it('have no cycles between their folders', () => {
    const imports = importsByFolder();
    expect(imports.size).toBeGreaterThan(30);
    // Removes folders that import from none of the remaining ones, until only cycles remain.
    for (let before = -1; before !== imports.size;) {
      before = imports.size;
      for (const [folder, from] of imports) {
        if (![...from].some((other) => imports.has(other))) imports.delete(folder);
      }
    }
    expect([...imports.keys()]).toEqual([]);
  });
});
