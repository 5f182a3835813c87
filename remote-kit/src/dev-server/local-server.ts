import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCAL_REMOTE_PATH, type LocalRemote } from '@leeszaal/shared-contracts/registry';
import type { Configuration } from 'webpack-dev-server';
import { remoteServer } from './dev-server.ts';

/** Options of {@link localServer}. */
export interface LocalServerOptions {
  readonly port: number;
  readonly copied: ReadonlyMap<string, string>;
  /** The only origin whose pages may read the files. */
  readonly portal: URL;
  /** Uses up the code of a link. @returns false when it is not valid */
  readonly take: (code: string) => boolean;
  /** Describes the remote as it is now; undefined while its configuration is invalid. */
  readonly describe: () => LocalRemote | undefined;
}

/** The server of a remote that a portal shows. A change of the remote reloads the page. */
export function localServer(options: LocalServerOptions): Configuration {
  const { port, copied, portal } = options;
  return {
    ...remoteServer(port, copied),
    hot: false,
    allowedHosts: [portal.hostname],
    headers: { 'Access-Control-Allow-Origin': portal.origin },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'local remote',
        path: LOCAL_REMOTE_PATH,
        middleware: (request: IncomingMessage, response: ServerResponse) =>
          answer(request, response, options),
      },
    ],
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { take, describe }: LocalServerOptions,
): void {
  const code = new URL(request.url ?? '/', 'http://localhost').searchParams.get('code');
  if (code !== null && !take(code)) {
    response.writeHead(403).end();
    return;
  }
  const remote = describe();
  if (remote === undefined) response.writeHead(500).end();
  else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(remote));
}
