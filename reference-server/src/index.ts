export { ConfigError, readServerConfig, type ServerConfig } from './config/server-config.ts';
export { type RunOptions, runServer } from './server/run-server.ts';
export type { EmptyLibrary, Seed } from './server/seed-when-empty.ts';
export { type RunningServer, type StartOptions, startServer } from './server/start-server.ts';
