import type { OperatorFamily } from '../model/family';

export const callingServices: OperatorFamily = {
  id: 'calling-services',
  title: 'Calling a service',
  page: 'reference/service-pattern/service-pattern',
  choices: [
    {
      have: 'a class that needs other services',
      want: 'call their methods',
      use: ['final class Caller(service: S)'],
    },
    {
      have: 'a method that returns an effect',
      want: 'call the method once',
      use: ['ZIO.serviceWithZIO[S](_.method)'],
    },
    {
      have: 'a method that returns a plain value',
      want: 'call the method once',
      use: ['ZIO.serviceWith[S](_.method)'],
    },
    {
      have: 'several calls in a row',
      want: 'give the service a name',
      use: ['ZIO.service[S]'],
    },
    {
      have: 'a method that returns a stream',
      want: 'use the stream',
      use: ['ZStream.serviceWithStream[S](_.method)'],
      page: 'reference/stream/zstream/index',
    },
  ],
};
