import type { Library } from '../types';

export const zioHttp: Library = {
  id: 'zio-http',
  kind: 'companion',
  name: 'ZIO HTTP',
  summary: 'HTTP servers and clients, with endpoints that are described once for both sides.',
  repository: 'zio/zio-http',
  groupId: 'dev.zio',
  newest: '3.11.4',
  checked: { scala3: '3.11.3' },
  artifacts: [
    { name: 'zio-http', description: 'the server, the client and endpoints' },
    {
      name: 'zio-http-testkit',
      description: 'tests of routes and clients',
      scope: 'test',
      platforms: ['jvm'],
      checked: null,
    },
    {
      name: 'zio-http-gen',
      description: 'endpoint code from OpenAPI documents',
      platforms: ['jvm'],
      checked: null,
    },
    {
      name: 'zio-http-cli',
      description: 'a command line client from endpoints',
      platforms: ['jvm'],
      checked: null,
    },
    {
      name: 'zio-http-htmx',
      description: 'htmx attributes for templates',
      platforms: ['jvm'],
      checked: null,
    },
    {
      name: 'zio-http-datastar-sdk',
      description: 'pages that Datastar updates',
      platforms: ['jvm'],
      checked: null,
    },
    {
      name: 'zio-http-stomp',
      description: 'STOMP over WebSocket',
      platforms: ['jvm'],
      checked: null,
    },
    {
      name: 'zio-http-metrics',
      description: 'metrics of servers',
      platforms: ['jvm'],
      checked: null,
    },
    {
      name: 'zio-http-sbt-codegen',
      description: 'endpoint code from OpenAPI documents, at build time',
      kind: 'sbt-plugin',
      platforms: ['jvm'],
      scala: ['2.12'],
      checked: null,
    },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm', 'js'],
  zio: '2.1.26',
  licence: 'Apache-2.0',
  topic: 'http',
  status: 'production-ready',
  statusSeen: '2026-08-22',
  pages: [
    'zio-http/index',
    {
      folder: 'zio-http/concepts',
      label: 'Concepts',
      description:
        'The ideas behind ZIO HTTP: routes, requests, endpoints, middleware, the server and the client.',
      pages: [],
    },
    {
      folder: 'zio-http/examples',
      label: 'Examples',
      description:
        'Complete programs with ZIO HTTP: servers, clients, streaming, WebSockets, templates and uploads.',
      pages: [],
    },
    {
      folder: 'zio-http/guides',
      label: 'Guides',
      description:
        'Step by step: authenticate users, secure connections, configure and test applications with ZIO HTTP.',
      pages: [],
    },
    {
      folder: 'zio-http/reference',
      label: 'Reference',
      description:
        'Each type of ZIO HTTP: what it is for, its operators, and how it behaves at the edges.',
      pages: [
        {
          folder: 'zio-http/reference/aop',
          label: 'Aspects',
          description:
            'Change how handlers and routes behave from outside: handler aspects, middleware and protocol stacks.',
          pages: [],
        },
        {
          folder: 'zio-http/reference/body',
          label: 'Bodies',
          description:
            'What requests and responses carry: bodies, forms, templates and the codecs between bytes and values.',
          pages: [],
        },
        {
          folder: 'zio-http/reference/configs',
          label: 'Configuration',
          description:
            'Every setting of the ZIO HTTP server and client, where it is read from, and its default.',
          pages: [],
        },
        {
          folder: 'zio-http/reference/contextual',
          label: 'Request context',
          description:
            'Carry values that belong to one request, such as a user, from middleware to the handler.',
          pages: [],
        },
        {
          folder: 'zio-http/reference/datastar-sdk',
          label: 'Datastar SDK',
          description:
            'Update pages from the server with Datastar: attributes, signals and server-sent events.',
          pages: [],
        },
        {
          folder: 'zio-http/reference/headers',
          label: 'Headers',
          description:
            'Read and write headers of requests and responses, with cookies and messages between requests.',
          pages: [
            {
              folder: 'zio-http/reference/headers/session',
              label: 'Sessions',
              description:
                'Keep state between the requests of one browser: cookies and messages that are shown once.',
              pages: [],
            },
          ],
        },
        {
          folder: 'zio-http/reference/response',
          label: 'Responses',
          description:
            'Build what a handler answers: responses, their status codes, headers and bodies.',
          pages: [],
        },
        {
          folder: 'zio-http/reference/routing',
          label: 'Routing',
          description:
            'Match requests by method and path: routes, route patterns and the codecs of path segments.',
          pages: [],
        },
        {
          folder: 'zio-http/reference/socket',
          label: 'WebSockets',
          description:
            'Exchange messages over one open connection: socket applications and the frames they send.',
          pages: [],
        },
        {
          folder: 'zio-http/reference/zio-http-testkit',
          label: 'Testkit',
          description:
            'Test routes, clients and sockets of ZIO HTTP without a network or against a real server.',
          pages: [],
        },
      ],
    },
  ],
};
