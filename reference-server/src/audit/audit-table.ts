import type { AuditEntry } from '@leeszaal/shared-contracts';
import { stringify } from 'csv-stringify/sync';

const COLUMNS = [
  'when',
  'who',
  'email',
  'what',
  'setting',
  'value',
  'order',
  'isbn',
  'title',
  'price',
  'currency',
] as const;
type Line = Partial<Record<(typeof COLUMNS)[number], string>>;

/** The lines of one entry: one for each setting, or for each book. */
function linesOf({ at, user, action, settings, order }: AuditEntry): Line[] {
  const common = { when: at, who: user.name, email: user.email, what: action };
  const changed = Object.entries(settings ?? {}).map(([setting, value]) => ({
    ...common,
    setting,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  const bought = (order?.lines ?? []).map(({ isbn, title, priceInCents, currency }) => ({
    ...common,
    order: order?.id ?? '',
    isbn,
    title,
    price: (priceInCents / 100).toFixed(2),
    currency: currency ?? '',
  }));
  const lines = [...changed, ...bought];
  return lines.length > 0 ? lines : [common];
}

/**
 * Entries as a table that spreadsheets read: with a byte order mark, so that they take it for UTF-8,
 * and with nothing in a cell that they would take for a formula.
 */
export function auditTable(entries: readonly AuditEntry[]): string {
  return stringify(entries.flatMap(linesOf), {
    header: true,
    columns: [...COLUMNS],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
