import type { OperatorFamily } from '../model/family';

export const systemValues: OperatorFamily = {
  id: 'system-values',
  title: 'Reading variables and properties',
  page: 'reference/services/system',
  choices: [
    {
      have: 'the name of an environment variable',
      want: 'its value, which may be missing',
      use: ['System.env(name)'],
    },
    {
      have: 'the name of an environment variable',
      want: 'its value, or a default',
      use: ['System.envOrElse(name, default)'],
    },
    {
      have: 'the name of an environment variable',
      want: 'its value, or what another place may have',
      use: ['System.envOrOption(name, option)'],
    },
    {
      have: 'the name of a system property',
      want: 'its value, which may be missing',
      use: ['System.property(name)'],
    },
    {
      have: 'the name of a system property',
      want: 'its value, or a default, or another place',
      use: ['System.propertyOrElse(name, default)', 'System.propertyOrOption(name, option)'],
    },
    {
      have: 'no name',
      want: 'all variables, or all properties',
      use: ['System.envs', 'System.properties'],
    },
    {
      have: 'code that differs by platform',
      want: 'the kind of system, the end of a line',
      use: ['System.os', 'System.lineSeparator'],
    },
    {
      have: 'settings of an application',
      want: 'read them with types, and hear of all that is missing',
      use: ['ZIO.config(config)'],
      page: 'reference/configuration/index',
    },
  ],
};
