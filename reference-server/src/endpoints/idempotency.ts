import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.contract.ts';
import { DatabaseError } from '../database/database-error.ts';
import { badRequest, HttpError } from '../errors/http-error.ts';

/** How long a first answer is kept (`docs/decisions.md` 45). */
export const IDEMPOTENCY_HOURS = 24;

/** One intention of one person: repeated calls have the same key and the same request. */
export interface Intention {
  readonly owner: string;
  readonly endpoint: string;
  readonly key: string;
  /** Hash of everything that was asked. */
  readonly requestHash: string;
}

/** Reads an `Idempotency-Key` header; throws 400 when it is no key. */
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

/** A hash that is the same for the same decoded request at the same client. */
export async function hashRequest(
  client: string | undefined,
  params: unknown,
  query: unknown,
  body: unknown,
): Promise<string> {
  const told =
    body instanceof FormData ? await Promise.all([...body].map(describeFormEntry)) : body;
  return createHash('sha256')
    .update(JSON.stringify([client ?? null, params, query, told ?? null]))
    .digest('hex');
}

// Held by another request with the same key; the wait is over before a proxy's usual patience.
const WAIT = "set local lock_timeout = '8s'";
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Takes a key that is new, or whose answer is forgotten. Nothing of anybody else is touched: what is old
 * is taken away by housekeeping, because a lock on it would last as long as the work does.
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
    throw new HttpError(409, 'The same call is still being answered', {}, { 'retry-after': '1' });
  }
}

/**
 * Runs the work of an intention once, inside the transaction in which its answer is kept: the key's
 * row holds back a repeat, in this process or another, until the first one has been answered. The
 * answer must be JSON. A key that comes with another request is 422; work that fails leaves no
 * trace, so that a repeat tries again.
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
