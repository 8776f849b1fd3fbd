import { checkedPlan } from '../../../../src/content/install/model/checked-build';
import { projectPom, specsIn } from '../../../../src/content/project/pom';

test('the build that tries a project has tests in the scope that sbt gives them', () => {
  const pom = projectPom(checkedPlan(['zio', 'zio-test']), [], { scala: '3.3.8', plugin: '4.9.5' });
  const scopes = [
    ...pom.matchAll(
      /<artifactId>([\w-]+)<\/artifactId>\s*<version>[^<]*<\/version>\s*<scope>(\w+)/g,
    ),
  ];
  expect(scopes.map(([, name, scope]) => [name, scope])).toEqual([
    ['scala3-library_3', 'compile'],
    ['zio_3', 'compile'],
    ['zio-test_3', 'test'],
  ]);
});

test('specs are found with their packages', () => {
  const code =
    'package shop\n\nobject OrderSpec extends ZIOSpecDefault:\n\nobject Help extends App\n';
  expect(specsIn(code)).toEqual(['shop.OrderSpec']);
  expect(specsIn('object A extends zio.test.ZIOSpec[Int]')).toEqual(['A']);
});
