import { runServer } from './server/run-server.ts';

/* The server alone: `node reference-server/src/main.ts`. */
await runServer();
