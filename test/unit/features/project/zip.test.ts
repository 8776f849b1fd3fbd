import { zip } from '../../../../src/features/project/model/zip';

/** Reads an archive of uncompressed files by its directory, as programs do that unpack it. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [size, name] = [archive.readUInt32LE(at + 24), archive.readUInt16LE(at + 28)];
    const head = archive.readUInt32LE(at + 42);
    const path = archive.toString('ascii', at + 46, at + 46 + name);
    const data = head + 30 + name;
    files[path] = archive.toString('utf8', data, data + size);
    at += 46 + name;
  }
  return files;
}

describe('an archive', () => {
  it('holds its files under their paths', () => {
    const archive = zip([
      { path: 'shop/build.sbt', content: 'name := "shop"\n' },
      { path: 'shop/a.txt', content: 'größer\n' },
    ]);
    expect(unzip(archive)).toEqual({
      'shop/build.sbt': 'name := "shop"\n',
      'shop/a.txt': 'größer\n',
    });
  });

  it('has the checksum that programs compare', () => {
    // The check value of CRC-32 for this text.
    expect(zip([{ path: 'a', content: '123456789' }]).readUInt32LE(14)).toBe(0xcbf43926);
  });

  it('is the same, byte for byte, whenever it is made', () => {
    const files = [{ path: 'a', content: 'one' }];
    expect(zip(files).equals(zip(files))).toBe(true);
    expect(zip(files).readUInt32LE(10)).toBe(0x00210000);
  });
});
