/**
 * `npx tsx scripts/compress.ts`, after a build: writes each text file of `build/` as brotli and gzip beside it, as small as can be.
 * With `-- --quick` larger, in a moment.
 */
import path from 'node:path';
import { compressFolder } from '../src/publishing/precompress/compress';

const kilobytes = (bytes = 0): string => `${Math.round(bytes / 1000)} kB`;

compressFolder(
  path.resolve(__dirname, '../build'),
  process.argv.includes('--quick') ? 'least' : 'most',
).then(
  ({ files, plain, encoded }) =>
    console.log(
      `${files} files: ${kilobytes(plain)}, as brotli ${kilobytes(encoded['br'])}, as gzip ${kilobytes(encoded['gz'])}`,
    ),
  () => {
    console.error('There is no build/ to compress: run npm run build first.');
    process.exit(1);
  },
);
