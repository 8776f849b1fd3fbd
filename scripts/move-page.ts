/** `npx tsx scripts/move-page.ts OLD NEW`: gives a page another id, and so another address. */
import { movePage } from '../src/publishing/move-page/move-page';
import { runCommand, siteDir } from './run-command';

runCommand((args) => {
  console.log(movePage(siteDir, args));
  return 0;
});
