import { LANGUAGES } from '@leeszaal/shared-contracts';
import type { Queryable, Row, Transactional } from '../database/database.contract.ts';
import { TURN_SECONDS } from '../licences/licence-store.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { libraryMail } from '../mail/texts/library-mail.ts';
import { readMailLibrary } from '../mail/texts/mail-library.ts';
import { inLanguage } from '../text/in-language.ts';
import { TURN_TEXTS } from './turn-texts.ts';

const SECONDS_IN_MINUTE = 60;

interface TurnKey extends Row {
  readonly pubKey: string;
  readonly userId: number;
}

interface Turn extends TurnKey {
  readonly client: string;
  readonly language: string;
  readonly title: string | null;
  readonly name: string;
  readonly email: string;
  /** Seconds until the turn ends. */
  readonly left: number;
}

/** Turns whose mail was not queued, the first that end first. */
const DUE = `
  select pub_key as "pubKey", user_id::int as "userId" from waiting_places
  where mail_language is not null and turn_ends > clock_timestamp() order by turn_ends`;

/**
 * Claims the turn $1 of the person $2. It locks library, account and place, which a removal locks in this order, and
 * waits for none of them: what is changed at the moment waits for the next sweep.
 */
const CLAIM = `
  with due as (
    select w.pub_key, w.user_id, w.mail_language
    from waiting_places w join clients c on c.ref = w.client_ref join users u on u.id = w.user_id
    where w.pub_key = $1 and w.user_id = $2
      and w.mail_language is not null and w.turn_ends > clock_timestamp()
    for key share of c, u skip locked for update of w skip locked)
  update waiting_places w set mail_language = null
  from due join users u on u.id = due.user_id
  where w.pub_key = due.pub_key and w.user_id = due.user_id
  returning w.pub_key as "pubKey", w.client_ref as client, w.user_id::int as "userId",
    due.mail_language as language, u.full_name as name, u.email,
    extract(epoch from w.turn_ends - clock_timestamp())::float8 as left,
    (select p.record->>'title' from publications p
     join client_connections cc on cc.connection_id = p.connection_id
     where cc.client_ref = w.client_ref and p.pub_key = w.pub_key
     order by p.connection_id, p.id limit 1) as title`;

async function mailTurn(transaction: Queryable, turn: Turn, portalUrl: string): Promise<void> {
  const { client, userId, name, email, title, pubKey, left } = turn;
  // The address is that of an account, and it may have lost it since.
  if (email === '') return;
  const library = await readMailLibrary(transaction, client);
  if (library === undefined) return;
  const asked = LANGUAGES.find((each) => each === turn.language);
  const mail = libraryMail(library, {
    kind: 'turn',
    to: email,
    ...(asked && { language: asked }),
    facts: (language) => ({
      name,
      title: title || inLanguage(TURN_TEXTS, language).untitled,
      minutes: String(TURN_SECONDS / SECONDS_IN_MINUTE),
      link: new URL(`/${encodeURIComponent(pubKey)}`, portalUrl).href,
    }),
  });
  await queueMail(transaction, mail, { client, person: userId }, left);
}

/** Logs mails that could not be written. */
export interface TurnsLog {
  warn(what: { readonly err: unknown }, message: string): void;
}

/**
 * Queues the mails of people whose turn has come and who wish for one, each once (`docs/decisions.md` 124). Each is a
 * transaction, so that one that fails delays no other; it is tried again at the next sweep.
 */
export async function mailTurns(
  database: Transactional,
  portalUrl: string,
  log: TurnsLog,
): Promise<void> {
  for (const { pubKey, userId } of await database.query<TurnKey>(DUE)) {
    try {
      await database.transaction(async (transaction) => {
        const [turn] = await transaction.query<Turn>(CLAIM, [pubKey, userId]);
        if (turn !== undefined) await mailTurn(transaction, turn, portalUrl);
      });
    } catch (err) {
      log.warn({ err }, 'the mail of a turn could not be written');
    }
  }
}
