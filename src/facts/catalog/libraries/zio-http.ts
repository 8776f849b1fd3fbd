import type { Library } from '../types';

export const zioHttp: Library = {
  id: 'zio-http',
  kind: 'companion',
  name: 'ZIO HTTP',
  summary: 'HTTP servers and clients, with endpoints that you describe once for both sides.',
  repository: 'zio/zio-http',
  groupId: 'dev.zio',
  newest: '3.11.4',
  checked: { scala3: '3.11.3' },
  artifacts: [
    { name: 'zio-http', description: 'the server, the client, and endpoints' },
    {
      name: 'zio-http-testkit',
      description: 'tests for routes and clients',
      scope: 'test',
      platforms: ['jvm'],
      checked: null,
    },
    {
      name: 'zio-http-gen',
      description: 'generates endpoint code from OpenAPI documents',
      platforms: ['jvm'],
      checked: null,
    },
    {
      name: 'zio-http-cli',
      description: 'turns endpoints into a command line client',
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
      description: 'pages that the server updates through Datastar',
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
      description: 'server metrics',
      platforms: ['jvm'],
      checked: null,
    },
    {
      name: 'zio-http-sbt-codegen',
      description: 'generates endpoint code from OpenAPI documents at build time',
      kind: 'sbt-plugin',
      platforms: ['jvm'],
      scala: ['2.12'],
      checked: null,
    },
  ],
  scala: ['2.12', '2.13', '3'],
  platforms: ['jvm', 'js'],
  zio: '2.1.26',
  license: 'Apache-2.0',
  topic: 'http',
  status: 'production-ready',
  statusSeen: '2026-08-17',
  pages: [
    'zio-http/index',
    'zio-http/installation',
    'zio-http/faq',
    {
      folder: 'zio-http/concepts',
      label: 'Concepts',
      description:
        'The ideas behind ZIO HTTP: routes, requests, endpoints, middleware, the server, and the client.',
      pages: [
        'zio-http/concepts/client',
        'zio-http/concepts/routing',
        'zio-http/concepts/request-handling',
        'zio-http/concepts/middleware',
        'zio-http/concepts/endpoint',
        'zio-http/concepts/server',
        'zio-http/concepts/dev-mode',
      ],
    },
    {
      folder: 'zio-http/examples',
      label: 'Examples',
      description:
        'Complete programs with ZIO HTTP: servers, clients, streaming, WebSockets, templates, and uploads.',
      pages: [
        'zio-http/examples/index',
        'zio-http/examples/hello-world',
        'zio-http/examples/http-client-server',
        'zio-http/examples/https-client-server',
        'zio-http/examples/endpoint',
        'zio-http/examples/endpoint-scala3',
        'zio-http/examples/concrete-entity',
        'zio-http/examples/graceful-shutdown',
        'zio-http/examples/html-templating',
        'zio-http/examples/multipart-form-data',
        'zio-http/examples/streaming',
        'zio-http/examples/websocket',
        'zio-http/examples/server-sent-events-in-endpoints',
        'zio-http/examples/authentication',
        'zio-http/examples/middleware-cors-handling',
      ],
    },
    {
      folder: 'zio-http/guides',
      label: 'Guides',
      description:
        'Step by step: authenticate users, secure connections, configure and test applications with ZIO HTTP.',
      pages: [
        'zio-http/guides/basic-authentication',
        'zio-http/guides/cookie-based-authentication',
        'zio-http/guides/authentication-with-opaque-bearer-tokens',
        'zio-http/guides/authentication-with-jwt-bearer-tokens',
        'zio-http/guides/authentication-with-jwt-bearer-and-refresh-tokens',
        'zio-http/guides/authentication-with-a-third-party-oauth-provider',
        'zio-http/guides/passwordless-authentication-with-webauthn',
        'zio-http/guides/digest-authentication',
        'zio-http/guides/securing-communication-with-ssl-tls',
        'zio-http/guides/implementing-tls-with-self-signed-server-certificate',
        'zio-http/guides/implementing-tls-with-root-ca-signed-server-certificate',
        'zio-http/guides/implementing-tls-with-intermediate-ca-signed-server-certificate',
        'zio-http/guides/implementing-mutual-tls',
        'zio-http/guides/integration-with-zio-config',
        'zio-http/guides/real-time-chat-with-datastar',
        'zio-http/guides/testing-http-apps',
      ],
    },
    {
      folder: 'zio-http/reference',
      label: 'Reference',
      description:
        'Look up each type in ZIO HTTP with its purpose, its operators, and its behavior in edge cases.',
      pages: [
        'zio-http/reference/index',
        'zio-http/reference/overview',
        'zio-http/reference/client',
        'zio-http/reference/handler',
        'zio-http/reference/endpoint',
        'zio-http/reference/server',
        'zio-http/reference/http-codec',
        'zio-http/reference/request',
        'zio-http/reference/template',
        {
          folder: 'zio-http/reference/aop',
          label: 'Aspects',
          description:
            'Wrap handlers and routes in shared behavior: handler aspects, middleware, and protocol stacks.',
          pages: [
            'zio-http/reference/aop/middleware',
            'zio-http/reference/aop/handler_aspect',
            'zio-http/reference/aop/protocol-stack',
          ],
        },
        {
          folder: 'zio-http/reference/body',
          label: 'Bodies',
          description:
            'What requests and responses carry: bodies, forms, templates, and the codecs between bytes and values.',
          pages: [
            'zio-http/reference/body/body',
            'zio-http/reference/body/form',
            'zio-http/reference/body/binary_codecs',
            'zio-http/reference/body/template',
          ],
        },
        {
          folder: 'zio-http/reference/configs',
          label: 'Configuration',
          description:
            'Every setting of the ZIO HTTP server and client, with its default and where it is read from.',
          pages: [
            'zio-http/reference/configs/introduction',
            'zio-http/reference/configs/connection-pool',
            'zio-http/reference/configs/dns-resolver',
            'zio-http/reference/configs/openapi',
            'zio-http/reference/configs/server',
            'zio-http/reference/configs/netty',
          ],
        },
        {
          folder: 'zio-http/reference/contextual',
          label: 'Request context',
          description:
            'Carry values that belong to one request, such as a user, from middleware to the handler.',
          pages: [
            'zio-http/reference/contextual/index',
            'zio-http/reference/contextual/zio-environment',
            'zio-http/reference/contextual/request-store',
          ],
        },
        {
          folder: 'zio-http/reference/datastar-sdk',
          label: 'Datastar SDK',
          description:
            'Update pages from the server with Datastar: attributes, signals, and server-sent events.',
          pages: [
            'zio-http/reference/datastar-sdk/index',
            'zio-http/reference/datastar-sdk/attributes',
            'zio-http/reference/datastar-sdk/signals',
            'zio-http/reference/datastar-sdk/server-api',
            'zio-http/reference/datastar-sdk/examples',
          ],
        },
        {
          folder: 'zio-http/reference/headers',
          label: 'Headers',
          description:
            'Read and write the headers of requests and responses, including cookies and flash messages.',
          pages: [
            'zio-http/reference/headers/headers',
            {
              folder: 'zio-http/reference/headers/session',
              label: 'Sessions',
              description:
                'Keep state between requests from the same browser, with cookies and messages that are shown once.',
              pages: [
                'zio-http/reference/headers/session/cookies',
                'zio-http/reference/headers/session/flash',
              ],
            },
          ],
        },
        {
          folder: 'zio-http/reference/response',
          label: 'Responses',
          description:
            'Build the responses that handlers return, with status codes, headers, and bodies.',
          pages: ['zio-http/reference/response/response', 'zio-http/reference/response/status'],
        },
        {
          folder: 'zio-http/reference/routing',
          label: 'Routing',
          description:
            'Match requests by method and path, with routes, route patterns, and path codecs.',
          pages: [
            'zio-http/reference/routing/routes',
            'zio-http/reference/routing/route_pattern',
            'zio-http/reference/routing/path_codec',
          ],
        },
        {
          folder: 'zio-http/reference/socket',
          label: 'WebSockets',
          description:
            'Exchange messages over one open connection, with WebSocket applications and frames.',
          pages: ['zio-http/reference/socket/socket', 'zio-http/reference/socket/websocketframe'],
        },
        {
          folder: 'zio-http/reference/zio-http-testkit',
          label: 'Testkit',
          description:
            'Test ZIO HTTP routes, clients, and sockets, either without a network or against a real server.',
          pages: [
            'zio-http/reference/zio-http-testkit/index',
            'zio-http/reference/zio-http-testkit/test-client',
            'zio-http/reference/zio-http-testkit/test-server',
            'zio-http/reference/zio-http-testkit/test-channel',
            'zio-http/reference/zio-http-testkit/http-test-aspect',
            'zio-http/reference/zio-http-testkit/examples',
          ],
        },
      ],
    },
  ],
  otherPages: [
    'zio-http/examples/static-files',
    'zio-http/migration/RC4-to-xx',
    'zio-http/migration/RC6-to-xx',
    'zio-http/reference/openapi-gen-sbt-plugin',
  ],
};
