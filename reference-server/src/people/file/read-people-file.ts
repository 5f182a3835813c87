import {
  emailSchema,
  foldText,
  hasRole,
  nameSchema,
  PEOPLE_FILE_LINES,
  type PeopleImport,
  type PersonLineFault,
  type RefusedLine,
  ROLES,
  type Role,
} from '@leeszaal/shared-contracts';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';

/** A person of a file. */
export interface FilePerson {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** The people of a file, and the lines that are not taken; or why the file cannot be read. */
export type PeopleFile =
  | Extract<PeopleImport, { kind: 'unreadable' }>
  | {
      readonly kind: 'read';
      readonly people: readonly FilePerson[];
      readonly refused: readonly RefusedLine[];
    };

/** The headings of each column, folded, as exports and spreadsheets in the four languages have them. */
const HEADINGS = {
  name: ['name', 'full name', 'naam', 'volledige naam', 'nom', 'nom complet', 'vollstandiger name'],
  email: [
    ...['email', 'e-mail', 'mail', 'e-mail address', 'email address', 'e-mailadres', 'emailadres'],
    ...['e-mail-adresse', 'emailadresse', 'adresse e-mail', 'adresse mail', 'courriel'],
  ],
  role: ['role', 'rol', 'rolle'],
  // Exports have it.
  state: ['state'],
} as const;

/** Exports have an apostrophe before what a spreadsheet would take for a formula. */
const ESCAPED = /^'(?=[=+\-@\t\r])/;

/** UTF-8, or what spreadsheets of old write: UTF-16 with its mark, and Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

interface TableText {
  readonly text: string;
  /** Lines before it. */
  readonly before: number;
  readonly separator: string;
}

/** The table without blank lines before it, and without the line with which spreadsheets name the separator. */
function tableOf(text: string): TableText {
  const [blank = ''] = /^(?:[ \t]*\r?\n)*/.exec(text) ?? [];
  const [named = '', separator] = /^"?sep=(.)"?\r?\n/i.exec(text.slice(blank.length)) ?? [];
  const rest = text.slice(blank.length + named.length);
  const [head = ''] = rest.split(/\r?\n/, 1);
  const count = (each: string) => head.split(each).length;
  return {
    text: rest,
    before: `${blank}${named}`.split('\n').length - 1,
    // Headings have it most often.
    separator:
      separator ??
      [';', '\t', ','].reduce((best, each) => (count(each) > count(best) ? each : best)),
  };
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a table; undefined when it is none. */
function rowsOf(file: string): Row[] | undefined {
  const { text, before, separator } = tableOf(file);
  try {
    const records = parse(text, {
      delimiter: separator,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({
      line: before + info.lines,
      cells: record.map((cell) => cell.replace(ESCAPED, '').trim()),
    }));
  } catch {
    return undefined;
  }
}

/** Finds the column of each heading. */
function columnsOf({ cells }: Row): Readonly<Record<keyof typeof HEADINGS, number>> {
  const folded = cells.map(foldText);
  const find = (names: readonly string[]) => folded.findIndex((cell) => names.includes(cell));
  return {
    name: find(HEADINGS.name),
    email: find(HEADINGS.email),
    role: find(HEADINGS.role),
    state: find(HEADINGS.state),
  };
}

interface Cells extends Readonly<Record<keyof typeof HEADINGS, string>> {}

/** The fault of a person; undefined without one. */
function faultOf({ name, email, role, state }: Cells, mostRole: Role): PersonLineFault | undefined {
  if (name === '') return 'no-name';
  if (!v.is(nameSchema, name)) return 'bad-name';
  if (email === '') return 'no-email';
  if (!v.is(emailSchema, email)) return 'bad-email';
  if (state === 'deactivated') return 'deactivated';
  const known = ROLES.find((each) => each === role);
  if (known === undefined) return 'unknown-role';
  return hasRole(mostRole, known) ? undefined : 'higher-role';
}

/**
 * Reads a CSV file of people: separated by commas, semicolons or tabs, with headings in any order. Without a role a
 * person is a user.
 *
 * @param mostRole the highest role that can be given
 */
export function readPeopleFile(bytes: Uint8Array, mostRole: Role): PeopleFile {
  const text = decode(bytes).replace(/^\ufeff/, '');
  const [head, ...rows] = rowsOf(text) ?? [];
  if (head === undefined) return { kind: 'unreadable', fault: 'no-table' };
  const columns = columnsOf(head);
  if (columns.name < 0 || columns.email < 0) return { kind: 'unreadable', fault: 'no-columns' };
  if (rows.length === 0) return { kind: 'unreadable', fault: 'no-people' };
  if (rows.length > PEOPLE_FILE_LINES) return { kind: 'unreadable', fault: 'too-many' };

  const people: FilePerson[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of rows) {
    const cell = (column: keyof typeof HEADINGS) => cells[columns[column]] ?? '';
    const [name, email] = [cell('name'), cell('email')];
    const role = cell('role').toLowerCase() || 'user';
    const state = cell('state').toLowerCase();
    const isRepeated = seen.has(email.toLowerCase());
    const fault =
      faultOf({ name, email, role, state }, mostRole) ?? (isRepeated ? 'repeated' : undefined);
    if (fault === undefined) {
      people.push({ line, name, email, role: role as Role });
      seen.add(email.toLowerCase());
    } else refused.push({ line, name, email, fault });
  }
  return { kind: 'read', people, refused };
}
