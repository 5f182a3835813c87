import type { Configuration } from 'webpack-dev-server';

/** The common configuration of the development servers. */
export function devServer(port: number): Configuration {
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
    ...devServer(port),
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
