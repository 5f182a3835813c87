import { randomBytes } from 'node:crypto';
import type { Queryable, Row } from '../../database/database.contract.ts';
import { digest } from '../../text/digest.ts';
import type { Json } from '../provider.contract.ts';

/** How long a sign-in with a provider may take, in seconds. */
export const SIGN_IN_SECONDS = 600;

/** A new value that cannot be guessed: a state, a ticket, or the cookie of a browser. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A sign-in that has begun. */
export interface BegunSignIn {
  /** Goes to the provider and back. */
  readonly state: string;
  readonly providerId: number;
  /** The value of the browser's cookie. */
  readonly browser: string;
  /** The secrets that verify the answer. */
  readonly kept: Json;
  /** Where the portal continues; null: a trial. */
  readonly target: string | null;
  readonly language: string;
}

/** Stores a sign-in until its answer comes. */
export async function storeSignIn(
  database: Queryable,
  { state, providerId, browser, kept, target, language }: BegunSignIn,
): Promise<void> {
  await database.query(
    `insert into provider_sign_ins
       (state_hash, provider_id, browser_hash, kept, target, language, expires_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, clock_timestamp() + make_interval(secs => $7))`,
    [
      digest(state),
      providerId,
      digest(browser),
      JSON.stringify(kept),
      target,
      language,
      SIGN_IN_SECONDS,
    ],
  );
}

/** Stores the form of an answer that came by POST, until the browser asks for its page with the cookie. */
export async function storeAnswer(
  database: Queryable,
  { state, providerId }: Pick<BegunSignIn, 'state' | 'providerId'>,
  form: Readonly<Record<string, string>>,
): Promise<void> {
  await database.query(
    `update provider_sign_ins set answer = $3::jsonb
     where state_hash = $1 and provider_id = $2 and answer is null
       and browser_hash is not null and expires_at > clock_timestamp()`,
    [digest(state), providerId, JSON.stringify(form)],
  );
}

/** A sign-in whose answer has come. */
export interface AnsweredSignIn {
  readonly kept: Json;
  /** The form that came by POST; null: the answer is in the address. */
  readonly answer: Readonly<Record<string, string>> | null;
  /** Null: a trial. */
  readonly target: string | null;
  readonly language: string;
}

/**
 * Takes the sign-in of a state: once, in the browser in which it began, within its time. Undefined: there is none.
 */
export async function takeSignIn(
  database: Queryable,
  {
    state,
    providerId,
    browser,
  }: { readonly state: string; readonly providerId: number; readonly browser: string },
): Promise<AnsweredSignIn | undefined> {
  const [row] = await database.query<AnsweredSignIn & Row>(
    `delete from provider_sign_ins
     where state_hash = $1 and provider_id = $2 and browser_hash = $3 and expires_at > clock_timestamp()
     returning kept, answer, target, language`,
    [digest(state), providerId, digest(browser)],
  );
  return row;
}

/** Begins a trial. @returns a ticket for one browser, once */
export async function beginTrial(database: Queryable, providerId: number): Promise<string> {
  const ticket = newToken();
  await database.query(
    `insert into provider_sign_ins (state_hash, provider_id, expires_at)
     values ($1, $2, clock_timestamp() + make_interval(secs => $3))`,
    [digest(ticket), providerId, SIGN_IN_SECONDS],
  );
  return ticket;
}

/** Takes the ticket of a trial. @returns whether it was valid */
export async function takeTrial(
  database: Queryable,
  ticket: string,
  providerId: number,
): Promise<boolean> {
  const taken = await database.query(
    `delete from provider_sign_ins
     where state_hash = $1 and provider_id = $2 and browser_hash is null and expires_at > clock_timestamp()
     returning state_hash`,
    [digest(ticket), providerId],
  );
  return taken.length > 0;
}
