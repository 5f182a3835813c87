import type { Queryable } from '../../database/database.contract.ts';
import type { PersonAt } from './erase-person.ts';

/** The parts of an export, each with its statement: `$1` is the library, `$2` the account. */
const PARTS = {
  account: `select u.login, u.full_name as name, u.email, m.role, m.deactivated_at as "deactivatedAt",
      u.password_hash <> '' as "hasPassword"
    from users u join user_clients m on m.user_id = u.id
    where m.client_ref = $1 and u.id = $2`,
  // Of the account, as the password is.
  secondFactor: `select f.confirmed_at as "setAt",
      (select count(*)::int from recovery_codes r where r.user_id = f.user_id) as "recoveryCodesLeft"
    from second_factors f where f.user_id = $2
      and exists (select from user_clients m where m.user_id = f.user_id and m.client_ref = $1)`,
  links: `select expires_at as "expiresAt" from account_links l where user_id = $2
    and exists (select from user_clients m where m.user_id = l.user_id and m.client_ref = $1)`,
  identities: `select p.name as provider, e.subject from external_identities e
    join identity_providers p on p.id = e.provider_id
    where p.client_ref = $1 and e.user_id = $2 order by e.provider_id`,
  sessions: `select created_at as "begunAt", rotated_at as "usedAt", ended_at as "endedAt",
      expires_at as "expiresAt", manner, device
    from sessions where client_ref = $1 and user_id = $2 order by created_at`,
  loans: `select l.pub_key as publication, l.lapses_at as "endsAt"
    from licences l where l.user_id = $2 and coalesce(l.client_ref, $1) = $1 order by l.lapses_at`,
  waitingPlaces: `select pub_key as publication, taken_at as "takenAt", turn_ends as "turnEndsAt",
    mail_language as "mailLanguage"
    from waiting_places where client_ref = $1 and user_id = $2 order by number`,
  endedLoans: `select pub_key as publication, ended_at as "endedAt"
    from ended_loans where client_ref = $1 and user_id = $2 order by ended_at`,
  readingPlaces: `select doc_key as document, file, position, page, fraction,
      to_timestamp(saved_at / 1000.0) as "savedAt"
    from reading_places where client_ref = $1 and user_id = $2 order by saved_at`,
  shelves: `select s.name, s.shared, s.created_at as "madeAt",
      coalesce((select jsonb_agg(i.item order by i.place, i.id) from bookshelf_items i
        where i.shelf_id = s.id), '[]') as items
    from bookshelves s where client_ref = $1 and author_id = $2 order by s.created_at`,
  searchAlerts: `select s.name as shelf, i.item->'data' as search, a.frequency, a.language
    from search_alerts a join bookshelves s on s.id = a.shelf_id join bookshelf_items i on i.id = a.item_id
    where s.client_ref = $1 and s.author_id = $2 order by a.id`,
  orders: `select o.id, o.ordered_at as "orderedAt", o.language,
      coalesce((select jsonb_agg(jsonb_build_object('isbn', l.isbn, 'title', l.title,
        'priceInCents', l.price_in_cents, 'currency', l.currency) order by l.title)
        from order_lines l where l.order_id = o.id), '[]') as lines
    from orders o where client_ref = $1 and user_id = $2 order by o.ordered_at`,
  catalogueTokens: `select connection_id as connection, publication_id as publication,
      expires_at as "expiresAt", used_at as "usedAt"
    from catalogue_tokens where client_ref = $1 and user_id = $2 order by expires_at`,
  accessCodes: `select expires_at as "expiresAt", uses_left as "usesLeft"
    from config_objects where client_ref = $1 and user_id = $2 order by expires_at`,
  log: `select at, action, detail from audit_log where client_ref = $1 and (user_id = $2
      or (detail->'person'->>'id')::bigint = $2) order by at`,
  // A mail may have a link that lets its reader in.
  mails: `select written_at as "writtenAt" from outgoing_mails
    where client_ref = $1 and user_id = $2 order by written_at`,
} as const;

/** All that a library has of a person, by kind. */
export type PersonData = Readonly<Record<keyof typeof PARTS, readonly object[]>>;

/**
 * Reads all that a library has of a person. Secrets are left out: hashes of passwords and tokens, the second factor's
 * secret, and mails.
 */
export async function personData(
  database: Queryable,
  { client, id }: PersonAt,
): Promise<PersonData> {
  const parts: [string, readonly object[]][] = [];
  for (const [name, statement] of Object.entries(PARTS)) {
    parts.push([name, await database.query(statement, [client, id])]);
  }
  return Object.fromEntries(parts) as PersonData;
}
