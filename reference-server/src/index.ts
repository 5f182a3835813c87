export { ConfigError, readServerConfig, type ServerConfig } from './config/server-config.ts';
export type { EmptyLibrary, SeedDemo } from './server/seed-when-empty.ts';
export { type RunningServer, type StartOptions, startServer } from './server/start-server.ts';
export { startupLine } from './server/startup-error.ts';
