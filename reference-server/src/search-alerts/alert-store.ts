import type { AlertFrequency, Language, SearchAlerts } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../database/database.contract.ts';

type Alert = SearchAlerts['alerts'][number];

/** The alerts of a shelf that are on. @param shelf its key in the database */
export async function alertsOfShelf(database: Queryable, shelf: number): Promise<Alert[]> {
  const rows = await database.query<Alert & Row>(
    `select item_id as "itemId", frequency from search_alerts
     where shelf_id = $1 and item_id is not null and frequency <> 'off' order by item_id`,
    [shelf],
  );
  return rows.map(({ itemId, frequency }) => ({ itemId, frequency }));
}

/** Whether an item of a shelf is a search. */
export async function isSearch(database: Queryable, shelf: number, item: number): Promise<boolean> {
  const rows = await database.query(
    `select from bookshelf_items where id = $1 and shelf_id = $2 and item->>'type' = 'query'`,
    [item, shelf],
  );
  return rows.length > 0;
}

/** A change of an alert. */
export interface AlertChange {
  readonly shelf: number;
  readonly item: number;
  readonly frequency: AlertFrequency;
  readonly language: Language;
}

/**
 * Sets how often a search mails. One that is switched on looks at once, so that it knows what is there; one that is
 * switched off forgets that, with a mail that waits. Another frequency neither delays the first look nor takes the turn
 * of a look in progress.
 */
export async function setAlert(
  transaction: Queryable,
  { shelf, item, frequency, language }: AlertChange,
): Promise<void> {
  const [alert] = await transaction.query<{ id: number }>(
    `insert into search_alerts as a (shelf_id, fingerprint, item_id, frequency, language)
     select shelf_id, fingerprint, id, $3, $4 from bookshelf_items where id = $2 and shelf_id = $1
     on conflict (shelf_id, fingerprint) do update set
       item_id = excluded.item_id, frequency = excluded.frequency, language = excluded.language,
       turn = a.turn + case when 'off' in (a.frequency, excluded.frequency) then 1 else 0 end,
       due_at = case when a.frequency = 'off' then clock_timestamp()
         when a.frequency = excluded.frequency then a.due_at
         when exists (select from search_alert_marks where alert_id = a.id)
           then clock_timestamp() + ${periodSql('excluded.frequency')}
         else least(a.due_at, clock_timestamp() + ${CLAIM}) end
     returning id`,
    [shelf, item, frequency, language],
  );
  if (alert !== undefined && frequency === 'off') await forgetFindings(transaction, alert.id);
}

/** Time after which a look that has not ended is repeated, in SQL. */
export const CLAIM = "interval '1 hour'";

/** Writes the time between two looks of a frequency. */
export const periodSql = (frequency: string): string =>
  `case ${frequency} when 'weekly' then interval '7 days' else interval '1 day' end`;

/** Deletes what an alert knows, and what it found that was not sent yet. */
async function forgetFindings(transaction: Queryable, alert: number): Promise<void> {
  await transaction.query('delete from search_alert_marks where alert_id = $1', [alert]);
  await transaction.query('delete from outgoing_mails where alert_id = $1', [alert]);
}

/** Switches an alert off, if it is on, and deletes a mail of it that waits. */
export async function endAlert(transaction: Queryable, alert: number): Promise<void> {
  await transaction.query(
    `update search_alerts set frequency = 'off', turn = turn + 1 where id = $1 and frequency <> 'off'`,
    [alert],
  );
  await forgetFindings(transaction, alert);
}
