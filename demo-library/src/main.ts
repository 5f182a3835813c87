import { runServer } from '@leeszaal/reference-server';
import { demonstration } from './demonstration.ts';

/* The server with the demonstration library, as `npm start` runs it. */
await runServer(demonstration(process.env));
