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
      means: [
        'Routes#handleErrorCause',
        'Step 3: turn failures into responses',
        'Stop defects at a boundary',
      ],
      reason: 'Spring: handles errors in one place',
    },
    {
      name: '@ExceptionHandler',
      means: [
        'Routes#handleErrorCause',
        'Step 3: turn failures into responses',
        'Stop defects at a boundary',
      ],
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
      means: ['invalidate: remove an entry', 'ZIO Cache'],
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
      means: ['ZLayer', 'Write a layer for each production service'],
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
      means: ['Type classes: from F[_] to concrete effects', 'The service pattern'],
      reason: 'Scala: code that is generic in its effect',
    },
    {
      name: 'Guice.createInjector',
      means: ['Automatic layer construction', 'Building the dependency graph'],
      reason: 'Guice: builds all services',
    },
    { name: 'Injector.getInstance', means: ['ZIO.service'], reason: 'Guice: gets a service' },
    {
      name: 'Modules.override',
      means: ['Overriding the dependency graph'],
      reason: 'Guice: another implementation for some services',
    },
    {
      name: '@AssistedInject',
      means: ['Layers as values'],
      reason: 'Guice: some arguments come from the caller',
    },
    {
      name: '@Repository',
      means: ['The service pattern', 'A generic repository: one class for every table'],
      reason: 'Spring: a class that reads and writes a table',
    },
    {
      name: '@ComponentScan',
      means: ['Automatic layer construction'],
      reason: 'Spring: finds the classes to be built',
    },
    {
      name: '@ConditionalOnProperty',
      means: ['Providing different implementations of a service'],
      reason: 'Spring: a service if a setting says so',
    },
    {
      name: '@ConfigurationProperties',
      means: ['Configuration', 'ZIO Config'],
      reason: 'Spring: settings as a class',
    },
    {
      name: 'application.yml',
      means: ['Configuration', 'ZIO Config'],
      reason: 'Spring: a file with settings',
    },
    { name: '@SpringBootApplication', means: ['ZIOAppDefault'], reason: 'Spring: the application' },
    {
      name: '@SpringBootTest',
      means: ['provideShared', 'Sharing layers between multiple files'],
      reason: 'Spring: a test with real services',
    },
    {
      name: 'NoUniqueBeanDefinitionException',
      means: ['Ambiguous layers'],
      reason: 'Spring: two services that fit',
    },
    { name: 'ApplicationEventPublisher', means: ['Hub'], reason: 'Spring: notifies all listeners' },
    { name: '@EventListener', means: ['Hub'], reason: 'Spring: is notified of events' },
    { name: 'DisposableBean', means: ['ZLayer.scoped'], reason: 'Spring: closes at the end' },
    { name: 'ThreadPoolTaskExecutor', means: ['ZIO#onExecutor'], reason: 'Spring: where it runs' },
    {
      name: 'wireWith',
      means: ['ZLayer.fromFunction', 'ZLayer.derive'],
      reason: 'MacWire: builds with a function',
    },
    {
      name: 'autowire',
      means: ['Automatic layer construction'],
      reason: 'MacWire, Spring: passes services to constructors',
    },
    {
      name: 'Subcomponent',
      means: ['provideSome'],
      reason: 'Dagger: services that are added later',
    },
    {
      name: 'distage',
      means: ['ZLayer compared with Guice, Spring, MacWire and Cats Effect'],
      reason: 'wires classes; the page compares others',
    },
    {
      name: '@ApplicationScoped',
      means: ['Dependency memoization'],
      reason: 'Jakarta: created only once',
    },
    {
      name: '@Injectable',
      means: ['ZLayer', 'The service pattern'],
      reason: 'NestJS, Angular: a class that is built and passed to others',
    },
    { name: 'AddSingleton', means: ['Dependency memoization'], reason: '.NET: created only once' },
    {
      name: 'AddTransient',
      means: ['fresh: a separate instance', 'ZLayer#fresh'],
      reason: '.NET: made for each use',
    },
    {
      name: 'AddScoped',
      means: ['Services that belong to one request'],
      reason: '.NET: one for each request',
    },
  ],
};
