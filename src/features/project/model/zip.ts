/**
 * Writes zip archives whose bytes depend on their files alone: nothing is compressed, and every file
 * has the same date.
 * Source: https://pkware.cachefly.net/webdocs/APPNOTE/APPNOTE-6.3.9.TXT, sections 4.3.7, 4.3.12 and 4.3.16.
 */

export interface ZippedFile {
  /** ASCII, with `/`. */
  readonly path: string;
  readonly content: string;
}

type Field = readonly [bytes: 2 | 4, value: number];

/** The first day that the format knows, 1 January 1980. */
const firstDay = 0x21;

const version = 20;

/** The archive of some files, in their order. */
export function zip(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content } of files) {
    const name = Buffer.from(path, 'ascii');
    const data = Buffer.from(content, 'utf8');
    const described: Field[] = [
      [2, version],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, firstDay],
      [4, checksum(data)],
      [4, data.length],
      [4, data.length],
      [2, name.length],
      [2, 0],
    ];
    const head = fields([4, 0x04034b50], ...described);
    // Comment, disk, attributes: none.
    const rest: Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ];
    directory.push(fields([4, 0x02014b50], [2, version], ...described, ...rest), name);
    parts.push(head, name, data);
    offset += head.length + name.length + data.length;
  }
  const listing = Buffer.concat(directory);
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, listing.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...parts, listing, end]);
}

function fields(...all: readonly Field[]): Buffer {
  return Buffer.concat(
    all.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** CRC-32, bit by bit: the files are small. */
function checksum(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
