import { devServer } from '@leeszaal/remote-kit/dev-server';
import type { Configuration } from 'webpack-dev-server';
import { devFolder, devRegistry } from './dev-registry.ts';

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
    ...devServer(port),
    historyApiFallback: { disableDotRule: true },
    proxy: [
      ...[...remotes].map(([name, remotePort]) => ({
        context: [`/${devFolder(name)}`],
        target: `http://localhost:${remotePort}`,
        pathRewrite: { [`^/${devFolder(name)}`]: '' },
      })),
      {
        context: ['/api', '/auth', '/config.json', '/licences', '/terms', '/media'],
        target: backend,
        headers: { 'X-Forwarded-Host': `localhost:${port}` },
      },
    ],
    setupMiddlewares: (middlewares) => [
      {
        name: 'development registry',
        path: '/registry.json',
        middleware: (_request: unknown, response: JsonResponse) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(devRegistry()));
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
