import type { OperatorFamily } from '../model/family';

export const reloading: OperatorFamily = {
  id: 'reloading',
  title: 'Reloading a service',
  page: 'reference/service-pattern/reloadable-services',
  choices: [
    {
      have: 'a layer of a service made of data',
      want: 'reload the service on request',
      use: ['layer.reloadableManual', 'Reloadable.manual(layer)'],
    },
    {
      have: 'a layer of a service made of data',
      want: 'reload the service on a schedule',
      use: ['layer.reloadableAuto(schedule)', 'Reloadable.auto(layer, schedule)'],
    },
    {
      have: 'a layer, and a schedule in its settings',
      want: 'reload the service as often as the settings say',
      use: ['layer.reloadableAutoFromConfig(f)'],
    },
    {
      have: 'a Reloadable',
      want: 'reload, and wait for the new version',
      use: ['reloadable.reload', 'Reloadable.reload[S]'],
    },
    {
      have: 'a Reloadable',
      want: 'reload in the background',
      use: ['reloadable.reloadFork', 'Reloadable.reloadFork[S]'],
      note: 'failures are logged at Debug',
    },
    {
      have: 'a resource that is not a service',
      want: 'replace the resource',
      use: ['scopedRef.set(acquire)'],
      page: 'reference/resource/scopedref',
    },
    {
      have: 'several connections of one kind',
      want: 'replace a broken connection',
      use: ['pool.invalidate(item)'],
      page: 'reference/resource/zpool',
    },
  ],
};
