import { modulePom, parentPom } from '@site/src/content/snippets/class-path/reactor';

const coordinate = (artifactId: string, exclusions: readonly string[] = []) => ({
  groupId: 'org.example',
  artifactId,
  version: '1.2.3',
  exclusions,
});

describe('the Maven project that resolves class paths', () => {
  it('has a module for each class path, and pins versions everywhere', () => {
    const pom = parentPom([{ name: 'abc', dependencies: [] }], [coordinate('pinned_3')]);
    expect(pom).toContain('<module>abc</module>');
    expect(pom).toMatch(
      /<dependencyManagement>[^]*<artifactId>pinned_3<\/artifactId>\s*<version>1.2.3/,
    );
  });

  it('excludes transitive dependencies that an artifact should not add', () => {
    const dependencies = [coordinate('lib_3', ['org.other:gone_3'])];
    expect(modulePom({ name: 'abc', dependencies })).toContain(
      '<exclusion><groupId>org.other</groupId><artifactId>gone_3</artifactId></exclusion>',
    );
  });
});
