import { pinnedPom, specsIn } from '../../../../src/checks/projects/maven-project';
import { pinnedVersions } from '../../../../src/content/snippets/class-path/ask';

test('builds a project with the build file for readers, and with pinned versions', () => {
  const pom = pinnedPom(['zio', 'zio-test'], pinnedVersions('3.3.8'));
  const [pinned = '', own = ''] = pom.split('</dependencyManagement>');
  expect(pinned).toContain('<artifactId>zio-streams_3</artifactId>');
  const artifacts = [...own.matchAll(/<artifactId>([\w-]+_3)<[^]*?<\/dependency>/g)];
  expect(artifacts.map(([text, name]) => [name, text.includes('<scope>test</scope>')])).toEqual([
    ['scala3-library_3', false],
    ['zio_3', false],
    ['zio-test_3', true],
  ]);
});

test('finds specs and their packages', () => {
  const code =
    'package shop\n\nobject OrderSpec extends ZIOSpecDefault:\n\nobject Help extends App\n';
  expect(specsIn(code)).toEqual(['shop.OrderSpec']);
  expect(specsIn('object A extends zio.test.ZIOSpec[Int]')).toEqual(['A']);
});
