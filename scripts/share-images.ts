/**
 * `npm run share-images`, after a build: draws each page's share image, which other sites show with
 * a link to the page. Images are cached in `node_modules/.cache` and drawn again only when their
 * text changes.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { cardSvg, lightColors } from '../src/publishing/share-images/model/card';
import { wantedPicture } from '../src/publishing/share-images/model/built-pages';
import { readOutlines } from '../src/publishing/share-images/outlines';
import { openPictures } from '../src/publishing/share-images/pictures';
import { fontFile } from '../src/publishing/page-frame/tags';

async function main(siteDir: string): Promise<void> {
  const build = path.join(siteDir, 'build');
  const outlines = await readOutlines(path.join(siteDir, 'static', fontFile));
  const colors = lightColors(await fs.readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8'));
  const draw = await openPictures(path.join(siteDir, 'node_modules/.cache/share-images'));
  let [all, drawn] = [0, 0];
  for (const file of await htmlFiles(build)) {
    const wanted = wantedPicture(await fs.readFile(file, 'utf8'));
    if (!wanted) continue;
    const { png, isNew } = await draw(cardSvg(wanted, outlines, colors));
    const target = path.join(build, 'share', wanted.image.replace(/^.*?\/share\//, ''));
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, png);
    all += 1;
    if (isNew) drawn += 1;
    if (isNew && drawn % 50 === 0) console.log(`${drawn} share images drawn …`);
  }
  if (all === 0) throw new Error('No page in build/ has a share image: run npm run build first.');
  console.log(`${all} share images, ${drawn} of them drawn`);
}

/** Every HTML file in a folder; none if the folder doesn't exist. */
async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true }).catch(() => []);
  return entries.filter((name) => name.endsWith('.html')).map((name) => path.join(folder, name));
}

main(path.resolve(__dirname, '..')).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
