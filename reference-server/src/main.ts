import { runServer } from './server/run-server.ts';

/* The server with nothing beside it: `node reference-server/src/main.ts`. */
await runServer();
