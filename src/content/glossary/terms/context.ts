import type { Terms } from '../model/term';

/** Dependencies of effects: resources, services, and the layers that create them. */
export const context = {
  finalizer: {
    name: 'finalizer',
    definition:
      'An effect that runs when a scope closes or another effect ends, whether by success, failure, defect, or interruption. It cannot be interrupted.',
    page: 'reference/resource/scope',
  },
  scope: {
    name: 'scope',
    definition:
      'The lifetime of resources, as a value: finalizers are added to it and run when it closes, by default in reverse order, one after another. `ZIO.scoped` opens one around an effect and closes it at the end.',
    page: 'reference/resource/scope',
  },
  'scoped-resource': {
    name: 'scoped resource',
    also: ['scoped effect', 'resource'],
    definition:
      'An effect that needs a `Scope` in its environment because it hands out something to be released later, such as `ZIO.acquireRelease(open)(close)`.',
    page: 'reference/resource/index',
  },
  environment: {
    name: 'environment',
    also: ['ZIO environment', 'ZEnvironment'],
    definition:
      'What an effect needs before it can run: its first type parameter `R`. At run time it is a `ZEnvironment`, a map from types to services.',
    page: 'reference/contextual/zenvironment',
  },
  service: {
    name: 'service',
    definition:
      'A value with a job in the application, usually behind a trait, that effects find in their environment by its type.',
    page: 'reference/service-pattern/introduction',
  },
  'service-pattern': {
    name: 'service pattern',
    definition:
      'The way to write a service: a trait with its operations, a class that takes what it depends on as constructor parameters, and a layer that builds the class.',
    page: 'reference/service-pattern/service-pattern',
  },
  accessor: {
    name: 'accessor',
    also: ['accessor method'],
    definition:
      'A function in a service’s companion object that finds the service in the environment and calls one of its methods, written with `ZIO.serviceWithZIO`.',
    page: 'reference/service-pattern/generating-accessor-methods-using-macros',
  },
  tag: {
    name: 'tag',
    also: ['type tag'],
    definition:
      'A type as a value at run time, including its type arguments. The environment uses tags as its keys. In generic code, the context bound `A: Tag` makes the caller pass one.',
    page: 'reference/service-pattern/defining-polymorphic-services-in-zio',
  },
  'test-double': {
    name: 'test double',
    also: ['fake'],
    definition:
      'An implementation of a service that takes the place of the real one in a test: a stub returns fixed results, and a fake works, but keeps its data in memory.',
    page: 'reference/service-pattern/service-pattern',
  },
  layer: {
    name: 'layer',
    also: ['ZLayer'],
    definition:
      'A recipe for services: a `ZLayer[RIn, E, ROut]` needs the services `RIn`, builds `ROut`, may fail with `E`, and releases what it acquired when its scope closes. Within one graph each layer is built once and shared.',
    page: 'reference/contextual/zlayer',
  },
  'dependency-injection': {
    name: 'dependency injection',
    also: ['DI'],
    definition:
      'To hand a class the objects that it works with, as constructor parameters, so that it neither creates them nor looks them up. In ZIO, layers build these objects.',
    page: 'reference/di/index',
  },
  'lifecycle-hook': {
    name: 'lifecycle hook',
    definition:
      'An effect that a layer made by `ZLayer.derive` runs right after the constructor of its class. The class declares it by extending `ZLayer.Derive.Scoped` or `ZLayer.Derive.AcquireRelease`.',
    page: 'reference/contextual/automatic-zlayer-derivation',
  },
  provide: {
    name: 'provide',
    also: ['providing', 'provided', 'dependency graph'],
    definition:
      'To satisfy the environment of an effect with layers. `provide` puts the layers in order at compile time, and a missing, ambiguous, or unused one is a message of the compiler.',
    page: 'reference/di/automatic-layer-construction',
  },
  memoization: {
    name: 'memoization of layers',
    also: ['memoization', 'memoized'],
    definition:
      'Building a layer once where several others need it. It happens within one `provide`; `fresh` opts a layer out of it.',
    page: 'reference/di/dependency-memoization',
  },
  'config-provider': {
    name: 'config provider',
    also: ['ConfigProvider'],
    definition:
      'Where configuration comes from: a `ConfigProvider` looks up the values that a `Config` describes. The default one reads environment variables and then system properties.',
    page: 'reference/configuration/index',
  },
} as const satisfies Terms;
