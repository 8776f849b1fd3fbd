/** Servers that blocks can need (`needs=redis`). */

export interface KnownServer {
  /** Display name on pages. */
  readonly label: string;
  /**
   * Shell command that ends once the server responds on its usual port; null if the user has to
   * provide it.
   */
  readonly start: string | null;
}

const redis = `redis-server --bind 127.0.0.1 --save '' --daemonize yes
until redis-cli ping; do sleep 0.1; done`;

/** Servers by their name on fences; to add one, add a line. */
export const knownServers: Readonly<Record<string, KnownServer>> = {
  redis: { label: 'a Redis server', start: redis },
  postgresql: { label: 'a PostgreSQL server', start: null },
  rabbitmq: { label: 'a RabbitMQ server', start: null },
  kafka: { label: 'a Kafka broker', start: null },
  ftp: { label: 'an FTP server', start: null },
  ssh: { label: 'an SSH server', start: null },
};

/**
 * Parses `NAME` or `NAME=COMMAND` for servers that are installed here.
 *
 * @returns start commands by name
 * @throws Error if a name is unknown, or has no command
 */
export function startCommands(given: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    given.map((text) => {
      const [, name = '', command] = /^([^=]*)(?:=([\s\S]+))?$/.exec(text) ?? [];
      const server = knownServers[name];
      if (server === undefined) {
        throw new Error(
          `--needs ${name}: the known servers are ${Object.keys(knownServers).join(', ')}`,
        );
      }
      const start = command ?? server.start;
      if (start === null) {
        throw new Error(
          `--needs ${name}: write --needs '${name}=COMMAND', with a command that exits when the server is ready`,
        );
      }
      return [name, start];
    }),
  );
}
