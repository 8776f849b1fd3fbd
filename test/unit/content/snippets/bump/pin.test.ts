import { pinArtifact, pinLibrary } from '@site/src/content/snippets/bump/pin';

const record = `export const zioJson: Library = {
  id: 'zio-json',
  newest: '0.9.3',
  checked: { scala3: '0.9.2', scala2: '0.9.1' },
  artifacts: [
    { name: 'zio-json', description: 'codecs' },
    { name: 'zio-json-yaml', description: 'YAML', checked: { scala3: '0.7.45' } },
    { name: 'zio-json-golden', description: 'samples', checked: { scala3: '0.9.2' } },
  ],
};
`;

describe('changing the pin of a library', () => {
  const pin = (version: string) => pinLibrary(record, 'zio-json.ts', version);

  it('changes the library and its modules with the same release, and nothing else', () => {
    const { text, from } = pin('0.9.3');
    expect(from).toBe('0.9.2');
    expect(text).toContain("checked: { scala3: '0.9.3', scala2: '0.9.1' },\n  artifacts");
    expect(text).toContain("'samples', checked: { scala3: '0.9.3' }");
    expect(text).toContain("'YAML', checked: { scala3: '0.7.45' }");
    expect(text).toContain("newest: '0.9.3'");
  });

  it('raises the newest known release if the new pin is newer', () =>
    expect(pin('0.10.0').text).toContain("newest: '0.10.0'"));

  it('throws an error with the missing field if there is no release to change', () =>
    expect(() => pinLibrary('  checked: null,', 'zio-s3.ts', '0.5.0')).toThrow(
      "zio-s3.ts has no `checked: { scala3: '…' }` to change",
    ));
});

describe('changing the pin of an artifact', () => {
  const list = "[{ id: 'a', name: 'a', version: '1.0' }, { id: 'ab', name: 'ab', version: '2.0' }]";

  it('changes the artifact with that id', () =>
    expect(pinArtifact(list, 'ab', '2.1')).toEqual({
      text: list.replace('2.0', '2.1'),
      from: '2.0',
    }));

  it('returns null for an unknown id', () => expect(pinArtifact(list, 'b', '1')).toBeNull());
});
