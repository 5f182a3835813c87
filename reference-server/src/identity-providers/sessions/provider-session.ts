import type { Queryable, Row } from '../../database/database.contract.ts';
import type { EndedThere, Json } from '../provider.contract.ts';

/** The session of a person who signed in with a provider. */
export interface ProviderSession {
  readonly providerId: number;
  readonly handle: Json;
}

/** Notes with which provider a session was begun. */
export async function attachProvider(
  database: Queryable,
  sessionId: string,
  { providerId, handle }: ProviderSession,
): Promise<void> {
  await database.query(
    `update sessions set provider_id = $2, provider_handle = $3::jsonb,
       provider_asked_at = clock_timestamp(), provider_confirmed_at = clock_timestamp()
     where id = $1`,
    [sessionId, providerId, JSON.stringify(handle)],
  );
}

/** Keeps what a provider gave anew, although it has not said that the person has access. */
export async function keepHandle(
  database: Queryable,
  sessionId: string,
  handle: Json,
): Promise<void> {
  await database.query(
    'update sessions set provider_handle = $2::jsonb where id = $1 and ended_at is null',
    [sessionId, JSON.stringify(handle)],
  );
}

/** Notes that a provider has confirmed a session. @returns whether it still goes on */
export async function keepProvider(
  database: Queryable,
  sessionId: string,
  handle: Json,
): Promise<boolean> {
  const kept = await database.query(
    `update sessions set provider_handle = $2::jsonb, provider_asked_at = clock_timestamp(),
       provider_confirmed_at = clock_timestamp()
     where id = $1 and ended_at is null and provider_id is not null returning id`,
    [sessionId, JSON.stringify(handle)],
  );
  return kept.length > 0;
}

/** A session that is to be confirmed by its provider. */
export interface AskedSession extends ProviderSession {
  readonly userId: number;
  /** Whether the provider could not be asked for too long. */
  readonly isOverdue: boolean;
}

/** A provider is asked about a session this often at most, in seconds. */
export const ASK_EVERY_SECONDS = 60;
/** How long a session lasts whose provider cannot be asked, in seconds. */
export const UNCONFIRMED_SECONDS = 24 * 3600;

/** Takes the turn to ask the provider of a session; undefined: it has none, or was just asked. */
export async function takeTurnToAsk(
  database: Queryable,
  sessionId: string,
): Promise<AskedSession | undefined> {
  const [row] = await database.query<AskedSession & Row>(
    `update sessions set provider_asked_at = clock_timestamp()
     where id = $1 and provider_id is not null and ended_at is null and user_id is not null
       and provider_asked_at < clock_timestamp() - make_interval(secs => $2)
     returning provider_id as "providerId", provider_handle as handle, user_id::int as "userId",
       provider_confirmed_at < clock_timestamp() - make_interval(secs => $3) as "isOverdue"`,
    [sessionId, ASK_EVERY_SECONDS, UNCONFIRMED_SECONDS],
  );
  return row;
}

/** Ends the sessions that a provider has ended. @returns how many */
export async function endSessionsThere(
  database: Queryable,
  providerId: number,
  { subject, session }: EndedThere,
): Promise<number> {
  const ended = await database.query(
    `update sessions set ended_at = clock_timestamp()
     where provider_id = $1 and ended_at is null
       and ($2::text is null or provider_handle->>'subject' = $2)
       and ($3::text is null or provider_handle->>'session' = $3)
       and ($2::text is not null or $3::text is not null)
     returning id`,
    [providerId, subject ?? null, session ?? null],
  );
  return ended.length;
}
