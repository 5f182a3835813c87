import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';

/** A development server that is running. */
export interface RunningServer {
  stop(): Promise<void>;
}

/** Compiles and serves; resolves when it listens, not when the first compilation is done. */
export async function startServer(
  config: Configuration,
  serverConfig: ServerConfiguration,
): Promise<RunningServer> {
  const compiler = webpack(config);
  if (compiler === null) throw new Error('webpack made no compiler');
  const server = new WebpackDevServer(serverConfig, compiler);
  await server.start();
  return { stop: () => server.stop() };
}
