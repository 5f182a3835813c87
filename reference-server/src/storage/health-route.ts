import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../database/database.contract.ts';
import type { Services } from '../endpoints/services.contract.ts';
import type { StorageWatch } from './storage-watch.ts';

/** Dependencies of health, beside storage. */
type Checked = Pick<Services, 'isSearchHealthy'> & { readonly database: Queryable };

/**
 * Registers `GET /healthz`: 200 when the database answers and storage is left, else 5xx. A search engine beside the
 * database is told of, and changes no status: everything but searches works without it.
 */
export function routeHealth(
  app: FastifyInstance,
  { database, isSearchHealthy }: Checked,
  storage: StorageWatch,
): void {
  app.get('/healthz', async (_request, reply) => {
    await database.query('select 1', []);
    if (await storage.isFull()) return reply.code(503).send({ status: 'storage-full' });
    if (isSearchHealthy === undefined) return { status: 'ok' };
    return { status: 'ok', search: (await isSearchHealthy()) ? 'ok' : 'unavailable' };
  });
}
