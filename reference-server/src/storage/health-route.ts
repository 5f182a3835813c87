import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../database/database.contract.ts';
import type { StorageWatch } from './storage-watch.ts';

/** Registers `GET /healthz`: 200 when the database answers and storage is left, else 5xx. */
export function routeHealth(
  app: FastifyInstance,
  database: Queryable,
  storage: StorageWatch,
): void {
  app.get('/healthz', async (_request, reply) => {
    await database.query('select 1', []);
    if (await storage.isFull()) return reply.code(503).send({ status: 'storage-full' });
    return { status: 'ok' };
  });
}
