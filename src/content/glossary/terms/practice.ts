import type { Terms } from '../model/term';

/** Observing and testing programs. */
export const practice = {
  metric: {
    name: 'metric',
    definition:
      'A number or distribution that a program keeps about itself: counter, gauge, histogram, summary, or frequency. A `Metric` is applied to effects with `@@` and read by a backend.',
    page: 'reference/observability/metrics/index',
  },
  cardinality: {
    name: 'cardinality',
    also: ['high cardinality'],
    definition:
      'How many combinations of label values a metric has. Each one is its own number, in the process and in the metrics server, so labels need a small, known set of values.',
    page: 'reference/observability/metrics/metriclabel',
  },
  span: {
    name: 'span',
    also: ['log span'],
    definition:
      'A named stretch of time around an effect. `ZIO.logSpan` adds the time since its start to each log line inside; tracing libraries send spans to a backend.',
    page: 'reference/observability/tracing',
  },
  aspect: {
    name: 'aspect',
    also: ['test aspect', 'ZIOAspect', 'TestAspect'],
    definition:
      'A change to how something runs that leaves its logic alone, applied with `@@`: a `ZIOAspect` to effects, a `TestAspect` such as `timeout` or `flaky` to tests.',
    page: 'reference/test/aspects/index',
  },
  assertion: {
    name: 'assertion',
    also: ['smart assertion'],
    definition:
      'A statement about a value that a test makes. `assertTrue` takes an ordinary Boolean expression and, when it is false, shows the value of each of its parts.',
    page: 'reference/test/assertions/index',
  },
  spec: {
    name: 'spec',
    definition:
      'A tree of suites and tests, as a value. An object that extends `ZIOSpecDefault` defines one with `suite` and `test`, and each test is an effect.',
    page: 'reference/test/spec',
  },
  'flaky-test': {
    name: 'flaky test',
    also: ['flaky', 'non-flaky test'],
    definition:
      'A test that passes in some runs and fails in others, although the code has not changed. The aspect `flaky` retries such a test, and `nonFlaky` repeats a test to find out whether it is flaky.',
    page: 'reference/test/aspects/flaky-and-non-flaky-tests',
  },
  'test-clock': {
    name: 'test clock',
    also: ['TestClock', 'virtual clock'],
    definition:
      'The clock of ZIO Test: its time stands still until the test moves it with `TestClock.adjust`, which runs what is due by then. Tests of timeouts and schedules need no waiting.',
    page: 'reference/test/services/clock',
  },
  generator: {
    name: 'generator',
    also: ['Gen'],
    definition:
      'A source of test values: a `Gen[R, A]` produces random values `A`, each with simpler ones to try when a test fails.',
    page: 'reference/test/property-testing/how-generators-work',
  },
  shrinking: {
    name: 'shrinking',
    definition:
      'The search for a simpler value that still makes a property test fail, so that the report shows a small counterexample in place of a random one.',
    page: 'reference/test/property-testing/shrinking',
  },
} as const satisfies Terms;
