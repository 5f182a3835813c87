import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../database/database.contract.ts';
import { validOrigins } from '../session/embed-origins.ts';
import { isStorable } from '../text/is-storable.ts';
import { isSameOrigin, openTo } from './cross-origin.ts';

/** The present origins of the client at whose institution an embedded person has the loan; else none. */
async function originsOfLoan(database: Queryable, licenceKey: string): Promise<string[]> {
  const [row] = await database.query<{ origins: unknown }>(
    `select c.settings->'embedOrigins' as origins
     from licences l join embed_people p on p.user_id = l.user_id
     join clients c on c.ref = p.client_ref
     where l.key = $1`,
    [licenceKey],
  );
  return validOrigins(row?.origins);
}

/**
 * Lets other origins show a file that the browser loads by licence key alone (a picture, a font, a film), when an
 * embedded person has the loan. Loads of the portal itself ask nothing of the database.
 */
export async function openToKeyHolder(
  request: FastifyRequest,
  reply: FastifyReply,
  database: Queryable,
): Promise<void> {
  if (isSameOrigin(request)) return;
  const { licenseKey } = request.query as { readonly licenseKey?: unknown };
  if (typeof licenseKey !== 'string' || !isStorable(licenseKey)) return;
  const origins = await originsOfLoan(database, licenseKey);
  if (origins.length === 0) return;
  reply.header('cross-origin-resource-policy', 'cross-origin');
  const { origin } = request.headers;
  if (origin !== undefined && origins.includes(origin)) openTo(reply, origin);
}
