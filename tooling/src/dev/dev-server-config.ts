import type { Configuration } from 'webpack-dev-server';
import { devFolder, devRegistry } from './dev-registry.ts';

/** The common configuration of the development servers. */
function common(port: number): Configuration {
  return {
    host: 'localhost',
    port,
    hot: true,
    static: false,
    allowedHosts: 'all',
    client: {
      overlay: { errors: true, warnings: false },
      // A remote's page is the host's, but its hot updates come from its own server.
      webSocketURL: `ws://localhost:${port}/ws`,
    },
    headers: { 'Access-Control-Allow-Origin': '*' },
  };
}

/** The server of a remote's files. */
export function remoteServer(port: number, copied: ReadonlyMap<string, string>): Configuration {
  return {
    ...common(port),
    static: [...copied].map(([directory, to]) => ({
      directory,
      publicPath: `/${to}`,
      watch: false,
    })),
  };
}

/** The server of a remote's page of its own; every address answers that page. */
export function pageServer(port: number, copied: ReadonlyMap<string, string>): Configuration {
  return { ...remoteServer(port, copied), historyApiFallback: { disableDotRule: true } };
}

/**
 * The host's server: the page at every address, the remotes' files from their own servers, and the
 * rest from the reference server.
 *
 * @param backend origin of the reference server
 * @param remotes the remotes' ports
 */
export function hostServer(
  port: number,
  backend: string,
  remotes: ReadonlyMap<string, number>,
): Configuration {
  return {
    ...common(port),
    historyApiFallback: { disableDotRule: true },
    proxy: [
      ...[...remotes].map(([name, remotePort]) => ({
        context: [`/${devFolder(name)}`],
        target: `http://localhost:${remotePort}`,
        pathRewrite: { [`^/${devFolder(name)}`]: '' },
      })),
      {
        context: ['/api', '/auth', '/config.json', '/terms', '/media'],
        target: backend,
        headers: { 'X-Forwarded-Host': `localhost:${port}` },
      },
    ],
    setupMiddlewares: (middlewares) => [
      {
        name: 'development registry',
        path: '/registry.json',
        middleware: (_request: unknown, response: JsonResponse) => {
          void devRegistry().then((registry) => {
            response.setHeader('Content-Type', 'application/json');
            response.end(JSON.stringify(registry));
          });
        },
      },
      ...middlewares,
    ],
  };
}

interface JsonResponse {
  setHeader(name: string, value: string): void;
  end(text: string): void;
}
