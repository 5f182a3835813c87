import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.contract.ts';
import { DatabaseError } from '../database/database-error.ts';
import { badRequest, HttpError } from '../errors/http-error.ts';

/** How long a first response is kept (`docs/decisions.md` 45). */
export const IDEMPOTENCY_HOURS = 24;

/** A keyed call of one person; a repeat has the same key and request. */
export interface Intention {
  readonly owner: string;
  readonly endpoint: string;
  readonly key: string;
  readonly requestHash: string;
}

/** Reads an `Idempotency-Key` header. @throws 400 for an invalid key */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw badRequest('Idempotency-Key: should be 1 to 255 visible characters');
  }
  return header;
}

async function describeFormEntry([name, value]: [string, FormDataEntryValue]): Promise<unknown> {
  if (typeof value === 'string') return [name, value];
  const bytes = new Uint8Array(await value.arrayBuffer());
  return [name, value.type, createHash('sha256').update(bytes).digest('hex')];
}

/** A hash of a decoded request at a client. */
export async function hashRequest(
  client: string | undefined,
  params: unknown,
  query: unknown,
  body: unknown,
): Promise<string> {
  const content =
    body instanceof FormData ? await Promise.all([...body].map(describeFormEntry)) : body;
  return createHash('sha256')
    .update(JSON.stringify([client ?? null, params, query, content ?? null]))
    .digest('hex');
}

// Wait for a request with the same key, for less than the usual timeout of a proxy.
const WAIT = "set local lock_timeout = '8s'";
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Claims a key that is new or expired. Housekeeping deletes other expired keys: a lock on them here would
 * last as long as the work.
 */
async function claim(transaction: Queryable, intention: Intention): Promise<boolean> {
  const { owner, endpoint, key, requestHash } = intention;
  await transaction.query(WAIT, []);
  const claimed = await transaction.query(
    `insert into idempotency_keys as k (owner, endpoint, key, request_hash) values ($1, $2, $3, $4)
     on conflict (owner, endpoint, key) do update set
       request_hash = excluded.request_hash, answer = null, created_at = clock_timestamp()
     where k.created_at < clock_timestamp() - make_interval(hours => $5)
     returning key`,
    [owner, endpoint, key, requestHash, IDEMPOTENCY_HOURS],
  );
  return claimed.length > 0;
}

async function claimOrConflict(transaction: Queryable, intention: Intention): Promise<boolean> {
  try {
    return await claim(transaction, intention);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new HttpError(409, 'The same call is still in progress', {}, { 'retry-after': '1' });
  }
}

/**
 * Runs the work of a keyed call once, in the transaction that stores its response. The lock on the key's row
 * delays a repeat, in any process, until the first has finished. A repeat of failed work runs it again.
 *
 * @param work returns JSON
 * @throws 422 when the key belongs to a different request, 409 when the first call takes too long
 */
export async function once(
  transaction: Queryable,
  intention: Intention,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (await claimOrConflict(transaction, intention)) {
    const answer = (await work()) ?? null;
    await transaction.query(
      `update idempotency_keys set answer = $4::jsonb
       where owner = $1 and endpoint = $2 and key = $3`,
      [intention.owner, intention.endpoint, intention.key, JSON.stringify(answer)],
    );
    return answer;
  }
  const [kept] = await transaction.query<{ request_hash: string; answer: unknown }>(
    `select request_hash, answer from idempotency_keys
     where owner = $1 and endpoint = $2 and key = $3`,
    [intention.owner, intention.endpoint, intention.key],
  );
  if (kept?.request_hash !== intention.requestHash) {
    throw new HttpError(422, 'Idempotency-Key: was used for another request');
  }
  return kept.answer;
}
