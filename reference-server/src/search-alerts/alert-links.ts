import { randomBytes } from 'node:crypto';
import { type Language, type SharedQuery, sharedQueryCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Row } from '../database/database.contract.ts';
import { digest } from '../text/digest.ts';

/** Path of the page that ends an alert. */
export const END_ALERT_PATH = '/auth/search-mails';

/** Days that the link in a mail works. */
export const ALERT_LINK_DAYS = 400;

/**
 * Makes the link of a mail that ends its alert.
 *
 * @returns its path in a language, with a token of which the database stores a hash
 */
export async function makeAlertLink(
  transaction: Queryable,
  alert: number,
): Promise<(lang: Language) => string> {
  const token = randomBytes(32).toString('base64url');
  await transaction.query('insert into search_alert_links (token_hash, alert_id) values ($1, $2)', [
    digest(token),
    alert,
  ]);
  return (lang) => `${END_ALERT_PATH}?${new URLSearchParams({ token, lang })}`;
}

/** The alert that a link ends. */
export interface LinkedAlert {
  readonly id: number;
  readonly isOn: boolean;
  /** Undefined while the search is off the shelf. */
  readonly query: SharedQuery | undefined;
  readonly shelf: string;
  readonly library: string;
}

/** The alert of a link; undefined when the link is unknown or too old, or the alert was deleted. */
export async function findLinkedAlert(
  database: Queryable,
  token: string,
): Promise<LinkedAlert | undefined> {
  const [alert] = await database.query<LinkedAlert & { readonly query: unknown } & Row>(
    `select a.id, a.frequency <> 'off' as "isOn", i.item->'data' as query, s.name as shelf,
       c.name as library
     from search_alert_links l join search_alerts a on a.id = l.alert_id
     left join bookshelf_items i on i.id = a.item_id
     join bookshelves s on s.id = a.shelf_id join clients c on c.ref = s.client_ref
     where l.token_hash = $1
       and l.made_at > clock_timestamp() - ${ALERT_LINK_DAYS} * interval '1 day'`,
    [digest(token)],
  );
  return (
    alert && {
      ...alert,
      query: alert.query === null ? undefined : v.parse(sharedQueryCodec.schema, alert.query),
    }
  );
}
