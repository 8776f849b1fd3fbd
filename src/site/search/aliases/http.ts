import type { AliasList } from './alias';

/** Names from other HTTP servers and clients: Spring, Jakarta, http4s, Pekko HTTP, Play, and others. */
export const http: AliasList = {
  from: 'HTTP libraries',
  aliases: [
    { name: '@RestController', means: ['Routes'], reason: 'Spring: a class with handlers' },
    {
      name: '@RequestMapping',
      means: ['RoutePattern', 'Routes'],
      reason: 'Spring: method and path',
    },
    { name: '@GetMapping', means: ['RoutePattern', 'Routes'], reason: 'Spring: a path for GET' },
    { name: '@PostMapping', means: ['RoutePattern', 'Routes'], reason: 'Spring: a path for POST' },
    {
      name: '@PathVariable',
      means: ['PathCodec', 'RoutePattern'],
      reason: 'Spring: a path parameter',
    },
    { name: '@RequestParam', means: ['Request'], reason: 'Spring: a query parameter' },
    { name: '@RequestHeader', means: ['Headers'], reason: 'Spring: a header' },
    {
      name: '@RequestBody',
      means: ['Binary codecs for request and response bodies', 'Body'],
      reason: 'Spring: a decoded body',
    },
    { name: 'ResponseEntity', means: ['Response'], reason: 'Spring: status, headers, and body' },
    {
      name: 'MultipartFile',
      means: ['Form data', 'Multipart form data example'],
      reason: 'Spring: an uploaded file',
    },
    { name: 'RestTemplate', means: ['Client'], reason: 'Spring: an HTTP client' },
    { name: 'WebClient', means: ['Client'], reason: 'Spring: an HTTP client' },
    { name: 'HttpServletRequest', means: ['Request'], reason: 'Jakarta: the request' },
    { name: 'HttpServletResponse', means: ['Response'], reason: 'Jakarta: the response' },
    { name: 'HttpSession', means: ['Cookies'], reason: 'Jakarta: values of one browser' },
    { name: '@Path', means: ['RoutePattern'], reason: 'Jakarta: a path' },
    { name: 'OkHttp', means: ['Client'], reason: 'a Java HTTP client' },
    { name: 'HttpURLConnection', means: ['Client'], reason: 'Java: an HTTP client' },
    { name: 'HttpRoutes.of', means: ['Routes'], reason: 'http4s: routes' },
    {
      name: 'EntityDecoder',
      means: ['Binary codecs for request and response bodies', 'Body'],
      reason: 'http4s: decodes a body',
    },
    {
      name: 'EntityEncoder',
      means: ['Binary codecs for request and response bodies', 'Body'],
      reason: 'http4s: encodes a body',
    },
    { name: 'EmberServerBuilder', means: ['Server'], reason: 'http4s: a server with settings' },
    { name: 'EmberClientBuilder', means: ['Client'], reason: 'http4s: a client with settings' },
    {
      name: 'pathPrefix',
      means: ['Routes#nest', 'Routes'],
      reason: 'Pekko HTTP: a prefix of paths',
    },
    {
      name: 'RejectionHandler',
      means: ['Routes'],
      reason: 'Pekko HTTP: responses to refused requests',
    },
    {
      name: 'ExceptionHandler',
      means: ['Routes#handleErrorCause'],
      reason: 'Pekko HTTP: errors to responses',
    },
    { name: 'toStrict', means: ['Body'], reason: 'Pekko HTTP: reads a body into memory' },
    { name: 'Http().bindAndHandle', means: ['Server.serve'], reason: 'Akka HTTP: starts a server' },
    {
      name: 'Action.async',
      means: ['Handler'],
      reason: 'Play: a function from request to response',
    },
    { name: 'WSClient', means: ['Client'], reason: 'Play: an HTTP client' },
    {
      name: 'serverLogic',
      means: ['Endpoint'],
      reason: 'Tapir: the implementation of an endpoint',
    },
    { name: 'express.Router', means: ['Routes'], reason: 'Express: routes' },
    { name: 'app.get', means: ['Routes'], reason: 'Express, Flask: a route' },
    { name: 'url_for', means: ['Links from patterns'], reason: 'Flask: a link to a route' },
    { name: 'multer', means: ['Form data'], reason: 'Express: uploads' },
    { name: 'requests.get', means: ['Client'], reason: 'Python: calls a URL' },
  ],
};
