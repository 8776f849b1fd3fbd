import type { MovedPages } from './layouts';

const httpReference = 'zio-http/reference';

export const companions: readonly MovedPages[] = [
  // Page names no longer repeat the name of the library.
  {
    'zio-schema/integration-with-zio-streams': 'zio-schema/integration-with-streams',
    'zio-schema/derivations/zio-test-gen-derivation': 'zio-schema/derivations/test-gen-derivation',
  },
  // ZIO HTTP 3.0 moved its pages about data types to the reference folder.
  {
    'zio-http/dsl/body': `${httpReference}/body/body`,
    'zio-http/dsl/form': `${httpReference}/body/form`,
    'zio-http/dsl/template': `${httpReference}/body/template`,
    'zio-http/dsl/html': `${httpReference}/body/template`,
    'zio-http/binary_codecs': `${httpReference}/body/binary_codecs`,
    'zio-http/dsl/client': `${httpReference}/client`,
    'zio-http/dsl/endpoint': `${httpReference}/endpoint`,
    'zio-http/dsl/handler': `${httpReference}/handler`,
    'zio-http/dsl/handler_aspect': `${httpReference}/aop/handler_aspect`,
    'zio-http/dsl/middleware': `${httpReference}/aop/middleware`,
    'zio-http/dsl/protocol-stack': `${httpReference}/aop/protocol-stack`,
    'zio-http/dsl/headers': `${httpReference}/headers/headers`,
    'zio-http/dsl/cookies': `${httpReference}/headers/session/cookies`,
    'zio-http/dsl/flash': `${httpReference}/headers/session/flash`,
    'zio-http/dsl/request': `${httpReference}/request`,
    'zio-http/dsl/response': `${httpReference}/response/response`,
    'zio-http/dsl/routes': `${httpReference}/routing/routes`,
    'zio-http/dsl/path_codec': `${httpReference}/routing/path_codec`,
    'zio-http/dsl/server': `${httpReference}/server`,
    'zio-http/dsl/socket/socket': `${httpReference}/socket/socket`,
    'zio-http/dsl/socket/websocketframe': `${httpReference}/socket/websocketframe`,
  },
];
