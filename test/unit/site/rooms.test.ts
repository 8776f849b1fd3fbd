/** The order of the rooms of `src`, which ESLint holds (`eslint.config.mjs`). */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const eslint = path.resolve('node_modules/eslint/bin/eslint.js');

/** What ESLint says of a line of code, if it stood in a file. */
function lint(file: string, code: string): string {
  const args = [eslint, '--stdin', '--stdin-filename', file];
  return spawnSync(process.execPath, args, { input: code, encoding: 'utf8' }).stdout;
}

/** The folder of a file that counts as one: `src/site/search`, and `src/utils` as a whole. */
const folderOf = (file: string): string => file.split('/').slice(0, 3).join('/');

/** For each folder of `src`, those that it imports from. */
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
  it('are refused an import from a later room, and a package that package.json does not name', () => {
    const wrong = "import '../../site/search/model/query';\nimport 'acorn';\n";
    const said = lint('src/facts/catalog/index.ts', wrong);
    expect(said).toContain('src/facts comes before this folder: move the code that both need');
    expect(said).toContain("'acorn' should be listed");
  });

  it('may import from an earlier room', () => {
    const said = lint('src/site/search/model/query.ts', "import '../../../facts/catalog';\n");
    expect(said).not.toContain('comes before this folder');
  });

  it('have no cycles between their folders', () => {
    const imports = importsByFolder();
    expect(imports.size).toBeGreaterThan(30);
    // Folders that import from none that is left are taken away, until only cycles are left.
    for (let before = -1; before !== imports.size;) {
      before = imports.size;
      for (const [folder, from] of imports) {
        if (![...from].some((other) => imports.has(other))) imports.delete(folder);
      }
    }
    expect([...imports.keys()]).toEqual([]);
  });
});
