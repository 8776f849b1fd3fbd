import { compareVersions, isEarly, isVersion } from '../../../../src/facts/catalog/version';

describe('releases', () => {
  it('are numbers with dots, with an optional milestone, release candidate, or platform', () => {
    const releases = ['2.1.26', '7.46.17.9', '1.0.0-RC47', '0.1.0-M3', '33.4.8-jre'];
    expect(releases.every(isVersion)).toBe(true);
    expect(['v1.0', '1', 'latest', '1.0.0-SNAPSHOT', ''].some(isVersion)).toBe(false);
  });

  it('are ordered by number, with release candidates before the release', () => {
    const shuffled = ['1.0.0', '0.10.0', '1.0.0-RC10', '0.9.2', '1.0.0-RC9', '1.0.0-M1', '1.0.0.1'];
    expect(shuffled.sort(compareVersions)).toEqual([
      '0.9.2',
      '0.10.0',
      '1.0.0-M1',
      '1.0.0-RC9',
      '1.0.0-RC10',
      '1.0.0',
      '1.0.0.1',
    ]);
  });

  it('are early before 1.0, and if they are release candidates', () => {
    expect(['0.9.2', '1.0.0-RC7'].every(isEarly)).toBe(true);
    expect(isEarly('1.0.0')).toBe(false);
  });
});
