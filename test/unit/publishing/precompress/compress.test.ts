import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from '@site/src/publishing/precompress/compress';

const page = '<p>An effect describes a program.</p>'.repeat(100);
let folder = '';
const read = (name: string): Buffer => fs.readFileSync(path.join(folder, name));

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  fs.mkdirSync(path.join(folder, 'guides'));
  fs.writeFileSync(path.join(folder, 'guides/page.html'), page);
  fs.writeFileSync(path.join(folder, 'small.txt'), 'short');
  fs.writeFileSync(path.join(folder, 'picture.png'), page);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('writes a page in both encodings, and leaves it as it is', async () => {
  await compressFolder(folder);
  expect(`${brotliDecompressSync(read('guides/page.html.br'))}`).toBe(page);
  expect(`${gunzipSync(read('guides/page.html.gz'))}`).toBe(page);
  expect(`${read('guides/page.html')}`).toBe(page);
});

it('writes larger files of the same content where only the sending is tried', async () => {
  const varied = Array.from({ length: 500 }, (_, at) => `<p>effect ${at * at}</p>`).join('');
  fs.writeFileSync(path.join(folder, 'guides/page.html'), varied);
  const { encoded: small } = await compressFolder(folder);
  const { encoded: large } = await compressFolder(folder, 'least');
  expect(large['br']).toBeGreaterThan(small['br'] ?? NaN);
  expect(large['gz']).toBeGreaterThan(small['gz'] ?? NaN);
  expect(`${brotliDecompressSync(read('guides/page.html.br'))}`).toBe(varied);
  expect(`${gunzipSync(read('guides/page.html.gz'))}`).toBe(varied);
});

it('leaves out what does not gain by it, and what it wrote before', async () => {
  await compressFolder(folder);
  const { files, plain, encoded } = await compressFolder(folder);
  expect(fs.readdirSync(folder).sort()).toEqual(['guides', 'picture.png', 'small.txt']);
  expect(files).toBe(1);
  expect(plain).toBe(page.length);
  expect(encoded['br']).toBeLessThan(page.length / 10);
});

it('gives the same bytes each time', async () => {
  await compressFolder(folder);
  const first = [read('guides/page.html.br'), read('guides/page.html.gz')];
  await compressFolder(folder);
  expect([read('guides/page.html.br'), read('guides/page.html.gz')]).toEqual(first);
});

it('fails where there is no build', async () => {
  await expect(compressFolder(path.join(folder, 'missing'))).rejects.toThrow();
});
