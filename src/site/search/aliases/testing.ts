import type { AliasList } from './alias';

/** Names from ScalaTest, MUnit, Specs2, JUnit, Mockito and ScalaCheck, from their documentation. */
export const testing: AliasList = {
  from: 'test frameworks',
  aliases: [
    {
      name: 'intercept',
      means: ['Assertion.throwsA', 'exit', 'Assertion.fails'],
      reason: 'ScalaTest, MUnit: expects an exception',
    },
    {
      name: 'interceptMessage',
      means: ['Assertion.hasMessage', 'Assertion.throws'],
      reason: 'MUnit: expects an exception with a message',
    },
    {
      name: 'assertThrows',
      means: ['Assertion.throwsA', 'exit'],
      reason: 'ScalaTest, JUnit: expects an exception',
    },
    {
      name: 'thrownBy',
      means: ['Assertion.throwsA'],
      reason: 'ScalaTest: the exception that code throws',
    },
    { name: 'assertEquals', means: ['assertTrue'], reason: 'MUnit, JUnit: compares two values' },
    { name: 'assertResult', means: ['assertTrue'], reason: 'ScalaTest: compares two values' },
    { name: 'shouldBe', means: ['assertTrue'], reason: 'ScalaTest matchers: compares two values' },
    {
      name: 'shouldEqual',
      means: ['assertTrue'],
      reason: 'ScalaTest matchers: compares two values',
    },
    { name: 'mustEqual', means: ['assertTrue'], reason: 'Specs2 matchers: compares two values' },
    {
      name: 'should matchers',
      means: ['assertTrue', 'Assertion'],
      reason: 'ScalaTest: readable checks',
    },
    {
      name: 'OptionValues',
      means: ['Smart assertions: assertTrue', 'Assertion.isSome'],
      reason: 'ScalaTest: the value of an option',
    },
    {
      name: 'EitherValues',
      means: ['Smart assertions: assertTrue', 'Assertion.isRight'],
      reason: 'ScalaTest: the value of an either',
    },
    {
      name: 'BeforeAndAfter',
      means: ['TestAspect.before', 'TestAspect.after'],
      reason: 'ScalaTest: code around each test',
    },
    {
      name: 'BeforeAndAfterEach',
      means: ['TestAspect.before', 'TestAspect.after'],
      reason: 'ScalaTest: code around each test',
    },
    {
      name: 'BeforeAndAfterAll',
      means: ['TestAspect.beforeAll', 'TestAspect.afterAll'],
      reason: 'ScalaTest: code around a suite',
    },
    {
      name: 'beforeEach',
      means: ['TestAspect.before', 'TestAspect.aroundWith'],
      reason: 'runs before each test',
    },
    {
      name: 'afterEach',
      means: ['TestAspect.after', 'TestAspect.aroundWith'],
      reason: 'runs after each test',
    },
    { name: '@BeforeEach', means: ['TestAspect.before'], reason: 'JUnit: runs before each test' },
    { name: '@AfterEach', means: ['TestAspect.after'], reason: 'JUnit: runs after each test' },
    {
      name: '@BeforeAll',
      means: ['TestAspect.beforeAll', 'provideShared'],
      reason: 'JUnit: runs once before the tests',
    },
    {
      name: 'setUp and tearDown',
      means: ['TestAspect.aroundWith', 'TestAspect.before'],
      reason: 'JUnit 3: code around each test',
    },
    {
      name: 'withFixture',
      means: ['provide', 'TestAspect.aroundWith'],
      reason: 'ScalaTest: a resource for a test',
    },
    {
      name: 'FunFixture',
      means: ['provide', 'TestAspect.aroundWith'],
      reason: 'MUnit: a resource for a test',
    },
    {
      name: 'munitFixtures',
      means: ['provideShared', 'bootstrap'],
      reason: 'MUnit: resources that tests share',
    },
    {
      name: 'ResourceSuiteLocalFixture',
      means: ['provideShared'],
      reason: 'munit-cats-effect: a resource that a suite shares',
    },
    {
      name: 'IOSuite',
      means: ['ZIOSpec', 'bootstrap'],
      reason: 'Weaver: a suite with a shared resource',
    },
    { name: 'taggedAs', means: ['TestAspect.tag'], reason: 'ScalaTest: marks a test with a tag' },
    { name: '@Tag', means: ['TestAspect.tag'], reason: 'JUnit: marks a test with a tag' },
    { name: '@Disabled', means: ['TestAspect.ignore'], reason: 'JUnit: leaves a test out' },
    {
      name: 'pending test',
      means: ['TestAspect.ignore', 'TestAspect.failing'],
      reason: "ScalaTest, Specs2: a test that isn't finished",
    },
    {
      name: 'pendingUntilFixed',
      means: ['TestAspect.failing'],
      reason: 'Specs2, ScalaTest: a test that is expected to fail',
    },
    {
      name: 'assume in a test',
      means: ['TestAspect.ifEnv', 'Spec#when'],
      reason: 'runs a test only under a condition',
    },
    {
      name: 'Assumptions.assumeTrue',
      means: ['Spec#when', 'TestAspect.ifEnv'],
      reason: 'JUnit: runs a test only under a condition',
    },
    {
      name: '@RepeatedTest',
      means: ['TestAspect.repeats', 'TestAspect.nonFlaky'],
      reason: 'JUnit: runs a test several times',
    },
    { name: '@Timeout', means: ['TestAspect.timeout'], reason: 'JUnit: limits the time of a test' },
    {
      name: 'failAfter',
      means: ['TestAspect.timeout'],
      reason: 'ScalaTest: limits the time of a test',
    },
    {
      name: '@ParameterizedTest',
      means: ['Tests from data and files', 'check'],
      reason: 'JUnit: a test for each set of data',
    },
    {
      name: 'table-driven tests',
      means: ['Tests from data and files'],
      reason: 'ScalaTest: a test for each row of a table',
    },
    {
      name: 'TableDrivenPropertyChecks',
      means: ['Tests from data and files', 'checkAll'],
      reason: 'ScalaTest: a check for each row of a table',
    },
    {
      name: 'snapshot test',
      means: ['Golden files', 'Tests from data and files'],
      reason: 'compares output with a stored file',
    },
    {
      name: 'approval test',
      means: ['Golden files', 'Tests from data and files'],
      reason: 'compares output with a stored file',
    },
    { name: 'FunSuite', means: ['ZIOSpecDefault'], reason: 'ScalaTest, MUnit: a class with tests' },
    { name: 'AnyFlatSpec', means: ['ZIOSpecDefault'], reason: 'ScalaTest: a class with tests' },
    { name: 'AnyWordSpec', means: ['ZIOSpecDefault', 'suite'], reason: 'ScalaTest: nested tests' },
    {
      name: 'AsyncFlatSpec',
      means: ['ZIOSpecDefault'],
      reason: 'ScalaTest: tests that return a Future',
    },
    {
      name: 'ScalaFutures',
      means: ['assertZIO', 'ZIOSpecDefault'],
      reason: 'ScalaTest: waits for the value of a Future',
    },
    {
      name: 'futureValue',
      means: ['assertTrue', 'ZIOSpecDefault'],
      reason: 'ScalaTest: waits for the value of a Future',
    },
    {
      name: 'clue in an assertion',
      means: ['label', '??'],
      reason: 'MUnit, ScalaTest: a text that explains a failure',
    },
    {
      name: 'withClue',
      means: ['label', '??'],
      reason: 'ScalaTest: a text that explains a failure',
    },
    {
      name: 'assertDoesNotCompile',
      means: ['typeCheck'],
      reason: 'ScalaTest: code that must not compile',
    },
    { name: 'compileErrors', means: ['typeCheck'], reason: 'MUnit: code that must not compile' },
    {
      name: 'Mockito.when',
      means: ['Replace a service in a test', 'Your first test'],
      reason: 'Mockito: what a mock returns',
    },
    {
      name: 'Mockito.verify',
      means: ['Replace a service in a test', 'Your first test'],
      reason: 'Mockito: whether a method was called',
    },
    { name: 'TestKit', means: ['TestClock', 'Queue'], reason: 'Akka: tests of actors' },
    {
      name: 'TestScheduler',
      means: ['TestClock'],
      reason: 'Monix, RxJava: time that a test moves',
    },
    {
      name: 'VirtualTimeScheduler',
      means: ['TestClock'],
      reason: 'Reactor: time that a test moves',
    },
    {
      name: 'StepVerifier',
      means: ['ZStream#runCollect', 'TestClock'],
      reason: 'Reactor: checks the elements of a stream',
    },
    {
      name: 'Awaitility',
      means: ['TestAspect.eventually', 'TestClock.adjust'],
      reason: 'waits until a condition holds',
    },
    {
      name: 'forAll property',
      means: ['check'],
      reason: 'ScalaCheck: a property for generated values',
    },
    {
      name: 'Prop.forAll',
      means: ['check'],
      reason: 'ScalaCheck: a property for generated values',
    },
    {
      name: 'Arbitrary',
      means: ['Gen', 'DeriveGen'],
      reason: 'ScalaCheck: the generator of a type',
    },
    {
      name: 'Arbitrary.arbitrary',
      means: ['Gen', 'DeriveGen'],
      reason: 'ScalaCheck: the generator of a type',
    },
    { name: 'Gen.choose', means: ['Gen.int'], reason: 'ScalaCheck: a number in a range' },
    { name: 'Gen.frequency', means: ['Gen.weighted'], reason: 'ScalaCheck: a choice with weights' },
    {
      name: 'Gen.suchThat',
      means: ['Gen#filter'],
      reason: 'ScalaCheck: keeps values that fulfill a condition',
    },
    {
      name: 'Gen.retryUntil',
      means: ['Gen#filter'],
      reason: 'ScalaCheck: keeps values that fulfill a condition',
    },
    {
      name: 'Gen.alphaStr',
      means: ['Gen.alphaNumericString', 'Gen.string'],
      reason: 'ScalaCheck: texts of letters',
    },
    {
      name: 'Gen.parameterized',
      means: ['Gen.sized'],
      reason: 'ScalaCheck: a generator that depends on the size',
    },
    {
      name: 'minSuccessfulTests',
      means: ['TestAspect.samples', 'checkN'],
      reason: 'ScalaCheck: the number of samples',
    },
    {
      name: 'Test.Parameters',
      means: ['TestAspect.samples', 'TestConfig'],
      reason: 'ScalaCheck: settings of a property',
    },
    {
      name: 'Prop.classify',
      means: ['TestAspect.annotate'],
      reason: 'ScalaCheck: counts kinds of samples',
    },
    { name: 'Shrink', means: ['Shrinking'], reason: 'ScalaCheck: how failing values get smaller' },
    { name: 'Shrink.shrinkAny', means: ['Gen#noShrink'], reason: "ScalaCheck: doesn't shrink" },
    { name: 'withGenerator', means: ['check'], reason: 'property tests with a generator' },
    {
      name: 'magnolia generator',
      means: ['DeriveGen'],
      reason: 'derives a generator for a case class',
    },
    {
      name: 'scalacheck-shapeless',
      means: ['DeriveGen'],
      reason: 'derives a generator for a case class',
    },
  ],
};
