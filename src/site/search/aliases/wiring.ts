import type { AliasList } from './alias';

/** Names from Spring, Guice and similar for creating services and wiring them together. */
export const wiring: AliasList = {
  from: 'dependency injection',
  aliases: [
    {
      name: '@Inject',
      means: ['Dependency injection in ZIO', 'ZIO.service'],
      reason: 'Guice, Jakarta: gets a service',
    },
    {
      name: '@Qualifier',
      means: ['Two services of the same type', 'Two instances of one type'],
      reason: 'Spring: which of two',
    },
    {
      name: '@PostConstruct',
      means: ['Lifecycle hooks: Scoped and AcquireRelease', 'ZLayer.scoped'],
      reason: 'Spring, Jakarta: runs when a service was made',
    },
    {
      name: '@PreDestroy',
      means: ['Lifecycle hooks: Scoped and AcquireRelease', 'ZLayer.scoped'],
      reason: 'Spring, Jakarta: runs before a service is gone',
    },
    {
      name: '@RequestScope',
      means: ['Services that belong to one request', 'Add a value for each request'],
      reason: 'Spring: one for each request',
    },
    {
      name: 'prototype scope',
      means: ['fresh: a separate instance', 'ZLayer#fresh'],
      reason: 'Spring: made for each use',
    },
    {
      name: '@MockBean',
      means: ['Replace a service in a test', 'Test doubles: a fake, a stub, and a spec'],
      reason: 'Spring: another implementation in a test',
    },
    {
      name: '@ControllerAdvice',
      means: ['Routes#handleErrorCause', 'Step 3: answer at the edge', 'Stop it at a boundary'],
      reason: 'Spring: handles errors in one place',
    },
    {
      name: '@ExceptionHandler',
      means: ['Routes#handleErrorCause', 'Step 3: answer at the edge', 'Stop it at a boundary'],
      reason: 'Spring: handles errors in one place',
    },
    {
      name: '@TimeLimiter',
      means: ['ZIO#timeoutFail', 'Timing out'],
      reason: 'Resilience4j: a time limit',
    },
    { name: '@Bulkhead', means: ['Semaphore'], reason: 'Resilience4j: a limit on how many run' },
    {
      name: '@CacheEvict',
      means: ['Forget: invalidate', 'ZIO Cache'],
      reason: 'Spring: forgets a result',
    },
    { name: 'RetryTemplate', means: ['ZIO#retry', 'Schedule'], reason: 'Spring: retries' },
    {
      name: 'RetryPolicy',
      means: ['ZIO#retry', 'Schedule'],
      reason: 'Failsafe, Spring: when to try again',
    },
    {
      name: 'ApplicationContext',
      means: ['ZEnvironment', 'Automatic layer construction'],
      reason: 'Spring: holds all services',
    },
    {
      name: 'NoSuchBeanDefinitionException',
      means: ['Missing layers'],
      reason: 'Spring: a missing service',
    },
    {
      name: 'BeanCurrentlyInCreationException',
      means: ['Circular dependencies'],
      reason: 'Spring: services that need each other',
    },
    {
      name: 'RequestContextHolder',
      means: ['Fiber-local state', 'FiberRef'],
      reason: 'Spring: the request that is served',
    },
    {
      name: 'AbstractModule',
      means: ['ZLayer', 'A layer for each service'],
      reason: 'Guice: says how services are made',
    },
    {
      name: 'MacWire',
      means: ['ZLayer compared with Guice, Spring, MacWire and Cats Effect', 'ZLayer.derive'],
      reason: 'wires classes when they are compiled',
    },
    {
      name: 'cake pattern',
      means: ['Motivation for dependency injection', 'The service pattern'],
      reason: 'Scala: traits that are mixed together',
    },
    {
      name: 'tagless final',
      means: ['Type classes', 'The service pattern'],
      reason: 'Scala: code that is generic in its effect',
    },
  ],
};
