import type { AuditEntry } from '@leeszaal/shared-contracts';
import { cellAmount, cellIsbn, cellMoment, type Writing, writeTable } from './spreadsheet.ts';

const NAMES = [
  ...['when', 'who', 'email', 'what', 'setting', 'value'],
  ...['order', 'isbn', 'title', 'price', 'currency'],
  ...['credential', 'person', 'account', 'role'],
];
/** Column names of the log itself, not translated. */
const COLUMNS = Object.fromEntries(NAMES.map((name) => [name, name]));
type Line = Readonly<Record<string, string>>;

/**
 * The lines of one entry: one for each setting, also of a connection, or for each book, or one for a credential, an
 * account, a file, a text or a client.
 */
function linesOf(
  {
    at,
    user,
    action,
    settings,
    order,
    embed,
    person,
    people,
    connection,
    text,
    client,
  }: AuditEntry,
  writing: Writing,
): Line[] {
  const { day, time } = cellMoment(at, writing);
  const common = { when: `${day} ${time}`, who: user.name, email: user.email, what: action };
  const changed = Object.entries(settings ?? {}).map(([setting, value]) => ({
    ...common,
    setting,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  const bought = (order?.lines ?? []).map(({ isbn, title, priceInCents, currency }) => ({
    ...common,
    order: order?.id ?? '',
    isbn: cellIsbn(isbn),
    title,
    price: cellAmount(priceInCents, writing),
    currency: currency?.toUpperCase() ?? '',
  }));
  const embedded = embed
    ? [{ ...common, credential: embed.label, person: embed.person ?? '' }]
    : [];
  const managed = person ? [{ ...common, account: person.name, role: person.role ?? '' }] : [];
  const counted = people === undefined ? [] : [{ ...common, value: String(people) }];
  const opened = connection
    ? (['searchedBy', 'readBy'] as const).map((setting) => ({
        ...common,
        setting: `${connection.name}: ${setting}`,
        value: connection[setting],
      }))
    : [];
  const written = text ? [{ ...common, setting: text.name, value: text.language }] : [];
  const run = client ? [{ ...common, setting: client.ref, value: client.name }] : [];
  const lines = [
    ...[...changed, ...bought, ...embedded, ...managed],
    ...[...counted, ...opened, ...written, ...run],
  ];
  return lines.length > 0 ? lines : [common];
}

/** The log as a table. */
export function auditTable(entries: readonly AuditEntry[], writing: Writing): string {
  return writeTable(
    entries.flatMap((entry) => linesOf(entry, writing)),
    COLUMNS,
    writing,
  );
}
