/** Measures the site beside Docusaurus as it comes; see `benchmark/README.md`. */
import { benchmarkSites, optionsOf } from '../src/checks/site-benchmark/command';
import { terminalOf } from '../src/content/snippets/check/terminal';

void (async () => {
  try {
    await benchmarkSites(optionsOf(process.argv.slice(2)), terminalOf());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
})();
