/** Starts the routes, and passes a client whose base URL is their address under `/v1`. */
def withApi[A](
    api: Routes[Any, Response],
    settings: ZClient.Config => ZClient.Config = identity
)(use: Client => Task[A]): Task[A] =
  val clients = ZLayer.succeed(settings(ZClient.Config.default)) >>> ZClient.fromConfig
  Server
    .install(api)
    .flatMap { port =>
      ZIO.serviceWithZIO[Client](client => use(client.url(url"http://localhost".port(port).path("v1"))))
    }
    .provide(serverWith(identity), clients)
