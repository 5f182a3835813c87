export { devServer, pageServer, remoteServer } from './dev-server.ts';
export { type RunningServer, startServer } from './start-server.ts';
