import { checkedReleases, artifactByName } from '../../../../src/facts/catalog/lookup';
import { checkedBuild } from '../../../../src/content/install/model/checked-build';

const text = (...names: string[]) =>
  checkedBuild(names)
    .flatMap(([, code]) => code.map((file) => file.text))
    .join('\n');

describe('the build of a project', () => {
  it('names the releases that the code is checked against, not the newest ones', () => {
    const http = artifactByName('zio-http');
    const checked = http && checkedReleases(http).scala3;
    expect(text('zio-http')).toContain(`"dev.zio" %% "zio-http" % "${checked}"`);
    expect(text('cats-effect')).toContain('"org.typelevel" %% "cats-effect" %');
  });

  it('has test dependencies in the test scope', () => {
    expect(text('zio', 'zio-test')).toMatch(/"zio-test" % "[^"]+" % Test/);
  });

  it('rejects artifacts that do not exist, or have no Scala 3 release', () => {
    expect(() => text('zio-jsn')).toThrow(/unknown artifact "zio-jsn"; did you mean "zio-json"/);
    expect(() => text('zio-macros')).toThrow(/zio-macros has no Scala 3 release/);
  });
});
