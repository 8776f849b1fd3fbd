import type { OperatorFamily } from '../model/family';

export const constructingLayers: OperatorFamily = {
  id: 'constructing-layers',
  title: 'Constructing a layer',
  page: 'reference/contextual/zlayer',
  choices: [
    {
      have: 'a value',
      want: 'hand it out as a service',
      use: ['ZLayer.succeed(value)'],
    },
    {
      have: 'a function or a constructor',
      want: 'fill its parameters with services',
      use: ['ZLayer.fromFunction(f)'],
    },
    {
      have: 'a class',
      want: 'generate the layer from its constructor',
      use: ['ZLayer.derive[A]'],
      page: 'reference/contextual/automatic-zlayer-derivation',
    },
    {
      have: 'an effect',
      want: 'run it once, when the layer is built',
      use: ['ZLayer(effect)'],
      note: 'short for `ZLayer.fromZIO`',
    },
    {
      have: 'a resource or a background fiber',
      want: 'release it together with the layer',
      use: ['ZLayer.scoped(effect)'],
    },
    {
      have: 'a collection',
      want: 'build one service for each element',
      use: ['ZLayer.foreach(elements)(f)'],
    },
    {
      have: 'an effect that returns a `ZEnvironment`',
      want: 'hand out several services',
      use: ['ZLayer.fromZIOEnvironment', 'ZLayer.scopedEnvironment'],
    },
    {
      have: 'several layers',
      want: 'assemble them into one',
      use: ['ZLayer.make[A](a, b, c)'],
      page: 'reference/di/automatic-layer-construction',
    },
  ],
};
