import type { OperatorFamily } from '../model/family';

export const systemValues: OperatorFamily = {
  id: 'system-values',
  title: 'Reading variables and properties',
  page: 'reference/services/system',
  choices: [
    {
      have: 'the name of an environment variable',
      want: 'read its value, which may be missing',
      use: ['System.env(name)'],
    },
    {
      have: 'the name of an environment variable',
      want: 'read its value, or use a default',
      use: ['System.envOrElse(name, default)'],
    },
    {
      have: 'the name of an environment variable',
      want: 'read its value, or use a second source',
      use: ['System.envOrOption(name, option)'],
    },
    {
      have: 'the name of a system property',
      want: 'read its value, which may be missing',
      use: ['System.property(name)'],
    },
    {
      have: 'the name of a system property',
      want: 'read its value, or use a default or a second source',
      use: ['System.propertyOrElse(name, default)', 'System.propertyOrOption(name, option)'],
    },
    {
      have: 'no name',
      want: 'list all variables or all properties',
      use: ['System.envs', 'System.properties'],
    },
    {
      have: 'code that depends on the platform',
      want: 'get the operating system or the end of a line',
      use: ['System.os', 'System.lineSeparator'],
    },
    {
      have: 'the settings of an application',
      want: 'read them with types, and report all missing ones together',
      use: ['ZIO.config(config)'],
      page: 'reference/configuration/index',
    },
  ],
};
