import { LANGUAGES } from '@leeszaal/shared-contracts';
import type { Database, Queryable, Row } from '../database/database.contract.ts';
import { TURN_SECONDS } from '../licences/licence-store.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { libraryMail } from '../mail/texts/library-mail.ts';
import { readMailLibrary } from '../mail/texts/mail-library.ts';

const SECONDS_IN_MINUTE = 60;

interface Turn extends Row {
  readonly pubKey: string;
  readonly client: string;
  readonly userId: number;
  readonly language: string;
  readonly title: string | null;
  readonly name: string;
  readonly email: string;
}

/** Claims turns whose mail was not queued. Turns that are changed at the moment wait for the next sweep: no deadlock. */
const CLAIM = `
  with due as (
    select w.pub_key, w.user_id, w.mail_language
    from waiting_places w join users u on u.id = w.user_id
    where w.mail_language is not null and w.turn_ends > clock_timestamp()
    for update of w skip locked for key share of u skip locked)
  update waiting_places w set mail_language = null
  from due join users u on u.id = due.user_id
  where w.pub_key = due.pub_key and w.user_id = due.user_id
  returning w.pub_key as "pubKey", w.client_ref as client, w.user_id::int as "userId",
    due.mail_language as language, u.full_name as name, u.email,
    (select p.record->>'title' from publications p
     join client_connections cc on cc.connection_id = p.connection_id
     where cc.client_ref = w.client_ref and p.pub_key = w.pub_key
     order by p.connection_id, p.id limit 1) as title`;

async function mailTurn(transaction: Queryable, turn: Turn, portalUrl: string): Promise<void> {
  const { client, userId, name, email, title, pubKey } = turn;
  // The address is that of an account, and it may have lost it since.
  if (email === '') return;
  const library = await readMailLibrary(transaction, client);
  if (library === undefined) return;
  const language = LANGUAGES.find((each) => each === turn.language);
  const mail = libraryMail(library, {
    kind: 'turn',
    to: email,
    ...(language && { language }),
    facts: () => ({
      name,
      title: title ?? pubKey,
      minutes: String(TURN_SECONDS / SECONDS_IN_MINUTE),
      link: new URL(`/${encodeURIComponent(pubKey)}`, portalUrl).href,
    }),
  });
  await queueMail(transaction, mail, { client, person: userId });
}

/** Queues the mails of people whose turn has come and who wish for one, each once (`docs/decisions.md` 124). */
export async function mailTurns(database: Database, portalUrl: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const turns = await transaction.query<Turn>(CLAIM);
    for (const turn of turns) await mailTurn(transaction, turn, portalUrl);
  });
}
